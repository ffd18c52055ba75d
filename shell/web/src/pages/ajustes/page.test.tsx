// @vitest-environment happy-dom
import { type LiveStudentData, STUDENT_DATA_PATH } from '@travesia/contracts/release';
import { EXPORT_PATH, WEEKLY_MAIL_PATH } from '@travesia/contracts/slices';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideIdentity } from '../../session/identity-access.ts';
import { IdentityError, type IdentityUser } from '../../session/identity-client.ts';
import { fakeIdentity } from '../../session/testing/fake-identity.ts';
import { button, openPage, press, type } from '../../session/testing/open-page.ts';
import * as source from './page.tsx';

const CONFIG = { apiKey: 'k', authDomain: 'd', projectId: 'demo-paes' };
const ANA: IdentityUser = {
  uid: 'ana',
  email: 'ana@ejemplo.cl',
  emailVerified: false,
  methods: ['password', 'google'],
};

let page: Awaited<ReturnType<typeof openPage>>;
let fake: ReturnType<typeof fakeIdentity>;

/** As the edge has them: nothing of it is in the shell. */
const PLACES: readonly LiveStudentData[] = [
  { area: 'Biblioteca', path: '/api/biblioteca/data' },
  { area: 'Biblioteca', path: '/api/biblioteca/data', database: 'travesia-biblioteca' },
  { area: 'Ensayos', path: '/api/ensayos/data', database: 'travesia-ensayos' },
];
const PATHS = ['/api/biblioteca/data', '/api/ensayos/data'];

async function open(user = ANA, answer: () => Response = () => Response.json(PLACES)) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== STUDENT_DATA_PATH) throw new Error(`not asked here: ${address}`);
    return answer();
  });
  fake = fakeIdentity({ config: CONFIG, user });
  provideIdentity(fake.access);
  page = await openPage(source, { session: { status: 'signed-in', user: { uid: 'ana' } } });
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await page.close();
  vi.unstubAllGlobals();
});

const deletions = () => page.http.mock.calls.filter(([, request]) => Object(request).method === 'DELETE');

const recentLogin = () => new IdentityError('requires-recent-login');

