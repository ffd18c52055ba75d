import type { Content, TestId } from '@travesia/contracts/temario';

/** Index `<test>`: lessons of one test, by their content. All that a page needs on the way to one of them. */
export type LessonIndex = Readonly<Record<string, IndexedLesson>>;

export interface IndexedLesson {
  readonly minutes: number;
  /** Of the file `<content>.json`, as Subresource Integrity writes it. */
  readonly integrity: string;
}

/** Index `map`: all tests with their contents, as far as a map of them needs it. */
export type LessonMap = readonly MappedTest[];

export interface MappedTest {
  readonly id: TestId;
  readonly name: string;
  readonly axes: readonly {
    readonly id: string;
    readonly name: string;
    readonly units: readonly {
      readonly id: string;
      readonly name: string;
      readonly contents: readonly MappedContent[];
    }[];
  }[];
}

export interface MappedContent {
  readonly id: Content['id'];
  readonly name: string;
  /** Of its lesson; absent where it has none yet. */
  readonly minutes?: number;
}
