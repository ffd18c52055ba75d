import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODELS = join(import.meta.dirname, '../models');

/** Written by `npm run juegos:teacher`. */
export const TEACHER_PAGE = join(import.meta.dirname, '../../../docs/reference/science-teacher.md');

const NAMES: Readonly<Record<string, string>> = {
  waves: 'Simulador de ondas',
  friction: 'Fuerza de roce',
  cell: 'La célula',
  earth: 'La geosfera',
};

interface Question {
  readonly question: string;
  /** Some models are asked when the page is written. */
  readonly answer: string | (() => string);
  readonly source: string;
}

async function questionsOf(game: string): Promise<readonly Question[]> {
  const file = join(MODELS, game, 'teacher-questions.ts');
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return [];
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
  return Object.values(module).find(Array.isArray) ?? [];
}

const HEADER = ['Question', 'What the model answers', 'Source'] as const;

/** As the docs are formatted: columns as wide as what is in them. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const cells = [HEADER, ...rows].map((row) => row.map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')));
  const widths = HEADER.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = '', ...body] = cells.map(line);
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body];
}

/** What science teachers ask of the models, with what these answer, as a page of the docs. */
export async function teacherPage(): Promise<string> {
  const folders = await readdir(MODELS, { withFileTypes: true });
  const games = folders.filter((folder) => folder.isDirectory() && NAMES[folder.name]).map(({ name }) => name);
  const parts = await Promise.all(
    games.sort().map(async (game) => {
      const questions = await questionsOf(game);
      if (questions.length === 0) return [];
      const rows = questions.map(({ question, answer, source }) => [
        question,
        typeof answer === 'string' ? answer : answer(),
        source,
      ]);
      return [`## ${NAMES[game]}`, '', ...table(rows), ''];
    }),
  );
  return [
    '# What a science teacher asks',
    '',
    'Questions to the models of `/juegos`, in Spanish as they are asked. Written by `npm run juegos:teacher` from `remotes/juegos/models/*/teacher-questions.ts`, whose tests get each answer out of the model.',
    '',
    ...parts.flat(),
  ].join('\n');
}
