import type { Saving } from '../attempt/attempt-session.ts';
import css from './taking.module.css';

export function savingText({ state, pending }: Saving): string {
  const answers = pending === 1 ? '1 respuesta' : `${pending} respuestas`;
  switch (state) {
    case 'saved':
      return 'Guardado';
    case 'saving':
      return 'Guardando…';
    case 'offline':
      return pending === 0 ? 'Sin conexión: todo está guardado' : `Sin conexión: ${answers} en este equipo`;
    case 'signed-out':
      return pending === 0 ? 'Tu sesión terminó' : `Tu sesión terminó: ${answers} en este equipo`;
  }
}

export function SavingChip({ saving }: { readonly saving: Saving }) {
  return (
    <span className={css.saving} data-state={saving.state} role="status">
      {savingText(saving)}
    </span>
  );
}
