import { expect, it } from 'vitest';
import { savingText } from './saving.ts';

const AT_REST = { pending: 0, syncs: ['synced', 'synced'], isKept: true, isRefused: false } as const;

it('says what is safe, what is on its way and what waits', () => {
  expect(savingText(AT_REST).text).toBe('Todo guardado');
  expect(savingText({ ...AT_REST, pending: 2, syncs: ['sending', 'synced'] }).kind).toBe('sending');
  expect(savingText({ ...AT_REST, pending: 2, syncs: ['synced', 'waiting'] }).text).toBe(
    'Sin conexión: 2 cambios en este dispositivo, se enviarán solos.',
  );
  expect(savingText({ ...AT_REST, syncs: ['waiting', 'waiting'] }).kind).toBe('waiting');
});

it('warns where the browser keeps nothing, and where the session ended', () => {
  expect(savingText({ ...AT_REST, pending: 1, isKept: false }).text).toBe(
    'Falta guardar 1 cambio: no cierres esta página todavía.',
  );
  expect(savingText({ ...AT_REST, pending: 1, syncs: ['signed-out', 'synced'] }).kind).toBe('signed-out');
});
