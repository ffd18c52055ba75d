import { describe, expect, it } from 'vitest';
import { OFFER } from '../../../admission/offer.ts';
import { comparedIn, hashComparing } from './compared.ts';
import { cutoffIndexData } from './cutoff-index-data.ts';
import { sortCareers } from './sort-careers.ts';

const { careers, all } = cutoffIndexData(OFFER);

describe('the data of the index of cut-offs', () => {
  it('has every career by name', () => {
    expect(careers).toHaveLength(135);
    expect(careers.find(({ id }) => id === 'medicina')).toMatchObject({
      programs: 48,
      latest: { year: 2026, programs: 44, filled: 43, range: { min: 873.5, median: 904.9, max: 958.4 } },
    });
  });

  it('adds up to the whole offer', () => {
    expect(all).toMatchObject({ programs: 2147, filled: 1567 });
    const gone = OFFER.discontinuedCareers.flatMap(({ discontinued }) => discontinued);
    const filledOf = gone.filter(({ cutoffs: [newest] }) => newest?.year === 2026 && !newest.unfilled).length;
    expect(careers.reduce((sum, { latest }) => sum + (latest.filled ?? 0), 0)).toBe(1567 - filledOf);
  });
});

describe('the order of the careers', () => {
  it('has the highest median first and careers without a bar last', () => {
    const sorted = sortCareers(careers, 'highest');
    expect(sorted[0]?.id).toBe('medicina');
    expect(sorted.at(-1)?.latest.range).toBeNull();
    expect(sortCareers(careers, 'lowest').at(-1)?.latest.range).toBeNull();
  });

  it('finds where one gets in with the lowest score', () => {
    const [first] = sortCareers(careers, 'reachable');
    expect(first?.latest.range?.min).toBe(all.range?.min);
  });
});

describe('the careers that an address compares', () => {
  const ids = (hash: string) => comparedIn(hash, careers).map(({ id }) => id);

  it('are those of its hash, in its order', () => {
    expect(ids(hashComparing(['derecho', 'medicina']))).toEqual(['derecho', 'medicina']);
    expect(hashComparing([])).toBe('');
  });

  it('are at most four, each once, and only careers that there are', () => {
    expect(ids('#comparar=derecho,derecho,astrologia,medicina,psicologia,enfermeria,agronomia')).toEqual([
      'derecho',
      'medicina',
      'psicologia',
      'enfermeria',
    ]);
  });

  it('are the same where the comma is written as the percent sign has it', () => {
    expect(ids('#comparar=medicina%2Cderecho')).toEqual(['medicina', 'derecho']);
    expect(ids('#comparar=medicina%2cderecho')).toEqual(['medicina', 'derecho']);
  });

  it('are none for any other hash', () => {
    for (const hash of ['', '#', '#preguntas', '#comparar=', '#comparar=<b>']) expect(ids(hash)).toEqual([]);
  });
});
