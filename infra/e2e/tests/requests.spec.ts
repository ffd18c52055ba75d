import { expect, type Page, test } from '@playwright/test';
import { PAGE_JS_MAX_BROTLI_BYTES, PAGE_READ_MAX_BYTES, PAGE_REQUESTS_MAX } from '@travesia/infra-releases/page-budget';
import { prerenderedRoutes } from '../support/addresses.ts';
import { waitForLivePage } from '../support/shell.ts';
import { productUrl } from '../support/urls.ts';

interface Sent {
  readonly url: string;
  readonly type: string;
  /** It waited for a script that had to come first: neither the document nor what stands in it asked. */
  readonly late: boolean;
  /** As it came over the wire, with its headers. */
  bytes: number;
}

/** Opens an address on a cold cache and tells everything that the browser asked for, until `settle` is done. */
async function requestsOf(page: Page, url: string, settle = waitForLivePage): Promise<readonly Sent[]> {
  const client = await page.context().newCDPSession(page);
  const sent = new Map<string, Sent>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }) => {
    const asker = initiator.stack?.callFrames[0]?.url;
    const late = initiator.type === 'script' && asker !== url;
    sent.set(requestId, { url: request.url, type, late, bytes: 0 });
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await client.send('Network.enable');
  await page.goto(url);
  await settle(page);
  await page.waitForLoadState('networkidle');
  return [...sent.values()].filter((request) => request.url.startsWith('http'));
}

for (const { route, addresses } of prerenderedRoutes()) {
  const [address = route.path] = addresses;
  if (route.startsOnUse) {
    test(`${address} is read with its document alone`, async ({ page }) => {
      const requests = await requestsOf(page, productUrl() + address, async () => undefined);
      expect(requests.map(({ url }) => url).filter((url) => !/\/icon\.svg$/.test(url))).toEqual([
        productUrl() + address,
      ]);
      expect(requests.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(PAGE_READ_MAX_BYTES);
    });
  }

  test(`${address} needs few requests, little JavaScript and no chain`, async ({ page }) => {
    const requests = await requestsOf(page, productUrl() + address);
    const scripts = requests.filter(({ type, url }) => type === 'Script' || url.endsWith('.js'));
    const urls = requests.map(({ url }) => url);

    expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(PAGE_REQUESTS_MAX);
    expect(new Set(urls).size, 'something was fetched twice').toBe(urls.length);
    expect(scripts.length).toBeGreaterThan(0);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(PAGE_JS_MAX_BROTLI_BYTES);
    const late = requests.filter((request) => request.late && /\.(?:js|css)$/.test(request.url));
    expect(late, 'asked for only after another script had run').toEqual([]);
    expect(urls.filter((url) => !url.startsWith(productUrl()))).toEqual([]);
  });
}
