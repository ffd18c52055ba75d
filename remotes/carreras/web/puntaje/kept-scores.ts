import { FACTORS } from '@travesia/kit-paes';
import type { ScoreTexts } from './score-texts.ts';

/**
 * Scores are personal: they are kept in this tab alone and end with it. Neither query nor hash holds
 * them, because an address is logged, shared and left behind in the history of a borrowed computer.
 */
const KEY = 'travesia.carreras.puntajes';

/** What was typed before in this tab, on the page of whatever career; nothing where the browser keeps nothing. */
export function recallScores(storage: () => Storage): ScoreTexts {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const texts = Object.entries(kept);
    return Object.fromEntries(
      FACTORS.flatMap((factor) => {
        const text: unknown = texts.find(([name]) => name === factor)?.[1];
        return typeof text === 'string' ? [[factor, text] as const] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Keeps what stands in the fields; forgets where nothing does. */
export function keepScores(storage: () => Storage, texts: ScoreTexts): void {
  try {
    if (Object.values(texts).every((text) => text === '')) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify(texts));
  } catch {
    // A browser that keeps nothing still calculates.
  }
}
