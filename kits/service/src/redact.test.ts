import { describe, expect, it } from 'vitest';
import { redactKeys, redactRecord, redactText } from './redact.ts';

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

  it.each([
    ['correo ana.perez+paes@ejemplo.cl aquí', 'correo [redacted] aquí'],
    ['/x/ana%40ejemplo.cl', '/x/[redacted]'],
    ['Bearer abc.def-123', 'Bearer [redacted]'],
    ['eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2ln y más', '[redacted] y más'],
    ['node_modules/fastify@5.12.8/x.js', 'node_modules/fastify@5.12.8/x.js'],
  ])('reads %j as %j', (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });
});
