import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { buildGallery } from '../gallery/build-gallery.ts';
import { accessibilityViolations } from '../support/accessibility.ts';

const SECTIONS = ['layout', 'pages', 'controls', 'shown', 'art', 'icons'] as const;
const SCHEMES = ['light', 'dark'] as const;

/**
 * Text takes its room and is not painted: how letters are drawn differs from machine to machine, and the room does not,
 * since the gallery brings its font. What is compared are forms, colours and places.
 */
const WITHOUT_LETTERS = `
  * { color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important; }
  svg, svg * { color: var(--color-ink) !important; }
`;

/** Half of the pixels on each side: the pictures stay small, and a lost border or fill is still seen. */
test.use({ deviceScaleFactor: 0.5 });

/** Of a section's some hundred thousand: rounding of curves leaves a few, another corner of a badge dozens. */
const DIFFERENT_PIXELS_MAX = 60;

/** From 0 to 1: grounds are pale, and one of them beside the canvas is a small difference. */
const DIFFERENCE_SEEN = 0.03;

// One worker, which builds the gallery once.
test.describe.configure({ mode: 'default' });

let address = '';

test.beforeAll(async ({ browserName: _ }, { project, workerIndex }) => {
  const folder = join(project.outputDir, `gallery-${workerIndex}`);
  await buildGallery(folder);
  address = pathToFileURL(join(folder, 'index.html')).href;
});

async function openGallery(page: Page): Promise<void> {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto(address);
  await page.locator('[data-section=icons]').waitFor();
  await page.evaluate(() => document.fonts.load('16px Gallery'));
}

test('every component in every state is accessible, in both schemes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    // Two components may each have the only h1 of their page.
    const found = await accessibilityViolations(page);
    expect(found, colorScheme).toEqual([]);
  }
});

for (const colorScheme of SCHEMES) {
  test(`components look as they did, ${colorScheme}`, async ({ page }) => {
    // Each picture is taken until two are alike.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await openGallery(page);
    await page.addStyleTag({ content: WITHOUT_LETTERS });
    for (const section of SECTIONS) {
      await expect
        .soft(page.locator(`[data-section=${section}]`), section)
        .toHaveScreenshot(`${section}-${colorScheme}.png`, {
          maxDiffPixels: DIFFERENT_PIXELS_MAX,
          threshold: DIFFERENCE_SEEN,
          timeout: 20_000,
          scale: 'device',
        });
    }
  });
}
