import { createHash } from 'node:crypto';

const ID_BYTES = 6;

/**
 * Ids of the options of one question, by the place at which they are shown: others in each attempt and each question, so
 * that two students who compare theirs learn nothing. `salt`: of the attempt, known to the server alone.
 */
export function optionIds(salt: Uint8Array, slot: number, count: number): readonly string[] {
  const digest = createHash('sha256').update(salt).update(`${slot}`).digest();
  return Array.from({ length: count }, (_, place) =>
    digest.toString('base64url', place * ID_BYTES, (place + 1) * ID_BYTES),
  );
}
