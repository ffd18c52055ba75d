import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { BuildMeta, LatestBuild } from '@travesia/contracts/release';
import { prerenderedRoutes, signedInAddresses } from '../support/addresses.ts';
import { breakFile } from '../support/break-release.ts';
import { startPlatform } from '../support/platform.ts';
import { fixturesUrl, productUrl } from '../support/urls.ts';
import { BOT, PERSON } from '../support/user-agents.ts';

const NEM_PAGE = '/herramientas/calculadora-nem/cual-es-mi-puntaje-nem-si-tuve-promedio-';

const get = (path: string, init: RequestInit = {}) =>
  fetch(productUrl() + path, { redirect: 'manual', headers: { 'user-agent': PERSON }, ...init });

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

test.describe('an address', () => {
  for (const path of ['/x', '/no/existe', '/paes', '/herramientas/calculadora-nem/otra', '/index.html']) {
    test(`that nobody declares is a 404 with the error document: ${path}`, async () => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain(`Page Not Found: ${path}`);
    });
  }

  test('cannot write markup into the error document', async () => {
    const response = await get('/<script>alert(1)</script>');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<script>alert');
  });

  for (const { route, addresses } of prerenderedRoutes()) {
    test(`of a public page answers 200 with its whole content: ${route.path}`, async () => {
      for (const address of addresses) {
        const response = await get(address);
        expect(response.status, address).toBe(200);
        const html = await response.text();
        expect(html, address).toMatch(/<main id="contenido"[^>]*><div data-page="[^"]+">[\s\S]*<h1[\s>]/);
        expect(html.match(/<h1[\s>]/g), address).toHaveLength(1);
        expect(html, address).toContain(`<html lang="es-CL"`);
        expect(titleOf(html), address).toMatch(/.+ \| Travesía$/);
        expect(html, address).not.toMatch(/<[^>]+\sstyle="/);
      }
    });
  }

  for (const path of signedInAddresses().filter((address) => address !== '/acceder')) {
    test(`that needs a session sends a visitor without one to sign in: ${path}`, async () => {
      const response = await get(`${path}?a=1`);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`/acceder?redirect=${encodeURIComponent(`${path}?a=1`)}`);
      expect(response.headers.get('cache-control')).toContain('no-store');
    });
  }

  test('of the sign-in page itself answers without a session', async () => {
    expect((await get('/acceder')).status).toBe(200);
  });

  test('answers HEAD as it answers GET, without a body', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/x', 404],
      ['/lobby', 302],
    ] as const) {
      const response = await get(path, { method: 'HEAD' });
      expect(response.status, path).toBe(status);
      expect(await response.text()).toBe('');
    }
  });
});

test.describe('the average of a NEM page', () => {
  const refused = [
    '3.99',
    '7.01',
    'abc',
    '',
    '5,5',
    '4e0',
    'NaN',
    'Infinity',
    '-5',
    '+5',
    '5.',
    '.5',
    '05',
    ' 5',
    '٥',
    '५',
    '５',
    '5.5.5',
    '0x5',
    '3.9999999999999999999',
    '7.0000000000000000001',
  ];
  for (const text of refused) {
    test(`does not exist for "${text}"`, async () => {
      const path = NEM_PAGE + encodeURIComponent(text);
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Page Not Found: ');
    });
  }

  const accepted = { '4': '4.00', '7': '7.00', '5.5': '5.50', '5.555': '5.56', '4.00': '4.00', '6.999': '7.00' };
  for (const [text, canonical] of Object.entries(accepted)) {
    test(`${text} is the page of ${canonical}`, async () => {
      const response = await get(NEM_PAGE + text);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain(`<link rel="canonical" href="${productUrl()}${NEM_PAGE}${canonical}"`);
      expect(html).toContain(canonical.replace('.', ','));
    });
  }
});

