import { availableParallelism } from 'node:os';
import { SESSION_COOKIE } from '@travesia/contracts/slices';
import type { ReleaseStore } from '@travesia/shell-edge/store';
import type { Browser, BrowserContext } from 'playwright-core';
import { forEachBounded } from '../for-each-bounded.ts';
import { openPage } from './open-page.ts';
import type { PageToOpen } from './pages-to-open.ts';
import { serveStaged } from './serve-staged.ts';
import { followTimers } from './use-page.ts';

/** Pages at once: each takes some 80 MB. */
const PAGES_MAX = 4;

/** What came of one address. */
export interface OpenedPage {
  readonly remote: string;
  readonly page: string;
  readonly address: string;
  /** `null` where it mounted without a complaint. */
  readonly cause: string | null;
}

/** Headless Chromium names itself, and the edge would take it for a bot, whom no failure is shown. */
function personAgent(browser: Browser): string {
  const [major] = browser.version().split('.');
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`;
}

async function openContext(browser: Browser, origin: string, signedIn: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({
    userAgent: personAgent(browser),
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
  });
  await followTimers(context);
  if (signedIn) await context.addCookies([{ name: SESSION_COOKIE, value: 'publicacion', url: origin }]);
  return context;
}

/**
 * Opens every one of `wanted` at an edge over `store`, signed in where the page asks for it. What
 * fails is opened once more, alone: a busy machine says nothing of a page.
 */
export async function openPages(
  browser: Browser,
  store: ReleaseStore,
  wanted: readonly PageToOpen[],
  onOpened: (done: number, total: number) => void = () => {},
): Promise<readonly OpenedPage[]> {
  const edge = await serveStaged(store);
  const contexts = {
    public: await openContext(browser, edge.origin, false),
    auth: await openContext(browser, edge.origin, true),
  };
  const causes = new Map<PageToOpen, string | null>();
  const open = async (page: PageToOpen) => {
    causes.set(page, await openPage(contexts[page.route.access], edge.origin, page));
  };
  try {
    await forEachBounded(wanted, Math.min(PAGES_MAX, availableParallelism() * 2), async (page) => {
      await open(page);
      onOpened(causes.size, wanted.length);
    });
    for (const page of wanted.filter((one) => causes.get(one) !== null)) await open(page);
  } finally {
    await contexts.public.close();
    await contexts.auth.close();
    await edge.close();
  }
  return wanted.map((page) => ({
    remote: page.release.name,
    page: page.route.page,
    address: page.address,
    cause: causes.get(page) ?? null,
  }));
}
