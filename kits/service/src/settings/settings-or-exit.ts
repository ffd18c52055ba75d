import process from 'node:process';
import { CONFIG_EXIT_CODE, type SettingsOutcome } from './read-settings.ts';

/** The settings of a process; one that cannot run with what it was told says so and ends with {@link CONFIG_EXIT_CODE}. */
export function settingsOrExit<Settings>(outcome: SettingsOutcome<Settings>): Settings {
  if (outcome.status === 'ready') return outcome.settings;
  process.stderr.write(outcome.sentences.map((sentence) => `${sentence}\n`).join(''));
  process.exit(CONFIG_EXIT_CODE);
}
