import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { createAccount } from '../support/accounts.ts';
import { declaredPages } from '../support/addresses.ts';
import { openSignedIn } from '../support/open-signed-in.ts';
import { openPage } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';
import { ALBUM_FOLDER, type AlbumPage, pictureFile, SCHEMES, WIDTHS_PX } from './album-folder.ts';

/** What is below repeats itself: lists of careers are some sixty screens long. */
const HEIGHT_MAX_PX = 4_000;
const VIEWPORT_HEIGHT_PX = 800;
const JPEG_QUALITY = 75;

async function takePictures(page: Page, name: string): Promise<void> {
  for (const widthPx of WIDTHS_PX) {
    await page.setViewportSize({ width: widthPx, height: VIEWPORT_HEIGHT_PX });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({
        path: join(ALBUM_FOLDER, pictureFile(name, colorScheme, widthPx)),
        fullPage: true,
        clip: { x: 0, y: 0, width: widthPx, height: Math.min(height, HEIGHT_MAX_PX) },
        type: 'jpeg',
        quality: JPEG_QUALITY,
      });
    }
  }
}

const NOT_FOUND = { release: 'shell', title: 'Página no encontrada', address: '/no-existe', access: 'public' } as const;
const shown = [
  ...declaredPages().flatMap(({ release, route: { title, access }, address }) =>
    address === null ? [] : [{ release, title, access, address }],
  ),
  NOT_FOUND,
];

for (const { release, title, access, address } of shown) {
  test(address, async ({ page }) => {
    const name = `${release}${address.replaceAll('/', '-')}`;
    if (access === 'auth') await openSignedIn(page, await createAccount(), { redirect: address });
    else await openPage(page, accountsUrl() + address);
    await page.waitForLoadState('networkidle');
    await mkdir(ALBUM_FOLDER, { recursive: true });
    await takePictures(page, name);
    const { pathname, search } = new URL(page.url());
    const described: AlbumPage = { name, release, title, address, arrivedAt: pathname + search };
    await writeFile(join(ALBUM_FOLDER, `${name}.json`), JSON.stringify(described));
  });
}
