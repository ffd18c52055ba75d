import { SESSION_COOKIE, SESSION_LOGIN_PATH } from '@travesia/contracts/slices';
import type { GoogleStub } from '@travesia/session-service/testing';
import { BARE_PATH, GUARDED_PATH, ORIGIN } from './session-addresses.ts';

/** Enough that no limit per user is met within a run, at up to 25,000 requests a second of one case. */
const USERS = 8000;

/** Each user's, of different seconds: more in all than a service remembers, so that each is verified anew. */
const TOKENS_PER_USER = 3;

export interface SessionCase {
  readonly name: string;
  readonly server: 'bare' | 'session';
  /** HTTP/1.1 as it goes over the wire. */
  readonly requests: readonly string[];
}

function wire(start: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${start} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** Students who are signed in, each at an address of their own. */
function students(google: GoogleStub) {
  const nowS = Math.floor(Date.now() / 1000);
  const signIn = { auth_time: nowS - TOKENS_PER_USER };
  return Array.from({ length: USERS }, (_, index) => {
    const uid = `estudiante-${index}`;
    google.addUser(uid);
    return {
      address: { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` },
      cookie: { cookie: `${SESSION_COOKIE}=${google.sessionCookie(uid, signIn)}` },
      idTokens: Array.from({ length: TOKENS_PER_USER }, (_, age) =>
        google.idToken(uid, { ...signIn, iat: nowS - age }),
      ),
    };
  });
}

type Student = ReturnType<typeof students>[number];

function login({ address }: Student, idToken = '', cookie: Readonly<Record<string, string>> = {}): string {
  const body = JSON.stringify({ idToken });
  return wire(
    `POST ${SESSION_LOGIN_PATH}`,
    {
      ...address,
      ...cookie,
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'content-length': String(body.length),
    },
    body,
  );
}

export function sessionCases(google: GoogleStub): readonly SessionCase[] {
  const everybody = students(google);
  const guarded = everybody.map(({ address, cookie }) => wire(`GET ${GUARDED_PATH}`, { ...address, ...cookie }));
  const logins = (cookieOf: (one: Student) => Readonly<Record<string, string>>) =>
    Array.from({ length: TOKENS_PER_USER }, (_, age) =>
      everybody.map((one) => login(one, one.idTokens[age], cookieOf(one))),
    ).flat();
  const refreshes = logins(({ cookie }) => cookie);
  return [
    { name: 'a bare Fastify', server: 'bare', requests: [wire(`GET ${BARE_PATH}`, {})] },
    { name: 'b health, all plugins', server: 'session', requests: [wire('GET /healthz', {})] },
    { name: 'c guarded route', server: 'session', requests: guarded },
    { name: 'd sessionLogin, local', server: 'session', requests: refreshes },
    { name: 'd again, same token', server: 'session', requests: refreshes.slice(0, USERS) },
    { name: 'e sessionLogin, minting', server: 'session', requests: logins(() => ({})) },
  ];
}
