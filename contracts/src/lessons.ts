/** Page with the map of all contents; with {@link LESSON_PARAM} it is the lesson of one. */
export const LESSONS_PAGE = '/aprende';

/** Parameter of its query: the id of a content. */
export const LESSON_PARAM = 'leccion';

/** Parameter of its query: the id of a named mistake, beside {@link LESSON_PARAM}. */
export const MISTAKE_PARAM = 'error';

export interface LessonPlace {
  /** Id of a knowledge point of the lesson. */
  readonly point?: string;
  /** Id of a named mistake of the bank: leads to the paragraph that treats it. One that the lesson does not treat leads to its beginning. */
  readonly mistake?: string;
}

/** Where the lesson of a content is, for students: visitors are asked to sign in first. */
export function lessonAddress(contentId: string, { point, mistake }: LessonPlace = {}): `/${string}` {
  const query = new URLSearchParams({
    [LESSON_PARAM]: contentId,
    ...(mistake !== undefined && { [MISTAKE_PARAM]: mistake }),
  });
  return `${LESSONS_PAGE}?${query}${point === undefined ? '' : `#${point}`}`;
}
