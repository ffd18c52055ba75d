import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, installedBrowser } from '@travesia/infra-releases/browser';
import { PERSON } from './user-agents.ts';

/** A tab, in a browser of its own, whose process a test may end. */
export interface MortalTab {
  readonly page: Page;
  /**
   * Ends the tab's process, busy as it may be, and loads the same tab again: what a student does
   * when the browser says that it no longer answers. `page` is of no use after that.
   */
  endAndReload(): Promise<Page>;
  /** Closes the tab, busy as it may be, and opens another one. */
  closeAndOpen(address: string): Promise<Page>;
  close(): Promise<void>;
}

export async function openMortalTab(): Promise<MortalTab> {
  const profile = await mkdtemp(join(tmpdir(), 'travesia-tab-'));
  const executablePath = installedBrowser();
  if (!executablePath) throw new Error('there is no Chromium');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...BROWSER_ARGS, '--remote-debugging-port=0', `--user-agent=${PERSON}`],
    locale: 'es-CL',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  // Of the tab, not of its process.
  const tab = await context.newCDPSession(page);
  return {
    page,
    async endAndReload() {
      const crashed = page.waitForEvent('crash');
      // Answered by nobody.
      tab.send('Page.crash').catch(() => undefined);
      await crashed;
      await tab.send('Page.reload');
      // Playwright gives up a page that has crashed: a second connection sees the tab anew.
      const [port = ''] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const [again] = browser.contexts().flatMap((each) => each.pages());
      if (!again) throw new Error('the tab is gone');
      return again;
    },
    async closeAndOpen(address) {
      const other = await context.newPage();
      await page.close();
      await other.goto(address);
      return other;
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
