import {
  type BuildMeta,
  type LatestBuild,
  type LiveStudentData,
  RESPONSIBLE_PATH,
  type ResolvedRelease,
  STUDENT_DATA_PATH,
  VISITOR_BUILD_PATH,
  type VisitorBuild,
} from '@travesia/contracts/release';
import { ProblemError } from '@travesia/kit-service';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isbot } from 'isbot';
import { encodeShared, type SharedText, sharedBytes, shareText, storedText } from './documents/rendition.ts';
import { type Composition, type EdgeContext, RETRY_AFTER_S } from './edge-context.ts';
import { acceptedEncoding } from './http/accepted-encoding.ts';
import { ByteCache } from './http/byte-cache.ts';
import { readBuild } from './live/build-meta.ts';
import { readBuildReleases } from './live/build-releases.ts';
import type { LiveState } from './live/live-state.ts';
import { liveStudentData } from './live/live-student-data.ts';
import { resolveRelease } from './live/resolve-release.ts';
import { selectReleases } from './select-releases.ts';

/** What was once said of a build or a release stays true: one year. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Builds at hand, by the number of addresses they name. */
const BUILD_CACHE_ADDRESSES = 200_000;

/** Memory for the releases of builds, compressed: of one build some kilobytes. */
const RELEASES_CACHE_BYTES = 4 * 1024 * 1024;

const NOTHING = storedText('');

/** What `<id>.json` names. */
const idOf = (file: string) => (file.endsWith('.json') ? file.slice(0, -'.json'.length) : null);

/** By which an open tab learns that something newer is live, and what it is. */
export function builds(app: FastifyInstance, context: EdgeContext): void {
  const { store, readRelease, lookups, assetsOrigin } = context;
  const metas = new ByteCache<BuildMeta>(BUILD_CACHE_ADDRESSES, ({ prerendered }) => prerendered.length + 1);
  const releases = new ByteCache<SharedText>(RELEASES_CACHE_BYTES, sharedBytes);

  function requireLive(reply: FastifyReply): Composition {
    const live = context.live();
    if (live) return live;
    reply.header('retry-after', RETRY_AFTER_S);
    throw new ProblemError(503, 'Nothing is live yet.');
  }

  app.get('/builds/latest.json', async (_, reply): Promise<LatestBuild> => {
    const { state } = requireLive(reply);
    reply.header('cache-control', 'no-store');
    return { id: state.build, timestamp: state.timestamp };
  });

  app.get(VISITOR_BUILD_PATH, async (request, reply): Promise<VisitorBuild> => {
    const live = requireLive(reply);
    const { cookie: cookies, 'user-agent': agent } = request.headers;
    const bot = isbot(agent);
    const session = await context.readSession(request).catch((cause: unknown) => {
      reply.header('retry-after', RETRY_AFTER_S);
      throw Object.assign(new ProblemError(503, 'The session cannot be verified now.'), { cause });
    });
    const tools = context.toolsOf(session);
    const { selection, setCookies } = selectReleases(context, live.state.registry, { cookies, bot, tools });
    const { state } = await context.compose(live, selection);
    // What is drawn by lot here must hold for the document that follows.
    for (const setCookie of setCookies) reply.header('set-cookie', setCookie);
    reply.header('cache-control', 'private, no-store');
    const releases = state.releases.map(({ resolved: { name, id } }) => [name, id] as const);
    return { revision: state.revision, releases: Object.fromEntries(releases) };
  });

  let known: { readonly state: LiveState; readonly places: readonly LiveStudentData[] } | undefined;

  app.get(STUDENT_DATA_PATH, async (_, reply): Promise<readonly LiveStudentData[]> => {
    const { state } = requireLive(reply);
    if (known?.state !== state) {
      const places = await liveStudentData(store, state).catch((cause: unknown) => {
        reply.header('retry-after', RETRY_AFTER_S);
        throw Object.assign(new ProblemError(503, 'What all remotes keep cannot be told now.'), { cause });
      });
      known = { state, places };
    }
    reply.header('cache-control', 'no-store');
    return known.places;
  });

  // As text: of no answer Fastify would make an empty one.
  app.get(RESPONSIBLE_PATH, (_, reply) =>
    reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(context.responsible)),
  );

  app.get<{ Params: { file: string } }>('/builds/meta/:file', async ({ params: { file }, ip }, reply) => {
    const meta = await metas.get(file, async () => {
      const id = idOf(file);
      const found = id === null ? null : await lookups.find(`build ${id}`, ip, () => readBuild(store, id));
      if (!found) throw new ProblemError(404, 'There was no such build.');
      return found;
    });
    reply.header('cache-control', IMMUTABLE);
    return meta;
  });

  app.get<{ Params: { file: string } }>('/builds/releases/:file', async ({ params: { file }, headers, ip }, reply) => {
    const text = await releases.get(file, async () => {
      const id = idOf(file);
      const sources = { store, log: app.log, assetsOrigin, live: () => context.live()?.state ?? null };
      const found =
        id === null ? null : await lookups.find(`releases of ${id}`, ip, () => readBuildReleases(sources, id));
      if (!found) throw new ProblemError(404, 'There was no such build, or not all of it is left.');
      return shareText(Buffer.from(JSON.stringify(found)));
    });
    const encoding = acceptedEncoding(headers['accept-encoding'], ['br', 'gzip']);
    reply.headers({ 'cache-control': IMMUTABLE, vary: 'Accept-Encoding' }).type('application/json; charset=utf-8');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send((await encodeShared(text, NOTHING, encoding)).bytes);
  });

  app.get<{ Params: { name: string; file: string } }>('/builds/releases/:name/:file', async ({ params, ip }, reply) => {
    const { name, file } = params;
    const id = idOf(file);
    if (id === null) throw new ProblemError(404, 'There is no such release.');
    const release = await readRelease(name, id, ip);
    // The shell of a tab is never replaced.
    if (release.kind !== 'remote') throw new ProblemError(404, 'Only releases of remotes are resolved.');
    reply.header('cache-control', IMMUTABLE);
    return resolveRelease(release, { channel: 'stable', assetsOrigin }) satisfies ResolvedRelease;
  });
}
