import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseDocument } from '@travesia/contracts/release';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenRaw } from './testing/raw-request.ts';
import { createLiveStore, createSampleEdge } from './testing/sample-edge.ts';
import { type SampleStore, sampleRemote } from './testing/sample-store.ts';

describe('released files', () => {
  let sample: SampleStore;
  let remote: ReleaseDocument;
  let shell: ReleaseDocument;
  let app: FastifyInstance;
  let base: string;
  let ask: Awaited<ReturnType<typeof listenRaw>>;

  beforeAll(async () => {
    ({ sample, remote, shell } = await createLiveStore());
    ({ app } = await createSampleEdge(sample));
    ask = await listenRaw(app);
    base = `/releases/herramientas/${remote.id}`;
  });
  afterAll(async () => {
    await app.close();
    await sample.remove();
  });

  it('are kept for good, with their type', async () => {
    const answer = await app.inject(`${base}/entry.js`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(sampleRemote.files['entry.js']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect((await app.inject(`${base}/indice.1111.css`)).headers['content-type']).toBe('text/css; charset=utf-8');
    expect((await app.inject(`${base}/foto.5555.webp`)).headers['content-type']).toBe('image/webp');
    expect((await app.inject(`/releases/shell/${shell.id}/icon.svg`)).headers['content-type']).toBe('image/svg+xml');
  });

  it('come compressed as they were published', async () => {
    const take = (coding: string, file = 'entry.js') =>
      app.inject({ url: `${base}/${file}`, headers: { 'accept-encoding': coding } });
    const br = await take('gzip, deflate, br');
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(sampleRemote.files['entry.js']);
    expect(Number(br.headers['content-length'])).toBe(remote.files['entry.js']?.brotli);
    const gzip = await take('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(sampleRemote.files['entry.js']);
    expect(br.headers['etag']).not.toBe(gzip.headers['etag']);
    expect((await take('br', 'foto.5555.webp')).headers).not.toHaveProperty('content-encoding');
  });

  it('are not sent again to whoever has them, and not at all at HEAD', async () => {
    const { headers } = await app.inject(`${base}/entry.js`);
    const again = await app.inject({ url: `${base}/entry.js`, headers: { 'if-none-match': String(headers['etag']) } });
    expect(again.statusCode).toBe(304);
    expect(again.headers['cache-control']).toContain('immutable');
    const head = await app.inject({ method: 'HEAD', url: `${base}/entry.js` });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it('of releases that are not live any more, or not yet, are served too', async () => {
    const next = await sample.publish({ ...sampleRemote, version: '2.0.0' });
    expect((await app.inject(`/releases/herramientas/${next.id}/entry.js`)).statusCode).toBe(200);
  });

  it('include what navigation fetches', async () => {
    const answer = await app.inject(`${base}/payload/herramientas/promedio-5.56.json`);
    expect(answer.json()).toEqual({ at: '5.56' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([
    'nada.js',
    '',
    'release.json',
    'prerendered/herramientas.json',
    'payload/herramientas/promedio-5.57.json',
    'entry.js.br',
    'entry.js/',
    '../../../registry.json',
    '..%2f..%2f..%2fregistry.json',
    '%2e%2e/%2e%2e/registry.json',
    'entry%2ejs',
    '..\\..\\registry.json',
    'constructor',
    '__proto__',
    'toString',
    '%E0%A4%A',
  ])('that are missing or ours alone (%j) are problems and never documents', async (file) => {
    const answer = await ask(`${base}/${file}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('of the shell are served but for what documents are made of', async () => {
    const at = (file: string) => app.inject(`/releases/shell/${shell.id}/${file}`);
    expect((await at('main.0a1b.js')).statusCode).toBe(200);
    for (const file of ['layouts/default.json', 'errors/not-found.json', 'prerendered/index.json']) {
      expect((await at(file)).statusCode).toBe(404);
    }
  });

  it('of releases that never were are problems', async () => {
    for (const url of [
      '/releases/',
      '/releases/x',
      '/releases/nada/1.0.0-01234567/a.js',
      '/releases/../registry.json/a/b',
    ]) {
      const answer = await ask(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('problem+json');
    }
  });

  it('that the store lost are problems, and the operator hears of it', async () => {
    const lost = await createLiveStore();
    const { app: edge, log } = await createSampleEdge(lost.sample);
    await rm(join(lost.sample.folder, 'releases', 'herramientas', lost.remote.id, 'entry.js'));
    expect((await edge.inject(`/releases/herramientas/${lost.remote.id}/entry.js`)).statusCode).toBe(404);
    expect(log()).toContainEqual(expect.objectContaining({ remote: 'herramientas', phase: 'asset', url: 'entry.js' }));
    await edge.close();
    await lost.sample.remove();
  });
});
