import type { Content } from '@travesia/contracts/temario';
import type { Html } from './frozen-item.ts';

/** What the lesson of a content explains, point by point, without its examples and exercises. */
export interface LessonIdea {
  readonly content: Content['id'];
  /** Of the content. */
  readonly name: string;
  readonly points: readonly {
    readonly id: string;
    /** Plain. */
    readonly title: string;
    /** Paragraphs, lists and tables. */
    readonly idea: Html;
  }[];
}

/** By content. */
export type LessonIdeas = ReadonlyMap<string, LessonIdea>;
