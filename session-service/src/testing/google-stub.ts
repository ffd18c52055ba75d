import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TokenKind } from '@travesia/kit-service';
import { createSigningKey, signToken } from '@travesia/kit-service/testing';
import { z } from 'zod';
import type { GoogleStubAddress } from './google-io.ts';
import { payloadOf } from './payload-of.ts';

export const PROJECT = 'travesia-prueba';

const HOSTS = '*.googleapis.com';
const KIND_BY_CERTIFICATE_PATH = new Map<string, TokenKind>([
  ['/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com', 'id-token'],
  ['/identitytoolkit/v3/relyingparty/publicKeys', 'session-cookie'],
]);
const ACCOUNTS = `/v1/projects/${PROJECT}`;

/**
 * How Google fares. `unreachable` breaks connections, `silent` takes requests and never answers, `refusing` stands by no
 * ID token.
 */
type Condition = 'well' | 'slow' | 'refusing' | 'failing' | 'unreachable' | 'silent';

const SLOW_MS = 600;

interface Account {
  disabled: boolean;
  validSinceS: number;
}

const MintCall = z.object({ idToken: z.string(), validDuration: z.union([z.number(), z.string()]).transform(Number) });
const LookUpCall = z.object({ localId: z.tuple([z.string()]) });
const UpdateCall = z.object({ localId: z.string(), validSince: z.union([z.number(), z.string()]).transform(Number) });

export type GoogleStub = Awaited<ReturnType<typeof startGoogleStub>>;

/**
 * Google as the service sees it, over TLS on this machine: both sets of certificates, session cookies signed RS256,
 * accounts. It stands in for the protocol, and says nothing on Google's latency, quotas or errors.
 */
export async function startGoogleStub() {
  const tls = createSigningKey('tls', HOSTS);
  const keys = { 'id-token': createSigningKey('id-token-1'), 'session-cookie': createSigningKey('session-cookie-1') };
  const accounts = new Map<string, Account>();
  const calls: string[] = [];
  let condition: Condition = 'well';

  const accountOf = (uid: string) => accounts.get(uid);
  const refusal = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });

  function mint(call: unknown) {
    const { idToken, validDuration } = MintCall.parse(call);
    const { aud, ...claims } = payloadOf(idToken);
    const iat = Math.floor(Date.now() / 1000);
    const issued = {
      ...claims,
      iss: `https://session.firebase.google.com/${PROJECT}`,
      aud,
      iat,
      exp: iat + validDuration,
    };
    const sessionCookie = signToken(keys['session-cookie'], issued);
    return { status: 200, body: { sessionCookie } };
  }

  function lookUp(call: unknown) {
    const [localId] = LookUpCall.parse(call).localId;
    const account = accountOf(localId);
    const users = account && [{ localId, disabled: account.disabled, validSince: String(account.validSinceS) }];
    return { status: 200, body: { ...(users && { users }) } };
  }

  function update(call: unknown) {
    const { localId, validSince } = UpdateCall.parse(call);
    const account = accountOf(localId);
    if (!account) return refusal('USER_NOT_FOUND');
    account.validSinceS = validSince;
    return { status: 200, body: { localId } };
  }

  async function answer(request: IncomingMessage) {
    const path = decodeURIComponent(request.url ?? '');
    const kind = KIND_BY_CERTIFICATE_PATH.get(path);
    if (kind) return { status: 200, body: { [keys[kind].kid]: keys[kind].certificate } };
    const call = request.method === 'POST' ? await json(request) : undefined;
    calls.push(path.slice(ACCOUNTS.length));
    if (condition === 'slow') await sleep(SLOW_MS);
    if (request.headers.authorization !== 'Bearer fake-access-token') return { status: 401, body: {} };
    switch (path) {
      case `${ACCOUNTS}:createSessionCookie`:
        return condition === 'refusing' ? refusal('INVALID_ID_TOKEN') : mint(call);
      case `${ACCOUNTS}/accounts:lookup`:
        return lookUp(call);
      case `${ACCOUNTS}/accounts:update`:
        return update(call);
      default:
        return { status: 404, body: {} };
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    if (condition === 'unreachable') return request.socket.destroy();
    if (condition === 'silent') return;
    const { status, body } = condition === 'failing' ? { status: 500, body: {} } : await answer(request);
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' });
    response.end(JSON.stringify(body));
  }

  const server = createServer({ key: tls.privateKey.export({ type: 'pkcs8', format: 'pem' }), cert: tls.certificate });
  server.on('request', (request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  const address: GoogleStubAddress = { port: typeof at === 'object' && at ? at.port : 0, ca: tls.certificate };

  return {
    address,
    keys,
    /** Calls that cost us quota, in order. */
    calls,
    fare(next: Condition) {
      condition = next;
    },
    addUser(uid: string): Account {
      const account = { disabled: false, validSinceS: 0 };
      accounts.set(uid, account);
      return account;
    },
    removeUser: (uid: string) => accounts.delete(uid),
    /** As the browser gets it when `uid` has signed in now; `changes` are claims that differ. */
    idToken(uid: string, changes: object = {}): string {
      const nowS = Math.floor(Date.now() / 1000);
      const claims = {
        iss: `https://securetoken.google.com/${PROJECT}`,
        aud: PROJECT,
        sub: uid,
        user_id: uid,
        auth_time: nowS,
        iat: nowS,
        exp: nowS + 3600,
        ...changes,
      };
      return signToken(keys['id-token'], claims);
    },
    sessionCookie(uid: string, changes: object = {}): string {
      const nowS = Math.floor(Date.now() / 1000);
      const iss = `https://session.firebase.google.com/${PROJECT}`;
      const claims = { iss, aud: PROJECT, sub: uid, auth_time: nowS, iat: nowS, exp: nowS + 5 * 86_400, ...changes };
      return signToken(keys['session-cookie'], claims);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
