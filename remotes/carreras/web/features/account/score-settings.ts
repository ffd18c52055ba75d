import type { StateStream } from '@travesia/contracts/page';
import { createState } from '@travesia/kit-remote/state';
import * as z from 'zod/mini';
import { readStored } from './read-stored.ts';
import { SCORE_SOURCES, type ScoreSource } from './scores-in-use.ts';

/** How the student's numbers are reckoned: a choice of this device. */
export interface ScoreSettings {
  readonly kind: ScoreSource;
  /** Among the best tenth of the school's leavers, who apply below the minimum mean too. */
  readonly bestTenth: boolean;
}

export interface StoredScoreSettings {
  readonly state$: StateStream<ScoreSettings>;
  change(settings: ScoreSettings): void;
}

const DEFAULTS: ScoreSettings = { kind: 'own', bestTenth: false };

/** Each by itself: a source that only another release has takes nothing else back. */
const storedSettings = z.object({
  kind: z.catch(z.enum(SCORE_SOURCES), DEFAULTS.kind),
  bestTenth: z.catch(z.boolean(), DEFAULTS.bestTenth),
});

const keyOf = (uid: string) => `travesia.carreras.score-settings.${encodeURIComponent(uid)}`;

function read(uid: string): ScoreSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(uid)) ?? 'null');
    return readStored(storedSettings, kept) ?? DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

const opened = new Map<string, StoredScoreSettings>();

/** One for all pages, and the same in all tabs. */
export function openScoreSettings(uid: string): StoredScoreSettings {
  const known = opened.get(uid);
  if (known) return known;
  const state = createState(read(uid));
  window.addEventListener('storage', ({ key }) => {
    if (key === keyOf(uid)) state.set(read(uid));
  });
  const settings: StoredScoreSettings = {
    state$: state.stream,
    change(next) {
      state.set(next);
      try {
        localStorage.setItem(keyOf(uid), JSON.stringify(next));
      } catch {
        // A browser that keeps nothing still reckons with it.
      }
    },
  };
  opened.set(uid, settings);
  return settings;
}
