import type { PasswordPolicy } from '../../session/identity-client.ts';

export interface PasswordRequirement {
  readonly id: keyof PasswordPolicy;
  readonly text: string;
  readonly met: boolean;
}

/** What the policy asks and whether `password` has it, in the order it is read to the student. Too long is said only of what is. */
export function passwordRequirements(policy: PasswordPolicy, password: string): readonly PasswordRequirement[] {
  // The provider counts UTF-16 units, like `length`.
  const { length } = password;
  const rules: readonly (PasswordRequirement | false)[] = [
    { id: 'minLength', text: `Al menos ${policy.minLength} caracteres`, met: length >= policy.minLength },
    policy.maxLength !== undefined &&
      length > policy.maxLength && { id: 'maxLength', text: `No más de ${policy.maxLength} caracteres`, met: false },
    policy.lowercase && { id: 'lowercase', text: 'Una letra minúscula', met: /[a-z]/.test(password) },
    policy.uppercase && { id: 'uppercase', text: 'Una letra mayúscula', met: /[A-Z]/.test(password) },
    policy.digit && { id: 'digit', text: 'Un número', met: /[0-9]/.test(password) },
    policy.symbol && { id: 'symbol', text: 'Un signo, como ! o #', met: /[!-/:-@[-`{-~]/.test(password) },
  ];
  return rules.filter((rule) => rule !== false);
}

/** The sentence for a password that is not accepted yet, or `undefined`. */
export function passwordProblem(policy: PasswordPolicy, password: string): string | undefined {
  const missing = passwordRequirements(policy, password).filter(({ met }) => !met);
  if (missing.length === 0) return undefined;
  return `La contraseña todavía necesita: ${missing.map(({ text }) => text.toLowerCase()).join(', ')}.`;
}
