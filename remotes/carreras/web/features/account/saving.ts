import type { SyncState } from '@travesia/kit-offline';

export interface Saving {
  /** Changes that the service does not have yet. */
  readonly pending: number;
  readonly syncs: readonly SyncState[];
  readonly isStored: boolean;
  readonly isRefused: boolean;
  /** Fields whose text is no score: kept here, and sent nowhere. */
  readonly wrong: number;
  readonly isTyping: boolean;
}

export interface SavingText {
  readonly kind: 'saved' | 'sending' | 'waiting' | 'signed-out' | 'unkept' | 'incomplete';
  readonly text: string;
}

const changes = (count: number) => (count === 1 ? '1 cambio' : `${count} cambios`);

/** Whether what the student did is safe, in a sentence that is true. */
export function savingText({ pending, syncs, isStored, isRefused, wrong, isTyping }: Saving): SavingText {
  if (syncs.includes('signed-out')) {
    return { kind: 'signed-out', text: 'Tu sesión terminó. Lo que falta por guardar espera a que entres de nuevo.' };
  }
  if (!isStored && pending + wrong > 0) {
    return { kind: 'unkept', text: `Falta guardar ${changes(pending + wrong)}: no cierres esta página todavía.` };
  }
  if (pending > 0 && syncs.includes('waiting')) {
    const sent = pending === 1 ? 'se enviará solo' : 'se enviarán solos';
    return { kind: 'waiting', text: `Guardado en este equipo, falta enviar ${changes(pending)}: ${sent}.` };
  }
  if (pending > 0 || isTyping) return { kind: 'sending', text: 'Guardando…' };
  if (isRefused) return { kind: 'incomplete', text: 'Guardado, salvo un cambio que no se pudo hacer' };
  if (wrong > 0) {
    const which = wrong === 1 ? 'un puntaje que hay' : `${wrong} puntajes que hay`;
    return { kind: 'incomplete', text: `Guardado, salvo ${which} que corregir` };
  }
  if (syncs.includes('waiting')) return { kind: 'waiting', text: 'Sin conexión: ves lo último que guardamos.' };
  return { kind: 'saved', text: 'Todo guardado' };
}
