import type { PublicForm, PublicResponse } from '../../../api/attempts.ts';
import css from './player.module.css';

export interface QuestionMapProps {
  readonly sections: PublicForm['sections'];
  readonly responses: readonly PublicResponse[];
  readonly current: number;
  /** Level of the names of sections. */
  readonly headingLevel: 2 | 3;
  onChoose(slot: number): void;
}

/** All questions by number, section by section: answered, marked, left out. */
export function QuestionMap({ sections, responses, current, headingLevel, onChoose }: QuestionMapProps) {
  const Heading = `h${headingLevel}` as const;
  return sections.map(({ name, from, items }) => (
    <section key={`${name}${from}`}>
      <Heading className={css['map-heading']}>{name}</Heading>
      <ol className={css.map} start={from + 1}>
        {Array.from({ length: items }, (_, index) => {
          const slot = from + index;
          const response = responses[slot];
          const isAnswered = response?.option != null;
          const isFlagged = response?.flagged ?? false;
          return (
            <li key={slot}>
              <button
                type="button"
                className={css['map-cell']}
                data-answered={isAnswered}
                aria-current={slot === current ? 'step' : undefined}
                aria-label={`Pregunta ${slot + 1}, ${isAnswered ? 'respondida' : 'sin responder'}${isFlagged ? ', marcada' : ''}`}
                onClick={() => onChoose(slot)}
              >
                {slot + 1}
                {isFlagged ? <span aria-hidden="true">★</span> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  ));
}
