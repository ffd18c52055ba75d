import type { CompiledLesson, CompiledPoint, Html } from '@travesia/content-lesson-model';

/**
 * What a service needs of a lesson to explain something out of it, and to find it by words: no question, no reading, nothing
 * that is moved. A tenth of the lesson.
 */
export interface ExplainedLesson {
  readonly points: readonly ExplainedPoint[];
  /** Plain: what it ends with, and the names of its mistakes. */
  readonly summary: string;
  readonly mistakes: string;
}

export interface ExplainedPoint {
  readonly id: string;
  /** Plain. */
  readonly title: string;
  /** Paragraphs, lists and formulas on lines of their own, one after the other. */
  readonly idea: readonly Html[];
  readonly figure?: Html;
  /** Plain words of the example, of the warnings and of what is asked, without formulas and without a key. */
  readonly around: string;
}

export function explainedOf({ points, summary, mistakes }: CompiledLesson): ExplainedLesson {
  return {
    points: points.map(explainedPoint),
    summary: wordsOf(summary.join(' ')),
    mistakes: wordsOf(Object.values(mistakes).join('. ')),
  };
}

function explainedPoint({ id, title, idea, figure, example, warnings, checks }: CompiledPoint): ExplainedPoint {
  const steps = example.steps.flatMap((step) => [step.title, step.text]);
  const others = [...warnings.map(({ text }) => text), ...checks.map(({ question }) => question)];
  return {
    id,
    title: saidOf(title),
    idea: blocksOf(idea),
    ...(figure !== undefined && { figure }),
    around: wordsOf([example.problem, ...steps, ...others].join(' ')),
  };
}

/** Tags of elements that stand on lines of their own, as `compileRichText` writes them. */
const BLOCK_TAGS = /<(\/?)(?:p|ul|ol|div|blockquote|table)\b[^>]*>/g;

/** `html` cut into its outermost elements. */
function blocksOf(html: Html): readonly Html[] {
  const blocks: Html[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: tag, 1: closing, index } of html.matchAll(BLOCK_TAGS)) {
    depth += closing ? -1 : 1;
    if (depth > 0) continue;
    blocks.push(html.slice(from, index + tag.length));
    from = index + tag.length;
  }
  return blocks;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What can be read of `html` without its formulas. */
function wordsOf(html: Html): string {
  return html
    .replace(/<math\b.*?<\/math>/gs, ' ')
    .replace(/<\/?(?:p|ul|ol|li|div|blockquote|table|tr|td|th)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (whole, name) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same with its formulas as they are said. */
function saidOf(html: Html): string {
  return wordsOf(html.replace(/<span class="formula"[^>]* aria-label="([^"]*)"[^>]*>/g, '$1'));
}
