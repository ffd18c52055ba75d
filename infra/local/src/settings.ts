import { isIP } from 'node:net';
import type { Responsible } from '@travesia/contracts/release';
import { assetsOrigin, responsible } from '@travesia/infra-edge';
import { storeAddress } from '@travesia/infra-releases';
import { dataFolder, StartError } from '@travesia/kit-service';
import type { ZodType } from 'zod';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Where releases are: a folder, or a bucket that others change as well. */
  readonly store: string;
  /** Public origin, where it is not the address we listen on. */
  readonly publicOrigin: string | undefined;
  /** Another origin that serves the files of releases, as a CDN does. */
  readonly assetsOrigin: string | undefined;
  /** Who answers for what is kept of students. */
  readonly responsible: Responsible | undefined;
}

const PORT_DEFAULT = 4000;
const PORT_MAX = 65_535;
const HOST_DEFAULT = '127.0.0.1';

/** @throws {StartError} naming the variable that cannot be. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = env['PORT'] ? Number(env['PORT']) : PORT_DEFAULT;
  if (!/^\d*$/.test(env['PORT'] ?? '') || port < 1 || port > PORT_MAX) {
    throw new StartError(`PORT=${env['PORT']} no es un puerto: usa un número entre 1 y ${PORT_MAX}.`);
  }
  return {
    host: env['HOST'] || HOST_DEFAULT,
    port,
    dataFolder: dataFolder(env),
    store: storeAddress(env),
    publicOrigin: readOrigin(env['PUBLIC_ORIGIN']),
    assetsOrigin: readOptional(assetsOrigin, env['ASSETS_ORIGIN']),
    responsible: readOptional(responsible, env['RESPONSIBLE']),
  };
}

function readOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin;
  throw new StartError(`PUBLIC_ORIGIN=${text} no es un origen: escribe algo como https://travesia.cl, sin ruta.`);
}

function readOptional<T>(schema: ZodType<T>, text: string | undefined): T | undefined {
  const read = schema.optional().safeParse(text || undefined);
  if (read.success) return read.data;
  throw new StartError(read.error.issues.map(({ message }) => message).join('\n'));
}

/** The address to open in a browser on this machine. */
export function localAddress({ host, port }: Settings): string {
  const everywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' || host === '::1';
  const name = everywhere ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
