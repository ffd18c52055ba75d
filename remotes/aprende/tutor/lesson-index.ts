import type { ContentId } from '@travesia/contracts/temario';

/** A piece of a lesson that explains something by itself. */
export interface LessonPart {
  readonly content: ContentId;
  /** Id of the knowledge point. */
  readonly point: string;
  /** Plain. */
  readonly title: string;
  /** HTML of the lesson. */
  readonly html: string;
  /** The same as plain text. */
  readonly text: string;
}

export interface ContentMatch {
  readonly content: ContentId;
  readonly name: string;
  /** Of its lesson, the best first. */
  readonly parts: readonly LessonPart[];
}

/** Words to lessons, without a model. */
export interface LessonIndex {
  /**
   * Contents that what somebody typed is about, the best first: one where it is clear, up to four to choose from where it is
   * not, none where nothing fits. While one is spoken of, `about`, it is that one where its lesson explains the words, else one
   * that it stands on; another one only where its name was said whole, or several words tell it.
   */
  match(words: string, about?: ContentId): readonly ContentMatch[];
  /** What explains a content at first: of its first knowledge points. Empty where it has no lesson. */
  partsOf(content: ContentId): readonly LessonPart[];
  /** A knowledge point, or a paragraph of its idea with those beside it; its figure too. */
  part(content: ContentId, point: string, paragraph?: number): LessonPart | undefined;
}
