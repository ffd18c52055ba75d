// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideIdentity } from '../../session/identity-access.ts';
import { IdentityError } from '../../session/identity-client.ts';
import { fakeIdentity } from '../../session/testing/fake-identity.ts';
import { openPage, press, type } from '../../session/testing/open-page.ts';
import { sentLink } from '../acceder/sent-link.ts';
import * as source from './page.tsx';

const CONFIG = { apiKey: 'k', authDomain: 'd', projectId: 'demo-paes' };
const SIGNED_IN = { status: 'signed-in', user: { uid: 'ana' } } as const;

let page: Awaited<ReturnType<typeof openPage>>;
let client: ReturnType<typeof fakeIdentity>['client'];

beforeEach(() => {
  const fake = fakeIdentity({ config: CONFIG });
  client = fake.client;
  provideIdentity(fake.access);
  sentLink.forget();
});
afterEach(async () => {
  await page.close();
  vi.unstubAllGlobals();
});

describe('a sign-in link', () => {
  const search = '?mode=signIn&oobCode=x&redirect=%2Fensayos';

  it('opens the session on the device that asked for it, once', async () => {
    sentLink.remember('ana@ejemplo.cl');
    page = await openPage(source, { search });
    expect(client.completeSignInLink).toHaveBeenCalledExactlyOnceWith('ana@ejemplo.cl', window.location.href);
    expect(sentLink.recall()).toBeNull();
    await act(async () => page.session$.set(SIGNED_IN));
    expect(page.navigated).toEqual(['/ensayos']);
  });

  it('asks for the e-mail on another device', async () => {
    page = await openPage(source, { search });
    expect(client.completeSignInLink).not.toHaveBeenCalled();
    await type('Correo', 'ana@ejemplo.cl');
    await press('Abrir mi sesión');
    expect(client.completeSignInLink).toHaveBeenCalledOnce();
  });

  it.each([
    ['expired-action-code', 'venció'],
    ['invalid-action-code', 'ya se usó'],
  ])('that is refused with %s says so and offers another', async (code, words) => {
    sentLink.remember('ana@ejemplo.cl');
    client.completeSignInLink.mockRejectedValue(new IdentityError(code));
    page = await openPage(source, { search });
    expect(page.container.querySelector('[role=alert]')?.textContent).toContain(words);
    expect(page.container.querySelector('a[href="/acceder?modo=enlace&redirect=%2Fensayos"]')).not.toBeNull();
    expect(page.container.querySelector('input')).toBeNull();
    expect(page.navigated).toEqual([]);
  });

  it('that went to another address says so, and asks for that one', async () => {
    client.completeSignInLink.mockRejectedValueOnce(new IdentityError('invalid-email'));
    page = await openPage(source, { search });
    await type('Correo', 'otra@ejemplo.cl');
    await press('Abrir mi sesión');
    expect(page.container.querySelector('[role=alert]')?.textContent).toContain('se envió a otro correo');
    await type('Correo', 'ana@ejemplo.cl');
    await press('Abrir mi sesión');
    expect(client.completeSignInLink).toHaveBeenLastCalledWith('ana@ejemplo.cl', window.location.href);
  });

  it('that found no network can be tried again with the same address', async () => {
    sentLink.remember('ana@ejemplo.cl');
    client.completeSignInLink.mockRejectedValueOnce(new IdentityError('network-request-failed'));
    page = await openPage(source, { search });
    expect(page.container.querySelector('[role=alert]')?.textContent).toContain('Revisa tu internet');
    expect(sentLink.recall()).toBe('ana@ejemplo.cl');
    await press('Abrir mi sesión');
    expect(client.completeSignInLink).toHaveBeenCalledTimes(2);
    expect(sentLink.recall()).toBeNull();
  });
});

describe('a reset link', () => {
  const search = '?mode=resetPassword&oobCode=x';

  it('takes a new password that meets the policy', async () => {
    page = await openPage(source, { search });
    expect(page.container.textContent).toContain('ana@ejemplo.cl');
    await type('Contraseña nueva', 'corta');
    await press('Guardar contraseña');
    expect(client.confirmPasswordReset).not.toHaveBeenCalled();
    await type('Contraseña nueva', 'bastante');
    await press('Guardar contraseña');
    expect(client.confirmPasswordReset).toHaveBeenCalledWith('x', 'bastante');
    expect(page.container.textContent).toContain('Tu contraseña nueva está lista');
  });

  it('that is no longer good asks for nothing', async () => {
    client.checkPasswordReset.mockRejectedValue(new IdentityError('expired-action-code'));
    page = await openPage(source, { search });
    expect(page.container.querySelector('input')).toBeNull();
    expect(page.container.querySelector('a[href="/acceder?modo=recuperar"]')).not.toBeNull();
  });
});

describe('the other ways back', () => {
  it('verify an e-mail, once', async () => {
    page = await openPage(source, { search: '?mode=verifyEmail&oobCode=x' });
    expect(client.applyActionCode).toHaveBeenCalledExactlyOnceWith('x');
    expect(page.container.textContent).toContain('Tu correo quedó verificado');
  });

  it('end a sign-in that left the page', async () => {
    client.completeRedirect.mockResolvedValue(true);
    page = await openPage(source, { search: '?redirect=%2F%2Fotro.example' });
    await act(async () => page.session$.set(SIGNED_IN));
    expect(page.navigated).toEqual(['/ajustes']);
  });

  it('lead to the sign-in when there is nothing to open', async () => {
    page = await openPage(source);
    expect(page.container.textContent).toContain('No hay una sesión que abrir');
    expect(page.container.querySelector('a[href="/acceder"]')).not.toBeNull();
  });
});
