import { createRouteTable } from '@travesia/contracts';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';

describe('the routes of carreras', () => {
  it('send Medicina to its own page and not to the family of cut-off scores', () => {
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
