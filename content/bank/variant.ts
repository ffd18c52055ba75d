import { createHash } from 'node:crypto';
import { createRandom } from '@travesia/content-item-model';
import Fraction from 'fraction.js';
import type { AnswerValue, AuthoredStep, Figure, ItemTemplate, RichText, SolutionStep } from './authoring/index.ts';
import type { BankItem, PlacedItem } from './bank.ts';
import { factsOf } from './facts.ts';
import { seedOf } from './seed.ts';

export interface VariantOption {
  readonly text: RichText;
  /** Absent in authored items, whose options are words. */
  readonly value?: AnswerValue;
  readonly position?: number;
  /** Absent in the key. */
  readonly wrong?: { readonly mistake: string; readonly feedback: RichText };
}

/** What one student would be asked: an authored item, or one draw of a template. Still in rich text. */
export interface Variant {
  /** `m1-fracciones-suma@2:17`, `hcs-voto-femenino@1`. */
  readonly id: string;
  readonly stem: RichText;
  readonly figure?: Figure;
  /** The key first. */
  readonly options: readonly VariantOption[];
  readonly solution: readonly SolutionStep[];
}

/** Draw `index` of a template, or `undefined` where the template refuses it; an authored item, whatever the index. */
export function variantOf(item: BankItem, index = 0): Variant | undefined {
  if (item.kind === 'authored') {
    const { stem, figure, key, distractors, solution } = item;
    return {
      id: `${item.id}@${item.version}`,
      stem,
      ...(figure && { figure }),
      options: [
        key,
        ...distractors.map(({ mistake, feedback, ...option }) => ({ ...option, wrong: { mistake, feedback } })),
      ],
      solution,
    };
  }
  const parameters = parametersOf(item, index);
  if (!(item.accepts?.(parameters) ?? true)) return;
  const figure = item.figure?.(parameters);
  return {
    id: `${item.id}@${item.version}:${index}`,
    stem: item.stem(parameters),
    ...(figure && { figure }),
    options: [
      item.key(parameters),
      ...item.distractors.map(({ mistake, answer, feedback }) => ({
        ...answer(parameters),
        wrong: { mistake, feedback: feedback(parameters) },
      })),
    ],
    solution: item.solution(parameters),
  };
}

/** Steps that students enter to solve draw `index`; none where nobody wrote them. */
export function stepsOf(item: BankItem, index: number): readonly AuthoredStep[] {
  return item.kind === 'authored' ? [] : (item.steps?.(parametersOf(item, index)) ?? []);
}

const parametersOf = (item: ItemTemplate, index: number) =>
  item.parameters(createRandom(seedOf(item.id, item.version, index)));

/** Tells apart what students would see as two questions: statement, figure and the options in any order. */
export function noteOf({ stem, figure, options }: Variant): string {
  return JSON.stringify([stem, figure, options.map(({ text }) => text).sort()]);
}

/** Digest of all that a variant says. Another digest under the same version means that a deployed item was changed. */
export function digestOf(variant: Variant): string {
  return digest(variant);
}

/**
 * Digest of what all variants of an item have in common and grading depends on: its facts, the order of its options, words
 * on which the key rests, sources, and the text that it is asked with.
 */
export function digestOfShared(placed: PlacedItem): string {
  const { item, stimulus } = placed;
  const { title, introduction, text, figures, sources } = stimulus ?? {};
  const evidence = item.kind === 'authored' ? item.evidence : undefined;
  return digest([factsOf(placed), evidence, item.sources, [title, introduction, text, figures, sources]]);
}

function digest(value: unknown): string {
  const plain = JSON.stringify(value, (_, one) => (one instanceof Fraction ? one.toFraction() : one));
  return createHash('sha256').update(plain).digest('base64url').slice(0, 12);
}
