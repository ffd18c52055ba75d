import { lessonAddress } from '@travesia/contracts/page';
import { tutorAddress } from '@travesia/contracts/slices';
import { Notice, RichContent } from '@travesia/kit-ui';
import { useEffect, useRef } from 'react';
import type { ReviewedItem } from '../../../api/attempts.ts';
import { LETTERS } from '../../components/item/letters.ts';
import css from './Review.module.css';

export interface ReviewProps {
  readonly reviewed: ReviewedItem;
  /** How the student calls the question: `la pregunta 3`. */
  readonly name: string;
  /** Where it was asked, slots from 0: for who may ask the tutor about a step. */
  readonly asked?: { readonly attempt: string; readonly slot: number };
  /** The student has just asked for it: reading goes on here. */
  readonly takesFocus?: boolean;
  /** The mistake leads to where its lesson treats it: for a student who is in no test that they would leave. */
  readonly leadsToLesson?: boolean;
}

/** What was right, what the chosen option says about how it was reached, and the worked solution. */
export function Review({ reviewed, name: question, asked, takesFocus = false, leadsToLesson = false }: ReviewProps) {
  const { item, content, key, chosen, outcome, help, canAsk, mistakes, solution, evidence, sources } = reviewed;
  const letterOf = (option: string | null) => LETTERS[item.options.findIndex(({ id }) => id === option)] ?? '';
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  const own = mistakes.find(({ option }) => option === chosen);
  return (
    <section ref={section} tabIndex={-1} className={css.review} aria-label={`Corrección de ${question}`}>
      <Notice
        tone={outcome === 'correct' ? 'success' : 'warning'}
        title={
          key === null ? 'Pregunta retirada: no cuenta para nadie' : titleOf(outcome, letterOf(chosen), letterOf(key))
        }
      >
        {/* Its name says the same in other words: that is for lists of what comes back. */}
        {own === undefined ? null : <RichContent html={own.feedback} />}
        {own === undefined || !leadsToLesson ? null : (
          <p>
            <a href={lessonAddress(content, { mistake: own.id })}>Ver este error en la lección</a>
          </p>
        )}
      </Notice>
      {help === undefined ? null : <p className={css.help}>{helpText(help, outcome)}</p>}
      {solution.length === 0 ? null : (
        <>
          <h3 className={css.heading}>Solución</h3>
          <ol className={css.steps}>
            {solution.map(({ title, text }, step) => (
              <li key={title}>
                <strong>{title}</strong>
                <RichContent html={text} />
                {asked && canAsk ? (
                  <a className={css['ask-step']} href={tutorAddress({ kind: 'question', ...asked, step })}>
                    No entiendo este paso<span className="visually-hidden">: {title}</span>
                  </a>
                ) : null}
              </li>
            ))}
          </ol>
        </>
      )}
      {evidence.length === 0 ? null : (
        <>
          <h3 className={css.heading}>Dónde lo dice el texto</h3>
          {evidence.map((words) => (
            <blockquote key={words} className={css.evidence}>
              {words}
            </blockquote>
          ))}
        </>
      )}
      {mistakes.length === 0 ? null : (
        <details className={css.others}>
          <summary>Por qué no las otras alternativas</summary>
          <ul>
            {mistakes
              .filter(({ option }) => option !== chosen)
              .map(({ option, feedback }) => (
                <li key={option}>
                  <strong>{letterOf(option)}.</strong> <RichContent html={feedback} inline />
                </li>
              ))}
          </ul>
        </details>
      )}
      {sources.length === 0 ? null : <p className={css.sources}>Fuentes: {sources.join('; ')}.</p>}
    </section>
  );
}

/** Why an answer counts less. */
function helpText(help: NonNullable<ReviewedItem['help']>, outcome: ReviewedItem['outcome']): string {
  const before =
    help === 'hint' ? 'Viste una pista antes de responder' : 'Viste otra parecida resuelta antes de responder';
  return outcome === 'correct'
    ? `${before}: no la contamos todavía como algo que sabes, ni entra en tu puntaje estimado.`
    : `${before}: no entra en tu puntaje estimado.`;
}

function titleOf(outcome: ReviewedItem['outcome'], chosen: string, key: string): string {
  if (outcome === 'correct') return `Correcta: ${chosen}`;
  return outcome === 'omitted' ? `La dejaste sin responder; era la ${key}` : `Elegiste la ${chosen}; era la ${key}`;
}
