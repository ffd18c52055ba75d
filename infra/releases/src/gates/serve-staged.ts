import { randomBytes } from 'node:crypto';
import type { Session } from '@travesia/contracts/page';
import { SESSION_COOKIE } from '@travesia/contracts/slices';
import { createService, freePort } from '@travesia/kit-service';
import { edge } from '@travesia/shell-edge';
import type { ReleaseStore } from '@travesia/shell-edge/store';

const HOST = '127.0.0.1';

/** Whoever brings any session cookie: only this process' own browser comes here. */
const SIGNED_IN: Session = { status: 'signed-in', user: { uid: 'publicacion' } };

export interface StagedEdge {
  /** Without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/** A real edge over `store`, for this machine alone and without services. */
export async function serveStaged(store: ReleaseStore): Promise<StagedEdge> {
  const port = await freePort();
  const origin = `http://${HOST}:${port}`;
  const app = createService({ name: 'gates', origin, log: { level: 'silent' } });
  await app.register(edge, {
    store,
    origin,
    // Nothing is pinned here, and no other edge shares the origin.
    overrideSecret: randomBytes(32).toString('base64url'),
    readSession: async ({ headers }) =>
      headers.cookie?.includes(`${SESSION_COOKIE}=`) ? SIGNED_IN : { status: 'anonymous' },
  });
  await app.listen({ host: HOST, port });
  return { origin, close: () => app.close() };
}
