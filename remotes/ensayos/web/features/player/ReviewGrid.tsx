import { Button } from '@travesia/kit-ui';
import { useEffect, useId, useRef } from 'react';
import css from './player.module.css';
import { QuestionMap, type QuestionMapProps } from './QuestionMap.tsx';

export interface ReviewGridProps extends Omit<QuestionMapProps, 'headingLevel'> {
  /** Another tab or device holds the attempt: only who holds it hands it in. */
  readonly isReading: boolean;
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
          : omitted === 1
            ? 'Te falta responder 1 pregunta: una respuesta errada no resta, así que conviene responderla.'
            : `Te falta responder ${omitted} preguntas: una respuesta errada no resta, así que conviene responderlas.`}
        {flagged > 0 ? ` ${flagged === 1 ? 'Marcaste 1' : `Marcaste ${flagged}`} para revisar.` : ''}
      </p>
      <QuestionMap sections={sections} responses={responses} current={current} headingLevel={3} onChoose={onChoose} />
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
