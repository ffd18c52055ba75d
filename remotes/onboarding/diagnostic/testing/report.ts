import type { Chooser, Scoring, SimulatedFigures } from './simulate.ts';

/** Students of each kind in one piece: some seconds. */
export const OF_A_PIECE = 200;

/** Means over the students of some pieces, as they are kept. */
export interface Measured {
  readonly test: string;
  readonly setting: string;
  readonly chooser: Chooser;
  readonly pieces: number;
  readonly figures: readonly SimulatedFigures[];
}

type After = SimulatedFigures['after'][number];

const VALUES = ['engine', 'by-axis', 'log-odds', 'abilityOff'] as const;

/** One piece more. */
export function added(all: readonly Measured[], piece: Measured): readonly Measured[] {
  const isSame = (one: Measured) =>
    one.test === piece.test && one.setting === piece.setting && one.chooser === piece.chooser;
  const before = all.find(isSame);
  const { pieces } = before ?? { pieces: 0 };
  const together = (after: After, old: After | undefined): After => {
    const values = VALUES.flatMap((value) => {
      const one = after[value];
      if (one === undefined) return [];
      return [[value, Number((((old?.[value] ?? 0) * pieces + one) / (pieces + 1)).toFixed(5))] as const];
    });
    return { ...after, ...Object.fromEntries(values) };
  };
  const figures = piece.figures.map(({ kind, after }, number) => ({
    kind,
    after: after.map((one, at) => together(one, before?.figures[number]?.after[at])),
  }));
  return [...all.filter((one) => !isSame(one)), { ...piece, pieces: pieces + 1, figures }];
}

interface Line {
  readonly setting: string;
  readonly chooser: Chooser;
  readonly scoring: Scoring;
  readonly name: string;
  /** Of the picture; lines without one are in the table only. */
  readonly colour?: string;
}

const WITH_UNKNOWN = 'with “No lo sé”';
const OURS: Line = {
  setting: WITH_UNKNOWN,
  chooser: 'adaptive',
  scoring: 'engine',
  name: 'our engine',
  colour: '#0b6e4f',
};
const FIXED = { setting: WITH_UNKNOWN, chooser: 'fixed' } as const;

const LINES: readonly Line[] = [
  { ...OURS, setting: 'the kinds known beforehand', name: 'our engine, kinds known beforehand', colour: '#888' },
  OURS,
  { ...OURS, chooser: 'by-chance', name: 'questions by chance, our scoring', colour: '#7b5ea7' },
  { ...FIXED, scoring: 'engine', name: 'fixed test, our scoring', colour: '#2a6fdb' },
  { ...FIXED, scoring: 'by-axis', name: 'fixed test, scored by axis', colour: '#d97706' },
  { ...FIXED, scoring: 'log-odds', name: 'fixed test, log-odds from zero', colour: '#b91c1c' },
  { setting: 'four options', chooser: 'adaptive', scoring: 'engine', name: 'our engine, four options' },
  { setting: 'four options', chooser: 'fixed', scoring: 'by-axis', name: 'fixed test, four options, by axis' },
  { setting: 'wrong parameters', chooser: 'adaptive', scoring: 'engine', name: 'our engine, four options, mistaken' },
];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number) => (100 * share).toFixed(1);
const testsOf = (all: readonly Measured[]) => [...new Set(all.map(({ test }) => test))];

/** By the number of questions: the mean over kinds. */
function curve(all: readonly Measured[], test: string, { setting, chooser }: Line, of: (after: After) => number) {
  const own = all.find((one) => one.test === test && one.setting === setting && one.chooser === chooser);
  const counts = own?.figures[0]?.after.map(({ questions }) => questions) ?? [];
  return {
    students: own ? own.pieces * OF_A_PIECE * own.figures.length : 0,
    points: counts.map((questions, at) => ({
      questions,
      value: mean(own?.figures.map(({ after }) => of(after[at] as After)) ?? []),
    })),
  };
}

