import type { MappedContent, MappedTest } from '@travesia/content-lesson-model';
import { LEVEL_WORDS } from '@travesia/contracts/level-words';
import { lessonAddress } from '@travesia/contracts/page';
import { useStream } from '@travesia/kit-remote';
import {
  AreaMark,
  Badge,
  Button,
  Disclosure,
  EmptyState,
  EstudioArt,
  PageHeader,
  SearchArt,
  Skeleton,
  Stack,
  TextField,
} from '@travesia/kit-ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isPractisedByContent, practiceAddress } from '../study/practice-address.ts';
import type { StudyAccount, StudyState } from '../study/study-account.ts';
import { useStudy } from '../study/use-study.ts';
import { filterMap } from './filter-map.ts';
import { LEVEL_TONES } from './level-tones.ts';
import css from './map.module.css';
import { contentsOf, useLessonMap } from './use-lesson-map.ts';
import { WeekTasks } from './WeekTasks.tsx';

const LEAD =
  'Lecciones de los contenidos de la PAES: la idea, un ejemplo, lo que suele salir mal y preguntas que te explican.';

/** All contents of the tests with their lessons: what is done, what is known, and the week. */
export function LessonMapView() {
  const study = useStudy();
  return (
    <Stack gap="xl">
      <PageHeader title="Aprende" lead={LEAD} art={<EstudioArt />} />
      {study ? <Known study={study} /> : <Skeleton label="Cargando los contenidos" lines={8} />}
    </Stack>
  );
}

function Known({ study }: { readonly study: StudyAccount }) {
  const state = useStream(study.state$);
  const { map, failed, retry, nameOf } = useLessonMap();
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const shown = useMemo(() => (map ? filterMap(map, sought) : null), [map, sought]);
  // Each time that the map is looked at: a lesson or a test may have changed what is known.
  useEffect(() => study.refresh(), [study]);
  if (failed) {
    return (
      <EmptyState
        art={<SearchArt />}
        title="No pudimos cargar los contenidos"
        actions={<Button onClick={retry}>Reintentar</Button>}
      />
    );
  }
  if (!shown) return <Skeleton label="Cargando los contenidos" lines={8} />;
  const isSearching = sought.trim() !== '';
  const count = contentsOf(shown).length;
  return (
    <Stack gap="xl">
      {state.home ? <WeekTasks home={state.home} nameOf={nameOf} /> : null}
      <div className={css.finder}>
        <TextField
          type="search"
          label="Buscar un contenido"
          hint="Con o sin tildes: porcentajes, fotosíntesis, narrador"
          value={query}
          autoComplete="off"
          onValueChange={setQuery}
        />
        <p className={css.count} aria-live="polite">
          {isSearching ? `${count} ${count === 1 ? 'contenido encontrado' : 'contenidos encontrados'}.` : ''}
        </p>
      </div>
      {shown.map((test) => (
        <Test key={test.id} test={test} state={state} isSearching={isSearching} />
      ))}
      {count === 0 ? (
        <EmptyState art={<SearchArt />} title={`No encontramos «${sought.trim()}»`}>
          <p>Prueba con otra palabra o con una parte de ella.</p>
        </EmptyState>
      ) : null}
    </Stack>
  );
}

interface TestProps {
  readonly test: MappedTest;
  readonly state: StudyState;
  readonly isSearching: boolean;
}

function Test({ test, state, isSearching }: TestProps) {
  const lessons = contentsOf([test]).filter(({ minutes }) => minutes !== undefined);
  const done = lessons.filter(({ id }) => isDone(state, id)).length;
  return (
    <section data-area={test.id} className={css.test} aria-labelledby={`${test.id}-titulo`}>
      <div className={css.heading}>
        <AreaMark area={test.id} />
        <h2 id={`${test.id}-titulo`}>{test.name}</h2>
        {state.lessons && !isSearching ? (
          <span className={css.done}>
            {done} de {lessons.length} lecciones
          </span>
        ) : null}
      </div>
      {test.axes.map((axis) => (
        <Disclosure key={`${axis.id} ${isSearching}`} open={isSearching} summary={axis.name}>
          {axis.units.map((unit) => (
            <section key={unit.id} className={css.unit}>
              <h3 className={css['unit-name']}>{unit.name}</h3>
              <ul className={css.contents}>
                {unit.contents.map((content) => (
                  <Row key={content.id} test={test} content={content} state={state} />
                ))}
              </ul>
            </section>
          ))}
        </Disclosure>
      ))}
    </section>
  );
}

const isDone = ({ lessons }: StudyState, content: string): boolean => (lessons?.[content]?.doneAt ?? null) !== null;

function Row({
  test,
  content,
  state,
}: {
  readonly test: MappedTest;
  readonly content: MappedContent;
  readonly state: StudyState;
}) {
  const { id, name, minutes } = content;
  const level = state.home?.levels[id]?.level;
  const isBegun = state.lessons?.[id] !== undefined;
  return (
    <li className={css.content}>
      {minutes === undefined ? (
        <span className={css.name}>{name}</span>
      ) : (
        <a href={lessonAddress(id)} className={css.name}>
          {name}
        </a>
      )}
      <span className={css.facts}>
        {minutes === undefined ? <span>Sin lección todavía</span> : <span>{minutes} min</span>}
        {isDone(state, id) ? <span>Hecha ✓</span> : isBegun ? <span>Empezada</span> : null}
        {level === undefined || level === 0 ? null : <Badge tone={LEVEL_TONES[level]}>{LEVEL_WORDS[level].name}</Badge>}
        {minutes === undefined && isPractisedByContent(test.id) ? (
          <a href={practiceAddress(test.id, id)}>
            Practicar<span className="visually-hidden"> {name}</span>
          </a>
        ) : null}
      </span>
    </li>
  );
}
