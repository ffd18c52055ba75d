import type { CompiledCheck, CompiledLesson, CompiledPoint, Html } from '@travesia/content-lesson-model';
import { orderOf } from '../lesson/option-order.ts';

/** What a student chooses among. */
const EXPLANATIONS = 3;

/** A question that somebody answered wrong, and what may have gone wrong. */
export interface ErroneousExample {
  /** To which the question belongs, with the texts that it may be of. */
  readonly point: CompiledPoint;
  readonly check: CompiledCheck;
  /** Inline: what they answered. */
  readonly answer: Html;
  /** Inline, each another mistake; the first is the one that was made. */
  readonly explanations: readonly Html[];
  /** How to see that mistake, where the lesson treats it. */
  readonly warning?: Html;
}

interface Shown {
  readonly point: CompiledPoint;
  readonly check: CompiledCheck;
  readonly answer: Html;
  /** Mistakes that lead to other answers of the same question: none of them explains this one. */
  readonly others: readonly string[];
}

function showings({ points }: CompiledLesson, mistake: string): readonly Shown[] {
  return points.flatMap((point) =>
    point.checks.flatMap((check) => {
      const answer = check.options.find((option) => option.mistake === mistake)?.text;
      if (answer === undefined) return [];
      const others = check.options.flatMap((option) => option.mistake ?? []).filter((other) => other !== mistake);
      return [{ point, check, answer, others: [...new Set(others)] }];
    }),
  );
}

/**
 * An example of a named mistake out of the lesson of its content; `null` where no wrong option stands for it. Of several
 * questions one whose other answers are named mistakes too is taken, which `seed` decides.
 */
export function makeExample(lesson: CompiledLesson, mistake: string, seed: string): ErroneousExample | null {
  const all = showings(lesson, mistake);
  const most = Math.max(0, ...all.map(({ others }) => others.length));
  const best = all.filter(({ others }) => others.length === most);
  const chosen = best[orderOf(seed, best.length)[0] ?? 0];
  if (!chosen) return null;
  const { point, check, answer, others } = chosen;
  const ofPoint = point.warnings.map((warning) => warning.mistake);
  const names = [mistake, ...others, ...ofPoint, ...Object.keys(lesson.mistakes)].flatMap(
    (id) => lesson.mistakes[id] ?? [],
  );
  const warning = lesson.points.flatMap(({ warnings }) => warnings).find((one) => one.mistake === mistake)?.text;
  return {
    ...{ point, check, answer },
    explanations: [...new Set(names)].slice(0, EXPLANATIONS),
    ...(warning !== undefined && { warning }),
  };
}