/** In Markdown: by test and line, % of contents told rightly by the number of questions; and by kind of student. */
export function tableOf(all: readonly Measured[]): string {
  const rows = testsOf(all).flatMap((test) =>
    LINES.flatMap((line) => {
      const { students, points } = curve(all, test, line, (after) => after[line.scoring] ?? 0);
      const off = curve(all, test, line, ({ abilityOff }) => abilityOff).points.map(({ value }) => value.toFixed(2));
      const shares = points.map(({ value }) => percent(value)).join(', ');
      if (points.length === 0) return [];
      return `| ${test} | ${line.name} | ${students} | ${shares} | ${line.scoring === 'engine' ? off.join(', ') : ''} |`;
    }),
  );
  const kinds = all
    .filter(({ setting, chooser }) => setting === OURS.setting && chooser === OURS.chooser)
    .map(({ test, figures }) => {
      const of = figures.map(
        ({ kind, after }) => `${kind} ${after.map(({ engine }) => percent(engine ?? 0)).join(', ')}`,
      );
      return `| ${test} | ${of.join(' | ')} |`;
    });
  return [
    '| Test | Engine | Students | % right after 8, 12, 16, 20 | Ability off |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    ...kinds,
  ].join('\n');
}

const PANEL = { width: 220, height: 200, left: 34, right: 12, top: 26, bottom: 24 };
const RANGE = { least: 0.55, most: 0.95 };
const SHARES = [0.6, 0.7, 0.8, 0.9];
const COUNTS = [8, 12, 16, 20];
const A_ROW = 3;

const across = (questions: number) => PANEL.left + ((questions - 8) / 12) * (PANEL.width - PANEL.left - PANEL.right);
const down = (share: number) => {
  const part = (Math.max(RANGE.least, share) - RANGE.least) / (RANGE.most - RANGE.least);
  return PANEL.height - PANEL.bottom - part * (PANEL.height - PANEL.top - PANEL.bottom);
};

/** A panel for each test: % of contents told rightly over the number of questions. */
export function pictureOf(all: readonly Measured[]): string {
  const lines = LINES.filter(({ colour }) => colour !== undefined);
  const grid = SHARES.map((share) => {
    const y = down(share).toFixed(1);
    return `<path d="M${PANEL.left} ${y}H${PANEL.width - PANEL.right}" stroke="#ddd"/><text x="10" y="${y}" dy="4">${Math.round(100 * share)}</text>`;
  });
  const counts = COUNTS.map((count) => `<text x="${across(count) - 6}" y="${PANEL.height - 8}">${count}</text>`);
  const panels = testsOf(all).map((test, number) => {
    const drawn = lines.flatMap((line) => {
      const { points } = curve(all, test, line, (after) => after[line.scoring] ?? 0);
      const path = points.map(({ questions, value }) => `${across(questions).toFixed(1)},${down(value).toFixed(1)}`);
      if (path.length === 0) return [];
      return [`<polyline points="${path.join(' ')}" fill="none" stroke="${line.colour}" stroke-width="2"/>`];
    });
    const [x, y] = [(number % A_ROW) * PANEL.width, Math.floor(number / A_ROW) * PANEL.height];
    return `<g transform="translate(${x} ${y})"><text x="${PANEL.left}" y="16" font-weight="bold">${test}</text>${[...grid, ...counts, ...drawn].join('')}</g>`;
  });
  const legend = lines.map(
    ({ name, colour }, number) =>
      `<path d="M0 ${number * 20}h18" stroke="${colour}" stroke-width="2"/><text x="24" y="${number * 20 + 4}">${name}</text>`,
  );
  const [width, height] = [A_ROW * PANEL.width + 20, 2 * PANEL.height];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11"><title>% of contents told rightly after 8 to 20 questions, by test</title><rect width="${width}" height="${height}" fill="#fff"/>${panels.join('')}<g transform="translate(${2 * PANEL.width + 12} ${PANEL.height + 40})">${legend.join('')}</g></svg>\n`;
}
