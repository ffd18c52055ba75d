import { createRouteTable, type RouteDeclaration } from '@travesia/contracts';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';

type Rules = Pick<RouteDeclaration, 'access' | 'keepAlive' | 'activity' | 'layout' | 'guard'>;

/** The product specification's table of screens, for this team. */
const SPECIFIED: Readonly<Record<string, Rules>> = {
  '/carreras': { access: 'auth', keepAlive: true },
  '/carreras/:id': { access: 'auth', keepAlive: true },
  '/carreras/universidades/:id': { access: 'auth', keepAlive: true },
  '/paes/carreras': { access: 'public' },
  '/paes/carreras/:carreraId': { access: 'public' },
  '/paes/puntajes-de-corte': { access: 'public' },
  '/paes/puntajes-de-corte/:carreraId': { access: 'public' },
  '/paes/puntajes-de-corte/medicina': { access: 'public' },
  '/odontologia': { access: 'public' },
  '/ingenieria-comercial': { access: 'public' },
  '/ingenieria-civil-industrial': { access: 'public' },
  '/paes/puntaje-paes/:carreraId': { access: 'public' },
  '/paes/universidades/:universityId': { access: 'public' },
};

const rulesOf = ({ access, keepAlive, activity, layout, guard }: RouteDeclaration): Rules => ({
  access,
  ...(keepAlive && { keepAlive }),
  ...(activity && { activity }),
  ...(layout && { layout }),
  ...(guard && { guard }),
});

describe('the routes of carreras', () => {
  it('are those of the specification, with their rules, and no other', () => {
    expect(Object.fromEntries(routes.map((route) => [route.path, rulesOf(route)]))).toEqual(SPECIFIED);
  });

  it('are prerendered where anybody may read them, and only there', () => {
    for (const { path, access, prerender } of routes) expect(prerender === true, path).toBe(access === 'public');
  });

  it('have a title each', () => {
    expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
  });

  it('sends Medicina to its own page and not to the family of cut-off scores', () => {
    const table = createRouteTable(routes);
    expect(table.match('/paes/puntajes-de-corte/medicina')?.route.page).toBe('corteMedicina');
  });

  it('have no address in the public families that the release carries nothing for', () => {
    const table = createRouteTable(routes, () => false);
    for (const path of [
      '/paes/carreras/derecho',
      '/paes/puntajes-de-corte/derecho',
      '/paes/puntaje-paes/derecho',
      '/paes/universidades/11',
    ]) {
      expect(table.match(path), path).toBeNull();
    }
  });
});
