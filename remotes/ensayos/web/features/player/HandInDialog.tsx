import { Button } from '@travesia/kit-ui';
import { useEffect, useId, useRef } from 'react';
import type { AttemptMode } from '../../../api/attempts.ts';
import type { Remaining } from '../attempt/attempt-view.ts';
import css from './player.module.css';
import { timeLeftText } from './time-left-text.ts';
import { useCountdown } from './use-countdown.ts';

export interface HandInDialogProps {
  readonly mode: AttemptMode;
  /** Questions without an answer. */
  readonly omitted: number;
  readonly remaining: Remaining | null;
  onHandIn(): void;
  /** It is not handed in, however the dialog was left. */
  onClose(): void;
}

const NAMES: Readonly<Partial<Record<AttemptMode, string>>> = {
  simulacro: 'el simulacro',
  muestra: 'el ensayo de muestra',
};

/** The last question before an attempt is handed in, which can't be undone. Whoever presses without reading stays. */
export function HandInDialog({ mode, omitted, remaining, onHandIn, onClose }: HandInDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>¿Entregas {NAMES[mode] ?? 'la práctica'}?</h2>
      <div id={`${id}-text`}>
        <p>{omittedText(omitted)}</p>
        {remaining === null ? null : <TimeLeft remaining={remaining} />}
        <p>Después de entregar ya no puedes cambiar ni agregar respuestas.</p>
      </div>
      <div className={css['dialog-actions']}>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          Seguir respondiendo
        </Button>
        <Button onClick={onHandIn}>Sí, entregar</Button>
      </div>
    </dialog>
  );
}

function TimeLeft({ remaining }: { readonly remaining: Remaining }) {
  return <p>{timeLeftText(useCountdown(remaining))}</p>;
}

function omittedText(omitted: number): string {
  if (omitted === 0) return 'Respondiste todas las preguntas.';
  return omitted === 1 ? 'Te falta responder 1 pregunta.' : `Te falta responder ${omitted} preguntas.`;
}
