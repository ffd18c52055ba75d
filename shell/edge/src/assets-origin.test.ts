import { buildReleasesPath, type ResolvedRelease, resolvedReleasePath } from '@travesia/contracts/release';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootOf, createLiveStore, createSampleEdge, SAMPLE_ORIGIN, type SampleEdge } from './testing/sample-edge.ts';
import type { SampleStore } from './testing/sample-store.ts';

const CDN = 'https://cdn.example';

let sample: SampleStore;
let edge: SampleEdge;
let without: SampleEdge;

beforeAll(async () => {
  ({ sample } = await createLiveStore());
  edge = await createSampleEdge(sample, { assetsOrigin: CDN });
  without = await createSampleEdge(sample);
});
afterAll(async () => {
  await Promise.all([edge.app.close(), without.app.close()]);
  await sample.remove();
});

const documentOf = async ({ app }: SampleEdge, path: string) => app.inject(path);

/** The elements that name a file of a release. */
const namings = (html: string) => [
  ...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="([^"]*\/releases\/[^"]*)"[^>]*>/g),
];

it('documents name every file there that has a digest, and for anonymous requests', async () => {
  for (const path of ['/', '/herramientas', '/acceder', '/nada']) {
    const { body } = await documentOf(edge, path);
    expect(namings(body).length).toBeGreaterThan(2);
    for (const [element, address = ''] of namings(body)) {
      const isIcon = element.includes('rel="icon"');
      expect(address).toMatch(new RegExp(`^${isIcon ? '' : CDN}/releases/`));
      if (!isIcon) expect(element).toMatch(/integrity="sha384-[^"]+" crossorigin="anonymous"/);
    }
  }
});

it('whoever falls back to a release, or comes from a document without them, is told of the same place', async () => {
  const { releases, build } = bootOf((await documentOf(edge, '/herramientas')).body);
  const [, remote] = releases;
  expect(remote?.base).toBe(`${CDN}/releases/herramientas/${remote?.id}/`);
  const resolved = await edge.app.inject(resolvedReleasePath('herramientas', remote?.id ?? ''));
  expect(resolved.json<ResolvedRelease>().base).toBe(remote?.base);
  const all = await edge.app.inject(buildReleasesPath(build));
  expect(all.json<ResolvedRelease[]>().map(({ base }) => base)).toEqual(releases.map(({ base }) => base));
});

it('its files are allowed by the policy, and no other origin’s', async () => {
  const policyOf = async (of: SampleEdge) =>
    String((await documentOf(of, '/herramientas')).headers['content-security-policy']).split(';');
  const [directives, before] = [await policyOf(edge), await policyOf(without)];
  const named = directives.filter((directive) => directive.includes(CDN)).map((directive) => directive.split(' ')[0]);
  expect(named).toEqual(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']);
  const rest = directives.map((directive) => directive.replace(` ${CDN}`, '').replace(/ 'sha256-[^']+'/g, ''));
  expect(rest).toEqual(before);
  expect((await edge.app.inject('/offline-worker.js')).headers['content-security-policy']).toContain(
    `connect-src 'self' ${CDN}`,
  );
});

it('only documents of such an edge carry what asks the own origin instead, before anything that could fail', async () => {
  const { body } = await documentOf(edge, '/herramientas');
  const [before = ''] = body.split("dataset.assets = 'own'");
  expect(before).not.toBe(body);
  expect(namings(before)).toEqual([]);
  expect((await documentOf(without, '/herramientas')).body).not.toContain('dataset.assets');
});

it('a file is fit to be kept by a CDN for everybody, and what there is not is kept by nobody', async () => {
  const [, address = ''] =
    namings((await documentOf(edge, '/')).body).find(([element]) => element.includes('<script')) ?? [];
  const file = await edge.app.inject(address.slice(CDN.length));
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept-Encoding',
  });
  expect(file.headers).not.toHaveProperty('set-cookie');
  const missing = await edge.app.inject(`${address.slice(CDN.length)}x`);
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
});

it.each([
  'http://cdn.example',
  'https://cdn.example/',
  'https://cdn.example/ruta',
  "https://cdn.example 'unsafe-inline'",
])('%s is none', async (assetsOrigin) => {
  await expect(createSampleEdge(sample, { origin: SAMPLE_ORIGIN, assetsOrigin })).rejects.toThrow(
    /not an https origin/,
  );
});
