/**
 * Answers to a refresh after which a sign-in can never heal, with what is said to the student. The last two are what the
 * provider may say of an account that was deleted. Apart from the other messages, which only account pages need.
 */
export const SESSION_ENDINGS = {
  'user-disabled': 'Esta cuenta está desactivada. Si crees que es un error, escríbenos para revisarlo.',
  'user-token-expired': 'Tu sesión venció. Entra de nuevo para seguir donde ibas.',
  'user-not-found': 'No hay una cuenta con ese correo. Revisa que esté bien escrito o crea tu cuenta.',
  'invalid-refresh-token': 'Tu sesión ya no es válida. Entra de nuevo para seguir.',
} as const satisfies Readonly<Record<string, string>>;

export type SessionEnding = keyof typeof SESSION_ENDINGS;

export const isSessionEnding = (code: string): code is SessionEnding => Object.hasOwn(SESSION_ENDINGS, code);
