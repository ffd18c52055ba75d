import { describe, expect, it } from 'vitest';
import { redactKeys, redactRecord } from './redact.ts';

describe('redaction', () => {
  it('takes out whatever lies under a private name, at every depth', () => {
    const record = {
      Authorization: 'x',
      headers: { cookie: 'x', 'set-cookie': ['x'], accept: '*/*' },
      idToken: 'x',
      users: [{ uid: 'u1', email: 'x', 'e-mail': 'x' }],
      nothing: null,
    };
    expect(JSON.stringify(redactRecord(record))).not.toContain('"x"');
    expect(redactRecord(record)).toMatchObject({ headers: { accept: '*/*' }, users: [{ uid: 'u1' }], nothing: null });
  });

  it('keeps what an error says, its cause and its fields', () => {
    const error = Object.assign(new Error('se cayó', { cause: new Error('la red') }), { remote: 'juegos', token: 'x' });
    expect(redactKeys(error)).toMatchObject({
      name: 'Error',
      message: 'se cayó',
      stack: expect.stringContaining('redact.test'),
      remote: 'juegos',
      token: '[redacted]',
      cause: { message: 'la red' },
    });
  });

  it('ends with objects that contain themselves or that are not data', () => {
    const self: Record<string, unknown> = {};
    self['self'] = self;
    expect(() => JSON.stringify(redactRecord(self))).not.toThrow();
    expect(redactKeys(new Map([['token', 'x']]))).toBe('[Map]');
  });

  it('takes out who a student is and one-time codes, also where an error carries them', () => {
    const record = {
      oobCode: 'x',
      user: { displayName: 'x', phoneNumber: 'x', phone: 'x' },
      query: { mode: 'resetPassword', code: 'x', smsCode: 123456 },
      err: Object.assign(new Error('falló'), { code: 'Ab3-x', credentials: 'x', privateKey: 'x' }),
    };
    const text = JSON.stringify(redactRecord(record));
    expect(text).not.toMatch(/"x"|123456|Ab3/);
    expect(text).toContain('resetPassword');
  });

  it.each(['ECONNREFUSED', 'FST_ERR_CTP_BODY_TOO_LARGE', 'ERR_HTTP2_ERROR', 'auth/user-disabled', 'invalid_type', 78])(
    'keeps the code of an error: %s',
    (code) => {
      const error = Object.assign(new Error('falló'), { code, statusCode: 503 });
      expect(redactKeys(error)).toMatchObject({ code, statusCode: 503 });
    },
  );
});
