import { createHash } from 'node:crypto';
import type { MadeMistake } from '../erroneous/choose-erroneous.ts';

/**
 * Of one time that a mistake comes back to a student, as a UUIDv7 of when it was made: the same on every device, so that
 * it is answered once.
 */
export function exampleId(uid: string, { content, mistake, at }: MadeMistake): string {
  const time = at.toString(16).padStart(12, '0');
  const digest = createHash('sha256').update(`${uid} ${content} ${mistake}`).digest('hex');
  const variant = ((Number.parseInt(digest.slice(3, 4), 16) & 3) | 8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digest.slice(0, 3)}-${variant}${digest.slice(4, 7)}-${digest.slice(7, 19)}`;
}
