import { RUNNING_QUESTIONS_PATH } from '@travesia/contracts/slices';
import { z } from 'zod';
import { UnavailableError } from '../unavailable-error.ts';
import type { ServiceCall } from './service-calls.ts';

const answered = z.object({ questions: z.array(z.string()) });

const RETRY_AFTER_S = 30;

/**
 * Questions of diagnostics of the student that have not ended, whose outcomes an export leaves out. None where nobody asks
 * any, which is where there is no such address.
 */
export async function runningQuestions(call: ServiceCall | undefined, uid: string): Promise<readonly string[]> {
  const answer = await call?.('GET', RUNNING_QUESTIONS_PATH, uid).catch(() => ({ status: 0, body: undefined }));
  if (!answer || answer.status === 404) return [];
  const read = answered.safeParse(answer.body);
  if (answer.status === 200 && read.success) return read.data.questions;
  throw new UnavailableError('What may be told of diagnostics is not known now.', RETRY_AFTER_S);
}
