import type { AskedQuestion, StepEntry } from '@travesia/contracts/slices';
import type { Turn, TurnPart } from '../../../api/tutor.ts';
import { LETTERS } from './tutor-texts.ts';

/** What a student did, as their turn says it. `html`: of an option, of our own making. */
export interface SaidText {
  readonly text: string;
  readonly html?: string;
}

const lastOf = <Kind extends TurnPart['kind']>(before: readonly Turn[], kind: Kind) =>
  before
    .flatMap(({ parts = [] }) => parts)
    .findLast((part): part is Extract<TurnPart, { readonly kind: Kind }> => part.kind === kind);

function optionText(option: string, questions: readonly (AskedQuestion | null | undefined)[]): SaidText {
  for (const question of questions) {
    const place = question?.options.findIndex(({ id }) => id === option) ?? -1;
    if (question && place >= 0) return { text: `${LETTERS[place]})`, html: question.options[place]?.text ?? '' };
  }
  return { text: 'Respondí' };
}

/** An entry was an index of what was asked before it. */
function enteredText(step: number, entered: string, entry: StepEntry | undefined): SaidText {
  const place = `Paso ${step + 1}:`;
  return entry?.kind === 'choice'
    ? { text: place, html: entry.options[Number(entered)] ?? '' }
    : { text: `${place} ${entered}` };
}

/** @param before turns before it. @param question that the conversation is about. */
export function saidText({ say }: Turn, before: readonly Turn[], question: AskedQuestion | null): SaidText {
  switch (say?.kind) {
    case 'hint':
      return { text: before.some(({ by }) => by === 'tutor') ? 'Otra pista, por favor' : 'Una pista, por favor' };
    case 'answer':
      return say.option === null
        ? { text: 'No lo sé' }
        : optionText(say.option, [lastOf(before, 'question')?.question, question]);
    case 'give-up':
      return { text: 'Me rindo' };
    case 'step':
      return say.entered === undefined
        ? { text: 'Quiero resolverlo paso a paso' }
        : enteredText(say.step, say.entered, lastOf(before, 'step')?.step.entry);
    case 'question':
      return { text: 'Otra pregunta de esto' };
    case 'content':
      return {
        text: lastOf(before, 'contents')?.contents.find(({ id }) => id === say.content)?.name ?? 'Este contenido',
      };
    case 'words':
      return { text: say.text };
    default:
      return { text: '' };
  }
}
