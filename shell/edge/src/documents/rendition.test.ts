import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fillTemplate, preparedBytes, prepareTemplate, shareTemplate } from './rendition.ts';
import type { Filling, Template } from './template.ts';

const template: Template = ['<p>año ', { slot: 'path' }, '</p>'.repeat(200), { slot: 'session' }, '}'];
const filling: Filling = { session: { status: 'signed-in', user: { uid: 'u1', email: 'a<b@x.cl' } }, path: '/<ñ>' };
const expected = `<p>año /&lt;ñ&gt;${'</p>'.repeat(200)}{"status":"signed-in","user":{"uid":"u1","email":"a\\u003cb@x.cl"}}}`;

describe('a rendition', () => {
  it('says the same in every encoding', async () => {
    const prepared = await prepareTemplate(template);
    expect(Buffer.from(fillTemplate(prepared, filling, 'identity').bytes).toString()).toBe(expected);
    expect(gunzipSync(fillTemplate(prepared, filling, 'gzip').bytes).toString()).toBe(expected);
    const shared = await shareTemplate(prepared, filling);
    expect(Buffer.from(shared.identity).toString()).toBe(expected);
    expect(gunzipSync(shared.gzip).toString()).toBe(expected);
    expect(brotliDecompressSync(shared.br).toString()).toBe(expected);
    expect(preparedBytes(prepared)).toBeGreaterThan(800);
  });

  it('changes its digest with its content only', async () => {
    const prepared = await prepareTemplate(template);
    const { digest } = await shareTemplate(prepared, filling);
    expect((await shareTemplate(await prepareTemplate(template), filling)).digest).toBe(digest);
    expect((await shareTemplate(prepared, { ...filling, path: '/otro' })).digest).not.toBe(digest);
  });
});
