import { STUDY_REFRESH_PATH } from '@travesia/contracts/slices';

const API = '/api/aprende';

/** `GET`: {@link HomeAnswer}, as it was last prepared. One read. */
export const HOME_PATH = `${API}/home`;

/**
 * `POST` without a body: brings everything up to date, answers and goals of other areas too, makes the plan anew where it
 * has to be, and answers as {@link HOME_PATH} does. Asked again it changes nothing.
 */
export const REFRESH_PATH = STUDY_REFRESH_PATH;

/** `POST` with {@link EvidenceBody}: {@link EvidenceAnswer}. */
export const EVIDENCE_PATH = `${API}/evidence`;

/** `GET`: {@link LessonsAnswer}. */
export const LESSONS_PATH = `${API}/lessons`;

/** `GET`: {@link LessonProgress} of one content, also where it was never begun. `PUT` with {@link LessonReport}: the same. */
export const lessonPath = (contentId: string) => `${LESSONS_PATH}/${contentId}`;

export const OWN_DATA_PATH = `${API}/data` as const;
