import type { EventBus, HttpClient, HttpFailure } from '@travesia/contracts/page';
import {
  EXPECTED_USER_HEADER,
  PROFILE_PATH,
  type ProfileAnswer,
  profileStanding,
  profileStepPath,
} from '@travesia/contracts/slices';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { profileAnswer, profileConflict } from '../../../api/answers.ts';
import { type AnyStepValues, saysTheSame } from '../../../profile/apply-step.ts';

/**
 * - `conflict`: this step was changed elsewhere since `based`; `answer` is what is kept.
 * - `failed`: nobody knows whether it was saved; it may be sent again.
 */
export type Saved =
  | { readonly kind: 'saved' | 'conflict'; readonly answer: ProfileAnswer }
  | { readonly kind: 'failed' | 'refused' };

export interface ProfileClient {
  /** @throws HttpFailure, or without a status where the answer is broken. */
  load(signal: AbortSignal): Promise<ProfileAnswer>;
  /** Saves a step that was changed from `based`. Never rejects. */
  save(based: ProfileAnswer, change: AnyStepValues): Promise<Saved>;
}

/** Two devices that save steps in turns; more is a loop. */
const REBASES_MAX = 3;

const asFailure = (error: unknown): Partial<HttpFailure> => (error instanceof Error ? error : {});

export function createProfileClient(uid: string, http: HttpClient, events: EventBus): ProfileClient {
  const headers = { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) };

  async function send({ version }: ProfileAnswer, { step, values }: AnyStepValues): Promise<Saved> {
    try {
      const answered = await http(profileStepPath(step), { method: 'PUT', body: { version, values }, headers });
      const answer = readAnswer(profileAnswer, answered);
      events.emit('profile/changed', { complete: profileStanding(answer) === 'complete' });
      return { kind: 'saved', answer };
    } catch (error) {
      const { status, problem } = asFailure(error);
      const conflict = status === 409 ? profileConflict.safeParse(problem) : undefined;
      if (conflict?.success) return { kind: 'conflict', answer: conflict.data.current };
      return { kind: status === 400 ? 'refused' : 'failed' };
    }
  }

  return {
    load: async (signal) => readAnswer(profileAnswer, await http(PROFILE_PATH, { headers, signal })),

    async save(based, change) {
      let newest = based;
      for (let rebases = 0; ; rebases += 1) {
        const saved = await send(newest, change);
        if (saved.kind !== 'conflict' || rebases === REBASES_MAX) return saved;
        // What was changed elsewhere is another step: nobody loses anything.
        if (!saysTheSame(based.profile, saved.answer.profile, change.step)) return saved;
        newest = saved.answer;
      }
    },
  };
}
