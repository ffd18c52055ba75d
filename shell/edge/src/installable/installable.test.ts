import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveStore, createSampleEdge } from '../testing/sample-edge.ts';
import type { SampleStore } from '../testing/sample-store.ts';

let sample: SampleStore;
let app: FastifyInstance;

beforeAll(async () => {
  ({ sample } = await createLiveStore());
  ({ app } = await createSampleEdge(sample));
});
afterAll(async () => {
  await app.close();
  await sample.remove();
});

/** `[width, height]` in pixels, as the head of a PNG says; nothing where it is none. */
function pngSize(bytes: Buffer): readonly [number, number] | undefined {
  if (bytes.toString('latin1', 1, 4) !== 'PNG' || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

const hrefOf = (html: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)">`).exec(html)?.[1] ?? '';

describe('the installed application', () => {
  it('is described by a manifest that every document names and its policy allows', async () => {
    const document = await app.inject('/');
    expect(document.headers['content-security-policy']).toContain("manifest-src 'self'");
    const answer = await app.inject(hrefOf(document.body, 'manifest'));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    });
    expect(answer.json()).toMatchObject({ id: '/', scope: '/', display: 'standalone', lang: 'es-CL' });
    const start = await app.inject(answer.json().start_url);
    expect([start.statusCode, start.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('has the colours that documents give to the browser, in both schemes', async () => {
    const { body } = await app.inject('/');
    const { theme_color, color_scheme_dark } = (await app.inject('/manifest.webmanifest')).json();
    const written = [...body.matchAll(/<meta name="theme-color" [^>]*content="([^"]+)">/g)].map(([, colour]) => colour);
    expect(written).toEqual([theme_color, color_scheme_dark.theme_color]);
  });

  it('has icons for every launcher, of the size that is said', async () => {
    const { icons } = (await app.inject('/manifest.webmanifest')).json();
    expect(icons.map(({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`).sort()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    const touch = { src: hrefOf((await app.inject('/')).body, 'apple-touch-icon'), sizes: '180x180' };
    for (const { src, sizes } of [...icons, touch]) {
      const answer = await app.inject(src);
      expect([answer.statusCode, answer.headers['content-type']], src).toEqual([200, 'image/png']);
      expect(pngSize(answer.rawPayload)?.join('x'), src).toBe(sizes);
      expect(answer.rawPayload.length, src).toBeLessThan(20_000);
    }
  });
});
