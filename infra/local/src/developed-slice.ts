import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createService, type ServiceOptions } from '@travesia/kit-service';
import type { ServiceSlice, SliceContext } from '@travesia/kit-service/slice';
import type { FastifyInstance } from 'fastify';
import type { RenewedModules } from './renewed-modules.ts';

/** Between two looks at the files. Watching them would lose those that an editor puts in the place of others. */
const LOOK_PERIOD_MS = 300;

/** A package whose service is being written. */
export interface DevelopedPackage {
  /** Absolute. */
  readonly folder: string;
  readonly modules: RenewedModules;
  /** A line for whoever writes it. */
  readonly say: (line: string) => void;
}

export interface DevelopedSliceOptions {
  readonly developed: DevelopedPackage;
  /** The slice as its modules say at the moment. */
  readonly read: () => Promise<ServiceSlice>;
  readonly context: SliceContext;
  readonly env: NodeJS.ProcessEnv;
  readonly log: ServiceOptions['log'] | undefined;
}

/**
 * Serves a slice below `/api/<its name>/` from an instance of its own, and from another one after each edit of its code or
 * its migrations. An edit that does not start leaves the one before.
 */
export async function developedSlice(app: FastifyInstance, options: DevelopedSliceOptions): Promise<void> {
  const { developed, read, context, env, log } = options;
  const { modules, say } = developed;

  async function open(slice: ServiceSlice): Promise<FastifyInstance> {
    const instance = createService({ name: slice.name, origin: context.origin, ...(log && { log }) });
    await instance.register(await slice.open(env), context);
    await instance.ready();
    return instance;
  }

  const first = await read();
  const { name } = first;
  let current = await open(first);

  async function reload(): Promise<void> {
    try {
      modules.renew();
      const slice = await read();
      await context.database.migrate([slice]);
      const next = await open(slice);
      const before = current;
      current = next;
      say(`${name}: su servicio corre con lo que cambió`);
      await before.close();
    } catch (error) {
      say(`${name}: su servicio sigue como estaba: ${whatAndWhere(error, developed.folder)}`);
    }
  }

  async function lookAfterEdits(signal: AbortSignal): Promise<void> {
    let seen = await stampsOf(modules.files(), first.migrations);
    while (!signal.aborted) {
      await sleep(LOOK_PERIOD_MS, undefined, { signal }).catch(() => undefined);
      const now = await stampsOf(modules.files(), first.migrations);
      const isEdited = [...seen].some(([file, stamp]) => now.get(file) !== stamp);
      seen = now;
      if (isEdited && !signal.aborted) await reload();
    }
  }
  const ending = new AbortController();
  const looking = lookAfterEdits(ending.signal);
  app.addHook('onClose', async () => {
    ending.abort();
    await looking;
    await current.close();
  });

  // The body is for the instance to read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all(`/api/${name}/*`, (request, reply) => {
    reply.hijack();
    current.routing(request.raw, reply.raw);
  });
}

/** What went wrong, with the file and line of `folder` where that was: it stands before the message or in the first frame. */
function whatAndWhere(error: unknown, folder: string): string {
  if (!(error instanceof Error)) return String(error);
  const lines = (error.stack ?? '')
    .replaceAll('file://', '')
    .replace(/\?generation=\d+/g, '')
    .split('\n');
  const where = lines.find((line) => line.includes(folder));
  const place = where?.slice(where.indexOf(folder) + folder.length + 1).replace(/\)$/, '');
  return place === undefined ? error.message : `${error.message} (${place})`;
}

/** Of each file what differs once it is another, and of the folder of migrations which there are. */
async function stampsOf(files: Iterable<string>, migrations: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(migrations).catch(() => []);
  const all = [...files, ...names.map((name) => join(migrations, name))];
  const stamps = await Promise.all(
    all.map(async (file) => {
      const found = await stat(file).catch(() => null);
      return [file, `${found?.mtimeMs} ${found?.size}`] as const;
    }),
  );
  return new Map([...stamps, [migrations, names.sort().join()]]);
}
