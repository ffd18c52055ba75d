import type { ContentId } from '@travesia/contracts/temario';

/** HTML that the bank compiled: paragraphs, tables, MathML with its reading, SVG. It never holds what a student wrote. */
export type Html = string;

export interface FrozenOption {
  readonly text: Html;
  /** Absent in the key. */
  readonly wrong?: {
    readonly mistake: string;
    /** The mistake in students' words. */
    readonly name: string;
    readonly feedback: Html;
  };
}

/**
 * An item as it was asked, for ever: forms name it, and grading and review read it however the bank goes on. What a
 * student may see before grading is picked from it by `publicItem` alone.
 */
export interface FrozenItem {
  /** `m1-fracciones-suma@2:17`, `hcs-voto-femenino@1`. */
  readonly id: string;
  readonly facts: ItemFacts;
  readonly stem: Html;
  readonly figure?: Html;
  /** The key first, unless the item keeps its author's order. */
  readonly options: readonly FrozenOption[];
  readonly key: number;
  readonly solution: readonly { readonly title: string; readonly text: Html }[];
  /** Words of the text on which the key rests. */
  readonly evidence?: readonly string[];
  readonly sources?: readonly string[];
}

/** A text or source as it was asked. */
export interface FrozenText {
  /** `cl-la-ultima-lancha@1`. */
  readonly id: string;
  readonly title: string;
  readonly introduction: Html;
  readonly paragraphs: readonly Html[];
  readonly figures: readonly Html[];
  readonly sources: readonly string[];
}

/** What assembly, statistics and mastery know of an item: nothing that answers it. */
export interface ItemFacts {
  readonly itemId: string;
  readonly version: number;
  readonly content: ContentId;
  readonly otherContents: readonly ContentId[];
  readonly skill: string;
  readonly difficulty: 1 | 2 | 3 | 4 | 5;
  /** Of Ciencias. */
  readonly module?: 'comun' | 'electivo';
  readonly optionCount: number;
  readonly fixedOrder: boolean;
  /** Text that it is asked with, and its place among the items of that text. */
  readonly text?: { readonly id: string; readonly place: number };
}

/** An item of the bank with the ids of its deployed variants, in the order of their draws. */
export interface BankEntry {
  readonly facts: ItemFacts;
  readonly variants: readonly string[];
}
