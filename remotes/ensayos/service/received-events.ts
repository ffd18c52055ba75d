import { ProblemError } from '@travesia/kit-service';
import type { SentEvent } from '../api/attempts.ts';
import type { AttemptEvent } from '../practice/attempt/events.ts';
import { optionIds } from './option-ids.ts';
import type { SaltedForm } from './public-form.ts';

/**
 * Events as they are stored: options by place. Throws 400 naming each event whose question or option the form does not
 * have.
 */
export function receivedEvents(
  { form, salt }: SaltedForm,
  epoch: number,
  events: readonly SentEvent[],
): readonly AttemptEvent[] {
  const problems: { readonly pointer: string; readonly detail: string }[] = [];
  const received = events.flatMap((event, index): readonly AttemptEvent[] => {
    const slot = form.slots[event.slot];
    if (!slot) {
      problems.push({ pointer: `/events/${index}/slot`, detail: 'the form has no such question' });
      return [];
    }
    const place = (option: string) => optionIds(salt, event.slot, slot.order.length).indexOf(option);
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
