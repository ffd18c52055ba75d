// Draws the icons of the installed application from the shell's icon.svg: `npm run album -- icons`. They are committed,
// so that no build needs a browser.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { PROJECT } from '@travesia/infra-checks/project';
import { BROWSER_ARGS, installedBrowser } from '@travesia/infra-releases/browser';

const SOURCE = join(PROJECT, 'shell/web/public/icon.svg');
const FOLDER = join(PROJECT, 'shell/edge/src/installable/icons');

/** Launchers may cut off what is farther from the middle than two fifths of the width. */
const SAFE_SHARE = 0.72;
/** Home screens of Apple round the corners only. */
const TOUCH_SHARE = 0.86;

const ICONS = [
  { file: 'any-192.png', sizePx: 192, share: 1, filled: false },
  { file: 'any-512.png', sizePx: 512, share: 1, filled: false },
  { file: 'maskable-192.png', sizePx: 192, share: SAFE_SHARE, filled: true },
  { file: 'maskable-512.png', sizePx: 512, share: SAFE_SHARE, filled: true },
  { file: 'touch-180.png', sizePx: 180, share: TOUCH_SHARE, filled: true },
] as const;

const svg = await readFile(SOURCE, 'utf8');
const [, ground = ''] = /<rect[^>]*fill="([^"]+)"/.exec(svg) ?? [];
if (!ground) throw new Error(`${SOURCE} has no ground to fill the icon with`);
const executablePath = installedBrowser();
if (!executablePath) throw new Error('there is no Chromium; npm test installs one');

const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
const page = await browser.newPage();
for (const { file, sizePx, share, filled } of ICONS) {
  const inner = Math.round(sizePx * share);
  const drawn = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setViewportSize({ width: sizePx, height: sizePx });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${filled ? ground : 'transparent'}">
    <img src="${drawn}" width="${inner}" height="${inner}" alt=""></body>`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await writeFile(join(FOLDER, file), await page.screenshot({ omitBackground: true }));
}
await browser.close();
