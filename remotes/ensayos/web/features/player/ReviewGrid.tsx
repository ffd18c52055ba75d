import { Button } from '@travesia/kit-ui';
import { useEffect, useId, useRef } from 'react';
import type { PublicForm, PublicResponse } from '../../../api/attempts.ts';
import css from './player.module.css';

export interface ReviewGridProps {
  readonly sections: PublicForm['sections'];
  readonly responses: readonly PublicResponse[];
  readonly current: number;
  /** Another tab or device holds the attempt: only who holds it hands it in. */
  readonly isReading: boolean;
  onChoose(slot: number): void;
  onClose(): void;
  onHandIn(): void;
  onTakeOver(): void;
}

/** All questions at a glance: answered, marked, left out; and the way to hand in. */
export function ReviewGrid({
  sections,
  responses,
  current,
  isReading,
  onChoose,
  onClose,
  onHandIn,
  onTakeOver,
}: ReviewGridProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const omitted = responses.filter(({ option }) => option === null).length;
  const flagged = responses.filter((response) => response.flagged).length;
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>Tus respuestas</h2>
      <p>
        {omitted === 0
          ? 'Respondiste todas.'
          : `Te ${omitted === 1 ? 'falta 1 pregunta' : `faltan ${omitted} preguntas`}: una respuesta errada no resta, así que conviene responderlas.`}
        {flagged > 0 ? ` ${flagged === 1 ? 'Marcaste 1' : `Marcaste ${flagged}`} para revisar.` : ''}
      </p>
      {sections.map(({ name, from, items }) => (
        <section key={`${name}${from}`}>
          <h3 className={css['grid-heading']}>{name}</h3>
          <ol className={css.grid} start={from + 1}>
            {Array.from({ length: items }, (_, index) => {
              const slot = from + index;
              const response = responses[slot];
              const isAnswered = response?.option != null;
              const isFlagged = response?.flagged ?? false;
              return (
                <li key={slot}>
                  <button
                    type="button"
                    className={css['grid-cell']}
                    data-answered={isAnswered}
                    data-flagged={isFlagged}
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
      ))}
      {isReading ? <p>Aquí solo puedes leer. Para entregarlo, sigue aquí.</p> : null}
      <div className={css['dialog-actions']}>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          {isReading ? 'Seguir leyendo' : 'Seguir respondiendo'}
        </Button>
        {isReading ? <Button onClick={onTakeOver}>Seguir aquí</Button> : <Button onClick={onHandIn}>Entregar</Button>}
      </div>
    </dialog>
  );
}
