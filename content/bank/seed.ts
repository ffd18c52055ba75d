import { createHash } from 'node:crypto';

/** Seed of the `index`-th draw of a version of a template: another version never repeats the draws of the last. */
export function seedOf(itemId: string, version: number, index: number): number {
  return createHash('sha256').update(`${itemId}@${version}:${index}`).digest().readInt32BE(0);
}
