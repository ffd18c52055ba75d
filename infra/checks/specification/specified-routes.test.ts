import { createRouteTable, type RouteDeclaration } from '@travesia/contracts/page';
import { findProjects } from '@travesia/infra-releases';
import { readDeclarations } from '@travesia/kit-remote/build';
import { describe, expect, it } from 'vitest';
import { SPECIFIED_ROUTES } from './specified-routes.ts';

const projects = await findProjects();
const declared = new Map(
  await Promise.all(projects.map(async ({ name, folder }) => [name, (await readDeclarations(folder)).routes] as const)),
);

const rulesOf = ({ access, keepAlive, activity, layout, guard }: RouteDeclaration) => ({
  access,
  ...(keepAlive && { keepAlive }),
  ...(activity && { activity }),
  ...(layout && { layout }),
  ...(guard && { guard }),
});

/**
 * Public pages of one person: before the signed link of a mail, or the answers that lie on the device, are read
 * there is nothing to show.
 */
const OF_ONE_PERSON = new Set([
  '/perfil/permiso',
  '/perfil/sin-correos',
  '/onboarding/plan-loading',
  '/onboarding/recommendations',
]);

describe.each(Object.entries(SPECIFIED_ROUTES))('the routes of %s', (owner, specified) => {
  const routes = declared.get(owner) ?? [];

  it('are those of the specification, with their rules, and no other', () => {
    expect(Object.fromEntries(routes.map((route) => [route.path, rulesOf(route)]))).toEqual(specified);
  });

  it('are prerendered where anybody may read them, and only there', () => {
    for (const { path, access, prerender } of routes) {
      expect(prerender === true, path).toBe(access === 'public' && !OF_ONE_PERSON.has(path));
    }
  });
});

describe('all declared routes', () => {
  const all = [...declared.values()].flat();

  it('have a title each, and none another’s', () => {
    const titles = all.map(({ title }) => title);
    expect(titles.filter((title, index) => title.trim() === '' || titles.indexOf(title) !== index)).toEqual([]);
  });

  it('fit into one table', () => {
    expect(() => createRouteTable(all)).not.toThrow();
  });
});
