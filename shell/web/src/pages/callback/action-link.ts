/** What a link in one of the provider's e-mails asks for. */
export type ActionLink =
  | { readonly kind: 'link' }
  | { readonly kind: 'reset'; readonly code: string }
  | { readonly kind: 'apply'; readonly code: string; readonly title: string; readonly done: string }
  /** No link: a service that asked for permission came back, or somebody typed the address. */
  | { readonly kind: 'none' };

/** Links that need no more than to be opened, by the provider's `mode`. */
const APPLIED = {
  verifyEmail: { title: 'Verificar tu correo', done: 'Tu correo quedó verificado. Gracias.' },
  verifyAndChangeEmail: { title: 'Cambiar tu correo', done: 'Tu correo nuevo quedó guardado. Entra con él.' },
  recoverEmail: {
    title: 'Recuperar tu correo',
    done: 'Tu cuenta volvió a tu correo anterior. Si no pediste el cambio, crea también una contraseña nueva.',
  },
} as const;

const isApplied = (mode: string): mode is keyof typeof APPLIED => Object.hasOwn(APPLIED, mode);

export function readAction(search: string): ActionLink {
  const query = new URLSearchParams(search);
  const mode = query.get('mode') ?? '';
  const code = query.get('oobCode');
  if (!code) return { kind: 'none' };
  if (mode === 'signIn') return { kind: 'link' };
  if (mode === 'resetPassword') return { kind: 'reset', code };
  return isApplied(mode) ? { kind: 'apply', code, ...APPLIED[mode] } : { kind: 'none' };
}
