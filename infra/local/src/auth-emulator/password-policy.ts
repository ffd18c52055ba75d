const PASSWORD_MIN_CHARS = 8;
const PASSWORD_MAX_CHARS = 4096;

/** In the form of the provider's `GET v2/passwordPolicy`. */
export const PASSWORD_POLICY = {
  customStrengthOptions: {
    minPasswordLength: PASSWORD_MIN_CHARS,
    maxPasswordLength: PASSWORD_MAX_CHARS,
    containsNumericCharacter: true,
  },
  schemaVersion: 1,
  enforcementState: 'ENFORCE',
};

/** What `password` lacks, in the provider's own words. */
export function unmetRequirements(password: string): string[] {
  const unmet: string[] = [];
  if (password.length < PASSWORD_MIN_CHARS) {
    unmet.push(`Password must contain at least ${PASSWORD_MIN_CHARS} characters`);
  }
  if (password.length > PASSWORD_MAX_CHARS) {
    unmet.push(`Password may contain at most ${PASSWORD_MAX_CHARS} characters`);
  }
  if (!/[0-9]/.test(password)) unmet.push('Password must contain a numeric character');
  return unmet;
}
