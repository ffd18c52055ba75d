import { isBuiltin } from 'node:module';
import { dirname } from 'node:path/posix';
import type { Owner, Place } from './place.ts';

/** What an import leads to: a file or workspace of ours, or a package of others. */
export type Target =
  | { readonly kind: 'ours'; readonly place: Place; readonly path: string }
  | { readonly kind: 'package'; readonly name: string; readonly specifier: string };

interface ImportRule {
  readonly name: string;
  /** Said to whoever broke it: what is allowed, or where the thing belongs. */
  readonly because: string;
  forbids(from: Place, target: Target): boolean;
}

/** Whom each owner may import beside its own home. */
const ARROWS: Readonly<Record<Owner, readonly Owner[]>> = {
  contracts: [],
  kit: ['contracts'],
  content: ['contracts', 'content'],
  shell: ['contracts', 'kit'],
  remote: ['contracts', 'kit', 'content'],
  'remote-e2e': ['contracts', 'kit', 'content', 'shell', 'infra'],
  'session-service': ['contracts', 'kit'],
  infra: ['contracts', 'kit', 'content', 'shell', 'remote', 'session-service', 'infra', 'project'],
  project: ['infra'],
};

const ARROW_REASONS: Readonly<Record<Owner, string>> = {
  contracts: 'contracts imports nothing of ours: it is what everybody else stands on',
  kit: 'a kit imports contracts only, and kits stay independent of each other; kits/mail stands on kits/service',
  content: 'a content imports contracts and other contents: whoever serves it reads what it compiles to',
  shell: 'the shell imports contracts and kits; its two parts meet in contracts, and no remote is built in',
  remote:
    'a remote imports contracts, kits and the model of contents; what slices tell each other is an event or an endpoint in contracts',
  'remote-e2e':
    'browser tests of a team import its remote, contracts, kits, contents, the shell and what infra gives to tests',
  'session-service': 'session-service imports contracts and kits/service',
  infra: 'infra imports everybody but the browser tests of teams, which import it',
  project: 'configurations at the root of the project import packages and infra only',
};

/** Kits of services, which stand on the base of every service. */
const SERVICE_KITS: readonly string[] = ['kits/mail'];

function arrowRule(owner: Owner): ImportRule {
  return {
    name: `arrows/${owner}`,
    because: ARROW_REASONS[owner],
    forbids: (from, target) =>
      from.owner === owner &&
      target.kind === 'ours' &&
      target.place.home !== from.home &&
      !(owner === 'remote-e2e' && target.place.home === dirname(from.home)) &&
      !(SERVICE_KITS.includes(from.home) && target.place.home === 'kits/service') &&
      !ARROWS[owner].includes(target.place.owner),
  };
}

/** The one content that others build on: types of what is compiled, and what reads it. */
const CONTENT_MODEL = 'content/item-model';

/** What makes hints of an item that was frozen, and finds its key in a text: services and models read it. */
const CONTENT_HINTS = 'content/hints';

/** Of it what reads an entry of a student, with nothing that knows what is right: pages show how an entry is read. */
const ENTRY_READING = 'content/hints/reading';

/** Types of what a release carries of contents: pages name them too, and nothing else is in it. */
const CARRIED_MODEL = 'content/lesson-model';

/** The kits that are models themselves: what several slices reckon alike. */
const MODEL_KITS: readonly string[] = ['kits/paes'];

/** Entries of contracts for pages and the models under them: nothing of releases, and no schema, which brings zod. */
const CONTRACTS_OF_PAGES: readonly string[] = [
  'contracts/admission-calendar',
  'contracts/level-words',
  'contracts/page',
  'contracts/profile-words',
  'contracts/slices',
  'contracts/temario',
];

/** What runs beside a service, and tests, check bodies too. */
const CONTRACTS_OF_REMOTES: readonly string[] = [...CONTRACTS_OF_PAGES, 'contracts/schemas'];

const SERVER_PACKAGES =
  /^(?:fastify|@fastify\/.+|fastify-plugin|prom-client|close-with-grace|nodemailer|pino|pg|kysely|@aws-sdk\/.+|@electric-sql\/pglite)$/;
const FRAMEWORK_PACKAGES = /^(?:react|react-dom|fastify|@fastify\/.+|fastify-plugin)$/;

export const IMPORT_RULES: readonly ImportRule[] = [
  ...(
    ['contracts', 'kit', 'content', 'shell', 'remote', 'remote-e2e', 'session-service', 'infra', 'project'] as const
  ).map(arrowRule),
  {
    name: 'session-service-kit',
    because: ARROW_REASONS['session-service'],
    forbids: (from, target) =>
      from.owner === 'session-service' &&
      target.kind === 'ours' &&
      target.place.owner === 'kit' &&
      target.place.home !== 'kits/service',
  },
  {
    name: 'browser-code',
    because: 'browser code cannot use Node or server packages; move it to the service, the model or web/prerender.ts',
    forbids: (from, target) =>
      from.runtime === 'browser' &&
      (target.kind === 'ours'
        ? target.place.home === 'kits/service' ||
          SERVICE_KITS.includes(target.place.home) ||
          target.path.startsWith(`${from.home}/service/`)
        : isBuiltin(target.name) || SERVER_PACKAGES.test(target.name)),
  },
  {
    name: 'small-schemas',
    because: "browsers read what crosses the network with 'zod/mini': of 'zod' a page would carry four times as much",
    forbids: (from, target) => from.runtime === 'browser' && target.kind === 'package' && target.specifier === 'zod',
  },
  {
    name: 'contracts-of-remotes',
    because:
      'pages and models of a remote read contracts/page, contracts/slices and the vocabularies (admission-calendar, ' +
      'profile-words, temario); its service and tests contracts/schemas too; releases are the business of whoever builds and serves them',
    forbids: (from, target) =>
      from.owner === 'remote' &&
      target.kind === 'ours' &&
      target.place.owner === 'contracts' &&
      !(from.runtime === 'other' ? CONTRACTS_OF_REMOTES : CONTRACTS_OF_PAGES).includes(target.path),
  },
  {
    name: 'content',
    because:
      `content holds the keys of items: only content itself imports it, what runs beside a service reads what it ` +
      `compiles to by way of ${CONTENT_MODEL} and ${CONTENT_HINTS}, and pages name the types of ${CARRIED_MODEL} and read ` +
      `entries with ${ENTRY_READING}`,
    forbids: (from, target) =>
      target.kind === 'ours' &&
      target.place.owner === 'content' &&
      from.owner === 'remote' &&
      target.place.home !== CARRIED_MODEL &&
      target.path !== ENTRY_READING &&
      (from.runtime === 'browser' || ![CONTENT_MODEL, CONTENT_HINTS].includes(target.place.home)),
  },
  {
    name: 'models',
    because:
      'a model is plain TypeScript: screens and services know it, it knows neither, and of the kits only kits/paes',
    forbids: (from, target) =>
      from.runtime === 'model' &&
      (target.kind === 'ours'
        ? (target.place.owner === 'kit' && !MODEL_KITS.includes(target.place.home)) ||
          /^remotes\/[^/]+\/(?:web|service)\//.test(target.path)
        : FRAMEWORK_PACKAGES.test(target.name)),
  },
];
