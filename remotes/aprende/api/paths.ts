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

/** `GET`: {@link ConversationsAnswer}. `POST` with {@link ConversationBody}: {@link Conversation}. `DELETE`: all of them. */
export const CONVERSATIONS_PATH = `${API}/tutor/conversations`;

/** `GET`: {@link Conversation}. `DELETE`: it is gone, turns and all. */
export const conversationPath = (id: string) => `${CONVERSATIONS_PATH}/${id}`;

/** `GET`: a stream of {@link ConversationEvent}, `text/event-stream`. */
export const conversationEventsPath = (id: string) => `${conversationPath(id)}/events`;

/** `POST` with {@link TurnBody}: 202, and what the tutor says comes by the stream. */
export const turnsPath = (id: string) => `${conversationPath(id)}/turns`;

/** `POST` without a body: whatever is being said ends. */
export const stopPath = (id: string) => `${conversationPath(id)}/stop`;

/** `POST` with {@link TurnReportBody}. */
export const turnReportsPath = (id: string) => `${conversationPath(id)}/reports`;

/** `PUT` with {@link ModelAgreementBody}: {@link ModelStanding}. */
export const MODEL_AGREEMENT_PATH = `${API}/tutor/model`;

/** `GET`, of anybody: {@link TutorFiguresAnswer}. */
export const TUTOR_FIGURES_PATH = `${API}/tutor/figures`;
