import type { BuildMeta, LatestBuild } from '@travesia/contracts';
import { ProblemError } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import { type EdgeContext, RETRY_AFTER_S } from './edge-context.ts';
import { ByteCache } from './http/byte-cache.ts';
import { readBuild } from './live/build-meta.ts';

/** Builds at hand, by the number of addresses they name. */
const BUILD_CACHE_ADDRESSES = 200_000;

/** By which an open tab learns that something newer is live, and what it is. */
export function builds(app: FastifyInstance, { live, store }: EdgeContext): void {
  const metas = new ByteCache<BuildMeta>(BUILD_CACHE_ADDRESSES, ({ prerendered }) => prerendered.length + 1);

  app.get('/builds/latest.json', async (_, reply): Promise<LatestBuild> => {
    const state = live()?.state;
    if (!state) {
      reply.header('retry-after', RETRY_AFTER_S);
      throw new ProblemError(503, 'Nothing is live yet.');
    }
    reply.header('cache-control', 'no-store');
    return { id: state.build, timestamp: state.timestamp };
  });

  app.get<{ Params: { file: string } }>('/builds/meta/:file', async ({ params: { file } }, reply) => {
    const meta = await metas.get(file, async () => {
      const found = file.endsWith('.json') ? await readBuild(store, file.slice(0, -'.json'.length)) : null;
      if (!found) throw new ProblemError(404, 'There was no such build.');
      return found;
    });
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return meta;
  });
}
