import type {
  CompiledCheck,
  CompiledGameLink,
  CompiledLesson,
  CompiledPoint,
  ContentLink,
  GameLink,
} from '@travesia/content-lesson-model';
import type { Figure } from '@travesia/content-markup';
import { compileFigure, compileInline, compileRichText } from '@travesia/content-markup/compile';
import { allContents, type Content, findContent, type PlacedContent, PREREQUISITES } from '@travesia/contracts/temario';
import type { Check, KnowledgePoint, Lesson } from '../authoring/index.ts';

export interface Surroundings {
  /** Contents that have a lesson. */
  readonly taught: ReadonlySet<string>;
  /** Names of the mistakes of the bank, by id. */
  readonly mistakes: ReadonlyMap<string, string>;
}

/** What a page reads of a lesson. Throws where its text or a figure can't be compiled. */
export function compileLesson(lesson: Lesson, { taught, mistakes }: Surroundings): CompiledLesson {
  const { content, version, minutes, opening, points, summary, sources = [] } = lesson;
  const { name, unit, test } = placed(content);
  const next = nextOf(content);
  return {
    format: 2,
    content,
    name,
    unit: unit.name,
    test: test.id,
    version,
    minutes,
    opening: {
      question: compileRichText(opening.question),
      guesses: opening.guesses.map(compileInline),
      reveal: compileRichText(opening.reveal),
    },
    points: points.map(compilePoint),
    mistakes: namesOf(lesson, mistakes),
    summary: summary.map(compileInline),
    sources,
    prerequisites: prerequisitesOf(content).map((id) => linkTo(placed(id), taught)),
    ...(next && { next: linkTo(next, taught) }),
  };
}

function compilePoint({
  id,
  title,
  idea,
  figure,
  manipulable,
  game,
  readings = [],
  ...point
}: KnowledgePoint): CompiledPoint {
  const { example, warnings, checks } = point;
  return {
    id,
    title: compileInline(title),
    idea: compileRichText(idea),
    ...(figure && { figure: compileFigure(figure) }),
    ...(manipulable && { manipulable }),
    ...(game && { game: compileGame(game) }),
    readings: readings.map(({ title: name, by, text }) => ({
      title: compileInline(name),
      by: compileInline(by),
      text: compileRichText(text),
    })),
    example: {
      problem: compileRichText(example.problem),
      ...(example.figure && { figure: compileFigure(example.figure) }),
      steps: example.steps.map((step) => ({ title: compileInline(step.title), text: compileRichText(step.text) })),
    },
    warnings: warnings.map(({ mistake, text }) => ({ mistake, text: compileRichText(text) })),
    checks: checks.map((check) => compileCheck(check, figure)),
  };
}

function compileGame({ game, state, words }: GameLink): CompiledGameLink {
  const page = `/juegos/${game}` as const;
  return { href: state === '' ? page : `${page}#${state}`, words: compileInline(words) };
}

function compileCheck(
  { id, question, figure: own, key, distractors, explanation }: Check,
  ofThePoint: Figure | undefined,
): CompiledCheck {
  const figure = own === 'of-the-point' ? ofThePoint : own;
  return {
    id,
    question: compileRichText(question),
    ...(figure && { figure: compileFigure(figure) }),
    options: [
      { text: compileInline(key) },
      ...distractors.map(({ text, feedback, mistake }) => ({
        text: compileInline(text),
        feedback: compileInline(feedback),
        ...(mistake !== undefined && { mistake }),
      })),
    ],
    explanation: compileRichText(explanation),
  };
}

function namesOf({ content, points }: Lesson, names: Surroundings['mistakes']): CompiledLesson['mistakes'] {
  const ids = points.flatMap(({ warnings, checks }) => [
    ...warnings.map(({ mistake }) => mistake),
    ...checks.flatMap(({ distractors }) => distractors.flatMap(({ mistake }) => mistake ?? [])),
  ]);
  return Object.fromEntries(
    [...new Set(ids)].map((id) => {
      const name = names.get(id);
      if (name === undefined) throw new RangeError(`${content} names "${id}", which the bank does not know.`);
      return [id, compileInline(name)];
    }),
  );
}

function prerequisitesOf(content: Content['id']): readonly Content['id'][] {
  const own = PREREQUISITES.filter(({ to }) => to === content);
  const of = (wanted: 'blocking' | 'helpful') => own.filter(({ kind }) => kind === wanted).map(({ from }) => from);
  return [...of('blocking'), ...of('helpful')];
}

/** The content after this one in the same axis, of its unit first. */
function nextOf(content: Content['id']): PlacedContent | undefined {
  const { axis } = placed(content);
  const inAxis = allContents().filter((other) => other.axis === axis);
  return inAxis[inAxis.findIndex(({ id }) => id === content) + 1];
}

function placed(content: Content['id']): PlacedContent {
  const found = findContent(content);
  if (!found) throw new RangeError(`There is no content "${content}".`);
  return found;
}

const linkTo = ({ id, name }: PlacedContent, taught: ReadonlySet<string>): ContentLink => {
  return { content: id, name, hasLesson: taught.has(id) };
};
