import { DONE_CHALLENGES_PATH } from '@travesia/contracts/slices';
import type { ServiceCall } from '@travesia/kit-service';
import * as z from 'zod/mini';
import type { Evidence } from '../mastery/evidence.ts';
import { isContentId } from './is-content-id.ts';

const doneChallenges = z.object({
  challenges: z.array(z.object({ id: z.string(), contents: z.array(z.string()), at: z.iso.datetime() })),
});

/**
 * What the challenges of games say that the student did: of each content that one is of, once. Nothing where games cannot
 * be asked: all of them come again next time. Never rejects.
 */
export async function askGames(
  call: ServiceCall | undefined,
  uid: string,
  log: (status: number | undefined) => void,
): Promise<readonly Evidence[]> {
  const got = await call?.('GET', DONE_CHALLENGES_PATH, uid).catch(() => undefined);
  const read = got?.status === 200 ? doneChallenges.safeParse(got.body) : undefined;
  if (!read?.success) {
    if (call) log(got?.status);
    return [];
  }
  return read.data.challenges.flatMap(({ id, contents, at }) =>
    contents.filter(isContentId).map((contentId) => ({
      ...({ id: `game:${id}:${contentId}`, contentId, source: 'game', correct: true, help: 'none' } as const),
      at: Date.parse(at),
    })),
  );
}
