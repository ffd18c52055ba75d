import { profileStepPath } from '@travesia/contracts/slices';
import type { Page } from 'playwright-core';
import { DEMO_STUDENT } from '../../../local/src/auth-emulator/demo-student.ts';

/** Signs the demo student in, with a profile: whoever has none is led to it. */
export async function signIn(page: Page, origin: string, redirect: string): Promise<void> {
  await page.goto(`${origin}/acceder?redirect=${encodeURIComponent(redirect)}`);
  await page.getByLabel('Correo', { exact: true }).fill(DEMO_STUDENT.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_STUDENT.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/acceder'));
  await page.evaluate(async (path) => {
    const body = JSON.stringify({ version: 0, values: { birthYear: 2004 } });
    await fetch(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  }, profileStepPath('student'));
}
