import type { SettingsOutcome } from '../settings/read-settings.ts';
import type { ServiceSlice } from './define-slice.ts';
import { readSliceSettings, type SliceSettings } from './slice-settings.ts';

/** What the process of `slice` is told: what every slice is, and its own. */
export function settingsOf(
  slice: Pick<ServiceSlice, 'refusals'>,
  env: NodeJS.ProcessEnv,
): SettingsOutcome<SliceSettings> {
  const read = readSliceSettings(env);
  const own = slice.refusals(env);
  if (own.length === 0) return read;
  return { status: 'refused', sentences: [...(read.status === 'refused' ? read.sentences : []), ...own] };
}
