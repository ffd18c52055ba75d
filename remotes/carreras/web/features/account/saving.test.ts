import { expect, it } from 'vitest';
import { savingText } from './saving.ts';

const AT_REST = {
  pending: 0,
  syncs: ['synced', 'synced'],
  isStored: true,
  isRefused: false,
  wrong: 0,
  isTyping: false,
} as const;

it('says what is safe, what is on its way and what waits', () => {
  expect(savingText(AT_REST).text).toBe('Todo guardado');
  expect(savingText({ ...AT_REST, pending: 2, syncs: ['sending', 'synced'] }).text).toBe('Guardando…');
  expect(savingText({ ...AT_REST, pending: 2, syncs: ['synced', 'waiting'] }).text).toBe(
    'Guardado en este equipo, falta enviar 2 cambios: se enviarán solos.',
  );
  expect(savingText({ ...AT_REST, syncs: ['waiting', 'waiting'] }).kind).toBe('waiting');
});

it('warns where the browser keeps nothing, and where the session ended', () => {
  expect(savingText({ ...AT_REST, pending: 1, isStored: false }).text).toBe(
    'Falta guardar 1 cambio: no cierres esta página todavía.',
  );
  expect(savingText({ ...AT_REST, pending: 1, syncs: ['signed-out', 'synced'] }).kind).toBe('signed-out');
});

it('says that all is saved of nothing that is not: a text that is no score, a change that was refused, a key just pressed', () => {
  expect(savingText({ ...AT_REST, isTyping: true, wrong: 1 }).text).toBe('Guardando…');
  expect(savingText({ ...AT_REST, wrong: 1 }).text).toBe('Guardado, salvo un puntaje que hay que corregir');
  expect(savingText({ ...AT_REST, wrong: 2 }).text).toBe('Guardado, salvo 2 puntajes que hay que corregir');
  expect(savingText({ ...AT_REST, wrong: 1, isStored: false }).kind).toBe('unkept');
  expect(savingText({ ...AT_REST, isRefused: true }).kind).toBe('incomplete');
});
