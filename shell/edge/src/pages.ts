import type { Session } from '@travesia/contracts/page';
import { type ReleaseName, SHELL_NAME } from '@travesia/contracts/release';
import { SESSION_COOKIE, SIGN_IN_PATH, signInAddress } from '@travesia/contracts/slices';
import { allowInline, clearSessionCookie, cookieValues, type InlineContent } from '@travesia/kit-service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { DocumentSource, PreparedDocument, SharedDocument, Visitor } from './documents/document-source.ts';
import { type EncodedDocument, encodeShared, fillTemplate } from './documents/rendition.ts';
import { type Composition, type EdgeContext, RETRY_AFTER_S } from './edge-context.ts';
import { acceptedEncoding } from './http/accepted-encoding.ts';
import { type Address, isPlausiblePath, mayHaveDocument, splitAddress } from './http/address.ts';
import { isFresh } from './http/is-fresh.ts';
import type { Selection } from './live/selection.ts';
import { owns } from './ownership.ts';
import { type Selected, selectReleases } from './select-releases.ts';
import { StoreUnavailableError } from './store/store-unavailable-error.ts';

/** Kept by nobody. */
const NO_STORE = 'no-store';
/** Kept by the visitor's browser alone, and not even there. */
const PRIVATE = 'private, no-store';
/** Kept by anybody who asks, each time, whether it is still what we say. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** The same, by the visitor's browser alone. */
const PRIVATE_REVALIDATE = 'private, max-age=0, must-revalidate';

const PENDING: Session = { status: 'pending' };

const NOT_PUBLISHED = 'Travesía todavía no está publicada aquí. Vuelve a intentarlo en unos segundos.';
const BROKEN = 'Travesía tiene un problema en este momento. Vuelve a intentarlo en unos segundos.';

/** One visitor's question. */
interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly address: Address;
  readonly bot: boolean;
}

function sendSentence({ reply }: Visit, sentence: string) {
  return reply
    .code(503)
    .headers({ 'retry-after': RETRY_AFTER_S, 'cache-control': NO_STORE })
    .type('text/plain; charset=utf-8')
    .send(sentence);
}

