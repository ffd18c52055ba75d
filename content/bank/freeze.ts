import { isRight } from '@travesia/content-hints/steps';
import type { EnteredStep, FrozenItem, FrozenText, StepAnswer, StepSlip } from '@travesia/content-item-model';
import { compileFigure, compileInline, compileRichText } from '@travesia/content-markup/compile';
import type { AuthoredStep, Source, Stimulus } from './authoring/index.ts';
import type { PlacedItem } from './bank.ts';
import { factsOf, textId } from './facts.ts';
import type { Variant } from './variant.ts';

/** A variant as students meet it. `nameOf`: of a mistake, in their words. */
export function freezeVariant(placed: PlacedItem, variant: Variant, nameOf: (mistake: string) => string): FrozenItem {
  const { item } = placed;
  const inOrder = item.fixedOrder
    ? [...variant.options].sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
    : variant.options;
  const { evidence } = item.kind === 'authored' ? item : { evidence: undefined };
  return {
    id: variant.id,
    facts: factsOf(placed),
    stem: compileRichText(variant.stem),
    ...(variant.figure && { figure: compileFigure(variant.figure) }),
    options: inOrder.map(({ text, wrong }) => ({
      text: compileInline(text),
      ...(wrong && {
        wrong: { mistake: wrong.mistake, name: nameOf(wrong.mistake), feedback: compileInline(wrong.feedback) },
      }),
    })),
    key: inOrder.findIndex(({ wrong }) => !wrong),
    solution: variant.solution.map(({ title, text }) => ({ title, text: compileRichText(text) })),
    ...(evidence && { evidence }),
    ...(item.sources && { sources: item.sources.map(citation) }),
  };
}

/**
 * Steps as students enter them. What is right in a draw is no slip there, whatever mistake gives it as well. Options move on
 * by `turn` places: who has entered the steps of one draw does not know the right place in another.
 */
export function freezeSteps(steps: readonly AuthoredStep[], turn = 0): readonly EnteredStep[] {
  return steps.map(({ title, prompt, answer, slips, done }) => ({
    title,
    prompt: compileRichText(prompt),
    ...turned(
      answer,
      slips
        .filter(({ entered }) => !isRight(answer, entered))
        .map(({ feedback, ...slip }) => ({ ...slip, feedback: compileInline(feedback) })),
      turn,
    ),
    done: compileRichText(done),
  }));
}

function turned(answer: StepAnswer, slips: readonly StepSlip[], turn: number): Pick<EnteredStep, 'answer' | 'slips'> {
  if (answer.kind !== 'choice') return { answer, slips };
  const options = answer.options.map(compileInline);
  const placeOf = (place: number) => (place + turn) % options.length;
  return {
    answer: {
      ...answer,
      options: options.map((_, place) => options.at((place - turn) % options.length) ?? ''),
      right: placeOf(answer.right),
    },
    slips: slips.map((slip) => ({ ...slip, entered: String(placeOf(Number(slip.entered))) })),
  };
}

export function freezeText(stimulus: Stimulus): FrozenText {
  return {
    id: textId(stimulus),
    title: stimulus.title,
    introduction: compileInline(stimulus.introduction),
    paragraphs: stimulus.text.split(/\n\s*\n/).map((paragraph) => compileRichText(paragraph.trim())),
    figures: (stimulus.figures ?? []).map(compileFigure),
    sources: (stimulus.sources ?? []).map(citation),
  };
}

const citation = ({ name, detail }: Source) => (detail ? `${name}: ${detail}` : name);
