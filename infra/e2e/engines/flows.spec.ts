import { expect } from '@playwright/test';
import { SESSION_LOGIN_PATH, SESSION_PATH, type SessionAnswer } from '@travesia/contracts/slices';
import { type Account, createAccount } from '../support/accounts.ts';
import type { EngineTab } from '../support/engines/engine-tab.ts';
import { test } from '../support/engines/engine-test.ts';
import type { Gate } from '../support/engines/open-gate.ts';
import { keptAddresses } from '../support/practice-test.ts';

const TAB_KEY = '\uE004';

/** Who the server takes this browser for. */
async function seenAs(tab: EngineTab): Promise<string | null> {
  const { session } = await tab.run(async (path): Promise<SessionAnswer> => (await fetch(path)).json(), SESSION_PATH);
  return session.status === 'signed-in' ? (session.user.email ?? '') : null;
}

async function enter(tab: EngineTab, gate: Gate, redirect: string): Promise<Account> {
  const account = await createAccount();
  await tab.goTo(`${gate.url}/acceder?${new URLSearchParams({ redirect })}`);
  await tab.fill('Correo', account.email);
  await tab.fill('Contraseña', account.password);
  await tab.press({ role: 'button', name: 'Entrar' });
  return account;
}

async function signIn(tab: EngineTab, gate: Gate, redirect: string): Promise<Account> {
  const account = await enter(tab, gate, redirect);
  await tab.isAt(/^\/(?!acceder)/);
  return account;
}

test('what is typed at first sight is there when the page lives, and is reckoned with', async ({ tab, gate }) => {
  await tab.goTo(`${gate.url}/herramientas/calculadora-nem`);
  await tab.press({ role: 'textbox', name: /1\.º/ });
  await tab.type(['6,1', '6,2', '6,3', '6,4'].join(TAB_KEY));
  await tab.until('a result of 6,25', () =>
    tab.run(() => document.querySelector('#contenido')?.textContent?.includes('6,25') ?? false, null),
  );
  const typed = await tab.run(
    () => [...document.querySelectorAll<HTMLInputElement>('#contenido input[inputmode]')].map(({ value }) => value),
    null,
  );
  expect(typed.slice(0, 4)).toEqual(['6,1', '6,2', '6,3', '6,4']);
});

test('a student signs in, finds what was misspelt, stays in over a reload, and signs out', async ({ tab, gate }) => {
  const { email } = await signIn(tab, gate, '/carreras');
  await tab.fill('Carrera, universidad o ciudad', 'medisina');
  await tab.see({ role: 'link', name: 'Medicina' });
  await tab.isAt(/^\/carreras\?q=medisina$/);
  await tab.see({ role: 'link', name: 'Mi cuenta' });
  expect(await seenAs(tab)).toBe(email);
  await tab.goTo(`${gate.url}/ajustes`);
  await tab.press({ role: 'button', name: 'Cerrar sesión aquí' });
  await tab.see({ role: 'link', name: 'Entrar' });
  await tab.until('nobody', async () => (await seenAs(tab)) === null);
  await tab.goTo(`${gate.url}/ajustes`);
  expect(await tab.address()).toBe('/acceder?redirect=%2Fajustes');
});

test('whoever keeps no cookie is told so where they sign in, and signs in once', async ({ tab, gate }) => {
  gate.dropCookies();
  await enter(tab, gate, '/carreras');
  await tab.see({ role: 'heading', name: 'Tu navegador no guarda tu sesión' });
  await tab.follow('/carreras');
  await tab.isAt(/^\/acceder\?redirect=%2Fcarreras$/);
  await tab.see({ role: 'heading', name: 'Tu navegador no guarda tu sesión' });
  expect(gate.posted.filter((path) => path === SESSION_LOGIN_PATH)).toHaveLength(1);
});

test('a practice test is answered without a connection, opened again, and handed in', async ({ tab, gate }) => {
  await signIn(tab, gate, '/ensayos/generar?modo=simulacro&prueba=m1');
  await tab.press({ role: 'button', name: 'Empezar ahora' });
  await tab.see({ role: 'heading', name: /^Pregunta 1/ });
  await tab.see({ role: 'status' }, /^Guardado/);
  await tab.until('the page, kept', async () => (await tab.run(keptAddresses, null)).includes(await tab.address()));
  await gate.close();
  for (const key of ['a', 'b', 'c']) {
    await tab.type(key);
    await tab.type('n');
  }
  await tab.see({ role: 'status' }, /^Sin conexión: 3 respuestas/);
  await tab.run(() => location.reload(), null);
  await tab.see({ role: 'heading', name: /^Pregunta 4/ });
  await tab.see({ role: 'button', name: /^Preguntas 3\D*65/ });
  await gate.open();
  await tab.see({ role: 'status' }, /^Guardado/);
  await tab.press({ role: 'button', name: /^Preguntas 3\D*65/ });
  // Step by step, so that each has its own time and a failure says which one it was.
  await tab.press({ role: 'button', name: 'Entregar' });
  await tab.press({ role: 'button', name: 'Sí, entregar' });
  await tab.see({ role: 'heading', name: /^Resultado: Simulacro/ });
});

test('a page kept alive comes back as it was left', async ({ tab, gate }) => {
  await tab.goTo(`${gate.url}/prueba-viva/cuaderno`);
  await tab.fill('Nota', 'mi nota');
  await tab.press({ role: 'button', name: 'Veces: 0' });
  await tab.see({ role: 'button', name: 'Veces: 1' });
  await tab.press({ role: 'link', name: 'Ir a los enlaces' });
  await tab.see({ role: 'heading', name: 'Enlaces' });
  await tab.run(() => history.back(), null);
  await tab.see({ role: 'button', name: 'Veces: 1' });
  const value = () => document.querySelector<HTMLInputElement>('[data-page="viva:cuaderno"] input')?.value;
  expect(await tab.run(value, null)).toBe('mi nota');
});

test('a script with other bytes than were signed does not run, the page says so, and the rest works', async ({
  tab,
  gate,
}) => {
  gate.tamper(/\/releases\/rota\/.+\.js$/, '\n;window.tampered = true;');
  await tab.goTo(`${gate.url}/prueba-rota/sana`);
  await tab.see({ role: 'alert' }, /Llegó alterada/);
  await tab.see({ role: 'button', name: 'Reintentar' });
  expect(await tab.run(() => 'tampered' in window, null)).toBe(false);
  await tab.follow('/prueba-viva/enlaces');
  await tab.see({ role: 'heading', name: 'Enlaces' });
  expect(await tab.all({ role: 'button', name: 'Reintentar' })).toEqual([]);
});
