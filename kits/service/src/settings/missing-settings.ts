const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

/** What each variable that has to be there is, for who sets it. `A o B`: either will do. */
export type Meanings = Readonly<Record<string, string>>;

/** Variables that are not empty. */
export type Present = Readonly<Record<string, string | undefined>>;

/** One sentence that names everything of `meanings` that `env` lacks, where empty is missing too; `null` for nothing. */
export function missingSettings(env: Present, meanings: Meanings): string | null {
  const missing = Object.entries(meanings).filter(([names]) => !names.split(' o ').some((name) => env[name]?.trim()));
  if (missing.length === 0) return null;
  const named = missing.map(([names, meaning]) => `${names} (${meaning})`);
  return `${missing.length === 1 ? 'Falta' : 'Faltan'} ${LIST.format(named)}.`;
}