function sendDocument({ reply }: Visit, { encoding, bytes }: EncodedDocument, cacheControl: string) {
  reply.headers({ 'cache-control': cacheControl, vary: 'Accept-Encoding, Cookie' }).type('text/html; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** Also for what is still fresh: browsers put the headers of that answer in place of those they kept. */
function allow({ reply }: Visit, inline: InlineContent): void {
  const policy = reply.getHeader('content-security-policy');
  if (policy !== undefined) reply.header('content-security-policy', allowInline(String(policy), inline));
}

function setCookies({ reply }: Visit, { setCookies }: Selected): void {
  for (const cookie of setCookies) reply.header('set-cookie', cookie);
}

/** A document with this visitor's own data in its gaps. */
async function sendFilled(visit: Visit, document: PreparedDocument, session: Session, cacheControl: string) {
  const { request, address } = visit;
  const { template, tail, inline } = document;
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['gzip']);
  allow(visit, inline);
  return sendDocument(
    visit,
    await fillTemplate(template, { session, path: address.path }, tail, encoding),
    cacheControl,
  );
}

/** Documents of one variant are for everybody who gets it; what comes with a cookie of one's own is not. */
async function sendShared(visit: Visit, shared: SharedDocument, { setCookies, isPinned }: Selected) {
  const { request, reply } = visit;
  const cacheControl = setCookies.length > 0 || isPinned ? PRIVATE_REVALIDATE : REVALIDATE;
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const etag = `"${shared.digest}-${encoding}"`;
  allow(visit, shared.inline);
  reply.header('etag', etag);
  if (isFresh(request.headers['if-none-match'], etag)) {
    return reply.code(304).headers({ 'cache-control': cacheControl, vary: 'Accept-Encoding, Cookie' }).send();
  }
  return sendDocument(visit, await encodeShared(shared.text, shared.tail, encoding), cacheControl);
}

async function sendError(
  visit: Visit,
  documents: DocumentSource,
  status: 404 | 500 | 503,
  session: Session,
  visitor: Visitor,
) {
  const prepared = await documents.errorPage(status === 404 ? 404 : 500, visitor);
  visit.reply.code(status);
  if (status !== 404) visit.reply.header('retry-after', RETRY_AFTER_S);
  return sendFilled(visit, prepared, session, NO_STORE);
}

/** Answers with a document, a redirection or a true 404: whatever the live routes say of the address. */
export function pages(app: FastifyInstance, context: EdgeContext): void {
  /** A verdict that cannot be had is no reason to refuse what everybody may see. */
  async function sessionOf({ request }: Visit): Promise<Session> {
    try {
      return await context.readSession(request);
    } catch (err) {
      request.log.error({ err, phase: 'session' }, 'the session cannot be read');
      return PENDING;
    }
  }

  /** Documents with a canary in them, of what starts in the visitor's browser: the shell and the release of the page. */
  function countServed({ request, reply, bot }: Visit, owner: ReleaseName, selection: Selection): void {
    if (bot || request.method !== 'GET' || selection.size === 0) return;
    reply.raw.once('finish', () => {
      if (reply.statusCode !== 200 && reply.statusCode !== 304) return;
      for (const name of [SHELL_NAME, owner]) {
        const choice = selection.get(name);
        if (choice?.channel === 'canary') context.canaries.served(name, choice.release, request.ip);
      }
    });
  }

  async function answer(visit: Visit, live: Composition) {
    const { request, reply, address, bot } = visit;
    const { path, query } = address;
    const session = await sessionOf(visit);
    const tools = bot ? undefined : context.toolsOf(session);
    const visitor: Visitor = { session: session.status, search: query, bot, ...(tools && { tools }) };
    const selected = selectReleases(context, live.state.registry, { cookies: request.headers.cookie, bot, tools });
    const { state, documents } = await context.compose(live, selected.selection);
    const match = isPlausiblePath(path) ? state.routes.match(path) : null;
    if (!match) {
      if (path.length > 2 && path.endsWith('/') && isPlausiblePath(path) && state.routes.match(path.slice(0, -1))) {
        return reply.header('cache-control', REVALIDATE).redirect(path.slice(0, -1) + query, 308);
      }
      if (owns(state.unavailable, path)) throw new Error('the release that owns this address cannot be read');
      setCookies(visit, selected);
      return sendError(visit, documents, 404, session, visitor);
    }
    const { route } = match;
    countServed(visit, route.release.resolved.name, selected.selection);
    request.routeLabel = route.path;
    if (session.status === 'anonymous') {
      if (route.access === 'public') {
        setCookies(visit, selected);
        return sendShared(visit, await documents.sharedPage(match, visitor), selected);
      }
      if (route.path !== SIGN_IN_PATH) {
        // Of several, none of which counts, one was planted: it would send the student here again and again.
        if (cookieValues(request.headers.cookie, SESSION_COOKIE).length > 1) clearSessionCookie(reply);
        return reply.header('cache-control', NO_STORE).redirect(signInAddress(path + query), 302);
      }
    }
    setCookies(visit, selected);
    return sendFilled(visit, await documents.page(match, visitor), session, PRIVATE);
  }

  async function answerFailure(visit: Visit, documents: DocumentSource, failure: unknown) {
    // A bot would take an error page for what the address holds.
    if (visit.bot) return sendSentence(visit, BROKEN);
    try {
      const status = failure instanceof StoreUnavailableError ? failure.statusCode : 500;
      return await sendError(visit, documents, status, PENDING, { session: PENDING.status, search: '', bot: false });
    } catch (err) {
      visit.request.log.error({ err, phase: 'compose' }, 'the error page failed as well');
      return sendSentence(visit, BROKEN);
    }
  }

  app.get('/*', async (request, reply) => {
    const address = splitAddress(request.originalUrl);
    if (!mayHaveDocument(address.path)) return reply.callNotFound();
    const visit: Visit = { request, reply, address, bot: isbot(request.headers['user-agent']) };
    const live = context.live();
    if (!live) {
      request.log.error({ phase: 'resolve' }, 'no release of the shell is live: build and promote one');
      return sendSentence(visit, NOT_PUBLISHED);
    }
    try {
      return await answer(visit, live);
    } catch (err) {
      request.log.error({ err, phase: 'compose', url: address.path, build: live.state.build }, 'the document failed');
      return answerFailure(visit, live.documents, err);
    }
  });
}
