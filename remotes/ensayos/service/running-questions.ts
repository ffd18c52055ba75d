import { RUNNING_QUESTIONS_MAX, RUNNING_QUESTIONS_PATH, type RunningQuestionsBody } from '@travesia/contracts/slices';
import { type ServiceCall, UnavailableError } from '@travesia/kit-service';
import * as z from 'zod/mini';

const runningAnswer = z.object({ questions: z.array(z.string()) });

const RETRY_AFTER_S = 30;

/** Those of `questions` whose diagnostic has not ended. Rejects where nobody says so: then none of them may be told. */
export async function runningQuestions(
  call: ServiceCall | undefined,
  uid: string,
  questions: readonly string[],
): Promise<ReadonlySet<string>> {
  const running = new Set<string>();
  for (let from = 0; from < questions.length; from += RUNNING_QUESTIONS_MAX) {
    const body: RunningQuestionsBody = { questions: questions.slice(from, from + RUNNING_QUESTIONS_MAX) };
    const answer = await call?.('POST', RUNNING_QUESTIONS_PATH, uid, body).catch(() => undefined);
    const read = answer?.status === 200 ? runningAnswer.safeParse(answer.body) : undefined;
    if (!read?.success) throw new UnavailableError('Whether diagnostics have ended is not known now.', RETRY_AFTER_S);
    for (const id of read.data.questions) running.add(id);
  }
  return running;
}
