import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { SESSION_PATH, SIGN_IN_PATH, SIGN_IN_REDIRECT_PARAM } from '@travesia/contracts/slices';
import { type Emulator, emulator } from './emulator.ts';
import { giveProfile } from './give-profile.ts';
import { currentPage, openPage } from './shell.ts';
import { accountsUrl } from './urls.ts';

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** The page with `guard: 'profile'`. */
const PROFILE_PAGE = '/perfil/crear';

/** Meets the emulator's policy. */
export const PASSWORD = 'rumbo-sur-2026';

/** An address that no other test uses. */
export const freshEmail = () => `${randomUUID().slice(0, 13)}@alumnos.example`;

/** A new account, made beside the pages; its address is verified and it has a profile unless told. */
export async function createAccount({
  emailVerified = true,
  withProfile = true,
  at = emulator,
}: {
  readonly emailVerified?: boolean;
  /** Whoever has none is led to where it is told. */
  readonly withProfile?: boolean;
  /** The emulator of a platform of the test's own. */
  readonly at?: Emulator;
} = {}): Promise<Account> {
  const email = freshEmail();
  const uid = await at.create({ email, password: PASSWORD, emailVerified });
  if (withProfile) await giveProfile(uid, at);
  return { uid, email, password: PASSWORD };
}

/** Writes an e-mail and a password in the sign-in page that is open, and sends them. */
export async function submitCredentials(page: Page, { email, password }: Omit<Account, 'uid'>): Promise<void> {
  const form = currentPage(page);
  await form.getByLabel('Correo', { exact: true }).fill(email);
  await form.getByLabel('Contraseña', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Waits until the browser has left the sign-in page. */
export async function expectLeftSignIn(page: Page): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(new RegExp(`^${SIGN_IN_PATH}(/|$)`));
}

/** Signs in as a student does. Ends on `redirect`, or where the sign-in page leads. */
export async function signInThroughThePage(
  page: Page,
  account: Omit<Account, 'uid'>,
  { redirect, at = accountsUrl() }: { readonly redirect?: string; readonly at?: string } = {},
): Promise<void> {
  const query = redirect === undefined ? '' : `?${new URLSearchParams({ redirect })}`;
  await openPage(page, at + SIGN_IN_PATH + query);
  await submitCredentials(page, account);
  await expectLeftSignIn(page);
}

/** Waits until somebody without a profile, who was headed to `destination`, is where it is told. */
export async function expectLedToProfile(page: Page, destination: string): Promise<void> {
  const told = () => {
    const { pathname, searchParams } = new URL(page.url());
    return [pathname, searchParams.get(SIGN_IN_REDIRECT_PARAM)];
  };
  await expect.poll(told).toEqual([PROFILE_PAGE, destination]);
}

/** Who the server takes this browser for, by its cookie: the e-mail, or `null` for nobody. */
export async function serverSession(page: Page, at = accountsUrl()): Promise<string | null> {
  const { session } = await (await page.request.get(at + SESSION_PATH)).json();
  return session.status === 'signed-in' ? session.user.email : null;
}
