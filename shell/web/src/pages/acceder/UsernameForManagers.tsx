interface UsernameForManagersProps {
  readonly email: string | undefined;
}

/** Not shown: tells password managers whose password a form without its e-mail is about. */
export function UsernameForManagers({ email = '' }: UsernameForManagersProps) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
