import type { CompiledLesson } from '@travesia/content-lesson-model';
import { ButtonLink, Disclosure, RichContent } from '@travesia/kit-ui';
import type { LessonRun } from '../../../lesson/lesson-run.ts';
import { isPractisedByContent, practiceAddress } from '../study/practice-address.ts';
import css from './lesson.module.css';
import type { NextStep } from './next-step.ts';
import { StepTitle } from './StepTitle.tsx';

export interface SummaryProps {
  readonly lesson: CompiledLesson;
  readonly run: LessonRun;
  readonly next: NextStep | null;
  readonly mapAddress: string;
  onRead(point: number): void;
}

/** What stays, what is still open, and where to go on. */
export function Summary({ lesson, run, next, mapAddress, onRead }: SummaryProps) {
  const { content, test, points, summary, sources } = lesson;
  const open = points.flatMap((point, index) => (run.passed.includes(point.id) ? [] : [{ point, index }]));
  return (
    <article className={css.point}>
      <StepTitle html={open.length === 0 ? 'Lección terminada' : 'Lo que te llevas'} />
      <ul className={css.summary}>
        {summary.map((line) => (
          <li key={line}>
            <RichContent html={line} inline />
          </li>
        ))}
      </ul>
      {open.length === 0 ? null : (
        <section>
          <h3 className={css['part-title']}>
            {open.length === 1 ? 'Te queda un punto por pasar' : `Te quedan ${open.length} puntos por pasar`}
          </h3>
          <ul className={css.left}>
            {open.map(({ point, index }) => (
              <li key={point.id}>
                <button type="button" className={css['left-point']} onClick={() => onRead(index)}>
                  <RichContent html={point.title} inline />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className={css['part-title']}>Y ahora</h3>
        {next ? <p className={css.soft}>{next.reason}</p> : null}
        <div className={css.actions}>
          {next ? <ButtonLink href={next.href}>{next.text}</ButtonLink> : null}
          {isPractisedByContent(test) ? (
            <ButtonLink variant={next ? 'secondary' : 'primary'} href={practiceAddress(test, content)}>
              Practicar este contenido
            </ButtonLink>
          ) : null}
          <ButtonLink variant="quiet" href="/home">
            Volver a tu plan
          </ButtonLink>
          <ButtonLink variant="quiet" href={mapAddress}>
            Ver todos los contenidos
          </ButtonLink>
        </div>
      </section>
      {sources.length === 0 ? null : (
        <Disclosure summary="De dónde salen los datos">
          <ul>
            {sources.map(({ name, year, detail }) => (
              <li key={`${name} ${year}`}>
                {name}, {year}
                {detail === undefined ? '' : `. ${detail}`}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </article>
  );
}
