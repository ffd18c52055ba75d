import { describe, expect, it } from 'vitest';
import { countText, durationText, listText, pesosText, rangeText } from './words.ts';

describe('figures in words', () => {
  it('count one and many', () => {
    expect(countText(1, 'programa', 'programas')).toBe('1 programa');
    expect(countText(1204, 'vacante', 'vacantes')).toBe('1.204 vacantes');
  });

  it('say a range, or the one value that it is', () => {
    expect(rangeText(4_190_000, 9_540_000, pesosText)).toBe('de $4.190.000 a $9.540.000');
    expect(rangeText(30, 30, String)).toBe('30');
  });

  it.each([
    [[], ''],
    [['Talca'], 'Talca'],
    [['Talca', 'Curicó'], 'Talca y Curicó'],
    [['Arica', 'La Serena', 'Iquique'], 'Arica, La Serena e Iquique'],
  ])('list %j', (items, expected) => {
    expect(listText(items)).toBe(expected);
  });

  it.each([
    [1, '1 semestre'],
    [2, '1 año'],
    [9, '4 años y medio'],
    [10, '5 años'],
  ])('say %i semesters as years', (semesters, expected) => {
    expect(durationText(semesters)).toBe(expected);
  });
});
