/** One question of a form: the variant, and which of its options stands in each place. */
export interface FormSlot {
  readonly item: string;
  /** `order[place]` is the index of the option in the frozen item. */
  readonly order: readonly number[];
  /** Pilot questions are answered like any other and do not count, as in the PAES. */
  readonly scored: boolean;
  readonly text?: string;
}

export interface FormSection {
  readonly name: string;
  /** Slots of the section: from this one on, as many as `items`. */
  readonly from: number;
  readonly items: number;
}

/** What one student is asked, in its order; never changed once made. */
export interface Form {
  readonly slots: readonly FormSlot[];
  readonly sections: readonly FormSection[];
}
