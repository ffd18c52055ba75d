import type { PlacedItem } from '../bank.ts';
import { distinctDraws } from '../draws.ts';
import { variantOf } from '../variant.ts';
import type { Finding } from './finding.ts';

/** Share of common runs of three words from which two statements are the same one with other figures. */
const SAME_FROM = 0.8;

/** Pairs of items whose statements say the same once their figures are masked. */
export function checkDuplicates(items: readonly PlacedItem[]): readonly Finding[] {
  const shingled = items.map(({ item, stimulus }) => {
    const variant = variantOf(item) ?? distinctDraws(item, 1)[0]?.variant;
    const options = item.kind === 'authored' ? variant?.options.map(({ text }) => text).join(' ') : '';
    return { id: item.id, stimulus, shingles: shinglesOf(`${variant?.stem ?? ''} ${options}`) };
  });
  const findings: Finding[] = [];
  shingled.forEach((one, index) => {
    for (const other of shingled.slice(0, index)) {
      if (one.stimulus !== other.stimulus) continue;
      if (similarity(one.shingles, other.shingles) >= SAME_FROM)
        findings.push({ about: one.id, says: `asks the same as ${other.id}` });
    }
  });
  return findings;
}

function shinglesOf(text: string): ReadonlySet<string> {
  const words = text
    .toLowerCase()
    .replace(/\d+([.,]\d+)*/g, '#')
    .split(/[^\p{L}#]+/u)
    .filter(Boolean);
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const common = [...one].filter((shingle) => other.has(shingle)).length;
  return common / (one.size + other.size - common);
}
