import { PAGES_ELEMENT_ID } from '@travesia/contracts/release';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { PERSON } from '../../../e2e/support/user-agents.ts';

/** "Slow 4G" of the browser's own tools: round trip of a request in milliseconds, bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

const CPU_SLOWDOWN = 4;

/** From the pointer on the link to the click: not at all; as people do it; until everything that it fetches has come. */
const HOVER_MS = { none: 0, short: 300, long: 4_000 };

/** Nothing comes any more: the network's own "idle" happens once a document. */
const QUIET_MS = 3_000;

export const VIEWPORT = { width: 412, height: 823 };

const CURRENT_HEADING = `#${PAGES_ELEMENT_ID} > [data-page]:not([hidden], [data-arriving]) h1`;

/** On the nodes that a React root has taken over. */
const REACT_MARK = '__reactFiber$';

/** What shows that a page's own code has taken over: an element, and the beginning of a property that it then has. */
export type LiveMark = readonly [selector: string, property: string];

const REACT_PAGE: LiveMark = [CURRENT_HEADING, REACT_MARK];

/** What came over the wire, headers included. */
interface Traffic {
  readonly bytes: number;
  readonly requests: number;
}

/** A page that is opened and looked at. Bytes and requests are those until nothing comes any more. */
export interface FirstLook extends Traffic {
  readonly lcpMs: number;
  /** The same, and what comes once the page is used: of a page that waits for that, its application. */
  readonly used: Traffic;
}

/** A page that is used as soon as something of it is painted. */
export interface FirstUse {
  /** When the page's own code runs, and the last task longer than 50 ms is over. */
  readonly interactiveMs: number;
}

export type Hover = keyof typeof HOVER_MS;

export interface SoftNavigation {
  readonly from: string;
  readonly to: string;
  readonly hover: Hover;
}

declare global {
  interface Window {
    /** Milliseconds since the navigation began; zero where it has not happened. */
    watched: { painted: number; lcp: number; live: number; longTaskEnd: number };
  }
}

/** Runs in the browser, before the document's own scripts. */
function watch([heading, mark]: LiveMark): void {
  const watched = { painted: 0, lcp: 0, live: 0, longTaskEnd: 0 };
  window.watched = watched;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) watched.painted = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) watched.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watched.longTaskEnd = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const found = document.querySelector(heading);
    if (found && Object.keys(found).some((key) => key.startsWith(mark))) watched.live = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** As a phone on slow 4G, four times slower than this machine. */
export async function throttle(client: CDPSession): Promise<void> {
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** `work` on a page with nothing in its cache. */
async function inFreshPage<T>(browser: Browser, work: (page: Page, client: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, userAgent: PERSON, viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    return await work(page, client);
  } finally {
    await context.close();
  }
}

const waitUntilLive = (page: Page) => page.waitForFunction(() => window.watched.live > 0);

/** As a student's first touch, but that nothing comes of it beside. */
const use = (page: Page) => page.keyboard.press('Shift');

function countTraffic(client: CDPSession): () => Traffic {
  let [bytes, requests] = [0, 0];
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  return () => ({ bytes, requests });
}

/** Opens an address on a cold cache, and uses the page when all is quiet. */
export function measureFirstLook(browser: Browser, url: string, live: LiveMark = REACT_PAGE): Promise<FirstLook> {
  return inFreshPage(browser, async (page, client) => {
    await page.addInitScript(watch, live);
    const traffic = countTraffic(client);
    await throttle(client);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const { lcp } = await page.evaluate(() => window.watched);
    const looked = traffic();
    await use(page);
    await waitUntilLive(page);
    await page.waitForTimeout(QUIET_MS);
    return { ...looked, lcpMs: lcp, used: traffic() };
  });
}

/** Opens an address on a cold cache, and uses the page at first sight. */
export function measureFirstUse(browser: Browser, url: string, live: LiveMark = REACT_PAGE): Promise<FirstUse> {
  return inFreshPage(browser, async (page, client) => {
    await page.addInitScript(watch, live);
    await throttle(client);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.watched.painted > 0);
    await use(page);
    await waitUntilLive(page);
    await page.waitForLoadState('networkidle');
    const watched = await page.evaluate(() => window.watched);
    return { interactiveMs: Math.max(watched.live, watched.longTaskEnd) };
  });
}

/** Runs in the browser: milliseconds from the click on a link to the painted page. */
async function follow([to, hover, heading, mark]: readonly [string, number, string, string]): Promise<number> {
  const name = (found: Element | null) => found?.closest('[data-page]')?.getAttribute('data-page');
  const before = name(document.querySelector(heading));
  const link = Object.assign(document.createElement('a'), { href: to, textContent: to });
  document.body.append(link);
  if (hover > 0) {
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, hover));
  }
  const start = performance.now();
  link.click();
  return new Promise((resolve) => {
    const look = () => {
      const found = document.querySelector(heading);
      const live = name(found) !== before && Object.keys(found ?? {}).some((key) => key.startsWith(mark));
      if (live) requestAnimationFrame(() => resolve(performance.now() - start));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Follows a link to a page whose code has not been fetched, from one that stands. Milliseconds. */
export function measureSoftNavigation(
  browser: Browser,
  origin: string,
  { from, to, hover }: SoftNavigation,
): Promise<number> {
  return inFreshPage(browser, async (page, client) => {
    await page.addInitScript(watch, REACT_PAGE);
    await page.goto(origin + from);
    await use(page);
    await waitUntilLive(page);
    await page.waitForLoadState('networkidle');
    await throttle(client);
    return page.evaluate(follow, [to, HOVER_MS[hover], CURRENT_HEADING, REACT_MARK] as const);
  });
}
