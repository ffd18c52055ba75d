import { describe, expect, it, vi } from 'vitest';
import { redactText } from './redact-text.ts';

describe('redaction of a text', () => {
  it.each([
    ['correo ana.perez+paes@ejemplo.cl aquí', 'correo [redacted] aquí'],
    ["de o'higgins@ejemplo.cl", 'de [redacted]'],
    ['josé@ejemplo.cl, ana@ñandú.cl', '[redacted], [redacted]'],
    ['/x/ana%40ejemplo.cl', '/x/[redacted]'],
    ['/x/ana%2540ejemplo.cl/y', '/x/[redacted]/y'],
    [`${'a'.repeat(100)}@ejemplo.cl`, '[redacted]'],
    ['Bearer abc.def-123', 'Bearer [redacted]'],
    ['Bearer%20abc.def-123', 'Bearer%20[redacted]'],
    ['eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2ln y más', '[redacted] y más'],
    ['v2.eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'v2.[redacted]'],
    ['GET /acceder/callback?mode=signIn&oobCode=secreto falló', 'GET /acceder/callback?[redacted] falló'],
    ['/acceder%3FoobCode=secreto&x', '/acceder%3F[redacted]'],
    ['/acceder%253FoobCode%253Dsecreto', '/acceder%253F[redacted]'],
  ])('reads %j as %j', (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });

  it.each(['node_modules/fastify@5.12.8/x.js', '¿Qué pasó? Nada.', 'GET /x?', 'assets/eyJk3.js', '100 % @ 40'])(
    'keeps %j',
    (text) => expect(redactText(text)).toBe(text),
  );

  it('leaves lines of JSON as such, whatever stands before what it takes out', () => {
    const record = {
      msg: 'primero\nana@ejemplo.cl\teyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2ln\\ana@ejemplo.cl',
      quoted: JSON.stringify({ url: '/x?oobCode="secreto"', n: 1 }),
      path: '\u0001ana@ejemplo.cl',
    };
    expect(JSON.parse(redactText(JSON.stringify(record)))).toEqual({
      msg: 'primero\n[redacted]\t[redacted]\\[redacted]',
      quoted: '{"url":"/x?[redacted]',
      path: '\u0001[redacted]',
    });
  });
});

/** Milliseconds for so many times, the least of some measurements: one of them is not interrupted. */
function leastMs(times: number, text: string): number {
  const measured = Array.from({ length: 5 }, () => {
    const before = performance.now();
    for (let index = 0; index < times; index += 1) redactText(text);
    return performance.now() - before;
  });
  return Math.min(...measured);
}

const DEADLINE_MS = 20_000;

describe('the time that redaction takes', () => {
  const SHORT_CHARS = 4_000;
  const TIMES_LONGER = 16;

  it.each(['a', 'eyJ', 'eyJ.', 'a@', '@', 'a@a.', 'a1.', '%40', '%25', '25', '?', 'bearer ', '%20', '\\', '\\n?'])(
    'grows as the text does, not as its square: %j over and over',
    async (part) => {
      const text = (chars: number) => `bearer x@%${part.repeat(chars / part.length)} eyJ@`;
      // As many characters each time: the same in proportion, 16 times as much as the square. A machine that does other
      // work may spoil one comparison; the square would spoil them all.
      const ratio = () => leastMs(1, text(SHORT_CHARS * TIMES_LONGER)) / leastMs(TIMES_LONGER, text(SHORT_CHARS));
      await vi.waitFor(() => expect(ratio()).toBeLessThan(6), DEADLINE_MS);
    },
  );
});
