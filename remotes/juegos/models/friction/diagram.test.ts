import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkDiagram, DIRECTIONS, type Diagram, DRAWN_FORCES, LENGTH_MOST, rightDiagram } from './diagram.ts';
import { forcesOf } from './forces.ts';
import { type FrictionState, RANGES, type Settings, startState } from './friction-state.ts';

const PLAIN: Settings = {
  mass: 20,
  slope: 0,
  surface: 'madera',
  staticCoefficient: 0.5,
  kineticCoefficient: 0.3,
  push: 60,
  hanging: 0,
  launch: 0,
};

function drawn(settings: Partial<Settings>, diagram: Diagram): FrictionState {
  return { ...startState({ ...PLAIN, ...settings }), diagram };
}

const SLOPE = { slope: 35, push: 0 } as const;
const ON_SLOPE: Diagram = {
  weight: { direction: 'down', length: 6 },
  normal: { direction: 'away', length: 5 },
  friction: { direction: 'forward', length: 2 },
};

it('finds nothing in its own diagram, whatever is set, and something in any other arrow', () => {
  const settings = fc.record({
    mass: fc.integer({ min: 1, max: 200 }),
    slope: fc.integer({ min: 0, max: 60 }),
    push: fc.oneof(fc.constant(0), fc.integer({ min: RANGES.push.from, max: 0 })),
    hanging: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100 })),
    launch: fc.oneof(fc.constant(0), fc.integer({ min: -10, max: 10 })),
  });
  const arrow = fc.record({
    force: fc.constantFrom(...DRAWN_FORCES),
    direction: fc.constantFrom(...DIRECTIONS),
  });
  fc.assert(
    fc.property(settings, arrow, (set, { force, direction }) => {
      const right = rightDiagram(drawn(set, {}));
      for (const one of Object.values(right)) expect(one.length).toBeLessThanOrEqual(LENGTH_MOST);
      expect(checkDiagram(drawn(set, right))).toEqual([]);
      const { [force]: own, ...others } = right;
      if (own) expect(checkDiagram(drawn(set, others))).toHaveLength(1);
      const isSame = own?.direction === direction;
      const isAlikeOnFlat =
        set.slope === 0 && [own?.direction, direction].every((one) => one === 'up' || one === 'away');
      const isDownOnFlat =
        set.slope === 0 && [own?.direction, direction].every((one) => one === 'down' || one === 'into');
      if (!isSame && !isAlikeOnFlat && !isDownOnFlat)
        expect(checkDiagram(drawn(set, { ...right, [force]: { direction, length: own?.length ?? 3 } }))).toHaveLength(
          1,
        );
    }),
  );
});

it('is that of the moment: what holds a box is not there while it slides', () => {
  expect(rightDiagram(drawn({}, {}))).toMatchObject({
    push: { direction: 'forward', length: 5 },
    friction: { direction: 'backward', length: 5 },
    weight: { length: 6 },
    normal: { length: 6 },
  });
  const sliding = drawn({ push: 0, launch: 4 }, {});
  expect(Object.keys(rightDiagram(sliding)).sort()).toEqual(['friction', 'normal', 'weight']);
  const stopped = { ...sliding, phase: 'running', velocity: 0 } as const;
  expect(Object.keys(rightDiagram(stopped)).sort()).toEqual(['normal', 'weight']);
  expect(forcesOf(stopped.settings, 0).friction).toBe(0);
});

it('tells each mistake by what is behind it', () => {
  expect(checkDiagram(drawn(SLOPE, ON_SLOPE))).toEqual([]);
  const told = (change: Diagram, settings: Partial<Settings> = SLOPE) =>
    checkDiagram(drawn(settings, { ...ON_SLOPE, ...change })).join(' ');
  expect(told({ normal: { direction: 'up', length: 5 } })).toContain('perpendicular a la superficie');
  expect(told({ weight: { direction: 'into', length: 6 } })).toContain('en vertical');
  expect(told({ friction: { direction: 'backward', length: 2 } })).toContain('contra el deslizamiento');
  expect(told({ motion: { direction: 'backward', length: 2 } })).toContain('no es una fuerza');
  expect(told({ net: { direction: 'backward', length: 2 } })).toContain('la suma de las demás');
  expect(told({ push: { direction: 'backward', length: 2 } })).toContain('Nadie la empuja');
  expect(told({ normal: { direction: 'away', length: 6 } })).toBe(
    'El peso es mayor que la normal, y les diste el mismo largo.',
  );
  expect(told({ friction: { direction: 'forward', length: 7 } })).toBe(
    'La normal es mayor que el roce, y la flecha quedó más corta. El peso es mayor que el roce, y la flecha quedó más corta.',
  );
  const onFlat: Diagram = {
    weight: { direction: 'into', length: 6 },
    normal: { direction: 'up', length: 6 },
    push: { direction: 'forward', length: 3 },
    friction: { direction: 'backward', length: 2 },
  };
  expect(checkDiagram(drawn({}, onFlat))).toEqual(['El roce y el empuje valen lo mismo: dales el mismo largo.']);
  expect(checkDiagram(drawn({}, {}))).toHaveLength(4);
});
