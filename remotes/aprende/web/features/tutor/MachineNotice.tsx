import { Button, Notice } from '@travesia/kit-ui';
import { useState } from 'react';
import css from './tutor.module.css';
import { MACHINE_TEXT } from './tutor-texts.ts';

/** As long as a sitting lasts before it is said again. */
const SITTING_MS = 3 * 3_600_000;

/** When a student read it last in this tab. */
const keyOf = (uid: string) => `travesia.aprende.tutor-machine.${encodeURIComponent(uid)}`;

function isRead(uid: string): boolean {
  try {
    const at = Number(sessionStorage.getItem(keyOf(uid)));
    return at > 0 && Date.now() - at < SITTING_MS;
  } catch {
    return false;
  }
}

/** That no person speaks here: once a sitting, until it was read. */
export function MachineNotice({ uid }: { readonly uid: string }) {
  const [wasRead, setRead] = useState(() => isRead(uid));
  if (wasRead) return null;
  function close(): void {
    setRead(true);
    try {
      sessionStorage.setItem(keyOf(uid), String(Date.now()));
    } catch {
      // A browser that keeps nothing says it again.
    }
  }
  return (
    <Notice tone="info" title="Hablas con un programa">
      <p>{MACHINE_TEXT}</p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={close}>
          Entendido
        </Button>
      </div>
    </Notice>
  );
}
