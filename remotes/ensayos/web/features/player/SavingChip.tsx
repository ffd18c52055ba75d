import type { Saving } from '../attempt/attempt-view.ts';
import { unsentText } from '../attempt/unsent-text.ts';
import css from './player.module.css';

export function savingText({ state, unsent }: Saving): string {
  const waiting = unsentText(unsent);
  switch (state) {
    case 'saved':
      return 'Guardado';
    case 'saving':
      return 'Guardando…';
    case 'left':
      return `${waiting} sin enviar en este equipo`;
    case 'offline':
      return waiting === null ? 'Sin conexión: todo está guardado' : `Sin conexión: ${waiting} en este equipo`;
    case 'failing':
      return waiting === null ? 'Guardado' : `No pudimos enviar ${waiting}: lo intentaremos de nuevo`;
    case 'signed-out':
      return waiting === null ? 'Tu sesión terminó' : `Tu sesión terminó: ${waiting} en este equipo`;
  }
}

export function SavingChip({ saving }: { readonly saving: Saving }) {
  return (
    <span className={css.saving} data-state={saving.state} role="status">
      {savingText(saving)}
    </span>
  );
}
