import type { Notice, Session } from '@travesia/contracts/page';
import { type IdentityConfig, SESSION_PATH, TOKEN_SYNC_PATH } from '@travesia/contracts/slices';
import { openBrowserPorts } from '@travesia/kit-offline';
import { isSessionAnswer } from '../boundary/documents.ts';
import { read } from '../boundary/guards.ts';
import type { StateSubject } from '../state/state-subject.ts';
import type { IdentityAccess } from './identity-access.ts';
import { loadFollowed, loadIdentity } from './load-identity.ts';
import { type FollowedClient, SessionController } from './session-controller.ts';

/** Time-outs of the specification (section 9). */
const NETWORK_TIMEOUT_DESKTOP_MS = 30_000;
const NETWORK_TIMEOUT_MOBILE_MS = 60_000;

function networkTimeout(): number {
  return matchMedia('(pointer: coarse)').matches ? NETWORK_TIMEOUT_MOBILE_MS : NETWORK_TIMEOUT_DESKTOP_MS;
}

/** The answer's body says no more than its status, but a request has not ended for the browser until it is read. */
async function send(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(networkTimeout()) });
  await response.text().catch(() => undefined);
  return response;
}

async function isSeenAnonymous(): Promise<boolean> {
  try {
    const response = await fetch(SESSION_PATH, { signal: AbortSignal.timeout(networkTimeout()) });
    const { session } = read(isSessionAnswer, await response.json(), SESSION_PATH);
    return response.ok && session.status === 'anonymous';
  } catch {
    return false;
  }
}

interface BrowserSessionOptions {
  readonly config: IdentityConfig;
  readonly session$: StateSubject<Session>;
  readonly notify: (notice: Notice) => void;
  readonly keepsCookie: (keeps: boolean) => void;
  /** When the provider's library is loaded, where nobody asks for it sooner; other tabs are heard from the start. */
  readonly startsAfterMs: number;
  /** This document has the pages on which accounts are opened and changed. */
  readonly hasAccountPages: boolean;
}

function startController<Client extends FollowedClient>(
  load: (config: IdentityConfig) => Promise<Client>,
  { config, session$, notify, keepsCookie, startsAfterMs }: BrowserSessionOptions,
): SessionController<Client> {
  const ports = openBrowserPorts();
  const controller = new SessionController({
    session$,
    notify,
    isSeenAnonymous,
    keepsCookie,
    load: () => load(config),
    send,
    ports,
    log: (message, cause) => console.warn(message, ...(cause === undefined ? [] : [cause])),
    ...(config.tokenSync && { tokenSync: { url: TOKEN_SYNC_PATH, origin: window.location.origin } }),
  });
  if (startsAfterMs === 0) void controller.start();
  else ports.schedule(() => void controller.start(), startsAfterMs);
  return controller;
}

/** The session with the browser's own clock, network, tabs and console; started. */
export function createBrowserSession(
  options: BrowserSessionOptions,
): Pick<IdentityAccess, 'client' | 'signOutEverywhere'> {
  if (options.hasAccountPages) return startController(loadIdentity, options);
  const controller = startController(loadFollowed, options);
  return {
    client: () => Promise.reject(new Error('this document began at a page without accounts')),
    signOutEverywhere: () => controller.signOutEverywhere(),
  };
}
