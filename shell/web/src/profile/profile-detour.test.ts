import { describe, expect, it } from 'vitest';
import { concernsProfile } from './concerns-profile.ts';
import { type DetourVisit, profileDetour } from './profile-detour.ts';

const PLACE = '/perfil';
const AREA = { access: 'auth', release: { name: 'biblioteca' } } as const;

const ROUTES = {
  area: AREA,
  public: { ...AREA, access: 'public' },
  test: { ...AREA, activity: 'in_practice_test' },
  shell: { ...AREA, release: { name: 'shell' } },
  place: { ...AREA, guard: 'profile' },
} as const;

const visit = (route: keyof typeof ROUTES, address: string, from?: string): DetourVisit => ({
  route: ROUTES[route],
  address,
  from,
});

const LED = '/perfil?redirect=%2Flibros%3Fa%3D1';

describe('a student without a profile', () => {
  it.each([
    ['area', undefined, LED],
    ['area', '/otra', LED],
    ['area', '/acceder', LED],
    ['public', undefined, null],
    ['public', '/acceder', LED],
    ['public', '/acceder/callback', LED],
    ['public', '/accederemos', null],
    ['test', '/otra', null],
    ['test', '/acceder', LED],
    ['shell', '/otra', null],
    ['shell', '/acceder', LED],
  ] as const)('who enters a page of kind %s from %s is led to %s', (kind, from, to) => {
    expect(profileDetour('absent', visit(kind, '/libros?a=1', from), PLACE)).toBe(to);
  });

  it('stays where it is told', () => {
    expect(profileDetour('absent', visit('place', LED, '/acceder'), PLACE)).toBeNull();
  });
});

it.each([
  ['area', undefined, null],
  ['area', '/acceder', LED],
  ['public', '/acceder', LED],
  ['place', undefined, null],
] as const)('a student who began one and enters a page of kind %s from %s is led to %s', (kind, from, to) => {
  expect(profileDetour('begun', visit(kind, '/libros?a=1', from), PLACE)).toBe(to);
});

describe('a student with a profile', () => {
  it.each(['area', 'public', 'shell', 'test'] as const)('enters a page of kind %s', (kind) => {
    expect(profileDetour('complete', visit(kind, '/libros', '/acceder'), PLACE)).toBeNull();
  });

  it.each([
    [LED, '/libros?a=1'],
    [`${LED}&paso=colegio#x`, '/libros?a=1'],
    ['/perfil', '/ajustes'],
    ['/perfil?redirect=//evil.example', '/ajustes'],
    ['/perfil?redirect=%2Facceder', '/ajustes'],
    ['/perfil?redirect=%2Fperfil%3Fredirect%3D%2Flibros', '/ajustes'],
    [`${LED}&editar=colegio`, null],
  ])('is sent on from %s to %s', (address, to) => {
    expect(profileDetour('complete', visit('place', address), PLACE)).toBe(to);
  });
});

it('what a visit is led to leads to nothing else', () => {
  for (const standing of ['absent', 'begun', 'complete'] as const) {
    for (const kind of ['area', 'public', 'test', 'shell'] as const) {
      const to = profileDetour(standing, visit(kind, '/libros', '/acceder'), PLACE);
      if (to !== null) expect(profileDetour(standing, visit('place', to, '/libros'), PLACE)).toBeNull();
    }
  }
});

it.each([
  ['area', undefined, true],
  ['public', undefined, false],
  ['public', '/acceder', true],
  ['test', '/otra', false],
  ['shell', '/otra', false],
  ['place', undefined, true],
] as const)('whether a page of kind %s from %s waits for the profile: %s', (kind, from, waits) => {
  expect(concernsProfile(visit(kind, '/libros', from))).toBe(waits);
});
