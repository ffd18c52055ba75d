/** Something that keeps an item from students. */
export interface Finding {
  /** Item, text or folder it is about. */
  readonly about: string;
  readonly says: string;
}
