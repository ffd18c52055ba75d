import { ProblemError } from '@travesia/kit-service';
import type { AttemptMode, SentEvent } from '../api/attempts.ts';
import type { AttemptEvent } from '../practice/attempt/events.ts';
import { optionIds } from './option-ids.ts';
import type { SaltedForm } from './public-form.ts';

/** What the ids of an attempt's options come from; nothing of it ever changes. */
export interface OptionSource {
  readonly mode: AttemptMode;
  readonly salt: Uint8Array;
  /** Of each question, in the form's order. */
  readonly optionCounts: Uint8Array;
}

/** A copy: small enough to be kept of many attempts. */
export const optionSourceOf = ({ mode, form, salt }: SaltedForm & Pick<OptionSource, 'mode'>): OptionSource => ({
  mode,
  salt: Uint8Array.from(salt),
  optionCounts: Uint8Array.from(form.slots, ({ order }) => order.length),
});

/**
 * Events as they are stored: options by place. Throws 400 naming each event whose question or option the form does not
 * have.
 */
export function receivedEvents(
  { salt, optionCounts }: Omit<OptionSource, 'mode'>,
  epoch: number,
  events: readonly SentEvent[],
): readonly AttemptEvent[] {
  const problems: { readonly pointer: string; readonly detail: string }[] = [];
  const received = events.flatMap((event, index): readonly AttemptEvent[] => {
    const optionCount = optionCounts[event.slot];
    if (optionCount === undefined) {
      problems.push({ pointer: `/events/${index}/slot`, detail: 'the form has no such question' });
      return [];
    }
    const place = (option: string) => optionIds(salt, event.slot, optionCount).indexOf(option);
    const refuse = () => {
      problems.push({ pointer: `/events/${index}`, detail: 'the question has no such option' });
      return [];
    };
    switch (event.kind) {
      case 'answer': {
        const option = place(event.option);
        return option < 0 ? refuse() : [{ ...event, epoch, option }];
      }
      case 'eliminate': {
        const options = event.options.map(place);
        return options.some((option) => option < 0) ? refuse() : [{ ...event, epoch, options }];
      }
      default:
        return [{ ...event, epoch }];
    }
  });
  if (problems.length > 0) throw new ProblemError(400, 'The request has fields that are not valid.', problems);
  return received;
}