test.describe('for search engines', () => {
  test('a bot keeps the prerendered content of a page whose code is broken', async ({ browser }) => {
    const context = await browser.newContext({ userAgent: BOT });
    const page = await context.newPage();
    await page.goto(`${fixturesUrl()}/prueba-rota/navegador`);
    await page.waitForSelector('html[data-activity]');
    await page.waitForTimeout(1_000);
    await expect(page.getByText('Este texto viene del servidor.')).toBeVisible();
    await expect(page.locator('[data-failure]')).toHaveCount(0);
    await context.close();
  });

  test('a bot gets no error page when the document itself fails', async () => {
    const platform = await startPlatform({ withFixtures: true });
    try {
      await breakFile(platform.store, 'viva', /^prerendered\/prueba-viva\/cuaderno\.json$/);
      const url = `${platform.url}/prueba-viva/cuaderno`;
      const forPeople = await fetch(url, { headers: { 'user-agent': PERSON } });
      expect(forPeople.status).toBe(500);
      expect(await forPeople.text()).toContain('Internal Server Error');
      const forBots = await fetch(url, { headers: { 'user-agent': BOT } });
      expect(await forBots.text()).not.toContain('Internal Server Error');
    } finally {
      await platform.stop();
    }
  });
});

test.describe('for open tabs', () => {
  test('the latest build is named, and described by its own file', async () => {
    const latest: LatestBuild = await (await get('/builds/latest.json')).json();
    expect(latest.id).not.toBe('');
    expect(new Date(latest.timestamp).getFullYear()).toBeGreaterThan(2025);
    const response = await get(`/builds/meta/${latest.id}.json`);
    const meta: BuildMeta = await response.json();
    expect(meta).toMatchObject({ id: latest.id, timestamp: latest.timestamp });
    expect(Object.keys(meta.releases)).toEqual(expect.arrayContaining(['shell', 'herramientas']));
    expect(meta.prerendered).toContain('/herramientas/calculadora-nem');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  test('a build that never was is a 404', async () => {
    expect((await get('/builds/meta/nada.json')).status).toBe(404);
  });
});

test.describe('what every document brings', () => {
  const paths = ['/', '/herramientas/temarios', '/x', '/acceder'];

  test('a policy without unsafe sources', async () => {
    for (const path of paths) {
      const policy = (await get(path)).headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).toContain("script-src 'self'");
      expect(policy, path).not.toContain('unsafe-');
    }
  });

  test('integrity and CORS mode on every script, style and preload', async () => {
    for (const path of paths) {
      const html = await (await get(path)).text();
      const scripts = [...html.matchAll(/<script[^>]*\ssrc=[^>]*>/g)].map(([tag]) => tag);
      const links = [...html.matchAll(/<link[^>]*(?:rel="stylesheet"|as="(?:script|style)")[^>]*>/g)].map(
        ([tag]) => tag,
      );
      expect(scripts.length, path).toBeGreaterThan(0);
      for (const tag of [...scripts, ...links]) {
        expect(tag).toMatch(/integrity="sha384-[A-Za-z0-9+/]+=*"/);
        expect(tag).toMatch(/crossorigin(?:="anonymous")?[\s>/]/);
      }
    }
  });

  test('nothing in itself that runs or styles but what its policy names', async () => {
    for (const path of paths) {
      const response = await get(path);
      const [html, policy = ''] = [await response.text(), response.headers.get('content-security-policy')];
      const inline = html.matchAll(/<(script|style)(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/\1>/g);
      for (const [, kind, attributes = '', text = ''] of inline) {
        if (/type="application\/(?:ld\+)?json"/.test(attributes)) continue;
        const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
        const directive = policy?.split(';').find((each) => each.startsWith(`${kind}-src `));
        expect(directive?.split(' '), path).toContain(source);
      }
    }
  });

  test('compression as the browser asks for it', async ({ request }) => {
    for (const encoding of ['br', 'gzip']) {
      for (const path of ['/', scriptOf(await (await get('/')).text())]) {
        const response = await request.get(productUrl() + path, { headers: { 'accept-encoding': encoding } });
        expect(response.headers()['content-encoding'], `${path} ${encoding}`).toBe(encoding);
      }
    }
  });
});

test.describe('a released file', () => {
  test('is kept for long by the browser', async () => {
    const response = await get(scriptOf(await (await get('/')).text()));
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  for (const path of [
    '/releases/shell/nada/x.js',
    '/releases/nadie/1/x.css',
    '/favicon.ico',
    '/releases/../package.json',
  ]) {
    test(`that does not exist is a 404 and never a document: ${path}`, async () => {
      const response = await get(path);
      expect(response.status).toBe(404);
      if (path.startsWith('/releases/shell')) expect(response.headers.get('content-type')).not.toContain('text/html');
    });
  }
});

function scriptOf(html: string): string {
  const source = /<script[^>]*\ssrc="([^"]+)"/.exec(html)?.[1];
  if (!source) throw new Error('the document names no script');
  return source;
}
