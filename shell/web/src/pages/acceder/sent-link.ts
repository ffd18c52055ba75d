const KEY = 'travesia:enlace-correo';

/**
 * The address a sign-in link was sent to, on the device that asked for it: whoever opens the link
 * elsewhere is asked. Storage that is not allowed only means that they are asked here too.
 */
export const sentLink = {
  remember(email: string): void {
    try {
      localStorage.setItem(KEY, email);
    } catch {}
  },
  recall(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {}
  },
};
