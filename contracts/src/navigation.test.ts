import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BAR_AREAS_MAX,
  createNavigation,
  findNavConflict,
  firstPlace,
  listOf,
  type NavSource,
  positionOf,
} from './navigation.ts';
import { layoutOf, NAV_GROUPS, type NavDeclaration, type RouteDeclaration } from './route.ts';

const navOf = (more: Partial<NavDeclaration> = {}): NavDeclaration => ({
  label: 'Uno',
  short: 'Uno',
  icon: 'home',
  group: 'home',
  order: 0,
  audience: 'both',
  ...more,
});

function route(path: `/${string}`, nav?: Partial<NavDeclaration>): RouteDeclaration {
  return { path, page: 'pagina', title: 'Página', access: 'public', ...(nav && { nav: navOf(nav) }) };
}

const groups = NAV_GROUPS.map(({ id }) => id);

/** Releases whose places are all different, as the gate demands. */
const releases = fc
  .uniqueArray(
    fc.record({
      at: fc.nat({ max: 99 }),
      group: fc.constantFrom(...groups),
      audience: fc.constantFrom('visitor' as const, 'student' as const, 'both' as const),
      release: fc.constantFrom('a', 'b', 'c'),
    }),
    { selector: ({ at }) => at, maxLength: 30 },
  )
  .map((places): readonly NavSource[] =>
    ['a', 'b', 'c'].map((name) => ({
      name,
      routes: places
        .filter(({ release }) => release === name)
        .map(({ at, group, audience }) => route(`/${name}/${at}`, { group, audience, order: at, label: `L${at}` })),
    })),
  );

const audience = fc.constantFrom('visitor' as const, 'student' as const);

describe('the navigation', () => {
  it('leads from any page to any place in two presses, on a phone and on a desktop', () => {
    fc.assert(
      fc.property(releases, audience, fc.constantFrom('a', 'b', 'c', 'shell'), (live, who, from) => {
        const navigation = createNavigation(live, who);
        const position = positionOf(navigation, {
          pattern: `/${from}/otra`,
          release: from,
          isRemote: from !== 'shell',
        });
        const declared = live.flatMap(({ routes }) =>
          routes.flatMap(({ path, nav }) => (nav && [who, 'both'].includes(nav.audience) ? [path] : [])),
        );
        // What "Más" opens at the first press, and a rail's areas with the places that the first press unfolds.
        const sheet = listOf('areas', navigation, position).flatMap(({ path, places }) => [
          path,
          ...places.map((place) => place.path),
        ]);
        const unfolded = listOf('areas', navigation, undefined).flatMap((area) => {
          const there = positionOf(navigation, { pattern: area.path, release: '', isRemote: false });
          return [area.path, ...listOf('section', navigation, there).map(({ path }) => path)];
        });
        expect(new Set(sheet)).toEqual(new Set(declared));
        expect(new Set(unfolded)).toEqual(new Set(declared));
      }),
    );
  });

  it('is the same whatever the order of the releases, in the order of the areas', () => {
    fc.assert(
      fc.property(releases, audience, (live, who) => {
        const navigation = createNavigation(live, who);
        expect(createNavigation([...live].reverse(), who)).toEqual(navigation);
        const places = navigation.map(({ group }) => groups.indexOf(group));
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      }),
    );
  });

  it('has five areas at most in the bar, the first ones, and marks one place as current', () => {
    fc.assert(
      fc.property(releases, audience, (live, who) => {
        const navigation = createNavigation(live, who);
        const first = firstPlace(navigation);
        const position = first && positionOf(navigation, { pattern: first.path, release: '', isRemote: false });
        const bar = listOf('bar', navigation, position);
        expect(bar.map(({ path }) => path)).toEqual(navigation.slice(0, BAR_AREAS_MAX).map(({ path }) => path));
        expect(bar.filter(({ current }) => current !== undefined)).toHaveLength(first ? 1 : 0);
      }),
    );
  });

  it('names an area of one place as that place, and one of several by itself', () => {
    const one = route('/juegos/ruleta', { group: 'games', label: 'Ruleta de preguntas', short: 'Ruleta' });
    const other = route('/juegos/celula', { group: 'games', label: 'La célula', order: 1 });
    const labels = (routes: RouteDeclaration[]) =>
      createNavigation([{ name: 'juegos', routes }], 'student').map(({ label, short, path }) => [label, short, path]);
    expect(labels([one])).toEqual([['Ruleta de preguntas', 'Ruleta', '/juegos/ruleta']]);
    expect(labels([other, one])).toEqual([['Juegos', 'Juegos', '/juegos/ruleta']]);
  });

  it('leaves out what an audience does not see, and areas that nobody knows', () => {
    const live = [
      { name: 'a', routes: [route('/v', { audience: 'visitor' }), route('/s', { audience: 'student', order: 1 })] },
    ];
    expect(createNavigation(live, 'visitor').flatMap(({ places }) => places.map(({ path }) => path))).toEqual(['/v']);
    expect(createNavigation(live, 'student').flatMap(({ places }) => places.map(({ path }) => path))).toEqual(['/s']);
  });
});

