import { isIP } from 'node:net';
import { SESSION_COOKIE } from '@travesia/contracts/slices';
import type { FastifyReply } from 'fastify';
import { writeCookie } from '../cookies.ts';
import { isPlainLoopback } from '../loopback.ts';

/** Deeper addresses of ours do not exist; the headers of an answer stay below 8 kB. */
const PATH_DEPTH_MAX = 6;

/** What a path may be made of without ending the attribute it stands in. */
const PATH = /^\/[\w./%~-]*$/;

/**
 * The session cookie is never sent unencrypted. Plain http on this machine alone goes without that promise: WebKit keeps
 * no `Secure` cookie there. It takes the service's own address and the one that was asked, and never production.
 */
function isSecure({ request, server }: FastifyReply): boolean {
  if (process.env['NODE_ENV'] === 'production' || request.protocol !== 'http') return true;
  return !isPlainLoopback(server.publicOrigin ?? '') || !isPlainLoopback(`http://${request.headers.host ?? ''}`);
}

/** Paths whose cookies come with a request of `path` (RFC 6265, section 5.1.4). */
function pathsOf(path: string): readonly string[] {
  const names = path.split('/').slice(1, PATH_DEPTH_MAX + 1);
  const deeper = names.flatMap((_, index) => {
    const prefix = `/${names.slice(0, index + 1).join('/')}`;
    return index < names.length - 1 ? [prefix, `${prefix}/`] : [prefix];
  });
  return ['/', ...deeper].filter((each, index, all) => PATH.test(each) && all.indexOf(each) === index);
}

/** Domains whose cookies come to `host` (section 5.1.3): it and those above, but for the top one, which is nobody's. */
function domainsOf(host: string): readonly string[] {
  if (isIP(host) !== 0 || host.startsWith('[')) return [];
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Gives whoever gets `reply` a session. */
export function setSessionCookie(reply: FastifyReply, value: string, maxAgeS: number): void {
  reply.header('set-cookie', writeCookie(SESSION_COOKIE, value, { maxAgeS, sameSite: 'Lax', secure: isSecure(reply) }));
}

/**
 * Takes the session cookie from whoever gets `reply`: they signed out, or their account no longer stands. A browser
 * forgets a cookie only by the path and the domain it was set with, so every one that could have come with this
 * request is named: a neighbouring domain can plant one of our name.
 */
export function clearSessionCookie(reply: FastifyReply): void {
  const secure = isSecure(reply);
  const { publicOrigin } = reply.server;
  const domains = publicOrigin === undefined ? [] : domainsOf(new URL(publicOrigin).hostname);
  const [path = '/'] = reply.request.originalUrl.split('?');
  for (const domain of [undefined, ...domains]) {
    for (const each of pathsOf(path)) {
      const where = { path: each, ...(domain !== undefined && { domain }) };
      reply.header('set-cookie', writeCookie(SESSION_COOKIE, '', { ...where, maxAgeS: 0, sameSite: 'Lax', secure }));
    }
  }
}
