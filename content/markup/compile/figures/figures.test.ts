import { describe, expect, it } from 'vitest';
import type { Figure } from '../../figure.ts';
import { parseXml } from '../xml.ts';
import { compileFigure } from './index.ts';
import { smallWidthOf } from './svg.ts';

const alt = 'Un dibujo de muestra con todo lo que hay que saber.';

const FIGURES: readonly (readonly [string, Figure])[] = [
  ...(['bars', 'histogram', 'lines', 'pie'] as const).map(
    (type) =>
      [
        `a chart of ${type}`,
        {
          kind: 'chart',
          type,
          alt,
          categories: ['Lunes', 'Martes'],
          series: [{ name: 'Visitas', values: [2.5, -0] }],
          showValues: true,
        },
      ] as const,
  ),
  [
    'a box plot',
    { kind: 'box-plot', alt, boxes: [{ name: 'A', least: 1, firstQuartile: 2, median: 2, thirdQuartile: 4, most: 9 }] },
  ],
  [
    'a number line',
    {
      kind: 'number-line',
      alt,
      from: -2,
      to: 2,
      step: 0.5,
      labelled: [-2, 0, 2],
      points: [{ at: 1, label: 'P', open: true }],
      intervals: [{ from: 0 }],
    },
  ],
  [
    'a plane with every shape',
    {
      kind: 'plane',
      alt,
      x: [-3, 3],
      y: [-2, 4],
      shapes: [
        { shape: 'point', at: [1, 1], label: 'A' },
        { shape: 'segment', from: [0, 0], to: [1, 1] },
        { shape: 'arrow', from: [0, 0], to: [1, 2], accent: 1 },
        {
          shape: 'path',
          points: [
            [0, 0],
            [1, 1],
            [2, 4],
          ],
          smooth: true,
        },
        {
          shape: 'polygon',
          points: [
            [0, 0],
            [2, 0],
            [0, 2],
          ],
          corners: ['A', 'B', 'C'],
          filled: true,
        },
        { shape: 'circle', centre: [0, 0], radius: 1 },
        { shape: 'ellipse', centre: [0, 0], radii: [2, 1] },
        { shape: 'arc', centre: [0, 0], radius: 1, from: 0, to: 90 },
        { shape: 'angle', at: [0, 0], from: [2, 0], to: [0, 2], right: true },
        { shape: 'text', at: [1, 3], text: 'a < b & "c"' },
      ],
    },
  ],
  [
    'a drawing',
    { kind: 'drawing', alt, width: 10, height: 5, shapes: [{ shape: 'circle', centre: [5, 2], radius: 2 }] },
  ],
  [
    'a timeline',
    {
      kind: 'timeline',
      alt,
      from: 1900,
      to: 2000,
      events: [{ year: 1973, label: 'Golpe de Estado' }],
      periods: [{ from: 1938, to: 1952, label: 'Radicales' }],
    },
  ],
  [
    'a network',
    {
      kind: 'network',
      alt,
      nodes: [
        { id: 'a', label: 'Pasto', column: 0, row: 0 },
        { id: 'b', label: 'Liebre', column: 1, row: 0 },
      ],
      arrows: [{ from: 'a', to: 'b', label: 'alimenta' }],
    },
  ],
];

describe.each(FIGURES)('%s', (_, figure) => {
  const html = compileFigure({ ...figure, caption: 'Fuente: <nosotros>' });

  it('is a picture with its text, and no styles, scripts, links or broken coordinates', () => {
    const { name, children } = parseXml(html);
    expect(name).toBe('figure');
    expect(children[0]).toMatchObject({ name: 'svg', attributes: { role: 'img', 'aria-label': alt } });
    expect(html).toContain('<figcaption>Fuente: &lt;nosotros&gt;</figcaption>');
    expect(html).not.toMatch(/NaN|Infinity|undefined|style=|<script|href|\son\w+=/);
  });

  it('can be read as a table where it is one', () => {
    expect(html.includes('Ver como tabla')).toBe(figure.kind === 'chart' || figure.kind === 'box-plot');
  });
});

it('a box that is out of order is refused', () => {
  const box = { name: 'A', least: 1, firstQuartile: 5, median: 3, thirdQuartile: 6, most: 9 };
  expect(() => compileFigure({ kind: 'box-plot', alt, boxes: [box] })).toThrow('"A" is out of order');
});

