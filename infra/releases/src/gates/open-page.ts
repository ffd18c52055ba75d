import { PAGES_ELEMENT_ID, SHELL_NAME } from '@travesia/contracts/release';
import { SIGN_IN_PATH } from '@travesia/contracts/slices';
import { type BrowserContext, type ConsoleMessage, errors, type Page } from 'playwright-core';
import { hydrationDifference, isAboutHydration } from './hydration-difference.ts';
import type { PageToOpen } from './pages-to-open.ts';
import { usePage } from './use-page.ts';

/** Generous, because whoever publishes may have a busy machine. */
const PAGE_DEADLINE_MS = 30_000;

/** What a page starts when it is on the screen has this long to fail. */
const SETTLE_MS = 300;

/** React marks the nodes it has taken over, with a key of its own for each copy of it. */
const REACT_MARK = '__reactFiber$';

/** What the shell shows for an address that names nothing. */
const NOT_FOUND_PAGE = 'shell:error';

const SERVICES_PREFIX = '/api/';

/** Causes that are told of one page. */
const CAUSES_TOLD = 3;
const CAUSE_MAX_CHARS = 400;

/** No services run here: that one does not answer is for the page to stand, and no failure of it. */
function isAboutServices(message: ConsoleMessage): boolean {
  return URL.parse(message.location().url)?.pathname.startsWith(SERVICES_PREFIX) ?? false;
}

interface Complaints {
  /** Everything that the console calls an error. */
  readonly all: readonly string[];
  /** Only what the code threw. */
  readonly thrown: readonly string[];
}

function complaintsOf(page: Page): Complaints {
  const [all, thrown]: [string[], string[]] = [[], []];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAboutServices(message)) all.push(message.text());
  });
  page.on('pageerror', (error) => {
    all.push(String(error));
    thrown.push(String(error));
  });
  return { all, thrown };
}

/**
 * Where waiting ended: the page is alive, its failure stands in its place, it said that there is no such
 * page, the visitor was sent on, or nothing came in time.
 */
type Arrival = 'alive' | 'failed' | 'missing' | 'elsewhere' | 'late';

async function awaitArrival(page: Page, { release, route, address }: PageToOpen): Promise<Arrival> {
  const wanted = {
    root: PAGES_ELEMENT_ID,
    page: `${release.name}:${route.page}`,
    address,
    hydrates: Object.hasOwn(release.prerendered, address),
    mark: REACT_MARK,
    missing: NOT_FOUND_PAGE,
  };
  try {
    const arrival = await page.waitForFunction(
      ({ root, page: name, address: path, hydrates, mark, missing }): Arrival | null => {
        const pages = document.getElementById(root);
        if (pages?.querySelector('[data-failure]')) return 'failed';
        if (location.pathname !== path) return 'elsewhere';
        const onScreen = (one: string) =>
          pages?.querySelector(`:scope > [data-page="${one}"]:not([hidden], [data-arriving])`);
        const container = onScreen(name);
        if (!container) return onScreen(missing) ? 'missing' : null;
        const isAdopted = (element: Element) => Object.keys(element).some((key) => key.startsWith(mark));
        return !hydrates || [...container.querySelectorAll('*')].some(isAdopted) ? 'alive' : null;
      },
      wanted,
      { timeout: PAGE_DEADLINE_MS },
    );
    return (await arrival.jsonValue()) ?? 'late';
  } catch (error) {
    if (error instanceof errors.TimeoutError) return 'late';
    throw error;
  }
}

/** What stands on the screen in place of a page that failed. */
async function failureOn(page: Page): Promise<string | null> {
  const phases = await page
    .locator(`#${PAGES_ELEMENT_ID} [data-failure]`)
    .evaluateAll((views) => views.map((view) => view.getAttribute('data-failure')));
  return phases.length === 0 ? null : `la página falló (${phases.join()})`;
}

/** @returns why the page does not open well; `null` where it does. */
async function visit(page: Page, origin: string, wanted: PageToOpen, { all }: Complaints): Promise<string | null> {
  const { address, route } = wanted;
  const response = await page.goto(origin + address, { timeout: PAGE_DEADLINE_MS, waitUntil: 'domcontentloaded' });
  const status = response?.status() ?? 0;
  if (status >= 400) return `el edge responde ${status}`;
  // Pages that wait to be used start with this.
  await page.keyboard.press('Shift');
  const arrival = await awaitArrival(page, wanted);
  if (arrival === 'late') return `no apareció en ${PAGE_DEADLINE_MS / 1000} s`;
  // With a made-up parameter it may be right; how soon it says so depends on the machine.
  if (arrival === 'missing' && !route.path.includes(':')) return 'dijo que no existe';
  const path = new URL(page.url()).pathname;
  if (arrival === 'elsewhere' && path === SIGN_IN_PATH && route.path !== SIGN_IN_PATH) {
    return `una página ${route.access === 'auth' ? 'con sesión' : 'pública'} envió a ${SIGN_IN_PATH}`;
  }
  await page.waitForTimeout(SETTLE_MS);
  const failure = await failureOn(page);
  if (failure !== null || !response || !all.some(isAboutHydration)) return failure;
  const difference = await hydrationDifference(page, await response.text());
  return `no calza con lo prerenderizado${difference === null ? '' : `: ${difference}`}`;
}

/** @returns why the page is no good; `null` where it is. */
export async function openPage(context: BrowserContext, origin: string, wanted: PageToOpen): Promise<string | null> {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  try {
    const cause = await visit(page, origin, wanted, complaints);
    const causes = [...(cause === null ? [] : [cause]), ...new Set(complaints.all)].slice(0, CAUSES_TOLD);
    if (causes.length > 0) return causes.join('; ').slice(0, CAUSE_MAX_CHARS);
    // Pages of the shell sign out, of which all tabs hear.
    if (wanted.release.name === SHELL_NAME) return null;
    const used = await usePage(page, async () => complaints.thrown[0] ?? (await failureOn(page)));
    return used?.slice(0, CAUSE_MAX_CHARS) ?? null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await page.close();
  }
}
