// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WavesInput } from '../../../models/waves/inputs.ts';
import type { WavesState } from '../../../models/waves/state.ts';
import { WAVES } from '../../../models/waves/waves.ts';
import { Run } from '../stage/run.ts';
import { WavesControls } from './WavesControls.tsx';
import { WavesDrawing } from './WavesDrawing.tsx';
import { stillRows, thirdHarmonic, WavesStill } from './WavesStill.tsx';

/** What was asked of the browser's sound. */
interface Heard {
  readonly closed: boolean;
  readonly hertz: readonly number[];
  readonly gains: readonly number[];
}

const contexts: { closed: boolean; hertz: number[]; gains: number[] }[] = [];

class Parameter {
  readonly told: number[];
  constructor(told: number[]) {
    this.told = told;
  }
  setTargetAtTime(value: number): void {
    this.told.push(value);
  }
}

const stubSound = () => {
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly kept = { closed: false, hertz: [] as number[], gains: [] as number[] };
      readonly currentTime = 0;
      readonly destination = {};
      constructor() {
        contexts.push(this.kept);
      }
      resume = async () => undefined;
      close = async () => {
        this.kept.closed = true;
      };
    },
  );
  type Context = { readonly kept: (typeof contexts)[number] };
  vi.stubGlobal(
    'GainNode',
    class {
      readonly gain: Parameter;
      constructor(context: Context) {
        this.gain = new Parameter(context.kept.gains);
      }
      connect = (next: unknown) => next;
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      readonly frequency: Parameter;
      onended = () => undefined;
      constructor(context: Context) {
        this.frequency = new Parameter(context.kept.hertz);
      }
      connect = (next: unknown) => next;
      start = () => undefined;
      stop = () => this.onended();
    },
  );
};

let root: Root;
let run: Run<WavesState, WavesInput>;
let container: HTMLElement;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  stubSound();
  contexts.length = 0;
  run = new Run(WAVES);
  container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  await act(async () =>
    root.render(
      <>
        <WavesDrawing run={run} />
        <WavesControls run={run} />
      </>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const click = (name: string) =>
  act(async () => {
    const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`no button is called ${name}`);
    found.click();
  });
const choose = (value: string) =>
  act(async () => container.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click());
const pass = (seconds: number) =>
  act(async () => {
    for (let frame = 0; frame < seconds * 60; frame += 1) {
      run.advance(1000 / 60);
      run.draw();
    }
  });
const heard = (): readonly Heard[] => contexts;

describe('the drawing', () => {
  it('follows the string without a rendering, as its model has it', async () => {
    const curve = [...container.querySelectorAll('path')].find((path) =>
      path.getAttribute('d')?.startsWith('M44 190L'),
    );
    await click('Enviar un pulso');
    run.play();
    await pass(1);
    const points = (curve?.getAttribute('d') ?? '')
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number));
    expect(points).toHaveLength(121);
    const [x] = points.reduce((best, point) => ((point[1] ?? 0) < (best[1] ?? 0) ? point : best));
    // A crest that began 0.875 s ago, at 4 m/s.
    expect(x).toBeCloseTo(44 + 350, -1);
  });

  it('shows nodes and their harmonic once there is one', async () => {
    await act(async () => run.restart('T=9&con=motor&A=3&f=1.5&roce=0.2'));
    run.play();
    await pass(12);
    expect(container.querySelector('svg')?.textContent).toContain('Armónico 3');
  });

  it('is the picture of another part once one looks at that', async () => {
    await choose('doppler');
    expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe('La fuente y el observador');
    expect(container.querySelector('svg')?.textContent).toContain('Oye 482 Hz');
    await choose('air');
    expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe('El aire y su presión');
  });
});

describe('sound', () => {
  it('is made by a press only, never loud, follows what is heard, and ends where one looks elsewhere', async () => {
    await choose('doppler');
    await pass(1);
    expect(heard()).toEqual([]);
    await click('Escuchar');
    expect(heard()[0]?.hertz.at(-1)).toBeCloseTo(482.17, 2);
    run.play();
    await pass(24);
    expect(heard()[0]?.hertz.at(-1)).toBeCloseTo(404.61, 2);
    await act(async () => run.apply({ kind: 'set', name: 'pressure', to: 99 }));
    run.draw();
    expect(Math.max(...(heard()[0]?.gains ?? []))).toBe(0.12);
    await choose('string');
    expect(heard()).toHaveLength(1);
    expect(heard()[0]?.closed).toBe(true);
  });
});

it('has a still picture whose table says what it shows', () => {
  const state = thirdHarmonic();
  expect(renderToStaticMarkup(<WavesStill state={state} />)).toContain('Armónico');
  expect(stillRows(state).map(({ is }) => is)).toEqual([
    'Nodo',
    'Vientre',
    'Nodo',
    'Vientre',
    'Nodo',
    'Vientre',
    'Nodo',
  ]);
  for (const { is, height } of stillRows(state)) {
    const cm = Math.abs(Number(height.replace(' cm', '').replace(',', '.').replace('−', '-')));
    if (is === 'Vientre') expect(cm).toBeGreaterThan(10);
    else expect(cm).toBeLessThan(4);
  }
});
