import type { RouteDeclaration } from '@travesia/contracts';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';

type Rules = Pick<RouteDeclaration, 'access' | 'keepAlive' | 'activity' | 'layout' | 'guard'>;

/** The product specification's table of screens, for this team. */
const SPECIFIED: Readonly<Record<string, Rules>> = {
  '/suscribirse': { access: 'public' },
  '/suscribirse/exito': { access: 'public' },
};

const rulesOf = ({ access, keepAlive, activity, layout, guard }: RouteDeclaration): Rules => ({
  access,
  ...(keepAlive && { keepAlive }),
  ...(activity && { activity }),
  ...(layout && { layout }),
  ...(guard && { guard }),
});

describe('the routes of suscribirse', () => {
  it('are those of the specification, with their rules, and no other', () => {
    expect(Object.fromEntries(routes.map((route) => [route.path, rulesOf(route)]))).toEqual(SPECIFIED);
  });

  it('are prerendered where anybody may read them, and only there', () => {
    for (const { path, access, prerender } of routes) expect(prerender === true, path).toBe(access === 'public');
  });

  it('have a title each', () => {
    expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
  });
});
