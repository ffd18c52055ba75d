import { IdentityError } from './identity-client.ts';
import { SESSION_ENDINGS } from './session-endings.ts';

/** What is said to the student; `code` only where we have no words of our own for it. */
export interface AuthMessage {
  readonly text: string;
  readonly code?: string;
}

/** By the provider's code. Each says what happened and what to do, and blames nobody. */
export const AUTH_MESSAGES = {
  ...SESSION_ENDINGS,
  'invalid-credential':
    'El correo y la contraseña no coinciden. Revísalos; si no recuerdas la contraseña, puedes crear una nueva.',
  'wrong-password': 'Esa contraseña no es la de esta cuenta. Inténtalo otra vez o crea una nueva.',
  'user-mismatch': 'Entraste con una cuenta distinta de la que estaba abierta. Usa la misma para confirmar.',
  'email-already-in-use': 'Ese correo ya tiene una cuenta. Entra con ella o crea una contraseña nueva.',
  'invalid-email': 'Ese correo no parece completo. Escríbelo como nombre@ejemplo.cl.',
  'missing-email': 'Escribe tu correo para continuar.',
  'missing-password': 'Escribe tu contraseña para continuar.',
  'weak-password': 'Esa contraseña es muy fácil de adivinar. Elige una más larga.',
  'password-does-not-meet-requirements': 'A la contraseña le falta algún requisito. Mira la lista y complétala.',
  'too-many-requests': 'Hubo demasiados intentos seguidos. Espera unos minutos y vuelve a probar.',
  'quota-exceeded': 'Hoy enviamos demasiados correos. Prueba más tarde o entra de otra forma.',
  'expired-action-code': 'Este enlace ya venció. Pide uno nuevo y úsalo apenas te llegue.',
  'invalid-action-code': 'Este enlace ya se usó o está incompleto. Pide uno nuevo.',
  'requires-recent-login': 'Por seguridad, confirma que eres tú antes de hacer este cambio.',
  'invalid-user-token': 'Tu sesión ya no es válida. Entra de nuevo para seguir.',
  'no-current-user': 'Tu sesión se cerró mientras tanto. Entra de nuevo y repite el cambio.',
  'operation-not-allowed': 'Esta forma de entrar no está disponible por ahora. Elige otra.',
  'admin-restricted-operation': 'Por ahora no se pueden crear cuentas nuevas. Inténtalo más adelante.',
  'credential-already-in-use': 'Esa cuenta ya está vinculada a otra de Travesía. Entra con ella o elige otra.',
  'provider-already-linked': 'Ese servicio ya está vinculado a tu cuenta. No hace falta repetirlo.',
  'no-such-provider': 'Ese servicio ya no estaba vinculado a tu cuenta.',
  'account-exists-with-different-credential':
    'Ya tienes una cuenta con ese correo. Entra como lo haces siempre y la dejaremos vinculada.',
  'email-change-needs-verification': 'Primero verifica el correo nuevo con el enlace que te enviamos.',
  'unverified-email': 'Primero verifica tu correo con el enlace que te enviamos.',
  'network-request-failed': 'No pudimos conectarnos. Revisa tu internet y vuelve a intentarlo.',
  timeout: 'La conexión tardó demasiado. Vuelve a intentarlo.',
  'popup-blocked': 'Tu navegador bloqueó la ventana. Permite las ventanas emergentes de este sitio y prueba otra vez.',
  'popup-closed-by-user': 'La ventana se cerró antes de terminar. Ábrela otra vez cuando quieras.',
  'cancelled-popup-request': 'Se abrió otra ventana para entrar. Sigue en la última.',
  'user-cancelled': 'No diste el permiso, así que no entramos. Inténtalo otra vez o elige otra forma.',
  'redirect-cancelled-by-user': 'Volviste antes de terminar. Inténtalo otra vez cuando quieras.',
  'unauthorized-domain': 'Esta dirección no está autorizada para entrar. Abre Travesía desde su sitio oficial.',
  'unauthorized-continue-uri': 'Esta dirección no está autorizada para entrar. Abre Travesía desde su sitio oficial.',
  'web-storage-unsupported':
    'Tu navegador no deja guardar la sesión. Permite las cookies de este sitio o usa una ventana normal.',
  'operation-not-supported-in-this-environment':
    'Este navegador no permite entrar así. Abre Travesía en Chrome, Firefox, Edge o Safari.',
  'internal-error': 'El servicio de ingreso falló un momento. Vuelve a intentarlo o elige otra forma de entrar.',
} as const satisfies Readonly<Record<string, string>>;

export type KnownAuthCode = keyof typeof AUTH_MESSAGES;

const isKnown = (code: string): code is KnownAuthCode => Object.hasOwn(AUTH_MESSAGES, code);

const UNKNOWN = 'No pudimos completar esto. Vuelve a intentarlo; si sigue igual, escríbenos con este código.';

export function authMessage(code: string): AuthMessage {
  return isKnown(code) ? { text: AUTH_MESSAGES[code] } : { text: UNKNOWN, code };
}

/** For whatever an action rejected with: a provider that could not even be loaded is the network. */
export function authMessageOf(error: unknown): AuthMessage {
  return authMessage(error instanceof IdentityError ? error.code : 'network-request-failed');
}
