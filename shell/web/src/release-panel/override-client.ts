import { keptReleasesSchema } from '@travesia/contracts/browser-schemas';
import {
  type KeptReleases,
  RELEASE_OVERRIDE_PATH,
  type ReleaseId,
  type ReleaseName,
  type ReleaseOverride,
  type ResolvedRelease,
} from '@travesia/contracts/release';
import { type Fetch, fetchLatest, fetchMeta } from '../updates/build-files.ts';

export type Pins = ReleaseOverride['releases'];

/** What this browser has pinned, as the document came. */
export const pinsOf = (releases: readonly ResolvedRelease[]): Pins =>
  Object.fromEntries(releases.filter(({ channel }) => channel === 'override').map(({ name, id }) => [name, id]));

const REASONS: Readonly<Record<number, string>> = {
  400: 'Esa publicación ya no está guardada, o no se puede fijar.',
  401: 'Tu sesión venció: entra de nuevo.',
  403: 'Tu cuenta no es del equipo.',
  429: 'Demasiados cambios seguidos: espera un minuto.',
};

export interface PanelIo {
  readonly fetch: Fetch;
  reload(): void;
}

/** What is live and what could be; each failure is an error with a sentence for whoever looks. */
export function createOverrideClient({ fetch, reload }: PanelIo) {
  async function ask(init: RequestInit): Promise<Response> {
    const response = await fetch(RELEASE_OVERRIDE_PATH, init).catch((cause: unknown) => {
      throw new Error('No hay respuesta: revisa la conexión.', { cause });
    });
    if (!response.ok) throw new Error(REASONS[response.status] ?? `El servidor respondió ${response.status}.`);
    return response;
  }

  return {
    async kept(): Promise<KeptReleases> {
      const response = await ask({ cache: 'no-store' });
      const { data, error } = keptReleasesSchema.safeParse(await response.json());
      if (!data)
        throw new Error('El servidor respondió algo que este panel no entiende: recarga la página.', { cause: error });
      return data;
    },

    /** What everybody gets now. */
    async live(): Promise<Readonly<Record<ReleaseName, ReleaseId>>> {
      const { id } = await fetchLatest(fetch);
      return (await fetchMeta(fetch, id)).releases;
    },

    /** Makes `pins` all that is pinned, and opens the page again with them. */
    async pin(pins: Pins): Promise<void> {
      if (Object.keys(pins).length === 0) await ask({ method: 'DELETE' });
      else {
        await ask({
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ releases: pins } satisfies ReleaseOverride),
        });
      }
      reload();
    },
  };
}

export type OverrideClient = ReturnType<typeof createOverrideClient>;
