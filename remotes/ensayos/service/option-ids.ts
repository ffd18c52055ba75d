import { hash } from 'node:crypto';

/** Six bytes of the digest each. */
const ID_CHARS = 8;

/**
 * Ids of the options of one question, by the place at which they are shown: others in each attempt and each question, so
 * that two students who compare theirs learn nothing. `salt`: of the attempt, known to the server alone.
 */
export function optionIds(salt: Uint8Array, slot: number, count: number): readonly string[] {
  const digest = hash('sha256', Buffer.concat([salt, Buffer.from(`${slot}`)]), 'base64url');
  return Array.from({ length: count }, (_, place) => digest.slice(place * ID_CHARS, (place + 1) * ID_CHARS));
}
