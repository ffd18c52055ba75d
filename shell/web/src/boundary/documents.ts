import {
  isActivityState,
  type NavDeclaration,
  type Notice,
  type ParamRule,
  type RouteDeclaration,
  type Session,
  type SignedInUser,
} from '@travesia/contracts/page';
import type {
  BootFragment,
  BuildMeta,
  LatestBuild,
  ResolvedFile,
  ResolvedRelease,
  VisitorBuild,
  WrittenBoot,
} from '@travesia/contracts/release';
import type { IdentityConfig, SessionAnswer } from '@travesia/contracts/slices';
import {
  either,
  type Guard,
  isAnything,
  isFlag,
  isNumber,
  isText,
  isTrue,
  listOf,
  oneOf,
  optional,
  recordOf,
  shape,
} from './guards.ts';

const isNavDeclaration = shape<NavDeclaration>({
  label: isText,
  short: isText,
  icon: isText,
  // An area that only a newer edge knows is left out of the navigation; what is live is not refused for it.
  group: (value): value is NavDeclaration['group'] => isText(value),
  order: isNumber,
  audience: oneOf('visitor', 'student', 'both'),
  about: optional(isText),
});

const isRouteDeclaration = shape<RouteDeclaration>({
  path: (value): value is `/${string}` => isText(value) && value.startsWith('/'),
  page: isText,
  title: isText,
  access: oneOf('public', 'auth'),
  keepAlive: optional(isTrue),
  activity: optional(isActivityState),
  layout: optional(oneOf('none')),
  fullScreenParam: optional(isText),
  prerenderParam: optional(isText),
  nav: optional(isNavDeclaration),
  guard: optional(oneOf('profile')),
  prerender: optional(isTrue),
  data: optional(isTrue),
  hydrateOn: optional(oneOf('interaction')),
  params: optional(
    recordOf(
      either(
        shape<Extract<ParamRule, { kind: 'decimal' }>>({
          kind: oneOf('decimal'),
          min: isNumber,
          max: isNumber,
          decimals: isNumber,
        }),
        shape<Extract<ParamRule, { kind: 'prerendered' }>>({ kind: oneOf('prerendered') }),
      ),
    ),
  ),
});

const isResolvedFile: Guard<ResolvedFile> = (value): value is ResolvedFile =>
  Array.isArray(value) && value.length === 2 && value.every(isText);

export const isResolvedRelease = shape<ResolvedRelease>({
  name: isText,
  version: isText,
  id: isText,
  channel: oneOf('stable', 'canary', 'override', 'development'),
  fallback: optional(isText),
  base: isText,
  contract: isNumber,
  entry: isResolvedFile,
  container: isText,
  needsRuntime: optional(isTrue),
  routes: listOf(isRouteDeclaration),
  pages: recordOf(shape<ResolvedRelease['pages'][string]>({ js: listOf(isResolvedFile), css: listOf(isResolvedFile) })),
  search: optional(isResolvedFile),
});

export const isReleaseList = listOf(isResolvedRelease);

const isNobody = shape<{ readonly status: 'anonymous' }>({ status: oneOf('anonymous') });

const isSomebody = shape<{ readonly status: 'signed-in'; readonly user: SignedInUser }>({
  status: oneOf('signed-in'),
  user: shape<SignedInUser>({ uid: isText, email: optional(isText), staff: optional(isTrue) }),
});

const isSession: Guard<Session> = either(
  shape<{ readonly status: 'pending' }>({ status: oneOf('pending') }),
  either(isNobody, isSomebody),
);

export const isSessionAnswer = shape<SessionAnswer>({
  session: either(isNobody, isSomebody),
  expiresAt: optional(isNumber),
});

const isIdentityConfig = shape<IdentityConfig>({
  apiKey: isText,
  authDomain: isText,
  projectId: isText,
  storageBucket: optional(isText),
  messagingSenderId: optional(isText),
  appId: optional(isText),
  emulator: optional(isText),
  demo: optional(shape<NonNullable<IdentityConfig['demo']>>({ email: isText, password: isText })),
  tokenSync: optional(isTrue),
});

export const isWrittenBoot = shape<WrittenBoot>({
  build: isText,
  revision: isNumber,
  session: isSession,
  identity: optional(isIdentityConfig),
  apiBase: isText,
  status: isNumber,
  bot: isFlag,
  tools: optional(oneOf('staff', 'development')),
  releases: optional(isReleaseList),
  fragment: optional(shape<BootFragment>({ data: isAnything, search: optional(isText) })),
});

export const isLatestBuild = shape<LatestBuild>({ id: isText, timestamp: isNumber });

export const isVisitorBuild = shape<VisitorBuild>({ revision: isNumber, releases: recordOf(isText) });

export const isBuildMeta = shape<BuildMeta>({
  id: isText,
  timestamp: isNumber,
  revision: isNumber,
  releases: recordOf(isText),
  prerendered: listOf(isText),
});

export const isNoticeList = listOf(shape<Notice>({ tone: oneOf('info', 'success', 'warning', 'error'), text: isText }));