it('a series that lacks a value is refused', () => {
  const series = [{ name: 'Visitas', values: [1] }];
  expect(() => compileFigure({ kind: 'chart', type: 'bars', alt, categories: ['a', 'b'], series })).toThrow(
    '1 values for 2',
  );
});

it('a coordinate that is no number is refused', () => {
  expect(() =>
    compileFigure({
      kind: 'drawing',
      alt,
      width: 0,
      height: 0,
      shapes: [{ shape: 'circle', centre: [1, Number.NaN], radius: 1 }],
    }),
  ).toThrow();
});

describe('words of a figure do not cover each other', () => {
  const wordsOf = (figure: Figure) => {
    const { children } = parseXml(compileFigure(figure));
    return (children[0]?.children ?? []).map(({ name, attributes, text }) => ({
      name,
      text,
      x: Number(attributes.x),
      y: Number(attributes.y),
      width: Number(attributes.width),
      className: attributes.class ?? '',
    }));
  };

  it('the words of a flat arrow stand between its boxes', () => {
    const words = 'se transforma en';
    const shapes = wordsOf({
      kind: 'network',
      alt,
      nodes: [
        { id: 'a', label: 'Pasto', column: 0, row: 0 },
        { id: 'b', label: 'Liebre', column: 1, row: 0 },
      ],
      arrows: [{ from: 'a', to: 'b', label: words }],
    });
    const [left, right] = shapes.filter(({ name }) => name === 'rect');
    const said = shapes.find(({ text }) => text === words);
    const half = smallWidthOf(words) / 2;
    expect((said?.x ?? 0) - half).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    expect((said?.x ?? 0) + half).toBeLessThan(right?.x ?? 0);
  });

  it('the words right of a steep arrow in the last column are inside the picture', () => {
    const words = 'le exige cuentas';
    const figure: Figure = {
      kind: 'network',
      alt,
      nodes: [
        { id: 'a', label: 'Pueblo', column: 0, row: 0 },
        { id: 'b', label: 'Ley', column: 0, row: 1 },
      ],
      arrows: [{ from: 'a', to: 'b', label: words }],
    };
    const said = wordsOf(figure).find(({ text }) => text === words);
    const width = Number(/viewBox="0 0 ([\d.]+)/.exec(compileFigure(figure))?.[1]);
    expect((said?.x ?? 0) + smallWidthOf(words)).toBeLessThanOrEqual(width);
  });

  it('the longest number of a y axis at the left edge is inside the picture', () => {
    const shapes = wordsOf({ kind: 'plane', alt, x: [0, 4], y: [-300, 50], step: [1, 50], shapes: [] });
    const number = shapes.find(({ text }) => text === '−300');
    // In the widest of the usual fonts the minus is 9 wide at this size, and each digit 7.
    expect((number?.x ?? 0) - (9 + 3 * 7)).toBeGreaterThanOrEqual(0);
  });

  it.each([
    [-8, 0],
    [0, 8],
  ] as const)('the titles of the axes of a plane from %d to %d are on different lines', (least, most) => {
    const titles = ['Distancia hacia el este (km)', 'Profundidad (km)'] as const;
    const shapes = wordsOf({
      kind: 'plane',
      alt,
      x: [0, 10],
      y: [least, most],
      xTitle: titles[0],
      yTitle: titles[1],
      shapes: [],
    });
    const [x, y] = titles.map((title) => shapes.find(({ text }) => text === title)?.y ?? 0);
    expect(Math.abs((x ?? 0) - (y ?? 0))).toBeGreaterThanOrEqual(14);
  });

  it('the value of the highest bar is under the y title', () => {
    const shapes = wordsOf({
      kind: 'chart',
      type: 'bars',
      alt,
      categories: ['Lunes', 'Martes'],
      series: [{ name: 'Visitas', values: [50, 100] }],
      yTitle: 'Visitas',
      showValues: true,
    });
    const title = shapes.find(({ className }) => className.includes('title'));
    // The first 100 is the axis's.
    const value = shapes.findLast(({ text }) => text === '100');
    expect((value?.y ?? 0) - (title?.y ?? 0)).toBeGreaterThanOrEqual(13);
  });
});