describe('the settings', () => {
  it('show the account and send the verification again', async () => {
    await open();
    expect(page.container.textContent).toContain('ana@ejemplo.cl');
    await press('Enviar correo de verificación');
    expect(fake.client.sendVerification).toHaveBeenCalledOnce();
    expect(page.container.textContent).toContain('Te enviamos un enlace');
  });

  it('see a verification that happened in another tab when the student comes back', async () => {
    await open();
    expect(page.container.textContent).toContain('Falta verificar tu correo');
    fake.client.currentUser.mockReturnValue({ ...ANA, emailVerified: true });
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(page.container.textContent).not.toContain('Falta verificar tu correo');
  });

  it('link and unlink services, never the last way in', async () => {
    await open();
    await press('Vincular GitHub');
    expect(fake.client.link).toHaveBeenCalledWith('github');
    await press('Desvincular Google');
    expect(fake.client.unlink).toHaveBeenCalledWith('google');
    await page.close();
    await open({ ...ANA, methods: ['google'] });
    expect(button('Desvincular Google')).toBeUndefined();
  });

  it('change the password after a new proof, where the provider asks for one', async () => {
    await open();
    fake.client.updatePassword.mockRejectedValueOnce(recentLogin());
    await type('Contraseña nueva', 'bastante');
    await press('Cambiar contraseña');
    expect(document.activeElement?.textContent).toBe('Confirma que eres tú');
    await type('Tu contraseña actual', 'anterior');
    await press('Confirmar');
    expect(fake.client.reauthenticate).toHaveBeenCalledWith({ method: 'password', password: 'anterior' });
    expect(fake.client.updatePassword).toHaveBeenLastCalledWith('bastante');
    expect(page.notices[0]?.tone).toBe('success');
    expect(button('Confirmar')).toBeUndefined();
  });

  it('keep what was asked while the proof is wrong', async () => {
    await open();
    fake.client.updatePassword.mockRejectedValueOnce(recentLogin());
    fake.client.reauthenticate.mockRejectedValueOnce(new IdentityError('wrong-password'));
    await type('Contraseña nueva', 'bastante');
    await press('Cambiar contraseña');
    await type('Tu contraseña actual', 'otra');
    await press('Confirmar');
    expect(page.container.querySelector('[role=alert]')?.textContent).toContain('Esa contraseña no es');
    await press('Confirmar con Google');
    expect(fake.client.updatePassword).toHaveBeenCalledTimes(2);
  });

  it('sign out here', async () => {
    await open();
    await press('Cerrar sesión aquí');
    expect(fake.client.signOut).toHaveBeenCalledOnce();
    expect(page.navigated).toEqual(['/']);
  });

  it('sign out everywhere, or say that they could not', async () => {
    await open();
    fake.signOutEverywhere.mockRejectedValueOnce(new Error('503'));
    await press('Cerrar sesión en todos lados');
    expect(page.container.textContent).toContain('No pudimos cerrar las demás sesiones');
    expect(page.navigated).toEqual([]);
    await press('Cerrar sesión en todos lados');
    expect(page.navigated).toEqual(['/']);
  });

  it('delete the account only after the word', async () => {
    await open();
    await type('Escribe ELIMINAR para confirmar', 'elimina');
    await press('Eliminar mi cuenta');
    expect(fake.client.deleteAccount).not.toHaveBeenCalled();
    await type('Escribe ELIMINAR para confirmar', 'Eliminar ');
    await press('Eliminar mi cuenta');
    expect(fake.client.deleteAccount).toHaveBeenCalledOnce();
    expect(deletions()).toEqual(PATHS.map((path) => [path, { method: 'DELETE' }]));
    expect(page.navigated).toEqual(['/']);
  });

  it.each([
    ['the edge cannot tell what all areas keep', () => new Response(null, { status: 503 })],
    ['what the edge says is no list of places', () => Response.json([{ area: 'Otra', path: 'https://otra.cl/api/' }])],
  ])('keep the account while %s', async (_, answer) => {
    await open(ANA, answer);
    await type('Escribe ELIMINAR para confirmar', 'ELIMINAR');
    await press('Eliminar mi cuenta');
    expect(page.container.querySelector('[role=alert]')).not.toBeNull();
    expect(fake.client.deleteAccount).not.toHaveBeenCalled();
    expect(deletions()).toEqual([]);
  });

  it.each([
    [{ withdrawn: true } as const, ['/']],
    [{}, []],
  ])('delete the account with an area %j whose service does not answer, or not', async (place, navigated) => {
    await open(ANA, () => Response.json([{ area: 'Juegos', path: '/api/juegos/data', ...place }]));
    page.http.mockRejectedValueOnce(Object.assign(new Error('404'), { status: 404 }));
    await type('Escribe ELIMINAR para confirmar', 'ELIMINAR');
    await press('Eliminar mi cuenta');
    expect(page.navigated).toEqual(navigated);
  });

  it('keep the account while an area cannot delete what it keeps', async () => {
    await open();
    page.http.mockRejectedValueOnce(new Error('503'));
    await type('Escribe ELIMINAR para confirmar', 'ELIMINAR');
    await press('Eliminar mi cuenta');
    expect(page.container.querySelector('[role=alert]')).not.toBeNull();
    expect(page.navigated).toEqual([]);
  });

  it('give all that is kept as one file', async () => {
    await open();
    const links = [...page.container.querySelectorAll<HTMLAnchorElement>('a[download]')];
    expect(links.map((link) => link.pathname)).toEqual([EXPORT_PATH]);
  });

  it('ask for the weekly mail, and out of it', async () => {
    const http = vi.fn(async (_path: string, request?: { readonly body?: unknown }) =>
      request?.body
        ? { ...Object(request.body), address: 'ana@ejemplo.cl' }
        : { wanted: false, address: 'ana@ejemplo.cl' },
    );
    await open();
    page.http.mockImplementation(http);
    await press('Preguntar de nuevo');
    await press('Recibirlo en el correo de mi cuenta');
    expect(http).toHaveBeenLastCalledWith(WEEKLY_MAIL_PATH, { method: 'PUT', body: { wanted: true } });
    await press('Dejar de recibirlo');
    expect(http).toHaveBeenLastCalledWith(WEEKLY_MAIL_PATH, { method: 'PUT', body: { wanted: false } });
  });

  it('change the appearance, with or without accounts', async () => {
    provideIdentity(null);
    page = await openPage(source);
    await act(async () => page.container.querySelector<HTMLInputElement>('input[value=dark]')?.click());
    expect(document.documentElement.dataset['appearance']).toBe('dark');
  });
});
