import { isPrerenderedFile, type ReleaseDocument } from '@travesia/contracts/release';
import { ProblemError } from '@travesia/kit-service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeContext } from './edge-context.ts';
import { acceptedEncoding } from './http/accepted-encoding.ts';
import { splitAddress } from './http/address.ts';
import { contentType } from './http/content-type.ts';
import { isFresh } from './http/is-fresh.ts';
import { StoreError } from './store/store-error.ts';

/** A release never changes, so neither does what is below its address: one year. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** `/releases/<name>/<id>/<file>`, as it stands in the address. */
const RELEASE_FILE = /^\/releases\/([^/]+)\/([^/]+)\/(.+)$/;

/** What only the edge reads: it goes out as part of documents. */
function isPrivate({ shell }: ReleaseDocument, file: string): boolean {
  if (isPrerenderedFile(file)) return true;
  if (!shell) return false;
  const { starter, navigation, layouts, errors } = shell;
  return [starter, navigation, ...Object.values(layouts), ...Object.values(errors)].includes(file);
}

/** The files of every published release, compressed when they were published. A missing one is a 404, never a document. */
export function assets(app: FastifyInstance, { store, readRelease }: EdgeContext): void {
  async function send(request: FastifyRequest, reply: FastifyReply) {
    const [, name = '', id = '', file = ''] = RELEASE_FILE.exec(splitAddress(request.originalUrl).path) ?? [];
    const release = await readRelease(name, id, request.ip);
    const described = Object.hasOwn(release.files, file) ? release.files[file] : undefined;
    if (!described || isPrivate(release, file)) throw new ProblemError(404, 'The release has no such file.');
    const available = (['br', 'gzip'] as const).filter(
      (coding) => described[coding === 'br' ? 'brotli' : 'gzip'] !== undefined,
    );
    const encoding = acceptedEncoding(request.headers['accept-encoding'], available);
    const etag = `"${described.integrity.slice('sha384-'.length, 40)}-${encoding}"`;
    const headers = {
      'cache-control': IMMUTABLE,
      etag,
      vary: 'Accept-Encoding',
      // Pages load these with `crossorigin`, and a CDN may serve them from another origin.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).headers(headers).send();
    const where = { remote: name, version: id, phase: 'asset', url: file };
    const bytes = await store
      .readFile(release, file, encoding === 'identity' ? undefined : encoding)
      .catch((error: unknown) => {
        if (!(error instanceof StoreError)) throw error;
        request.log.error({ ...where, reason: error.message }, 'a published file was altered');
        throw new ProblemError(404, 'The release has lost this file.');
      });
    if (!bytes) {
      request.log.error(where, 'a published file is missing');
      throw new ProblemError(404, 'The release has lost this file.');
    }
    reply.headers(headers).type(contentType(file));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(bytes);
  }

  app.get('/releases/*', async (request, reply) => {
    request.routeLabel = '/releases/*';
    return send(request, reply);
  });
}
