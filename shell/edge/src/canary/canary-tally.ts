import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from '@travesia/kit-service';
import { z } from 'zod';
import type { CanaryFigures, SideFigures } from './canary-figures.ts';

/** A slow phone has started the application by then, or said that it could not. */
export const DOCUMENT_GRACE_MS = 60_000;

/** Of each side; the voice heard first gives way, so that memory has an end and what is new counts. */
export const VOICES_MAX = 10_000;

const SALT_BYTES = 16;
const VOICE_CHARS = 12;

export type Side = keyof CanaryFigures;

const voiceSchema = z.object({
  /** When it got its first document, in ms since the epoch; `null` where it only reported. */
  document: z.number().nullable(),
  /** Whether that document counts: it is old enough, or was followed by a report. */
  isDue: z.boolean(),
  loads: z.number().int().nonnegative(),
  failures: z.number().int().nonnegative(),
});
type Voice = z.output<typeof voiceSchema>;

const voicesSchema = z.array(z.tuple([z.string(), voiceSchema])).max(VOICES_MAX);

/** A tally as it outlives its process. Voices are digests with a salt that goes when the canary does. */
export const keptTallySchema = z.object({
  salt: z.string(),
  failed: z.boolean(),
  canary: voicesSchema,
  stable: voicesSchema,
});
export type KeptTally = z.output<typeof keptTallySchema>;

/** What browsers say of one canary and of the stable release beside it, by voices. */
export interface CanaryTally {
  /** A document of the canary went to `address`. */
  document(address: string): void;
  /** `address` reported a page that loaded, or did not. */
  load(side: Side, address: string, hasFailed: boolean): void;
  figures(): CanaryFigures;
  keep(): Omit<KeptTally, 'failed'>;
}

const SILENT: Voice = { document: null, isDue: false, loads: 0, failures: 0 };

const shareOf = ({ loads, failures }: Voice) => (loads === 0 ? 0 : failures / loads);

/** The voices of one side, with their sums. */
function countVoices(now: () => number, kept: KeptTally[Side]) {
  const voices = new Map<string, Voice>();
  const sums = { documents: 0, loads: 0, failures: 0 };
  /** Whose document is too young to count, oldest first. */
  let waiting: string[] = [];

  function add(voice: Voice, sign: 1 | -1): void {
    sums.documents += voice.isDue ? sign : 0;
    sums.loads += voice.loads > 0 ? sign : 0;
    sums.failures += sign * shareOf(voice);
  }

  function set(name: string, voice: Voice): void {
    const before = voices.get(name);
    const [first] = voices.keys();
    if (!before && first !== undefined && voices.size >= VOICES_MAX) remove(first);
    if (before) add(before, -1);
    voices.set(name, voice);
    add(voice, 1);
  }

  function remove(name: string): void {
    const voice = voices.get(name);
    if (voice) add(voice, -1);
    voices.delete(name);
  }

  for (const [name, voice] of kept) {
    set(name, voice);
    if (voice.document !== null && !voice.isDue) waiting.push(name);
  }

  return {
    get: (name: string) => voices.get(name) ?? SILENT,
    set(name: string, voice: Voice): void {
      if (voice.document !== null && !voice.isDue) waiting.push(name);
      set(name, voice);
    },
    figures(): SideFigures {
      const due = now() - DOCUMENT_GRACE_MS;
      const isYoung = (name: string) => (voices.get(name)?.document ?? 0) > due;
      const young = waiting.findIndex(isYoung);
      const grown = young === -1 ? waiting : waiting.slice(0, young);
      waiting = young === -1 ? [] : waiting.slice(young);
      for (const name of grown) {
        const voice = voices.get(name);
        if (voice) set(name, { ...voice, isDue: true });
      }
      return { ...sums };
    },
    keep: () => [...voices],
  };
}

/** `kept`: what an earlier process of this edge had counted. */
export function createCanaryTally(now: () => number, kept?: KeptTally): CanaryTally {
  const salt = kept?.salt ?? randomBytes(SALT_BYTES).toString('base64url');
  const sides = { canary: countVoices(now, kept?.canary ?? []), stable: countVoices(now, kept?.stable ?? []) };
  const nameOf = (address: string) =>
    createHmac('sha256', salt).update(networkOf(address, 64)).digest('base64url').slice(0, VOICE_CHARS);
  return {
    document(address) {
      const name = nameOf(address);
      const voice = sides.canary.get(name);
      if (voice.document === null) sides.canary.set(name, { ...voice, document: now(), isDue: voice.loads > 0 });
    },
    load(side, address, hasFailed) {
      const name = nameOf(address);
      const voice = sides[side].get(name);
      const failures = voice.failures + (hasFailed ? 1 : 0);
      sides[side].set(name, { ...voice, isDue: voice.document !== null, loads: voice.loads + 1, failures });
    },
    figures: () => ({ canary: sides.canary.figures(), stable: sides.stable.figures() }),
    keep: () => ({ salt, canary: sides.canary.keep(), stable: sides.stable.keep() }),
  };
}
