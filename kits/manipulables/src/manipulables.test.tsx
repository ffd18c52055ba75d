import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Balance from './balance/Balance.tsx';
import Circuit from './circuit/Circuit.tsx';
import DataPlots from './data-plots/DataPlots.tsx';
import FractionBar from './fraction-bar/FractionBar.tsx';
import FunctionPlotter from './function-plotter/FunctionPlotter.tsx';
import Homothety from './homothety/Homothety.tsx';
import LineThroughPoints from './line-through-points/LineThroughPoints.tsx';
import RegionMap from './map/RegionMap.tsx';
import MarkedText from './marked-text/MarkedText.tsx';
import NumberLine from './number-line/NumberLine.tsx';
import Parabola from './parabola/Parabola.tsx';
import Particles from './particles/Particles.tsx';
import Probability from './probability/Probability.tsx';
import type { Told } from './shared/told.ts';
import Solution from './solution/Solution.tsx';
import Timeline from './timeline/Timeline.tsx';
import Triangle from './triangle/Triangle.tsx';
import UnitCircle from './unit-circle/UnitCircle.tsx';

const task = 'Muévelo y mira qué pasa.';
const predict = { question: '¿Qué crees que pasará?', guesses: ['Sube', 'Baja'], shows: 'Sube.' };

const KINDS: Readonly<Record<string, (told: Told) => ReactElement>> = {
  balance: (told) => <Balance manipulable={{ ...told, left: [3, 2], right: [1, 8] }} />,
  circuit: (told) => <Circuit manipulable={{ ...told, volts: 12, ohms: [4, 8], wiring: 'parallel' }} />,
  'data-plots': (told) => <DataPlots manipulable={{ ...told, values: [3, 5, 9], shows: ['histogram', 'box'] }} />,
  'fraction-bar': (told) => <FractionBar manipulable={{ ...told, numerator: 3, denominator: 8 }} />,
  'function-plotter': (told) => <FunctionPlotter manipulable={{ ...told, family: 'linear', parameters: { m: 2 } }} />,
  homothety: (told) => (
    <Homothety
      manipulable={{
        ...told,
        centre: [0, 0],
        ratio: 2,
        vertices: [
          [1, 1],
          [3, 1],
          [2, 3],
        ],
      }}
    />
  ),
  'line-through-points': (told) => (
    <LineThroughPoints
      manipulable={{
        ...told,
        points: [
          [1, 7],
          [4, 1],
        ],
      }}
    />
  ),
  map: (told) => <RegionMap manipulable={{ ...told, region: 'chile', layers: ['population', 'density'] }} />,
  'marked-text': (told) => (
    <MarkedText manipulable={{ ...told, text: 'Por fin llegó.', marks: [{ words: 'Por fin', note: 'Opina.' }] }} />
  ),
  'number-line': (told) => <NumberLine manipulable={{ ...told, from: -10, to: 10, points: [-4, 2] }} />,
  parabola: (told) => <Parabola manipulable={{ ...told, a: 1, b: -2, c: -8 }} />,
  particles: (told) => <Particles manipulable={{ ...told, state: 'liquid', kelvin: 298 }} />,
  probability: (told) => (
    <Probability
      manipulable={{
        ...told,
        branches: [
          { label: 'cara', probability: 0.5 },
          { label: 'sello', probability: 0.5 },
        ],
        stages: 2,
      }}
    />
  ),
  solution: (told) => <Solution manipulable={{ ...told, soluteGrams: 30, waterGrams: 100, solubility: 36 }} />,
  timeline: (told) => (
    <Timeline
      manipulable={{
        ...told,
        events: [
          { year: 1810, label: 'Primera Junta' },
          { year: 1814, label: 'Rancagua' },
          { year: 1818, label: 'Maipú' },
        ],
      }}
    />
  ),
  triangle: (told) => (
    <Triangle
      manipulable={{
        ...told,
        vertices: [
          [0, 0],
          [6, 0],
          [2, 4],
        ],
        shows: ['angles', 'sides', 'area', 'height'],
      }}
    />
  ),
  'unit-circle': (told) => <UnitCircle manipulable={{ ...told, degrees: 30 }} />,
};

describe.each(Object.entries(KINDS))('%s', (_, of) => {
  it('can be moved by keyboard, with its state in words and no style of its own', () => {
    const html = renderToStaticMarkup(of({ task }));
    expect(html).toContain(task);
    expect(html).not.toContain('style=');
    expect(html).toMatch(
      /role="(?:slider|button)"[^>]*tabindex="0"|tabindex="0"[^>]*role="slider"|type="range"|<button/i,
    );
    // A handle without a name or words says nothing to who does not see it.
    for (const [handle] of html.matchAll(/<g role="slider"[^>]*>/g)) {
      expect(handle).toMatch(/aria-label="[^"]+"/);
      expect(handle).toMatch(/aria-valuetext="[^"]+"/);
    }
    expect(/aria-live="polite">([^<]+)</.exec(html)?.[1]).toMatch(/^[A-ZÁÉÍÓÚ0-9f−].*\.$/);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('asks for the prediction first, and tells nothing that gives it away', () => {
    const html = renderToStaticMarkup(of({ task, predict }));
    expect(html).toContain(predict.question);
    expect(html).not.toContain('aria-live="polite"');
    expect(html).not.toContain('type="range"');
    expect(html).not.toContain(predict.shows);
    expect(html.includes('<svg') ? html.includes('inert') : true).toBe(true);
  });
});
