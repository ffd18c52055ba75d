import { expect, test } from '@playwright/test';
import { SESSION_LOGIN_PATH } from '@travesia/contracts/slices';
import { createAccount } from '../support/accounts.ts';
import { signInBeside } from '../support/open-signed-in.ts';
import { collectComplaints, openPage } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';

const SCRIPTS = /\/releases\/.+\.js$/;

/** Of every kind: prerendered by the shell and by a remote, for signed-in students, unknown. */
const ADDRESSES = ['/', '/herramientas/temarios', '/lobby', '/ajustes', '/no-existe'];

test.describe('the document of a signed-in student', () => {
  test.beforeEach(async ({ page }) => {
    // With no page open: one that is left while it speaks of the session complains.
    await signInBeside(page, await createAccount());
  });

  test('says so before any script has run', async ({ page }) => {
    await page.route(SCRIPTS, (script) => script.abort());
    for (const address of ADDRESSES) {
      await page.goto(accountsUrl() + address);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Mi cuenta' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Carreras', exact: true })).toHaveAttribute('href', '/carreras');
      await expect(header.getByRole('link', { name: 'Entrar' })).toHaveCount(0);
    }
  });

  test('never says anything else while it comes to life', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seenInHeader: seen });
      new MutationObserver(() => {
        const label = document.querySelector('header a:is([href="/ajustes"], [href="/acceder"])')?.textContent;
        if (label) seen.add(label);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    for (const address of ['/', '/herramientas/temarios', '/lobby']) {
      const complaints = collectComplaints(page);
      // The last thing that an arriving page does: the provider's own word has come, and is in the cookie.
      const settled = page.waitForResponse((response) => response.url().endsWith(SESSION_LOGIN_PATH));
      await openPage(page, accountsUrl() + address);
      await settled;
      const seen = await page.evaluate(() => [...(Reflect.get(window, 'seenInHeader') as Set<string>)]);
      expect(seen, address).toEqual(['Mi cuenta']);
      expect(complaints, address).toEqual([]);
    }
  });
});
