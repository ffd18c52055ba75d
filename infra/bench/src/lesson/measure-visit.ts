import type { Browser, BrowserContext, CDPSession } from 'playwright-core';
import { PERSON } from '../../../e2e/support/user-agents.ts';
import { throttle, VIEWPORT } from '../federation/measure-pages.ts';

/** A student's browser: cookies and what the identity provider's library keeps. */
export type KeptSession = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface LoadedScript {
  /** Last part of its address. */
  readonly file: string;
  /** As it came over the wire, headers included. */
  readonly bytes: number;
}

export interface Visit {
  readonly lcpMs: number;
  /** Begin of the text of what was largest, to see that it is the lesson. */
  readonly lcpText: string;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** What moved, how far and when. */
  readonly moved: readonly string[];
  /** Until nothing comes any more. */
  readonly scripts: readonly LoadedScript[];
}

declare global {
  interface Window {
    lessonWatch: { lcp: number; text: string; shift: number; moved: string[] };
  }
}

/** As browsers tell it; the language's library knows no such entry. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Runs in the browser, before the document's own scripts. */
function watch(): void {
  const watched: Window['lessonWatch'] = { lcp: 0, text: '', shift: 0, moved: [] };
  window.lessonWatch = watched;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly element?: Element | null })[]) {
      watched.lcp = entry.startTime;
      watched.text = entry.element?.textContent?.slice(0, 60) ?? '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
      watched.shift += value;
      for (const { node, previousRect: from, currentRect: to } of sources) {
        const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName;
        const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
        watched.moved.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${name}, ${box(from)} to ${box(to)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What the browser takes from the network as script. */
function countScripts(client: CDPSession): () => readonly LoadedScript[] {
  const files = new Map<string, string>();
  const scripts: LoadedScript[] = [];
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') files.set(requestId, response.url.split('/').at(-1) ?? '');
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const file = files.get(requestId);
    // What came out of the cache has none.
    if (file !== undefined && bytes > 0) scripts.push({ file, bytes });
  });
  return () => scripts;
}

/** Then nothing comes any more: what waits for an idle moment has had it. */
const QUIET_MS = 2_000;

/** A context of a student, in which nothing else of the page is kept. */
export const openBrowserOf = (browser: Browser, session: KeptSession): Promise<BrowserContext> =>
  browser.newContext({
    userAgent: PERSON,
    viewport: VIEWPORT,
    storageState: session,
    // The worker's own requests would not be slowed.
    serviceWorkers: 'block',
  });

/** Opens `url` as fast as it comes, until nothing comes any more. */
export async function lookAt(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.close();
}

/** Opens `url` on a slow phone, leaves it alone, and then looks at what there is to move. */
export async function measureVisit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  try {
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await page.addInitScript(watch);
    const scripts = countScripts(client);
    await throttle(client);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    const { lcp, text, shift, moved } = await page.evaluate(() => window.lessonWatch);
    await page.evaluate(() => document.querySelector('[data-kind]')?.scrollIntoView());
    await page.waitForTimeout(QUIET_MS);
    return { lcpMs: lcp, lcpText: text, shift, moved, scripts: scripts() };
  } finally {
    await page.close();
  }
}
