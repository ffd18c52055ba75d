import { Button } from '@travesia/kit-ui';
import { useEffect, useId, useRef } from 'react';
import css from './stage.module.css';

export interface KeysDialogProps {
  readonly keys: readonly { readonly label: string; readonly does: string }[];
  onClose(): void;
}

/** What each key does. */
export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h3 id={titleId}>Teclas</h3>
      <p>Sirven mientras el foco está dentro del modelo. Las flechas y el espacio, con el foco en el dibujo.</p>
      <dl className={css.keys}>
        {keys.map(({ label, does }) => (
          <div key={label}>
            <dt>
              <kbd>{label}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" onClick={() => dialog.current?.close()}>
        Cerrar
      </Button>
    </dialog>
  );
}
