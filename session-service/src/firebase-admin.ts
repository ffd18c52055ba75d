import type { Agent } from 'node:http';
import process from 'node:process';
import {
  type App,
  applicationDefault,
  type Credential,
  cert,
  deleteApp,
  initializeApp,
  type ServiceAccount,
} from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import type { IdentityAdmin, Unavailable } from './identity-admin.ts';
import { UPSTREAM_DEADLINE_MS } from './limits.ts';

export interface FirebaseAdminOptions {
  readonly projectId: string;
  /** Host and port of the emulator; its answers are then all that counts. */
  readonly emulatorHost?: string;
  /** The machine's own credentials (`GOOGLE_APPLICATION_CREDENTIALS`) where absent. */
  readonly credential?: ServiceAccount | Credential;
  /** Carries the calls to Google. */
  readonly httpAgent?: Agent;
  readonly deadlineMs?: number;
}

export interface FirebaseAdmin extends IdentityAdmin {
  close(): Promise<void>;
}

/** The SDK reads it when `Auth` is made, and knows no other way to be told. */
const EMULATOR_VARIABLE = 'FIREBASE_AUTH_EMULATOR_HOST';

/** The provider says no to this user or token; whatever else it says is an outage or our own mistake. */
const REFUSALS = ['id-token-expired', 'id-token-revoked', 'invalid-id-token', 'user-disabled', 'user-not-found'];

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return code.replace(/^auth\//, '');
}

const unavailable = (cause: string): Unavailable => ({ status: 'unavailable', cause });

/** `Auth` of the emulator, or of Google: never of whatever the environment happens to say. */
function authOf(app: App, emulatorHost: string | undefined): Auth {
  const ambient = process.env[EMULATOR_VARIABLE];
  try {
    if (emulatorHost === undefined) delete process.env[EMULATOR_VARIABLE];
    else process.env[EMULATOR_VARIABLE] = emulatorHost;
    return getAuth(app);
  } finally {
    if (ambient === undefined) delete process.env[EMULATOR_VARIABLE];
    else process.env[EMULATOR_VARIABLE] = ambient;
  }
}

function credentialOf({ credential, httpAgent }: FirebaseAdminOptions): Credential {
  if (!credential) return applicationDefault(httpAgent);
  return 'getAccessToken' in credential ? credential : cert(credential, httpAgent);
}

/** The SDK keeps its apps by name. */
let apps = 0;

/**
 * {@link IdentityAdmin} over Firebase's admin SDK. The SDK's own verification is not used: it accepts
 * sign-ins from the future, takes an outage of the certificates for a bad signature, and parses the
 * certificate at every call.
 */
export function createFirebaseAdmin(options: FirebaseAdminOptions): FirebaseAdmin {
  const { projectId, emulatorHost, httpAgent, deadlineMs = UPSTREAM_DEADLINE_MS } = options;
  const credential = emulatorHost === undefined ? credentialOf(options) : undefined;
  apps += 1;
  const app = initializeApp(
    { projectId, ...(credential && { credential }), ...(httpAgent && { httpAgent }) },
    `session-service-${apps}`,
  );
  const auth = authOf(app, emulatorHost);

  /** The SDK retries for up to 7 s; nobody waits that long at the door. */
  async function ask<T, R>(call: Promise<T>, refused: R): Promise<{ status: 'answered'; value: T } | R | Unavailable> {
    const { promise: expired, resolve } = Promise.withResolvers<Unavailable>();
    const timer = setTimeout(() => resolve(unavailable('deadline')), deadlineMs);
    const answer = call.then(
      (value) => ({ status: 'answered' as const, value }),
      (error: unknown) => (REFUSALS.includes(codeOf(error)) ? refused : unavailable(codeOf(error))),
    );
    try {
      return await Promise.race([answer, expired]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async mint(idToken, durationMs) {
      const call = auth.createSessionCookie(idToken, { expiresIn: durationMs });
      const answer = await ask(call, { status: 'refused' } as const);
      return answer.status === 'answered' ? { status: 'minted', cookie: answer.value } : answer;
    },

    async lookUp(uid) {
      const answer = await ask(auth.getUser(uid), { status: 'missing' } as const);
      if (answer.status !== 'answered') return answer;
      const { disabled, tokensValidAfterTime } = answer.value;
      const validSinceS = tokensValidAfterTime ? Date.parse(tokensValidAfterTime) / 1000 : 0;
      return { status: 'found', disabled, validSinceS };
    },

    async revoke(uid) {
      const answer = await ask(auth.revokeRefreshTokens(uid), { status: 'missing' } as const);
      return answer.status === 'answered' ? { status: 'revoked' } : answer;
    },

    async delete(uid) {
      const answer = await ask(auth.deleteUser(uid), { status: 'missing' } as const);
      return answer.status === 'answered' ? { status: 'deleted' } : answer;
    },

    close: () => deleteApp(app),
  };
}
