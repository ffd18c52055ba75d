import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, installedBrowser } from '@travesia/infra-releases/browser';
import { buildGallery } from './build-gallery.ts';

/** Parts of the gallery that docs/design.md shows, by the name of their picture. */
const PARTS = {
  areas: ['AreaMark', 'IconTile'],
  cards: ['LinkCard', 'Card'],
  progress: ['Ring', 'ScoreRange', 'Week', 'Progress'],
  controls: ['Button', 'TextField', 'SegmentedControl'],
  states: ['Notice', 'Badge', 'EmptyState', 'Skeleton'],
} as const;

/** One page of each kind. */
const PAGES = { landing: '/', tool: '/herramientas/calculadora-nem', reading: '/herramientas/temarios' } as const;

const PICTURE = { type: 'jpeg', quality: 72, scale: 'css' } as const;

/** Pictures of the gallery, and of pages of the product at `from` where it is given, as JPEG files in `into`. */
export async function takePictures(galleryFolder: string, into: string, from: string | undefined): Promise<void> {
  await buildGallery(galleryFolder);
  mkdirSync(into, { recursive: true });
  const executablePath = installedBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...BROWSER_ARGS] });
  try {
    await takeParts(browser, pathToFileURL(join(galleryFolder, 'index.html')).href, into);
    if (from !== undefined) await takePages(browser, from, into);
  } finally {
    await browser.close();
  }
}

async function takeParts(browser: Browser, address: string, into: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 760, height: 600 }, reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator('[data-section=icons]').waitFor();
  await page.locator('[data-section=art]').screenshot({ ...PICTURE, path: join(into, 'art.jpg') });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('[data-section=art]').screenshot({ ...PICTURE, path: join(into, 'art-dark.jpg') });
  await page.emulateMedia({ colorScheme: 'light' });
  for (const [name, entries] of Object.entries(PARTS)) {
    const shown = entries.map((entry) => `[data-entry=${entry}]`).join(',');
    const style = await page.addStyleTag({
      content: `[data-section] > p, [data-entry]:not(${shown}), [data-section]:not(:has(${shown})) { display: none }`,
    });
    await page.locator('main').screenshot({ ...PICTURE, path: join(into, `${name}.jpg`) });
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
  await page.close();
}

async function takePages(browser: Browser, from: string, into: string): Promise<void> {
  for (const [name, path] of Object.entries(PAGES)) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(new URL(path, from).href);
    await page.screenshot({ ...PICTURE, path: join(into, `page-${name}.jpg`) });
    await page.close();
  }
}
