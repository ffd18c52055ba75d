import type { Content, TestId } from '@travesia/contracts/temario';

/** Lessons of one test, by their content: where each file is, and what leads into it. */
export type LessonIndex = Readonly<Record<string, IndexedLesson>>;

export interface IndexedLesson {
  readonly minutes: number;
  /** Of the file `<content>.json`, as Subresource Integrity writes it. */
  readonly integrity: string;
  /** In their order; `mistakes` are the ids of those that the point treats. */
  readonly points: readonly { readonly id: string; readonly title: string; readonly mistakes: readonly string[] }[];
}

/** All tests with their contents, as far as a map of them needs it. */
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
