import { describe, expect, it } from 'vitest';
import { defineDataSufficiency, SUFFICIENCIES, type Sufficiency } from './data-sufficiency.ts';

/** Sides of a rectangle; each information fixes its area, its perimeter or nothing that helps. */
type Said = 'area' | 'perimeter' | 'width' | 'square';

function rectangle(said: readonly [Said, Said], suffices: Sufficiency) {
  const fits = (what: Said, { width, height }: { width: number; height: number }) =>
    ({
      area: width * height === 36,
      perimeter: width + height === 13,
      width: width === 4,
      square: width === height,
    })[what];
  return defineDataSufficiency({
    id: 'm2-rectangulo',
    version: 1,
    content: 'm2.numeros.reales.problemas',
    skill: 'argumentar',
    difficulty: 3,
    parameters: () => ({ said }),
    situation: () => 'Un rectángulo tiene lados de medida entera.',
    information: (p) => [p.said[0], p.said[1]],
    asks: () => 'su área',
    suffices: () => suffices,
    *models() {
      for (let width = 1; width < 40; width++) for (let height = 1; height < 40; height++) yield { width, height };
    },
    fitsFirst: (p, model) => fits(p.said[0], model),
    fitsSecond: (p, model) => fits(p.said[1], model),
    answer: (_, { width, height }) => width * height,
    hints: () => ({ first: 'uno', second: 'dos', together: 'juntas' }),
    solution: () => [],
  });
}

describe('an item of sufficiency of data', () => {
  it.each<[Said, Said, Sufficiency]>([
    ['area', 'perimeter', 'first'],
    ['square', 'area', 'second'],
    ['width', 'perimeter', 'together'],
    ['area', 'area', 'either'],
    ['square', 'square', 'neither'],
  ])('finds by search what %s and %s suffice for', (first, second, expected) => {
    const template = rectangle([first, second], expected);
    expect(template.oracle({ said: [first, second] })).toBe(expected);
  });

  it('says when the informations contradict each other', () => {
    expect(rectangle(['square', 'perimeter'], 'second').oracle({ said: ['square', 'perimeter'] })).toBe(
      'contradictory',
    );
  });

  it.each(Object.keys(SUFFICIENCIES) as Sufficiency[])(
    'shows the five options in their order when %s is right',
    (key) => {
      const template = rectangle(['area', 'perimeter'], key);
      const p = { said: ['area', 'perimeter'] as const };
      const options = [template.key(p), ...template.distractors.map((distractor) => distractor.answer(p))];
      expect(options.sort((a, b) => (a.position ?? 0) - (b.position ?? 0)).map(({ text }) => text)).toEqual(
        Object.values(SUFFICIENCIES),
      );
    },
  );
});
