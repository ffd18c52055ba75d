// @vitest-environment happy-dom
import { createRouteTable, type Session } from '@travesia/contracts/page';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { provideRoutes } from '../../navigation/known-title.ts';
import { provideIdentity } from '../../session/identity-access.ts';
import { IdentityError } from '../../session/identity-client.ts';
import { fakeIdentity } from '../../session/testing/fake-identity.ts';
import { button, field, openPage, press, type } from '../../session/testing/open-page.ts';
import * as source from './page.tsx';

const CONFIG = { apiKey: 'k', authDomain: 'd', projectId: 'demo-paes' };
const DEMO = { email: 'demo@travesia.cl', password: 'travesia-demo' };

let page: Awaited<ReturnType<typeof openPage>>;

async function open(search = '', session: Session = { status: 'anonymous' }) {
  page = await openPage(source, { search, session });
  return page.container;
}

afterEach(async () => {
  await page.close();
  vi.unstubAllGlobals();
});

describe('the sign-in page', () => {
  it('says so where accounts are not open', async () => {
    provideIdentity(null);
    const container = await open();
    expect(container.textContent).toContain('Las cuentas todavía no están abiertas');
  });

  it('says so where the browser does not keep the session, beside the ways in', async () => {
    provideIdentity({ ...fakeIdentity({ config: CONFIG }).access, losesCookie: true });
    const container = await open();
    expect(container.textContent).toContain('Tu navegador no guarda tu sesión');
    expect(button('Entrar')).toBeDefined();
    expect(page.navigated).toEqual([]);
  });

  it('says where the student was headed in our own words alone', async () => {
    provideIdentity(fakeIdentity({ config: CONFIG }).access);
    provideRoutes(createRouteTable([{ path: '/ensayos', page: 'inicio', title: 'Ensayos', access: 'auth' }]));
    expect((await open('?redirect=%2Fensayos%3Fa%3D1')).textContent).toContain('Después de entrar sigues en: Ensayos');
    await page.close();
    expect((await open('?redirect=%2FLlama+al+600')).textContent).not.toContain('Llama');
  });

  it('names every field, with what browsers need to fill it', async () => {
    provideIdentity(fakeIdentity({ config: CONFIG }).access);
    await open();
    expect(field('Correo').autocomplete).toBe('username');
    expect(field('Contraseña').autocomplete).toBe('current-password');
    expect(field('Contraseña').type).toBe('password');
    await press('Mostrar contraseña');
    expect(field('Contraseña').type).toBe('text');
    await press('Ocultar contraseña');
    expect(field('Contraseña').type).toBe('password');
  });

  it('says what is missing, beside each field and together, and sends nothing', async () => {
    const { access, client } = fakeIdentity({ config: CONFIG });
    provideIdentity(access);
    const container = await open();
    await press('Entrar');
    expect(container.textContent).toContain('Revisa estos datos');
    expect(field('Correo').getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field('Correo').getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Escribe tu correo',
    );
    expect(client.signInWithPassword).not.toHaveBeenCalled();
  });

  it('signs in and goes on to where the student was headed', async () => {
    const { access, client } = fakeIdentity({ config: CONFIG });
    provideIdentity(access);
    await open('?redirect=%2Fensayos%3Fa%3D1');
    await type('Correo', ' ana@ejemplo.cl ');
    await type('Contraseña', 'secreta');
    await press('Entrar');
    expect(client.signInWithPassword).toHaveBeenCalledWith('ana@ejemplo.cl', 'secreta');
    expect(page.navigated).toEqual([]);
    await act(async () => page.session$.set({ status: 'signed-in', user: { uid: 'ana' } }));
    expect(page.navigated).toEqual(['/ensayos?a=1']);
  });

  it.each(['https://otro.example', '//otro.example', '/\\otro.example', '/acceder'])(
    'never goes on to %s',
    async (address) => {
      provideIdentity(fakeIdentity({ config: CONFIG }).access);
      await open(`?redirect=${encodeURIComponent(address)}`, { status: 'signed-in', user: { uid: 'ana' } });
      expect(page.navigated).toEqual(['/ajustes']);
    },
  );

  it('also sends on whoever is signed in and comes back before they have left', async () => {
    provideIdentity(fakeIdentity({ config: CONFIG }).access);
    await open('', { status: 'signed-in', user: { uid: 'ana' } });
    await act(async () => page.location$.set({ pathname: '/pagina', search: '?redirect=%2Flobby', hash: '' }));
    expect(page.navigated).toEqual(['/ajustes', '/lobby']);
  });

  it('says in words why it could not, and can be tried again', async () => {
    const { access, client } = fakeIdentity({ config: CONFIG });
    client.signInWithPassword.mockRejectedValue(new IdentityError('invalid-credential'));
    provideIdentity(access);
    const container = await open();
    await type('Correo', 'ana@ejemplo.cl');
    await type('Contraseña', 'otra');
    await press('Entrar');
    expect(container.querySelector('[role=alert]')?.textContent).toContain('no coinciden');
    expect(button('Entrar')?.getAttribute('aria-busy')).toBeNull();
  });

  it('shows the password policy as it is met', async () => {
    const { access, client } = fakeIdentity({ config: CONFIG });
    client.passwordPolicy.mockResolvedValue({
      minLength: 8,
      lowercase: false,
      uppercase: false,
      digit: true,
      symbol: false,
    });
    provideIdentity(access);
    const container = await open('?modo=crear');
    const met = () => [...container.querySelectorAll('li[data-met]')].map((item) => item.getAttribute('data-met'));
    expect(met()).toEqual(['false', 'false']);
    await type('Contraseña nueva', 'larguísima');
    expect(met()).toEqual(['true', 'false']);
    await type('Correo', 'ana@ejemplo.cl');
    await press('Crear cuenta');
    expect(client.signUp).not.toHaveBeenCalled();
    await type('Contraseña nueva', 'larguísima7');
    await press('Crear cuenta');
    expect(client.signUp).toHaveBeenCalledWith('ana@ejemplo.cl', 'larguísima7');
    expect(client.sendVerification).toHaveBeenCalledOnce();
  });

  it('links a service to the account that has its e-mail, after signing in to it', async () => {
    const { access, client } = fakeIdentity({ config: CONFIG });
    const exists = new IdentityError('account-exists-with-different-credential', { email: 'ana@ejemplo.cl' });
    client.signInWithProvider.mockRejectedValue(exists);
    client.linkPending.mockResolvedValue('github');
    provideIdentity(access);
    const container = await open();
    await press('Seguir con GitHub');
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Ya tienes una cuenta con ese correo');
    expect(field('Correo').value).toBe('ana@ejemplo.cl');
    await type('Contraseña', 'secreta');
    await press('Entrar');
    expect(page.notices[0]?.text).toContain('GitHub');
  });

  it('does so also where each service takes the whole page', async () => {
    const { access, client } = fakeIdentity({ config: CONFIG });
    const exists = new IdentityError('account-exists-with-different-credential', { email: 'ana@ejemplo.cl' });
    client.completeRedirect.mockRejectedValueOnce(exists);
    provideIdentity(access);
    const container = await open();
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Ya tienes una cuenta con ese correo');
    expect(field('Correo').value).toBe('ana@ejemplo.cl');
    await page.close();

    client.completeRedirect.mockResolvedValueOnce(true);
    client.linkPending.mockResolvedValueOnce('github');
    await open();
    expect(page.notices[0]?.text).toContain('GitHub');
  });

  it('says that the page is leaving where no window opened, and can be used again by whoever goes back', async () => {
    const { access, client } = fakeIdentity({ config: CONFIG });
    const wentBack = Promise.withResolvers<void>();
    client.signInWithProvider.mockImplementation((_, leaving) => {
      leaving();
      return wentBack.promise;
    });
    provideIdentity(access);
    const container = await open();
    await press('Seguir con Google');
    expect(container.textContent).toContain('Te llevamos al servicio');
    expect(button('Seguir con Google')?.getAttribute('aria-busy')).toBe('true');
    await act(async () => wentBack.reject(new IdentityError('redirect-cancelled-by-user')));
    expect(container.textContent).not.toContain('Te llevamos al servicio');
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Volviste antes de terminar');
    expect(button('Seguir con Google')?.getAttribute('aria-busy')).toBeNull();
  });

  it('sends the reset without saying whether the account exists', async () => {
    const { access, client } = fakeIdentity({ config: CONFIG });
    provideIdentity(access);
    const container = await open('?modo=recuperar&redirect=%2Flobby');
    await type('Correo', 'ana@ejemplo.cl');
    await press('Enviar enlace');
    expect(client.sendPasswordReset).toHaveBeenCalledWith(
      'ana@ejemplo.cl',
      `${window.location.origin}/acceder?redirect=%2Flobby`,
    );
    expect(container.querySelector('[role=status]')?.textContent).toContain('Si hay una cuenta');
  });

  it('names the demo student only where there is one', async () => {
    provideIdentity(fakeIdentity({ config: CONFIG }).access);
    expect((await open()).textContent).not.toContain('demostración');
    await page.close();
    provideIdentity(fakeIdentity({ config: { ...CONFIG, demo: DEMO } }).access);
    expect((await open()).textContent).toContain(DEMO.email);
    await press('Usar estos datos');
    expect(field('Contraseña').value).toBe(DEMO.password);
  });

  it('offers to try again when the provider cannot be loaded', async () => {
    const { access, client } = fakeIdentity({ config: CONFIG });
    const load = vi.fn().mockRejectedValueOnce(new TypeError('chunk')).mockResolvedValue(client);
    provideIdentity({ ...access, client: load });
    const container = await open();
    expect(container.textContent).toContain('No pudimos preparar el ingreso');
    await press('Reintentar');
    expect(field('Correo')).toBeDefined();
  });
});
