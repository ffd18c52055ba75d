import { expect, type Page } from '@playwright/test';
import { SESSION_LOGIN_PATH } from '@travesia/contracts/slices';
import type { Account } from './accounts.ts';
import { type EmulatorIdentity, emulatorOf } from './emulator.ts';
import { openPage } from './shell.ts';
import { accountsUrl } from './urls.ts';

/** What the provider answers to a password. */
interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

/** Where the provider's library looks for its student as it starts. */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const KEY_PATH = 'fbase_key';
const APP_NAME = '[DEFAULT]';

const identities = new Map<string, Promise<EmulatorIdentity>>();

function identityOf(platformUrl: string): Promise<EmulatorIdentity> {
  const known = identities.get(platformUrl) ?? emulatorOf(platformUrl);
  identities.set(platformUrl, known);
  return known;
}

async function tokensOf(identity: EmulatorIdentity, { email, password }: Account): Promise<Tokens> {
  const url = `${identity.emulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${identity.apiKey}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`sign-in of ${email}: ${response.status}`);
  return response.json();
}

/** As the provider's library stores a student; what is missing it asks for as it starts. */
function storedUser({ apiKey }: EmulatorIdentity, { uid, email }: Account, tokens: Tokens): object {
  const since = String(Date.now());
  return {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, displayName: null, email, phoneNumber: null, photoURL: null }],
    stsTokenManager: {
      refreshToken: tokens.refreshToken,
      accessToken: tokens.idToken,
      expirationTime: Date.now() + Number(tokens.expiresIn) * 1000,
    },
    createdAt: since,
    lastLoginAt: since,
    apiKey,
    appName: APP_NAME,
  };
}

/**
 * Makes of the browser one in which the account has signed in, with no page open: it has the cookie, and the provider's
 * library will find its student. Tests of signing in itself do that through the page.
 */
export async function signInBeside(page: Page, account: Account, at = accountsUrl()): Promise<void> {
  const identity = await identityOf(at);
  const tokens = await tokensOf(identity, account);
  const { idToken } = tokens;
  const answer = await page.request.post(at + SESSION_LOGIN_PATH, { data: { idToken }, headers: { origin: at } });
  expect(answer.ok(), `${SESSION_LOGIN_PATH} answered ${answer.status()}`).toBe(true);
  // Of this origin, and without a script that would use the storage meanwhile.
  await page.goto(`${at}/builds/latest.json`);
  await page.evaluate(
    ([database, store, keyPath, entry]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database, 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite');
          writing.objectStore(store).put(entry);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [
      DATABASE,
      STORE,
      KEY_PATH,
      {
        [KEY_PATH]: `firebase:authUser:${identity.apiKey}:${APP_NAME}`,
        value: storedUser(identity, account, tokens),
      },
    ] as const,
  );
}

/** Opens `redirect` in a browser in which the account has signed in. */
export async function openSignedIn(
  page: Page,
  account: Account,
  { redirect, at = accountsUrl() }: { readonly redirect: string; readonly at?: string },
): Promise<void> {
  await signInBeside(page, account, at);
  await openPage(page, at + redirect);
}

/** The same, until the provider's own word has come and is in the cookie: nothing about the session is on its way. */
export async function openSettled(
  page: Page,
  account: Account,
  options: { readonly redirect: string; readonly at?: string },
): Promise<void> {
  const settled = page.waitForResponse((response) => response.url().endsWith(SESSION_LOGIN_PATH));
  await openSignedIn(page, account, options);
  await settled;
}
