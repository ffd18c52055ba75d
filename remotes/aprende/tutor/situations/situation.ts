import type { ContentId } from '@travesia/contracts/temario';

/** A variant of an item of the bank, as its id: `m1-fracciones-suma@2:5`. */
export type VariantId = string;

/** What the student brings. Options are chosen by their plain text. */
export type Brought =
  /** A question that was graded; `answered` is `null` where it was left out. */
  | {
      readonly kind: 'question';
      readonly variant: VariantId;
      readonly content: ContentId;
      readonly answered: string | null;
      /** Of the solution, from 0, where one step is not understood. */
      readonly step?: number;
    }
  /** The first question of a content in a whole practice test that was handed in, with its option in this place. */
  | { readonly kind: 'simulacro'; readonly content: ContentId; readonly option: number }
  /** A question that is still to be answered where it was asked. */
  | { readonly kind: 'running'; readonly variant: VariantId; readonly content: ContentId }
  | { readonly kind: 'content'; readonly content: ContentId }
  | { readonly kind: 'lesson'; readonly content: ContentId; readonly point: string; readonly part?: number }
  | { readonly kind: 'words' };

/** What the student does, one after the other. */
export type Deed =
  | { readonly does: 'says'; readonly words: string }
  | { readonly does: 'waits'; readonly seconds: number }
  | { readonly does: 'asks-hint' }
  | { readonly does: 'chooses'; readonly option: string }
  | { readonly does: 'gives-up' }
  /** Asks for another question of the content: this one is what the bank gives. */
  | { readonly does: 'asks-question'; readonly variant: VariantId }
  | { readonly does: 'picks'; readonly content: ContentId }
  /** Without `entered` to see what is asked. */
  | { readonly does: 'step'; readonly step: number; readonly entered?: string };

/** How somebody is who asks a tutor. */
export type Manner =
  | 'stuck'
  | 'wrong-but-sure'
  | 'right-but-unsure'
  | 'guessing'
  | 'insisting'
  | 'wants-the-key'
  | 'off-subject'
  | 'sad'
  | 'in-a-hurry';

/** A situation of learning: somebody in particular, and what they do with the tutor. Texts are Spanish. */
export interface Situation {
  readonly title: string;
  readonly manner: Manner;
  /** Who it is, and what happened before. */
  readonly student: string;
  /** What would help here, for whoever judges: not what the tutor has to say word for word. */
  readonly wanted: string;
  readonly brings: Brought;
  readonly deeds: readonly Deed[];
}

export const says = (words: string): Deed => ({ does: 'says', words });
export const waits = (seconds: number): Deed => ({ does: 'waits', seconds });
export const asksHint: Deed = { does: 'asks-hint' };
export const chooses = (option: string): Deed => ({ does: 'chooses', option });
export const givesUp: Deed = { does: 'gives-up' };
export const asksQuestion = (variant: VariantId): Deed => ({ does: 'asks-question', variant });
export const picks = (content: ContentId): Deed => ({ does: 'picks', content });
export const step = (place: number, entered?: string): Deed => ({
  does: 'step',
  step: place,
  ...(entered !== undefined && { entered }),
});
