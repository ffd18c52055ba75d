import type { Figure } from '@travesia/content-markup';
import { compileInline, compileRichText } from '@travesia/content-markup/compile';
import { checkFigure, countWords, lint, plainText } from '@travesia/content-markup/gates';
import type { Check, KnowledgePoint, Lesson, Reading } from '../authoring/index.ts';
import { fileOfLesson, type PlacedLesson } from '../load-lessons.ts';
import { checkGameLink } from './check-game-link.ts';
import { checkManipulable } from './check-manipulable.ts';
import { readingEase } from './reading-ease.ts';

export const MINUTES = { least: 12, most: 20 } as const;
const POINTS = { least: 3, most: 4 } as const;
const CHECKS = { least: 2, most: 5 } as const;
const STEPS = { least: 2, most: 6 } as const;
const SUMMARY_LINES = { least: 3, most: 5 } as const;
const GUESSES = { least: 2, most: 4 } as const;
const DISTRACTORS = { least: 2, most: 3 } as const;

/** Words that may stand in a part at the most. */
const WORDS = { idea: 120, reveal: 60, warning: 45, explanation: 80, reading: 260, summaryLine: 30, step: 70 } as const;
const IDEA_WORDS_LEAST = 30;
const TITLE_MOST_CHARACTERS = 60;
const FEEDBACK_MOST_CHARACTERS = 160;

/** Szigriszt-Pazos: 50 is the press, 65 what a pupil of 8.º básico reads. */
const EASE_LEAST = 50;

/** A key that is so much longer than the others gives itself away; short ones differ by what they say. */
const KEY_LENGTH_MOST_TIMES = 1.8;
const LENGTH_MATTERS_FROM = 24;

/** “Según el gráfico”: of one that is known, which nobody sees beside the question unless it carries it. */
const POINTS_AT_A_FIGURE =
  /(?:según|en|con|permite|del) ?(?:el|la|los|las|misma)? ?(?:gráfico|línea de tiempo|mapa|figura|esquema|diagrama)(?! de un)\b/iu;

/** A year or a figure with a unit of the world: the lesson says where it is from. */
const YEAR = /(?<![\d.,$])(1[4-9]\d\d|20[0-2]\d)(?![\d.,]*\d)/;
const NEEDS_SOURCES_BY_YEAR = /^hcs\./;

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

class Findings {
  readonly says: string[] = [];

  add(where: string, complaint: string): void {
    this.says.push(`${where}: ${complaint}`);
  }

  between(where: string, what: string, count: number, { least, most }: { least: number; most: number }): void {
    if (count < least || count > most) this.add(where, `${count} ${what}, not ${least} to ${most}`);
  }

  /** Rich text of several lines, with its words bounded. */
  text(where: string, text: string, most: number): void {
    this.#written(where, text, () => compileRichText(text));
    const words = countWords(text);
    if (words > most) this.add(where, `${words} words, at most ${most}`);
  }

  line(where: string, text: string): void {
    this.#written(where, text, () => compileInline(text));
  }

  figure(where: string, figure: Figure | undefined): void {
    if (figure) for (const complaint of checkFigure(figure)) this.add(where, complaint);
  }

  #written(where: string, text: string, compile: () => unknown): void {
    if (text.trim() === '') this.add(where, 'is empty');
    for (const complaint of lint(text)) this.add(where, complaint);
    try {
      compile();
    } catch (error) {
      this.add(where, error instanceof Error ? error.message : String(error));
    }
  }
}

/** What keeps a lesson from students. `known` are the ids of all named mistakes, `own` those of items of its content. */
export function checkLesson(
  { lesson, file }: PlacedLesson,
  { known, own }: { readonly known: ReadonlySet<string>; readonly own: ReadonlySet<string> },
): readonly string[] {
  const found = new Findings();
  if (file !== fileOfLesson(lesson.content)) found.add('file', `its place is ${fileOfLesson(lesson.content)}`);
  found.between('minutes', 'minutes', lesson.minutes, MINUTES);
  checkOpening(lesson, found);
  found.between('points', 'points', lesson.points.length, POINTS);
  for (const point of lesson.points) checkPoint(point, known, found);
  checkIds(lesson, found);
  checkCoverage(lesson, own, found);
  found.between('summary', 'lines', lesson.summary.length, SUMMARY_LINES);
  for (const [index, line] of lesson.summary.entries()) {
    found.line(`summary ${index + 1}`, line);
    if (countWords(line) > WORDS.summaryLine) found.add(`summary ${index + 1}`, `over ${WORDS.summaryLine} words`);
  }
  checkSources(lesson, found);
  checkEase(lesson, found);
  return found.says;
}

function checkOpening({ opening }: Lesson, found: Findings): void {
  found.text('opening', opening.question, WORDS.idea);
  if (!endsAsQuestion(opening.question)) found.add('opening', 'does not end as a question');
  found.between('opening', 'guesses', opening.guesses.length, GUESSES);
  for (const guess of opening.guesses) found.line('opening', guess);
  found.text('reveal', opening.reveal, WORDS.reveal);
}

