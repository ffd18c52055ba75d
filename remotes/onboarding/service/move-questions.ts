import { CLAIMED_QUESTIONS_MAX, QUESTIONS_CLAIM_PATH, type QuestionsClaimAnswer } from '@travesia/contracts/slices';
import { type ServiceCall, UnavailableError } from '@travesia/kit-service';

const RETRY_AFTER_S = 10;

/** Gives the questions of a guest to a student, where the slice of practice tests keeps them; sent again it goes on. */
export async function moveQuestions(
  call: ServiceCall,
  guest: string,
  uid: string,
  questions: readonly string[],
): Promise<void> {
  for (let from = 0; from < questions.length; from += CLAIMED_QUESTIONS_MAX) {
    const body = { guest, questions: questions.slice(from, from + CLAIMED_QUESTIONS_MAX) };
    let left = Number.POSITIVE_INFINITY;
    while (left > 0) {
      const answer = await call('POST', QUESTIONS_CLAIM_PATH, uid, body);
      const said = (answer.body as Partial<QuestionsClaimAnswer> | undefined)?.left;
      // What does not become less would be asked for ever.
      if (answer.status !== 200 || said === undefined || said >= left) {
        throw new UnavailableError('What was answered cannot be moved now.', RETRY_AFTER_S);
      }
      left = said;
    }
  }
}
