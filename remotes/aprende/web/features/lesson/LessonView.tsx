import type { CompiledLesson } from '@travesia/content-lesson-model';
import { LESSONS_PAGE, MISTAKE_PARAM, type PageLocation } from '@travesia/contracts/page';
import { Button, ButtonLink, EmptyState, OfflineArt, SearchArt, Skeleton } from '@travesia/kit-ui';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLessonMap } from '../map/use-lesson-map.ts';
import { EXAMPLE_PARAM } from '../study/example-address.ts';
import { practiceAddress } from '../study/practice-address.ts';
import { useStudy } from '../study/use-study.ts';
import { Lesson } from './Lesson.tsx';
import css from './lesson.module.css';
import { loadLesson } from './lesson-files.ts';

const Erroneous = lazy(async () => ({ default: (await import('./Erroneous.tsx')).Erroneous }));

type Loaded = CompiledLesson | 'loading' | 'missing' | 'failed';

export interface LessonViewProps {
  readonly content: string;
  readonly location: PageLocation;
  /** Its first screen is there already: nothing stands in its place until it can be used. */
  readonly isCovered: boolean;
  /** It is there, or it is said why it is not; before anything of it is painted. */
  onShown(): void;
}

/** The lesson of a content, from its file, or one of its mistakes as an example. */
export function LessonView({ content, location, isCovered, onShown }: LessonViewProps) {
  const study = useStudy();
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const load = useCallback(() => {
    let isGone = false;
    setLoaded('loading');
    loadLesson(content).then(
      (lesson) => isGone || setLoaded(lesson ?? 'missing'),
      () => isGone || setLoaded('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [content]);
  useEffect(load, [load]);
  // What comes after the lesson is named when the lesson is there.
  const { nameOf } = useLessonMap(loaded !== 'loading');

  const query = new URLSearchParams(location.search);
  const example = query.get(EXAMPLE_PARAM);
  const isElse = loaded === 'missing' || loaded === 'failed' || (loaded !== 'loading' && example !== null);
  useLayoutEffect(() => {
    if (isElse) onShown();
  }, [isElse, onShown]);

  if (loaded === 'missing') return <Missing content={content} name={nameOf(content)} />;
  if (loaded === 'failed') return <Failed onRetry={load} />;
  if (loaded === 'loading' || study === null) return isCovered ? null : <Opening />;
  const point = location.hash === '' ? null : decodeURIComponent(location.hash.slice(1));
  const mistake = query.get(MISTAKE_PARAM);
  if (example !== null) {
    return (
      <Suspense fallback={<Opening />}>
        <Erroneous key={`${study.uid} ${content} ${example}`} study={study} lesson={loaded} mistake={example} />
      </Suspense>
    );
  }
  return (
    <Lesson
      key={`${study.uid} ${content}`}
      study={study}
      lesson={loaded}
      asked={{ point, mistake }}
      nameOf={nameOf}
      isCovered={isCovered}
      onShown={onShown}
    />
  );
}

function Opening() {
  return (
    <div className={css.lesson}>
      <Skeleton label="Abriendo la lección" lines={8} />
    </div>
  );
}

function Missing({ content, name }: { readonly content: string; readonly name: string | null }) {
  const test = content.split('.', 1)[0];
  const isPractised = name !== null && (test === 'm1' || test === 'm2' || test === 'hcs' || test === 'ciencias');
  return (
    <div className={css.lesson}>
      <h1 className="visually-hidden">Lección</h1>
      <EmptyState
        art={<SearchArt />}
        title={name === null ? 'Esa lección no existe' : `«${name}» todavía no tiene lección`}
        actions={
          <>
            {isPractised ? (
              <ButtonLink href={practiceAddress(test, content)}>Practicar este contenido</ButtonLink>
            ) : null}
            <ButtonLink variant="secondary" href={LESSONS_PAGE}>
              Ver todos los contenidos
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={css.lesson}>
      <h1 className="visually-hidden">Lección</h1>
      <EmptyState
        art={<OfflineArt />}
        title="No pudimos abrir la lección"
        actions={
          <>
            <Button onClick={onRetry}>Reintentar</Button>
            <ButtonLink variant="secondary" href={LESSONS_PAGE}>
              Ver todos los contenidos
            </ButtonLink>
          </>
        }
      >
        <p>Revisa tu conexión. Las lecciones que ya abriste en este dispositivo funcionan sin ella.</p>
      </EmptyState>
    </div>
  );
}