function checkPoint(point: KnowledgePoint, known: ReadonlySet<string>, found: Findings): void {
  const { id, title, idea, figure, manipulable, game, readings = [], example, warnings, checks } = point;
  found.line(`${id} title`, title);
  if (title.length > TITLE_MOST_CHARACTERS) found.add(`${id} title`, `${title.length} characters`);
  found.text(`${id} idea`, idea, WORDS.idea);
  if (countWords(idea) < IDEA_WORDS_LEAST) found.add(`${id} idea`, `fewer than ${IDEA_WORDS_LEAST} words`);
  found.figure(`${id} figure`, figure);
  if (manipulable) for (const complaint of checkManipulable(manipulable)) found.add(`${id} manipulable`, complaint);
  if (game) for (const complaint of checkGameLink(game)) found.add(`${id} game`, complaint);
  for (const reading of readings) checkReading(id, reading, found);
  found.text(`${id} example`, example.problem, WORDS.idea);
  found.figure(`${id} example`, example.figure);
  found.between(`${id} example`, 'steps', example.steps.length, STEPS);
  for (const step of example.steps) {
    found.line(`${id} step`, step.title);
    if (step.title.length > TITLE_MOST_CHARACTERS) found.add(`${id} step`, `title of ${step.title.length} characters`);
    found.text(`${id} step "${step.title}"`, step.text, WORDS.step);
  }
  for (const { mistake, text } of warnings) {
    if (!known.has(mistake)) found.add(`${id} warning`, `no mistake "${mistake}" in the bank`);
    found.text(`${id} warning "${mistake}"`, text, WORDS.warning);
  }
  found.between(id, 'checks', checks.length, CHECKS);
  for (const check of checks) checkCheck(check, figure, known, found);
}

function checkReading(id: string, { title, by, text }: Reading, found: Findings): void {
  found.line(`${id} reading`, title);
  found.line(`${id} reading`, by);
  found.text(`${id} reading "${title}"`, text, WORDS.reading);
}

function checkCheck(check: Check, ofThePoint: Figure | undefined, known: ReadonlySet<string>, found: Findings): void {
  const { id, question, figure, key, distractors, explanation } = check;
  found.text(id, question, WORDS.reading);
  if (!endsAsQuestion(question)) found.add(id, 'does not end as a question');
  if (figure === undefined && ofThePoint && POINTS_AT_A_FIGURE.test(plainText(question)))
    found.add(id, "asks about a figure that is not beside it: figure: 'of-the-point', or one of its own");
  if (figure === 'of-the-point' && !ofThePoint) found.add(id, 'its point has no figure');
  found.figure(id, figure === 'of-the-point' ? undefined : figure);
  found.line(id, key);
  found.between(id, 'distractors', distractors.length, DISTRACTORS);
  const texts = [key, ...distractors.map(({ text }) => text)].map(plainText);
  if (new Set(texts).size < texts.length) found.add(id, 'two options read alike');
  for (const { text, feedback, mistake } of distractors) {
    found.line(id, text);
    found.line(id, feedback);
    const { length } = plainText(feedback);
    if (length > FEEDBACK_MOST_CHARACTERS) found.add(id, `feedback of ${length} characters: "${feedback}"`);
    if (mistake !== undefined && !known.has(mistake)) found.add(id, `no mistake "${mistake}" in the bank`);
  }
  found.text(`${id} explanation`, explanation, WORDS.explanation);
  const [keyLength = 0, ...others] = texts.map(({ length }) => length);
  const longest = Math.max(...others);
  if (keyLength >= LENGTH_MATTERS_FROM && keyLength > KEY_LENGTH_MOST_TIMES * longest)
    found.add(id, `key of ${keyLength} characters, the others at most ${longest}`);
}

function checkIds({ points }: Lesson, found: Findings): void {
  const ids = points.flatMap(({ id, checks }) => [id, ...checks.map((check) => check.id)]);
  for (const id of ids) if (!ID.test(id)) found.add(id, 'is no id: lowercase letters, digits and hyphens');
  if (new Set(ids).size < ids.length) found.add('ids', 'two points or checks have one id');
  const questions = points.flatMap(({ checks }) => checks.map(({ question }) => plainText(question)));
  if (new Set(questions).size < questions.length) found.add('checks', 'two of them ask the same');
}

function checkCoverage({ points }: Lesson, own: ReadonlySet<string>, found: Findings): void {
  const treated = new Set(points.flatMap(({ warnings }) => warnings.map(({ mistake }) => mistake)));
  for (const mistake of own) if (!treated.has(mistake)) found.add('warnings', `leaves out "${mistake}" of the bank`);
  const shown = new Set(
    points.flatMap(({ checks }) => checks.flatMap(({ distractors }) => distractors.map(({ mistake }) => mistake))),
  );
  // A week after a student made it, it comes back as somebody's answer to one of these.
  for (const mistake of own)
    if (!shown.has(mistake)) found.add('checks', `no wrong option is "${mistake}" of the bank`);
}

function checkSources({ content, sources = [], points, opening }: Lesson, found: Findings): void {
  for (const { name, year, detail = '' } of sources) {
    for (const complaint of [name, detail].flatMap(lint)) found.add('sources', complaint);
    if (!Number.isInteger(year) || year < 1400 || year > 2027) found.add('sources', `${name} has no year`);
  }
  const said = [opening.reveal, ...points.flatMap(({ idea, example }) => [idea, example.problem])].join('\n');
  if (sources.length === 0 && NEEDS_SOURCES_BY_YEAR.test(content) && YEAR.test(said))
    found.add('sources', 'names years and no source');
}

function checkEase({ points, content }: Lesson, found: Findings): void {
  const ease = readingEase(points.map(({ idea }) => idea).join('\n\n'));
  if (ease < EASE_LEAST)
    found.add(content, `its ideas read with an ease of ${ease.toFixed(0)}, at least ${EASE_LEAST}`);
}

const endsAsQuestion = (text: string) => text.includes('¿') && /\?\**$/.test(text.trim());
