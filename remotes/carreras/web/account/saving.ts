import type { SyncState } from './synchroniser.ts';

export interface Saving {
  /** Changes that the service does not have yet. */
  readonly pending: number;
  readonly syncs: readonly SyncState[];
  readonly isKept: boolean;
  readonly isRefused: boolean;
}

export interface SavingText {
  readonly kind: 'saved' | 'sending' | 'waiting' | 'signed-out' | 'unkept';
  readonly text: string;
}

const changes = (count: number) => (count === 1 ? '1 cambio' : `${count} cambios`);

/** Whether what the student did is safe, in a sentence. */
export function savingText({ pending, syncs, isKept }: Saving): SavingText {
  if (syncs.includes('signed-out')) {
    return { kind: 'signed-out', text: 'Tu sesión terminó. Lo que falta por guardar espera a que entres de nuevo.' };
  }
  if (pending === 0) {
    return syncs.includes('waiting')
      ? { kind: 'waiting', text: 'Sin conexión: ves lo último que guardamos.' }
      : { kind: 'saved', text: 'Todo guardado' };
  }
  if (!isKept) {
    return { kind: 'unkept', text: `Falta guardar ${changes(pending)}: no cierres esta página todavía.` };
  }
  if (syncs.includes('waiting')) {
    const sent = pending === 1 ? 'se enviará solo' : 'se enviarán solos';
    return { kind: 'waiting', text: `Sin conexión: ${changes(pending)} en este dispositivo, ${sent}.` };
  }
  return { kind: 'sending', text: 'Guardando…' };
}
