import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { closestPair, contrast } from './colour-metrics.ts';

type Theme = 'light' | 'dark';
type Colours = ReadonlyMap<string, string>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const TOKEN = /--color-([a-z0-9-]+): (?:(#[0-9a-f]{6})|light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\));/g;

const supportsAt = css.indexOf('@supports');
const contrastAt = css.indexOf('@media (prefers-contrast: more)');
const fallback = readColours(css.slice(0, supportsAt), 'light');
const themed = (theme: Theme): Colours =>
  new Map([...fallback, ...readColours(css.slice(supportsAt, contrastAt), theme)]);
const highContrast = (theme: Theme): Colours =>
  new Map([...themed(theme), ...readColours(css.slice(contrastAt), theme)]);

const THEMES: readonly Theme[] = ['light', 'dark'];
const GROUNDS = ['canvas', 'surface', 'surface-sunken', 'accent-soft'];
const TONES = ['info', 'success', 'warning', 'danger'];
const AREAS = ['cl', 'm1', 'm2', 'hcs', 'ciencias', 'carreras', 'juegos'];
const CHART = [1, 2, 3, 4, 5, 6].map((place) => `chart-${place}`);

const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...['ink', 'ink-soft', 'accent', 'accent-strong', 'spark'].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground] as const),
  ),
  ...AREAS.flatMap((area) => [
    ...['canvas', 'surface', 'surface-sunken', `${area}-soft`].map((ground) => [area, ground] as const),
    ...['ink', 'ink-soft', 'accent'].map((text) => [text, `${area}-soft`] as const),
    // Words on a tile that is filled with the colour of its area.
    ['surface', area] as const,
  ]),
  ['spark', 'spark-soft'],
  ['ink', 'spark-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ...TONES.flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    ['ink', `${tone}-soft`] as const,
    ['accent', `${tone}-soft`] as const,
    [tone, 'canvas'] as const,
    [tone, 'surface'] as const,
  ]),
];

const SHAPE_PAIRS: readonly (readonly [string, string])[] = ['control', 'accent', 'focus', 'danger', ...CHART].flatMap(
  (shape) => ['canvas', 'surface'].map((ground) => [shape, ground] as const),
);

describe.each(THEMES)('the %s theme', (theme) => {
  const colours = themed(theme);

  it.each(TEXT_PAIRS)('lets %s be read on %s (4.5:1)', (text, ground) => {
    expect(contrast(colour(colours, text), colour(colours, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPE_PAIRS)('lets %s be seen on %s (3:1)', (shape, ground) => {
    expect(contrast(colour(colours, shape), colour(colours, ground))).toBeGreaterThanOrEqual(3);
  });

  it('keeps chart colours apart for every kind of colour vision', () => {
    const palette = CHART.map((name) => colour(colours, name));
    // In OKLab, where 0.02 is just noticeable side by side; apart from each other in a chart it takes several times that.
    expect(closestPair(palette).distance).toBeGreaterThan(0.09);
  });

  it('reaches 7:1 for text when more contrast is asked for', () => {
    const strong = highContrast(theme);
    for (const text of ['ink', 'ink-soft', 'accent', 'accent-strong']) {
      for (const ground of ['canvas', 'surface']) {
        expect(contrast(colour(strong, text), colour(strong, ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(
          7,
        );
      }
    }
    expect(contrast(colour(strong, 'on-accent'), colour(strong, 'accent'))).toBeGreaterThanOrEqual(7);
    expect(contrast(colour(strong, 'control'), colour(strong, 'canvas'))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the hero, which is dark in both themes', () => {
  it.each(['ink', 'accent', 'accent-strong', 'spark', 'focus'])('lets %s be read on either end of its sky', (text) => {
    const dark = themed('dark');
    for (const sky of ['hero', 'hero-dusk']) {
      expect(contrast(colour(dark, text), colour(dark, sky)), sky).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('no two areas have the same corners: some eyes cannot tell their colours apart', () => {
  const corners = [...css.matchAll(/--area-corners: (.+?);/g)].map(([, shape]) => shape);
  expect(corners).toHaveLength(AREAS.length + 1);
  expect(new Set(corners).size).toBe(corners.length);
});

describe('browsers without light-dark()', () => {
  it('get the light theme, value by value', () => {
    expect([...themed('light')]).toEqual([...fallback]);
  });
});

function colour(colours: Colours, name: string): string {
  const value = colours.get(name);
  if (value === undefined) throw new Error(`tokens.css declares no --color-${name}`);
  return value;
}

function readColours(text: string, theme: Theme): Colours {
  const found = new Map<string, string>();
  for (const [, name = '', plain, light, dark] of text.matchAll(TOKEN)) {
    const value = plain ?? (theme === 'light' ? light : dark);
    if (value !== undefined) found.set(name, value);
  }
  return found;
}
