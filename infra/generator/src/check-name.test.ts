import { describe, expect, it } from 'vitest';
import { checkName } from './check-name.ts';

describe('the name of a new remote', () => {
  const taken = {
    teams: { carreras: ['/carreras', '/paes/carreras'], ensayos: ['/test'] },
    shellRoutes: ['/', '/acceder', '/acceder/callback', '/ajustes'],
    folders: ['carreras', 'ensayos', 'vieja'],
  };

  it.each(['biblioteca', 'banco-de-preguntas', 'b2', 'carreras2'])('may be %s', (name) => {
    expect(checkName(name, taken)).toBeNull();
  });

  it.each(['', 'b', 'Biblioteca', 'año', 'mi_remoto', 'a--b', '-a', 'a-', '2b', 'a b', '../a', 'a/b', 'x'.repeat(32)])(
    'may not be %j: it is not a plain name',
    (name) => {
      expect(checkName(name, taken)).toMatch(/no sirve de nombre/);
    },
  );

  it.each(['shell', 'releases', 'builds', 'api', 'healthz', 'acceder', 'ajustes'])(
    'may not be %s: reserved',
    (name) => {
      expect(checkName(name, taken)).toMatch(/del shell o de la plataforma/);
    },
  );

  it('may not be one that exists, nor cross what a team owns', () => {
    expect(checkName('vieja', taken)).toMatch(/Ya existe/);
    expect(checkName('carreras', taken)).toMatch(/Ya existe/);
    expect(checkName('test', taken)).toMatch(/se cruza con \/test, que es de ensayos/);
    expect(checkName('paes', taken)).toMatch(/se cruza con \/paes\/carreras/);
  });
});
