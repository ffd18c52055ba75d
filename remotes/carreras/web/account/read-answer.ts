import type { OperationsAnswer, PreferencesAnswer } from '../../api/preferences.ts';
import { OPERATION_OUTCOMES, type PreferenceOperation } from '../../preferences/operation.ts';

/** By hand: a schema library would weigh more than the page. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isCodes(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((code) => typeof code === 'string');
}

/** `null` for what is no answer of the service. */
export function readPreferences(value: unknown): PreferencesAnswer | null {
  if (!isRecord(value)) return null;
  const { revision, programs } = value;
  return typeof revision === 'number' && isCodes(programs) ? { revision, programs } : null;
}

export function readOperationsAnswer(value: unknown): OperationsAnswer | null {
  const preferences = readPreferences(value);
  if (!preferences || !isRecord(value) || !Array.isArray(value['outcomes'])) return null;
  const outcomes = value['outcomes'].flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry['id'] !== 'string') return [];
    const outcome = OPERATION_OUTCOMES.find((known) => known === entry['outcome']);
    return outcome ? [{ id: entry['id'], outcome }] : [];
  });
  return { ...preferences, outcomes };
}

/** One that was stored; `null` where somebody else wrote there. */
export function readOperation(value: unknown): PreferenceOperation | null {
  if (!isRecord(value)) return null;
  const { id, kind, program, after } = value;
  if (typeof id !== 'string' || typeof program !== 'string') return null;
  if (kind === 'remove') return { id, kind, program };
  if (kind === 'move') return isCodes(after) ? { id, kind, program, after } : null;
  if (kind !== 'add') return null;
  return { id, kind, program, ...(isCodes(after) && { after }) };
}
