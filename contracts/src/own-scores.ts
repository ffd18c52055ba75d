/**
 * The scores of a student's own, kept by the slice of careers: of what they wrote, not of tests that were sat or graded.
 * `GET` answers {@link OwnScoresAnswer}, `PUT` takes {@link OwnScoresChange}; both for signed-in users, with
 * {@link EXPECTED_USER_HEADER} for that one alone. Whoever changes them says so with the event `own-scores/changed`.
 */
export const OWN_SCORES_PATH = '/api/carreras/scores/own';

/** What a weighted score is made of: the two scores of secondary school and those of the tests. */
export const OWN_SCORE_FACTORS = ['nem', 'ranking', 'cl', 'm1', 'm2', 'hcs', 'cien'] as const;

export type OwnScoreFactor = (typeof OWN_SCORE_FACTORS)[number];

export interface OwnScoresAnswer {
  /** Whole, on the scale of the PAES, 100 to 1000; those that the student wrote. */
  readonly scores: { readonly [F in OwnScoreFactor]?: number };
}

/** What it names is so from then on, `null` for a score that is taken back; what it does not name stays. */
export interface OwnScoresChange {
  readonly scores: { readonly [F in OwnScoreFactor]?: number | null };
}

/** Fields of pages that hold own scores; `bestTenth`: the student is among the best tenth of the school's leavers. */
export const OWN_SCORE_FIELDS = [...OWN_SCORE_FACTORS, 'bestTenth'] as const;

export type OwnScoreField = (typeof OWN_SCORE_FIELDS)[number];

/** Text of `bestTenth` where it is ticked. */
export const BEST_TENTH = 'sí';

/** A field as it was typed on a device. */
export interface TypedScore {
  /** Maybe no score yet; empty where it was taken back. */
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export type TypedScores = { readonly [F in OwnScoreField]?: TypedScore };

/** What stands in each field. */
export type ScoreTexts = { readonly [F in OwnScoreField]?: string };

/** As long as a sample test without an account is kept. */
export const TYPED_DAYS_MAX = 60;
const TYPED_MS_MAX = TYPED_DAYS_MAX * 24 * 60 * 60 * 1000;

/** Whoever has no account. No id of a student is as short. */
const NOBODY = 'sin-cuenta';

/**
 * Key of `localStorage` for {@link TypedScores}, the same for all areas. Of a visitor (`null`): their scores. Of a student
 * who is signed in: those that the service does not have yet. Scores are personal: neither query nor hash holds them,
 * because an address is logged, shared and left behind in the history.
 */
export const typedScoresKey = (uid: string | null) => `travesia.own-scores.${encodeURIComponent(uid ?? NOBODY)}`;

const isTyped = (value: unknown): value is TypedScore =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

function fieldsOf<T>(read: (field: OwnScoreField) => T | undefined): { readonly [F in OwnScoreField]?: T } {
  return Object.fromEntries(
    OWN_SCORE_FIELDS.flatMap((field) => {
      const value = read(field);
      return value === undefined ? [] : [[field, value] as const];
    }),
  );
}

/** By hand: a schema would bring its library to public pages, for two fields. What somebody else wrote there is passed over. */
export function readTypedScores(stored: unknown): TypedScores {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return fieldsOf((field) => {
    const value: unknown = entries.find(([name]) => name === field)?.[1];
    return isTyped(value) ? { text: value.text, at: value.at } : undefined;
  });
}

function newer(one: TypedScore | undefined, other: TypedScore | undefined): TypedScore | undefined {
  if (!one || !other) return one ?? other;
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return one.text >= other.text ? one : other;
}

/** Of each field the one that was typed last. In whatever order and however often sets are merged, the result is the same. */
export const mergeTypedScores = (one: TypedScores, other: TypedScores): TypedScores =>
  fieldsOf((field) => newer(one[field], other[field]));

/** `before` with the fields that changed: what is typed later is newer, whatever the device's clock says. */
export const typeScores = (before: TypedScores, changed: ScoreTexts, now: number): TypedScores =>
  fieldsOf((field) => {
    const text = changed[field];
    return text === undefined ? before[field] : { text, at: Math.max(now, (before[field]?.at ?? 0) + 1) };
  });

export const textsOf = (scores: TypedScores): ScoreTexts => fieldsOf((field) => scores[field]?.text);

/** Where a browser keeps nothing, asking for its storage throws. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function writeTyped(storage: OpenStorage, uid: string | null, typed: TypedScores): void {
  if (Object.keys(typed).length === 0) storage().removeItem(typedScoresKey(uid));
  else storage().setItem(typedScoresKey(uid), JSON.stringify(typed));
}

/** What was typed in this browser; nothing where it keeps nothing. What was typed too long ago leaves it. */
export function recallTypedScores(storage: OpenStorage, uid: string | null, now: number): TypedScores {
  try {
    const kept = storage().getItem(typedScoresKey(uid));
    if (kept === null) return {};
    const typed = readTypedScores(JSON.parse(kept));
    const current = fieldsOf((field) => {
      const score = typed[field];
      return score && score.text !== '' && score.at + TYPED_MS_MAX >= now ? score : undefined;
    });
    if (Object.keys(current).length < Object.keys(typed).length) writeTyped(storage, uid, current);
    return current;
  } catch {
    return {};
  }
}

/** Keeps what changed beside what is kept; forgets all where nothing is left. */
export function keepTypedScores(storage: OpenStorage, uid: string | null, changed: ScoreTexts, now: number): void {
  const typed = typeScores(recallTypedScores(storage, uid, now), changed, now);
  try {
    const left = fieldsOf((field) => (typed[field]?.text === '' ? undefined : typed[field]));
    writeTyped(storage, uid, left);
  } catch {
    // A browser that keeps nothing still calculates.
  }
}
