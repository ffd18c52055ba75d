import type { EnteredStep, StepAnswer } from '@travesia/content-item-model';
import { isRight } from './check-step.ts';

export interface WrongEntry {
  readonly steps: readonly EnteredStep[];
  /** The step that it was entered in, from 0. */
  readonly at: number;
  readonly entered: string;
  /** What the question that the steps are of is answered with, where that is a number: exact, as in `StepAnswer`. */
  readonly result?: { readonly value: string; readonly unit?: string } | undefined;
  /** The steps are of another draw, whose data are not those of the student's own question. */
  readonly isOfSibling: boolean;
}

/**
 * What is said to a wrong entry, HTML: what it is where it is right elsewhere in the same solution, or else to look at what is
 * asked. It compares with the solution that is entered alone, so that of an open question nothing is confirmed. It never
 * repeats what was entered.
 */
export function wrongFeedback(entry: WrongEntry): string {
  const where = rightElsewhere(entry);
  const ofSibling = entry.isOfSibling ? ' Usa los datos de esta pregunta parecida, no los de la tuya.' : '';
  return `<p>${where ?? AGAIN[entry.steps[entry.at]?.answer.kind ?? 'number']}${ofSibling}</p>`;
}

const AGAIN: Readonly<Record<StepAnswer['kind'], string>> = {
  number: 'Vuelve a leer qué pide este paso y con qué datos, y rehaz la cuenta por partes.',
  expression: 'Vuelve a leer qué pide este paso, y rehaz la expresión cuidando signos y paréntesis.',
  equation: 'Vuelve a leer qué pide este paso: qué cantidad va a cada lado del signo igual, y por qué son la misma.',
  choice: 'Vuelve a leer qué pide este paso, y di por qué dejarías fuera cada una de las otras opciones.',
};

function rightElsewhere({ steps, at, entered, result }: WrongEntry): string | undefined {
  if (steps[at]?.answer.kind === 'choice') return;
  const isResult =
    (result !== undefined && isSame({ kind: 'number', ...result }, entered)) ||
    (at + 1 < steps.length && isSame(steps.at(-1)?.answer, entered));
  if (isResult) return 'Eso ya es el resultado final. Te adelantaste: aquí se pide solo lo de este paso.';
  const place = steps.findIndex(({ answer }, step) => step !== at && isSame(answer, entered));
  if (place < 0) return;
  return place > at
    ? `Eso es lo que se pide en el paso ${place + 1}. Te adelantaste: aquí se pide lo que va antes.`
    : `Eso ya lo encontraste en el paso ${place + 1}. Aquí se pide lo que sigue.`;
}

/** In whatever form: that of a later step is none of this one's business. */
function isSame(answer: StepAnswer | undefined, entered: string): boolean {
  switch (answer?.kind) {
    case 'number': {
      const { form: _, ...any } = answer;
      return isRight(any, entered);
    }
    case 'expression': {
      const { form: _, ...any } = answer;
      return isRight(any, entered);
    }
    case 'equation':
      return isRight(answer, entered);
    default:
      return false;
  }
}
