import type { HttpClient } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER, QUESTIONS_PATH, questionAnswerPath } from '@travesia/contracts/slices';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import {
  type AnsweredBankQuestion,
  answeredQuestion,
  askedQuestion,
  type BankQuestion,
  evidenceAnswer,
  homeAnswer,
  lessonProgress,
  lessonsAnswer,
} from '../../../api/answers.ts';
import type { EvidenceAnswer, ToldEvidence } from '../../../api/evidence.ts';
import type { HomeAnswer } from '../../../api/home.ts';
import type { LessonProgress, LessonReport, LessonsAnswer } from '../../../api/lessons.ts';
import { EVIDENCE_PATH, HOME_PATH, LESSONS_PATH, lessonPath, REFRESH_PATH } from '../../../api/paths.ts';

/** A request that takes longer is given up; sending it again does no harm. */
const REQUEST_DEADLINE_MS = 15_000;

/** What is asked of the service, for one student. Everything rejects as `http` does. */
export interface StudyRequests {
  home(): Promise<HomeAnswer>;
  refresh(): Promise<HomeAnswer>;
  lessons(): Promise<LessonsAnswer>;
  tell(evidence: readonly ToldEvidence[]): Promise<EvidenceAnswer>;
  report(content: string, report: LessonReport): Promise<LessonProgress>;
  /** Of the bank, on a content that was learned before. The same `id` is the same question. */
  ask(id: string, content: string): Promise<BankQuestion>;
  answer(id: string, option: string): Promise<AnsweredBankQuestion>;
}

export function createStudyRequests(uid: string, http: HttpClient, ended: AbortSignal): StudyRequests {
  const send = (path: string, method?: 'POST' | 'PUT', body?: object) =>
    http(path, {
      ...(method && { method }),
      ...(body && { body }),
      headers: { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) },
      signal: AbortSignal.any([ended, AbortSignal.timeout(REQUEST_DEADLINE_MS)]),
    });
  return {
    home: async () => readAnswer(homeAnswer, await send(HOME_PATH)),
    refresh: async () => readAnswer(homeAnswer, await send(REFRESH_PATH, 'POST')),
    lessons: async () => readAnswer(lessonsAnswer, await send(LESSONS_PATH)),
    tell: async (evidence) => readAnswer(evidenceAnswer, await send(EVIDENCE_PATH, 'POST', { evidence })),
    report: async (content, report) => readAnswer(lessonProgress, await send(lessonPath(content), 'PUT', report)),
    ask: async (id, content) =>
      readAnswer(askedQuestion, await send(QUESTIONS_PATH, 'POST', { id, content, use: 'review' })),
    answer: async (id, option) => readAnswer(answeredQuestion, await send(questionAnswerPath(id), 'POST', { option })),
  };
}
