import { describe, expect, it } from 'vitest';
import { findLeaks } from './find-leaks.ts';
import { secretsOf } from './secrets.ts';

const leaksOf = (text: string, file = 'page.js') => findLeaks(file, Buffer.from(text), [], ['/srv/build/travesia']);

/** Put together here, so that no tool takes this file for a leak. */
const join = (...parts: readonly string[]) => parts.join('');

describe('what a release gives away', () => {
  it.each([
    ['mapa de fuentes', 'var a;\n//# sourceMappingURL=page.js.map'],
    ['mapa de fuentes', '.a{}\n/*# sourceMappingURL=page.css.map */'],
    ['sourcesContent', '{"version":3,"sourcesContent":["secret"]}'],
    ['llave privada', join('var k="-----BEGIN PRIVATE', ' KEY-----\\nMIIEvQIBADANBgkqhkiG9w0B"')],
    ['llave privada', join('-----BEGIN RSA PRIVATE', ' KEY-----\nMIIEvQIBADANBgkqhkiG9w0B')],
    ['credencial', join('fetch(x,{headers:{a:"gh', 'p_0123456789abcdefghijABCDEFGHIJ012345"}})')],
    ['credencial', join('"AKIA', 'ABCDEFGHIJ234567"')],
    ['JWT', join('"eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxMjM0NTY3ODkwIn0', '.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P"')],
    ['ruta de la máquina', 'e("/srv/build/travesia/remotes/juegos/web/module.ts")'],
    ['ruta de la máquina', 'var f="/home/ana/travesia/kits/ui/button.tsx"'],
    ['ruta de la máquina', 'var f="/opt/agent/work/node_modules/react/index.js"'],
    ['ruta de la máquina', 'var f="C:\\\\Users\\\\ana\\\\travesia\\\\page.ts"'],
  ])('is told, without repeating it: %s', (what, text) => {
    const leaks = leaksOf(text);
    expect(leaks.join('\n')).toContain(what);
    expect(leaks[0]).toMatch(/^page\.js lleva .+: .+\.$/);
    expect(leaks.join()).not.toContain(text.slice(-20));
  });

  it('is a source map, whatever is in it', () => {
    expect(leaksOf('{}', 'page.js.map')).toEqual([expect.stringContaining('es un mapa de fuentes')]);
  });

  it('is nothing where code only speaks of such things', () => {
    const innocent = [
      'if(k.startsWith("-----BEGIN PRIVATE KEY-----"))throw 0',
      'location.href="/home/proximo-paso"',
      'e="/releases/juegos/1.0.0-0123abcd/page.0123.js"',
      'apiKey:"AIzaSyA0123456789abcdefghijABCDEFGHIJ012"',
      'throw Error("the sourceMappingURL of a file")',
      'import("./node_modules/x.js")',
    ];
    for (const text of innocent) expect(leaksOf(text), text).toEqual([]);
  });

  it('is the value of a variable that sounds secret, line by line, and of no other', () => {
    const secrets = secretsOf({
      PAYMENTS_TOKEN: 'a1b2c3d4e5f6',
      SIGNING_KEY: '-----BEGIN X-----\nline0123456789one\nline0123456789two\n-----END X-----',
      GITHUB_TOKEN: 'short',
      TOKEN_MODE: 'development',
      FIREBASE_API_KEY: 'AIzaSyA0123456789',
      HOME: '/home/ana0123456789',
    });
    const leaks = (text: string) => findLeaks('page.js', Buffer.from(text), secrets, []);
    expect(leaks('x="a1b2c3d4e5f6"')).toEqual([expect.stringMatching(/lleva el valor de PAYMENTS_TOKEN: .*revócalo/)]);
    expect(leaks('k="line0123456789two"')).toEqual([expect.stringContaining('SIGNING_KEY')]);
    expect(leaks('short development AIzaSyA0123456789 ana0123456789')).toEqual([]);
  });
});
