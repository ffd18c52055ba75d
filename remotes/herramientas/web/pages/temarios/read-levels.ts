import { LEVEL_WORDS } from '@travesia/contracts/level-words';
import type { HttpClient } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER, MASTERY_LEVELS, MASTERY_PATH } from '@travesia/contracts/slices';
import * as z from 'zod/mini';

const masteryAnswer = z.object({
  contents: z.record(z.string(), z.object({ level: z.literal(MASTERY_LEVELS) })),
});

/** Names of the student's own levels by content, of those of which something is known. Rejects where they cannot be asked. */
export async function readLevels(
  uid: string,
  http: HttpClient,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const headers = { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) };
  const { contents } = masteryAnswer.parse(await http(MASTERY_PATH, { headers, signal }));
  return new Map(
    Object.entries(contents).flatMap(([id, { level }]) =>
      level === 0 ? [] : [[id, LEVEL_WORDS[level].name] as const],
    ),
  );
}
