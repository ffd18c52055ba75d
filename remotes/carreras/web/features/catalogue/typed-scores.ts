import { FACTORS, type Factor } from '@travesia/kit-paes';

/** What stands in each field, as typed. */
export type ScoreTexts = { readonly [F in Factor]?: string } & {
  /** {@link BEST_TENTH} where the student says to be among the best tenth of the school's leavers. */
  readonly bestTenth?: string;
};

export const BEST_TENTH = 'sí';

/** Everything that is kept. */
const NAMES = [...FACTORS, 'bestTenth'] as const;

/** Scores that were typed on pages for everybody, and when the last of them was. */
export interface TypedScores {
  readonly texts: ScoreTexts;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Whoever has no account. No id of a student is as short. */
const NOBODY = 'sin-cuenta';

/** As long as a sample test without an account is kept. */
export const TYPED_DAYS_MAX = 60;
const TYPED_MS_MAX = TYPED_DAYS_MAX * 24 * 60 * 60 * 1000;

/**
 * Scores are personal. They are kept in this browser alone: neither query nor hash holds them, because an address is
 * logged, shared and left behind in the history. Those of a student who is signed in are apart, under their id.
 */
export const typedScoresKey = (uid: string | null) =>
  `travesia.carreras.typed-scores.${encodeURIComponent(uid ?? NOBODY)}`;

/** By hand: a schema would bring its library to public pages, for two fields. */
function readTexts(stored: unknown): ScoreTexts {
  if (typeof stored !== 'object' || stored === null) return {};
  const texts = Object.entries(stored);
  return Object.fromEntries(
    NAMES.flatMap((kept) => {
      const text: unknown = texts.find(([name]) => name === kept)?.[1];
      return typeof text === 'string' && text !== '' ? [[kept, text] as const] : [];
    }),
  );
}

/** `null` where nothing was typed, where it was too long ago, and where the browser keeps nothing. */
export function recallScores(
  storage: () => Pick<Storage, 'getItem' | 'removeItem'>,
  uid: string | null,
  now: number,
): TypedScores | null {
  try {
    const kept: unknown = JSON.parse(storage().getItem(typedScoresKey(uid)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('texts' in kept) || !('at' in kept)) return null;
    const { texts, at } = kept;
    if (typeof at !== 'number' || at + TYPED_MS_MAX < now) {
      storage().removeItem(typedScoresKey(uid));
      return null;
    }
    const own = readTexts(texts);
    return Object.keys(own).length > 0 ? { texts: own, at } : null;
  } catch {
    return null;
  }
}

/** Keeps what stands in the fields; forgets where nothing does. */
export function keepScores(storage: () => Storage, uid: string | null, texts: ScoreTexts, now: number): void {
  try {
    const typed = readTexts(texts);
    if (Object.keys(typed).length === 0) storage().removeItem(typedScoresKey(uid));
    else storage().setItem(typedScoresKey(uid), JSON.stringify({ texts: typed, at: now }));
  } catch {
    // A browser that keeps nothing still calculates.
  }
}
