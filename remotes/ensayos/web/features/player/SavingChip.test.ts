import { expect, it } from 'vitest';
import type { Saving } from '../attempt/attempt-view.ts';
import { savingText } from './SavingChip.tsx';

const of = (state: Saving['state'], answers: number, changes: number) =>
  savingText({ state, unsent: { answers, changes } });

it('counts questions that were answered, and changes only where none was', () => {
  expect(of('offline', 1, 4)).toBe('Sin conexión: 1 respuesta en este equipo');
  expect(of('offline', 3, 9)).toBe('Sin conexión: 3 respuestas en este equipo');
  expect(of('offline', 0, 1)).toBe('Sin conexión: 1 cambio en este equipo');
  expect(of('offline', 0, 2)).toBe('Sin conexión: 2 cambios en este equipo');
  expect(of('offline', 0, 0)).toBe('Sin conexión: todo está guardado');
});

it('speaks of the connection only where nobody answers', () => {
  expect(of('failing', 2, 2)).toBe('No pudimos enviar 2 respuestas: lo intentaremos de nuevo');
  expect(of('failing', 0, 0)).toBe('Guardado');
  expect(of('left', 1, 1)).toBe('1 respuesta sin enviar en este equipo');
});