describe('the place of a page', () => {
  const live: readonly NavSource[] = [
    { name: 'shell', routes: [route('/', { audience: 'both' }), route('/acceder')] },
    {
      name: 'carreras',
      routes: [
        route('/carreras', { group: 'careers', label: 'Explorador' }),
        route('/paes/carreras', { group: 'careers', order: 1, label: 'Carreras' }),
      ],
    },
  ];
  const navigation = createNavigation(live, 'student');
  const at = (pattern: string, release = 'carreras') => {
    const position = positionOf(navigation, { pattern, release, isRemote: release !== 'shell' });
    return position && [position.place.path, position.isItself];
  };

  it('is its own, the nearest above it, or the first of its remote', () => {
    expect(at('/paes/carreras')).toEqual(['/paes/carreras', true]);
    expect(at('/paes/carreras/:carreraId')).toEqual(['/paes/carreras', false]);
    expect(at('/carreras/:id')).toEqual(['/carreras', false]);
    expect(at('/carrerasx')).toEqual(['/carreras', false]);
    expect(at('/odontologia')).toEqual(['/carreras', false]);
  });

  it('is no other page of the shell', () => {
    expect(at('/', 'shell')).toEqual(['/', true]);
    expect(at('/acceder', 'shell')).toBeUndefined();
    expect(at('/odontologia', 'otro')).toBeUndefined();
  });

  it('is what the lists call current', () => {
    const position = positionOf(navigation, { pattern: '/carreras/:id', release: 'carreras', isRemote: true });
    const [home, careers] = listOf('areas', navigation, position);
    expect(home?.current).toBeUndefined();
    expect(careers?.current).toBe('within');
    expect(careers?.places.map(({ current }) => current)).toEqual(['within', undefined]);
    expect(listOf('section', navigation, position).map(({ path }) => path)).toEqual(['/carreras', '/paes/carreras']);
    expect(listOf('places', navigation, position).map(({ path }) => path)).toEqual(['/', '/paes/carreras']);
  });
});

describe('two places that nobody could tell apart', () => {
  const pair = (one: Partial<NavDeclaration>, other: Partial<NavDeclaration>) =>
    findNavConflict([
      { name: 'a', routes: [route('/a', one)] },
      { name: 'b', routes: [route('/b', { label: 'Dos', order: 1, ...other })] },
    ])?.reason;

  it('are those of one group and order, or of one name, for somebody who sees both', () => {
    expect(pair({}, {})).toBeUndefined();
    expect(pair({}, { order: 0 })).toBe('order');
    expect(pair({}, { order: 0, group: 'games' })).toBeUndefined();
    expect(pair({}, { label: 'ÚNO' })).toBe('label');
    expect(pair({ audience: 'visitor' }, { order: 0, label: 'Uno', audience: 'student' })).toBeUndefined();
    expect(pair({ audience: 'visitor' }, { order: 0, audience: 'both' })).toBe('order');
  });
});

it('a page has the screen for itself while its address asks for it', () => {
  const page = { fullScreenParam: 'intento' };
  expect(layoutOf(page, '')).toBe('default');
  expect(layoutOf(page, '?otro=1')).toBe('default');
  expect(layoutOf(page, '?intento=0192&otro=1')).toBe('none');
  expect(layoutOf(page, 'intento')).toBe('none');
  expect(layoutOf({ layout: 'none' }, '')).toBe('none');
});
