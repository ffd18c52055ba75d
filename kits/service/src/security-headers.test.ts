import { describe, expect, it } from 'vitest';
import { allowInline } from './security-headers.ts';
import { createSampleService } from './testing/sample-service.ts';

async function headersOf(options: Parameters<typeof createSampleService>[0]) {
  const { app } = createSampleService(options);
  return (await app.inject('/healthz')).headers;
}

describe('security headers', () => {
  it('allow nothing inline and nobody else', async () => {
    const headers = await headersOf({});
    expect(headers['content-security-policy']?.toString().split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      'report-to policy',
      'report-uri /api/telemetry/policy',
    ]);
    expect(headers).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('allow what a document carries in itself, by its hash alone', async () => {
    const policy = String((await headersOf({}))['content-security-policy']);
    const allowed = allowInline(policy, { scripts: ["'sha256-a'"], styles: ["'sha256-b'", "'sha256-c'"] });
    expect(allowed).toContain("script-src 'self' 'sha256-a';");
    expect(allowed).toContain("style-src 'self' 'sha256-b' 'sha256-c';");
    expect(allowed.replaceAll(/ 'sha256-.'/g, '')).toBe(policy);
    expect(allowInline(policy, { scripts: [], styles: [] })).toBe(policy);
  });

  it('stand on errors too', async () => {
    const { app } = createSampleService();
    for (const url of ['/nada', '/%E0%A4%A', `/${'a'.repeat(5000)}`]) {
      const { headers } = await app.inject(url);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('of a service say what concerns data, and no more', async () => {
    const { app } = createSampleService({ origin: 'https://travesia.example' });
    app.get('/api/datos', async () => ({ dato: 1 }));
    for (const url of ['/api/datos', '/api/nada', '/api?x=1']) {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age=63072000'),
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('permissions-policy');
    }
  });

  it('ask for https only where the service is reached by https', async () => {
    expect(await headersOf({})).not.toHaveProperty('strict-transport-security');
    const secure = await headersOf({ origin: 'https://travesia.example' });
    expect(secure['strict-transport-security']).toContain('max-age=63072000');
  });

  it('let a dev server in on this machine only', async () => {
    const devOrigins = ['http://127.0.0.1:4300'];
    const headers = await headersOf({ devOrigins });
    const policy = headers['content-security-policy'];
    expect(policy).toContain("script-src 'self' http://127.0.0.1:4300;");
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:4300 ws://127.0.0.1:4300;");
    expect(headers).not.toHaveProperty('integrity-policy');
    expect(() => createSampleService({ origin: 'https://travesia.example', devOrigins })).toThrow(/not allowed/);
    expect(() => createSampleService({ origin: 'http://127.0.0.1.evil.example', devOrigins })).toThrow(/not allowed/);
  });

  describe('with sources of others', () => {
    const contentSources = {
      connections: ['https://identitytoolkit.googleapis.com'],
      foreign: { pages: ['/acceder'], scripts: ['https://apis.google.com'], frames: ['https://x.firebaseapp.com'] },
    };
    const policyOf = async (url: string) => {
      const { headers } = await createSampleService({ contentSources }).app.inject(url);
      return { policy: headers['content-security-policy'], integrity: headers['integrity-policy'] };
    };

    it('let every page ask them, and run none of their scripts', async () => {
      for (const url of ['/', '/healthz', '/accederes', '/x?/acceder', '/%E0%A4%A']) {
        const { policy, integrity } = await policyOf(url);
        expect(policy).toContain("connect-src 'self' https://identitytoolkit.googleapis.com;");
        expect(policy).toContain("script-src 'self';");
        expect(policy).not.toContain('frame-src');
        expect(integrity).toBe('blocked-destinations=(script), endpoints=(policy)');
      }
    });

    it('give up integrity only in the pages that need their scripts', async () => {
      for (const url of ['/acceder', '/acceder?redirect=%2F', '/acceder/callback']) {
        const { policy, integrity } = await policyOf(url);
        expect(policy).toContain("script-src 'self' https://apis.google.com;");
        expect(policy).toContain('frame-src https://x.firebaseapp.com;');
        expect(policy).not.toContain('unsafe');
        expect(integrity).toBeUndefined();
      }
    });

    it.each(['*', 'https:', "'unsafe-inline'", 'http://travesia.example', 'https://x.example/path', 'https://x;y'])(
      'do not start with %s',
      (source) => {
        expect(() => createSampleService({ contentSources: { connections: [source] } })).toThrow(/not an https origin/);
      },
    );
  });
});
