import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  encodeShared,
  fillTemplate,
  preparedBytes,
  prepareTemplate,
  prepareText,
  sharedBytes,
  shareText,
  storedText,
} from './rendition.ts';
import type { Filling, Template } from './template.ts';

const template: Template = ['<p>año ', { slot: 'path' }, '</p>'.repeat(200), { slot: 'session' }];
const filling: Filling = { session: { status: 'signed-in', user: { uid: 'u1', email: 'a<b@x.cl' } }, path: '/<ñ>' };
const expected = `<p>año /&lt;ñ&gt;${'</p>'.repeat(200)}{"status":"signed-in","user":{"uid":"u1","email":"a\\u003cb@x.cl"}}}`;

describe('a rendition', () => {
  it.each(['stored', 'compressed'])('says the same in every encoding, with a %s tail', async (how) => {
    const tail = how === 'stored' ? storedText('}') : await prepareText('}');
    const prepared = await prepareTemplate(template);
    const filled = async (encoding: 'gzip' | 'identity') =>
      (await fillTemplate(prepared, filling, tail, encoding)).bytes;
    expect(Buffer.from(await filled('identity')).toString()).toBe(expected);
    expect(gunzipSync(await filled('gzip')).toString()).toBe(expected);
    expect(preparedBytes(prepared)).toBeGreaterThan(800);

    const shared = await shareText(Buffer.from(expected.slice(0, -1)));
    const encoded = async (encoding: 'br' | 'gzip' | 'identity') => (await encodeShared(shared, tail, encoding)).bytes;
    expect(Buffer.from(await encoded('identity')).toString()).toBe(expected);
    expect(gunzipSync(await encoded('gzip')).toString()).toBe(expected);
    expect(brotliDecompressSync(await encoded('br')).toString()).toBe(expected);
  });

  it('changes its digest with its content only', async () => {
    const digest = async (text: string) => (await shareText(Buffer.from(text))).digest;
    expect(await digest('a')).toBe(await digest('a'));
    expect(await digest('b')).not.toBe(await digest('a'));
  });

  it('takes the memory of what is compressed, not of the text', async () => {
    const text = '<p>Un párrafo como cualquier otro de una página.</p>'.repeat(2_000);
    expect(sharedBytes(await shareText(Buffer.from(text)))).toBeLessThan(text.length / 20);
    expect(preparedBytes(await prepareTemplate([text]))).toBeLessThan(text.length / 20);
  });
});
