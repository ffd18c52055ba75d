import { lessonAddress } from '@travesia/contracts/page';
import type { AnsweredQuestion } from '@travesia/contracts/slices';
import { ButtonLink, RichContent } from '@travesia/kit-ui';
import { type Ref, useId } from 'react';
import css from './drill.module.css';

const OUTCOMES: Readonly<Record<AnsweredQuestion['outcome'], string>> = {
  correct: 'Correcto',
  wrong: 'No es esa',
  omitted: 'Bien dicho: ahora la aprendes',
};

export interface FeedbackProps {
  readonly answered: AnsweredQuestion;
  /** Takes the focus as it comes. */
  readonly told?: Ref<HTMLElement>;
}

/** What was right, the mistake that has a name, how it is done, and where it is learnt. */
export function Feedback({ answered, told }: FeedbackProps) {
  const { outcome, key, mistake, solution, content } = answered;
  const id = useId();
  return (
    <section
      ref={told}
      tabIndex={-1}
      className={css.feedback}
      data-right={outcome === 'correct'}
      aria-labelledby={`${id}-outcome`}
    >
      <h3 id={`${id}-outcome`} className={css.outcome}>
        {OUTCOMES[outcome]}
      </h3>
      {key === null ? <p>Esta pregunta tenía un error y la retiramos: no cuenta.</p> : null}
      {mistake ? (
        <div className={css.mistake}>
          <p className={css.label}>Error típico: {mistake.name}</p>
          <p>
            <RichContent html={mistake.feedback} inline />
          </p>
        </div>
      ) : null}
      <p className={css.label}>Cómo se resuelve</p>
      <ol className={css.solution}>
        {solution.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <RichContent html={text} />
          </li>
        ))}
      </ol>
      {outcome === 'correct' ? null : (
        <p className={css.lesson}>
          <ButtonLink variant="quiet" href={lessonAddress(content, mistake ? { mistake: mistake.id } : {})}>
            {mistake ? 'Ver este error en su lección' : 'Verlo en su lección'}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
