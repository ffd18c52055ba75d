import { Button } from '@travesia/kit-ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import css from './player.module.css';

export interface LeaveDialogProps {
  /** What leaves. */
  readonly children: ReactNode;
  onClose(): void;
}

/** Before a simulacro is left: it goes on without its student. */
export function LeaveDialog({ children, onClose }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>El reloj sigue corriendo</h2>
      <p>
        Tus respuestas quedan guardadas y puedes volver desde tus ensayos mientras quede tiempo. Cuando se acabe, el
        simulacro se entrega solo.
      </p>
      <div className={css['dialog-actions']}>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          Seguir respondiendo
        </Button>
        {children}
      </div>
    </dialog>
  );
}
