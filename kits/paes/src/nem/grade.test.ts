import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGrade, writeGrade } from './grade.ts';

describe('reading a grade', () => {
  it.each([
    ['6,1', 610],
    ['6.1', 610],
    ['6', 600],
    ['6,', 600],
    [' 6,15 ', 615],
    ['1,0', 100],
    ['7,00', 700],
  ])('%s is a grade', (text, hundredths) => {
    expect(readGrade(text)).toEqual({ kind: 'grade', hundredths });
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['seis', 'not-a-number'],
    ['6,1,2', 'not-a-number'],
    ['-6', 'not-a-number'],
    ['6e0', 'not-a-number'],
    ['६', 'not-a-number'],
    [',5', 'not-a-number'],
    ['6,155', 'too-many-decimals'],
    ['0,9', 'out-of-range'],
    ['7,01', 'out-of-range'],
    ['99', 'out-of-range'],
  ])('"%s" is %s', (text, kind) => {
    expect(readGrade(text)).toEqual({ kind });
  });

  it('suggests the comma that was left out', () => {
    expect(readGrade('61')).toEqual({ kind: 'out-of-range', suggestion: '6,1' });
    expect(readGrade('615')).toEqual({ kind: 'out-of-range', suggestion: '6,15' });
    expect(readGrade('71')).toEqual({ kind: 'out-of-range' });
  });

  it('keeps to the narrower bounds it is given', () => {
    expect(readGrade('3,9', 400, 700)).toEqual({ kind: 'out-of-range' });
    expect(readGrade('4', 400, 700)).toEqual({ kind: 'grade', hundredths: 400 });
  });

  it('reads back whatever is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 700 }), fc.constantFrom('short', 'two'), (hundredths, decimals) => {
        expect(readGrade(writeGrade(hundredths, decimals))).toEqual({ kind: 'grade', hundredths });
      }),
    );
  });
});

describe('writing a grade', () => {
  it('uses the decimal comma and, when short, no idle second decimal', () => {
    expect(writeGrade(600)).toBe('6,00');
    expect(writeGrade(600, 'short')).toBe('6,0');
    expect(writeGrade(623, 'short')).toBe('6,23');
  });
});
