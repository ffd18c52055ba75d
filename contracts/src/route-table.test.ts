import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RouteDeclaration, RoutePattern } from './route.ts';
import { createRouteTable } from './route-table.ts';

const route = (path: RoutePattern, more: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  path,
  page: path,
  title: path,
  access: 'public',
  ...more,
});
const nem = route('/calculadora/cual-es-mi-puntaje-:promedio', {
  params: { promedio: { kind: 'decimal', min: 4, max: 7, decimals: 2 } },
});

describe('a route table', () => {
  it('prefers the specific address to the parametric one', () => {
    const table = createRouteTable([route('/cortes/:carrera'), route('/cortes/medicina')]);
    expect(table.match('/cortes/medicina')?.route.path).toBe('/cortes/medicina');
    expect(table.match('/cortes/derecho')?.params).toEqual({ carrera: 'derecho' });
  });

  it('prefers the longer literal beginning of a segment', () => {
    const table = createRouteTable([route('/a/:x'), route('/a/pre-:x')]);
    expect(table.match('/a/pre-1')).toMatchObject({ route: { path: '/a/pre-:x' }, params: { x: '1' } });
    expect(table.match('/a/otra')?.route.path).toBe('/a/:x');
  });

  it('falls back to a less specific route when a parameter is refused', () => {
    const table = createRouteTable([route('/calculadora/:otra'), nem]);
    expect(table.match('/calculadora/cual-es-mi-puntaje-9')?.route.path).toBe('/calculadora/:otra');
  });

  it('knows the root and nothing it was not told', () => {
    const table = createRouteTable([route('/')]);
    expect(table.match('/')?.canonicalPath).toBe('/');
    for (const path of ['/x', '//', '', '/x/y']) expect(table.match(path)).toBeNull();
  });

  it('counts case and trailing slashes', () => {
    const table = createRouteTable([route('/carreras')]);
    expect(table.match('/Carreras')).toBeNull();
    expect(table.match('/carreras/')).toBeNull();
  });

  it('decodes parameters and refuses broken encodings and hidden slashes', () => {
    const table = createRouteTable([route('/c/:id')]);
    expect(table.match('/c/p%C3%A1rvulos')?.params).toEqual({ id: 'párvulos' });
    expect(table.match('/c/%E0%A4%A')).toBeNull();
    expect(table.match('/c/a%2Fb')).toBeNull();
    expect(table.match('/c/')).toBeNull();
  });

  it('refuses two routes of one shape and malformed patterns', () => {
    expect(() => createRouteTable([route('/a/:x'), route('/a/:y')])).toThrow(/same addresses/);
    expect(() => createRouteTable([route('/a//b')])).toThrow(/segment/);
    expect(() => createRouteTable([route('/:a-:b')])).toThrow(/segment/);
  });

  it('asks whether an address was prerendered where the route says so', () => {
    const family = route('/paes/carreras/:id', { params: { id: { kind: 'prerendered' } } });
    const table = createRouteTable([family], (_, path) => path === '/paes/carreras/medicina');
    expect(table.match('/paes/carreras/medicina')).not.toBeNull();
    expect(table.match('/paes/carreras/inventada')).toBeNull();
  });

  it('resolves every generated address of a pattern back to that pattern', () => {
    const table = createRouteTable([route('/x/:a'), route('/x/:a/y-:b'), route('/x/fijo')]);
    const value = fc.string({ minLength: 1 }).filter((text) => !text.includes('/') && text.isWellFormed());
    fc.assert(
      fc.property(value, value, (a, b) => {
        const path = `/x/${encodeURIComponent(a)}/y-${encodeURIComponent(b)}`;
        expect(table.match(path)).toMatchObject({ params: { a, b }, canonicalPath: path });
      }),
    );
  });
});

describe('a decimal parameter', () => {
  const table = createRouteTable([nem]);
  const at = (text: string) => table.match(`/calculadora/cual-es-mi-puntaje-${text}`);

  it.each([
    ['4', '4.00'],
    ['7', '7.00'],
    ['5.5', '5.50'],
    ['5.555', '5.56'],
    ['5.554999', '5.55'],
    ['6.999', '7.00'],
    ['7.000', '7.00'],
    [`4.${'0'.repeat(60)}1`, '4.00'],
  ])('%s is the page of %s', (text, promedio) => {
    expect(at(text)).toMatchObject({ params: { promedio } });
    expect(at(text)?.canonicalPath).toBe(`/calculadora/cual-es-mi-puntaje-${promedio}`);
  });

  it.each([
    '3.99',
    '7.01',
    '3.9999999999999999999999',
    '7.0000000000000000000001',
    'abc',
    '',
    '5,5',
    '4e0',
    'NaN',
    'Infinity',
    '-5',
    '+5',
    '5.',
    '.5',
    '05.5',
    '0x5',
    '5_0',
    ' 5',
    '5%20',
    '٥',
    '५.५',
    '５',
    '5.5.5',
    '1e999',
  ])('%s does not exist', (text) => {
    expect(at(encodeURIComponent(text))).toBeNull();
    expect(at(text)).toBeNull();
  });

  it('keeps the order and stays within half a step of what was asked', () => {
    const average = fc.integer({ min: 4_000_000, max: 7_000_000 }).map((n) => n / 1_000_000);
    fc.assert(
      fc.property(average, average, (a, b) => {
        const [pa, pb] = [a, b].map((x) => Number(at(x.toFixed(6))?.params['promedio']));
        expect(Math.abs((pa ?? NaN) - a)).toBeLessThanOrEqual(0.005 + 1e-9);
        if (a <= b) expect(pa).toBeLessThanOrEqual(pb ?? NaN);
      }),
    );
  });
});
