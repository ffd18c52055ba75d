/** One look at a file that did not come; it delays the failure, so it is short. */
export const DIAGNOSIS_DEADLINE_MS = 2_000;

/** `sound`: the file is there and whole, so asking for it again is worth while. */
export type Diagnosis = 'offline' | 'http' | 'integrity' | 'timeout' | 'sound';

export interface DiagnosisIo {
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** Whether the device believes to have a network. */
  onLine(): boolean;
  /** Base64 of the SHA-384; `undefined` where the browser has no cryptography (plain http). */
  digest(content: ArrayBuffer): Promise<string | undefined>;
}

/** Always there, and small: where it does not answer, nothing does. */
const OWN_ADDRESS = '/builds/latest.json';

async function browserDigest(content: ArrayBuffer): Promise<string | undefined> {
  if (!crypto.subtle) return undefined;
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-384', content))));
}

export const browserIo: DiagnosisIo = {
  fetch: (address, init) => fetch(address, init),
  onLine: () => navigator.onLine,
  digest: browserDigest,
};

/**
 * Finds out why a file did not come: browsers tell a script's error from another's to nobody. The
 * answer is not taken from any cache, and none keeps it.
 */
export async function diagnose(address: string, integrity: string, io = browserIo): Promise<Diagnosis> {
  if (!io.onLine()) return 'offline';
  const abortion = new AbortController();
  const timer = setTimeout(() => abortion.abort(), DIAGNOSIS_DEADLINE_MS);
  const init = { cache: 'no-store', credentials: 'omit', signal: abortion.signal } as const;
  try {
    const response = await io.fetch(address, init).catch(() => undefined);
    if (!response) {
      if (abortion.signal.aborted) return 'timeout';
      // Its server is down, or the network is: the shell's own server tells which.
      return await io.fetch(OWN_ADDRESS, { ...init, method: 'HEAD' }).then(
        () => 'http' as const,
        () => 'offline' as const,
      );
    }
    if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) return 'http';
    const content = await response.arrayBuffer().catch(() => undefined);
    if (!content) return abortion.signal.aborted ? 'timeout' : 'http';
    if (integrity === '') return 'sound';
    const digest = await io.digest(content);
    return digest !== undefined && integrity === `sha384-${digest}` ? 'sound' : 'integrity';
  } finally {
    clearTimeout(timer);
  }
}
