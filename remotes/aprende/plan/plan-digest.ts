import type { PlanInputs } from './plan.ts';

const sorted = (value: unknown): unknown => {
  if (value instanceof Map) return sorted(Object.fromEntries(value));
  if (value instanceof Set) return [...value].sort();
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
};

/** 53 bits of the inputs, whatever the order of their keys (cyrb53, public domain): to tell plans apart, not to keep a secret. */
export function planDigest(inputs: PlanInputs): string {
  const text = JSON.stringify(sorted(inputs));
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
