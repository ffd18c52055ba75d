import { randomInt } from 'node:crypto';
import { type BootDocument, type RegistryDocument, type ReleaseName, SHELL_NAME } from '@travesia/contracts/release';
import { writeCookie } from '@travesia/kit-service';
import { CANARY_COOKIE, chooseCanaries, GROUP_COOKIE, GROUP_MAX_AGE_S } from './canary/choose-canaries.ts';
import type { EdgeContext } from './edge-context.ts';
import type { Choice, Selection } from './live/selection.ts';

/** Whoever the selection is for. */
export interface SelectionFor {
  /** The `Cookie` header. */
  readonly cookies: string | undefined;
  readonly bot: boolean;
  readonly tools: BootDocument['tools'];
}

export interface Selected {
  readonly selection: Selection;
  /** `Set-Cookie` headers for the answer. */
  readonly setCookies: readonly string[];
  /** Whether the visitor pinned something: nobody else gets their documents. */
  readonly isPinned: boolean;
}

/** Whether `name` is live, in whatever release. */
export function isNamed({ shell, remotes }: RegistryDocument, name: ReleaseName): boolean {
  return name === SHELL_NAME ? shell !== null : Object.hasOwn(remotes, name);
}

/** What a visitor gets in place of the stable releases: what they pinned, else the canaries they are in. */
export function selectReleases(
  { canaries, overrideCookies, origin }: Pick<EdgeContext, 'canaries' | 'overrideCookies' | 'origin'>,
  registry: RegistryDocument,
  { cookies, bot, tools }: SelectionFor,
): Selected {
  const selection = new Map<ReleaseName, Choice>();
  // Search engines see what nearly everybody sees, and keep no cookies.
  if (bot) return { selection, setCookies: [], isPinned: false };
  const { inside, remember } = chooseCanaries(canaries.canaries(), cookies, randomInt);
  for (const { name, release } of inside) selection.set(name, { release, channel: 'canary' });
  const pinned = tools ? Object.entries(overrideCookies.read(cookies)?.releases ?? {}) : [];
  const live = pinned.filter(([name]) => isNamed(registry, name));
  for (const [name, release] of live) selection.set(name, { release, channel: 'override' });
  const attributes = { sameSite: 'Lax', secure: origin.startsWith('https:') } as const;
  const setCookies = remember && [
    writeCookie(GROUP_COOKIE, String(remember.group), { ...attributes, maxAgeS: GROUP_MAX_AGE_S }),
    writeCookie(CANARY_COOKIE, remember.decisions, attributes),
  ];
  return { selection, setCookies: setCookies ?? [], isPinned: live.length > 0 };
}
