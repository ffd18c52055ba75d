import { prerenderedPageSchema } from '@travesia/contracts/schemas';
import { ProblemError } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './documents/escape.ts';
import { type EdgeContext, RETRY_AFTER_S } from './edge-context.ts';
import type { LiveRelease } from './live/live-routes.ts';
import type { LiveState } from './live/live-state.ts';
import { readVerified } from './live/verified-file.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** Files read at once while the site map is made. */
const READS_AT_ONCE = 16;

/** An hour: crawlers come back rarely, and a promoted page is not news by the second. */
const CACHE_CONTROL = 'public, max-age=3600';

interface Listed {
  readonly path: string;
  /** `2026-03-01`, UTC: the day of the first release since which the page is as it is. */
  readonly changed: string;
}

/** The canonical address of a prerendered page, or nothing where it is not to be listed. */
async function list(store: ReleaseStore, state: LiveState, { document, resolved }: LiveRelease, path: string) {
  const match = state.routes.match(path);
  const isOwn = match?.route.release.resolved === resolved && match.canonicalPath === path;
  if (!document || !isOwn || match.route.access !== 'public') return [];
  const { head } = await readVerified(store, document, document.prerendered[path] ?? '', prerenderedPageSchema);
  const changed = document.changed?.[path] ?? document.publishedAt;
  return head.noIndex ? [] : [{ path: head.canonical ?? path, changed: changed.slice(0, 10) }];
}

async function listPages(store: ReleaseStore, state: LiveState): Promise<readonly Listed[]> {
  const pages = state.releases.flatMap((release) =>
    Object.keys(release.document?.prerendered ?? {}).map((path) => ({ release, path })),
  );
  const listed = new Map<string, Listed>();
  for (let start = 0; start < pages.length; start += READS_AT_ONCE) {
    const some = pages.slice(start, start + READS_AT_ONCE);
    const found = await Promise.all(some.map(({ release, path }) => list(store, state, release, path)));
    for (const page of found.flat()) listed.set(page.path, page);
  }
  return [...listed.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function writeSitemap(origin: string, pages: readonly Listed[]): string {
  const urls = pages.map(
    ({ path, changed }) => `<url><loc>${escapeHtml(origin + path)}</loc><lastmod>${changed}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** `/sitemap.xml` and `/robots.txt`. */
export function crawlers(app: FastifyInstance, { live, origin, store }: EdgeContext): void {
  const sitemaps = new WeakMap<LiveState, Promise<string>>();

  function sitemapOf(state: LiveState): Promise<string> {
    const made = sitemaps.get(state);
    if (made) return made;
    const making = listPages(store, state).then((pages) => writeSitemap(origin, pages));
    sitemaps.set(state, making);
    making.catch(() => sitemaps.delete(state));
    return making;
  }

  app.get('/sitemap.xml', async (_, reply) => {
    const state = live()?.state;
    if (!state) {
      reply.header('retry-after', RETRY_AFTER_S);
      throw new ProblemError(503, 'Nothing is live yet.');
    }
    const sitemap = await sitemapOf(state);
    return reply.header('cache-control', CACHE_CONTROL).type('application/xml; charset=utf-8').send(sitemap);
  });

  app.get('/robots.txt', async (_, reply) => {
    const lines = ['User-agent: *', 'Allow: /', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''];
    return reply.header('cache-control', CACHE_CONTROL).type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  // Documents name the icon that there is; whoever asks for this one did not read them.
  app.get('/favicon.ico', async (_, reply) => reply.callNotFound());
}
