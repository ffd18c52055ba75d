import { isIPv6 } from 'node:net';
import { isLoopbackOrigin } from '../loopback.ts';

/** Where a process listens, and the public origin of its pages; either may be unknown. */
export interface Exposure {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
}

function isOfThisMachine(origin: string): boolean {
  return URL.canParse(origin) && isLoopbackOrigin(origin);
}

/**
 * Why the emulator must not be trusted there, one sentence each. It signs nothing: whoever reaches a service that
 * trusts it can be any student, so only this machine may reach one.
 */
export function emulatorExposure({ host, origin }: Exposure): string[] {
  const found: string[] = [];
  if (origin !== undefined && !isOfThisMachine(origin)) {
    found.push(
      'PUBLIC_ORIGIN no es de esta máquina: el emulador de cuentas acepta sesiones falsas; usa http://localhost con su puerto, o define FIREBASE_PROJECT_ID y lo demás de un proyecto real.',
    );
  }
  if (host !== undefined && !isOfThisMachine(`http://${isIPv6(host) ? `[${host}]` : host}`)) {
    found.push(
      'HOST deja entrar a otras máquinas: el emulador de cuentas acepta sesiones falsas; usa 127.0.0.1, o define FIREBASE_PROJECT_ID y lo demás de un proyecto real.',
    );
  }
  return found;
}
