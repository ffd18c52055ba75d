import { readGrade } from '@travesia/kit-paes';
import { describe, expect, it } from 'vitest';
import { errorProps } from './grade-message.ts';

describe('the message of a grade field', () => {
  it.each(['', '6,1', '7'])('is none for "%s"', (text) => {
    expect(errorProps(readGrade(text), '1,0', '7,0')).toEqual({});
  });

  it.each([
    ['seis', 'Escribe solo la nota, por ejemplo 6,1.'],
    ['6,155', 'Usa hasta dos decimales, por ejemplo 6,15.'],
    ['8', 'Debe estar entre 1,0 y 7,0.'],
    ['61', '¿Quisiste escribir 6,1? Falta la coma.'],
  ])('for "%s" says what to do', (text, error) => {
    expect(errorProps(readGrade(text), '1,0', '7,0')).toEqual({ error });
  });
});
