import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { POLICY_REPORT_PATH } from '@travesia/contracts/slices';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { isLoopbackOrigin } from './loopback.ts';
import { isServicePath } from './service-path.ts';

/**
 * Scripts and frames of somebody else, for the pages that cannot do without. The browser has no
 * integrity for them, so it enforces none in these documents; a page that the visitor reaches
 * without loading a document keeps the policy of the document they came from.
 */
export interface ForeignContent {
  /** Paths; each names itself and what is below it. */
  readonly pages: readonly string[];
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
}

/** What the content security policy allows beside our own origin. Nothing where absent. */
export interface ContentSources {
  /** Origins that our scripts may ask, in every page. */
  readonly connections?: readonly string[];
  readonly foreign?: ForeignContent;
}

export interface SecurityOptions {
  /** Public origin of the service, without a trailing slash. */
  readonly origin: string;
  /**
   * Dev servers whose scripts, styles and sockets the page may use. Their files have no
   * integrity, so this lifts its enforcement: refused unless `origin` is this machine's own.
   */
  readonly devOrigins?: readonly string[];
  readonly contentSources?: ContentSources;
  /** Another origin that serves the files of releases, as a CDN does, without a trailing slash; our own where absent. */
  readonly assetsOrigin?: string | undefined;
}

/** Two years, what browsers' preload lists ask for. */
const HSTS_MAX_AGE_S = 63_072_000;

const PERMISSIONS_POLICY = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What documents call the address that browsers report to. */
const REPORTS = 'policy';

/** An answer of a service is data: whoever takes it for a document gets nothing from it, and nobody may show it in a frame. */
const DATA_POLICY = "default-src 'none';frame-ancestors 'none'";

/** What the others say is of documents; a phone on a slow network would read a kilobyte of it with each answer it keeps. */
const DATA_HEADERS = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'];

interface PageSources {
  /** Of scripts, styles, fonts and images alike: dev servers, or the origin of assets. */
  readonly assets: readonly string[];
  readonly sockets: readonly string[];
  readonly connections: readonly string[];
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
}

/** What a document carries in itself, each named by its hash as the policy writes it. */
export interface InlineContent {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** `policy`, for a document with `content` in it. */
export function allowInline(policy: string, { scripts, styles }: InlineContent): string {
  return policy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '));
}

/** Nothing is allowed but what is named; no inline script or style, no eval. */
function contentPolicy({ assets, sockets, connections, scripts, frames }: PageSources): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...assets, ...scripts],
    ['style-src', "'self'", ...assets],
    ['img-src', "'self'", 'data:', ...assets],
    ['font-src', "'self'", ...assets],
    ['connect-src', "'self'", ...assets, ...sockets, ...connections],
    ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    // The second is for browsers that do not know the first.
    ['report-to', REPORTS],
    ['report-uri', POLICY_REPORT_PATH],
  ];
  return directives.map((words) => words.join(' ')).join(';');
}

/** @throws for anything but an origin that nobody on the way can speak for. */
function checkSources({ connections = [], foreign }: ContentSources, assetsOrigin: string | undefined): void {
  const assets = assetsOrigin === undefined ? [] : [assetsOrigin];
  for (const source of [...connections, ...assets, ...(foreign?.scripts ?? []), ...(foreign?.frames ?? [])]) {
    const url = URL.parse(source);
    const isOrigin = url?.origin === source && /^https?:[\w./:[\]-]+$/.test(source);
    const isSafe = isOrigin && (url.protocol === 'https:' || isLoopbackOrigin(source));
    if (!isSafe) throw new Error(`${source} is not an https origin: the content policy cannot allow it`);
  }
}

/** Taken once: they are the same for every answer, and written anew for each they cost more than most answers. */
function helmetHeaders(options: HelmetOptions): Readonly<Record<string, string>> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => {});
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** @throws when `devOrigins` are given for an origin that others can reach, or a content source is no origin. */
export function securityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const { origin, devOrigins = [], contentSources = {}, assetsOrigin } = options;
  const { connections = [], foreign } = contentSources;
  const development = devOrigins.length > 0;
  if (development && !isLoopbackOrigin(origin)) throw new Error(`dev servers are not allowed on ${origin}`);
  checkSources(contentSources, assetsOrigin);

  const sources = {
    assets: [...devOrigins, ...(assetsOrigin === undefined ? [] : [assetsOrigin])],
    sockets: devOrigins.map((devOrigin) => devOrigin.replace(/^http/, 'ws')),
    connections,
  };
  const ownPolicy = contentPolicy({ ...sources, scripts: [], frames: [] });
  const foreignPolicy = foreign && contentPolicy({ ...sources, ...foreign });
  const hasForeign = (path: string) => foreign?.pages.some((page) => path === page || path.startsWith(`${page}/`));

  const common = helmetHeaders({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Signing in with a provider opens a popup that must be able to answer.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: origin.startsWith('https:') && { maxAge: HSTS_MAX_AGE_S },
    xFrameOptions: { action: 'deny' },
  });
  const documentHeaders = {
    ...common,
    'permissions-policy': PERMISSIONS_POLICY,
    'reporting-endpoints': `${REPORTS}="${POLICY_REPORT_PATH}"`,
  };
  const ownHeaders = {
    ...documentHeaders,
    'content-security-policy': ownPolicy,
    ...(!development && { 'integrity-policy': `blocked-destinations=(script), endpoints=(${REPORTS})` }),
  };
  const foreignHeaders = foreignPolicy && {
    ...documentHeaders,
    'content-security-policy': foreignPolicy,
  };
  const dataHeaders = {
    ...Object.fromEntries(DATA_HEADERS.flatMap((name) => (common[name] ? [[name, common[name]]] : []))),
    'content-security-policy': DATA_POLICY,
  };
  const headersOf = (url: string) => {
    if (isServicePath(url)) return dataHeaders;
    return foreignHeaders && hasForeign(url.split('?', 1)[0] ?? url) ? foreignHeaders : ownHeaders;
  };
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headersOf(url));
    done();
  });
}
