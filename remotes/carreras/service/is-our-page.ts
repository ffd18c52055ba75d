import { createRouteTable } from '@travesia/contracts/page';
import type { Catalogue } from '../admission/catalogue.ts';
import { programPath, routes } from '../routes.ts';

/** Whether this area has a page at a path: of its routes, and of a career, university or programme that there is. */
export type IsOurPage = (path: string) => boolean;

export function createIsOurPage(catalogue: Catalogue): IsOurPage {
  const table = createRouteTable(routes);
  return (path) => {
    const match = table.match(path);
    if (!match) return false;
    const { carreraId, universityId, id } = match.params;
    if (carreraId !== undefined) return catalogue.career(carreraId) !== undefined;
    const university = match.route.page === 'universidad' ? id : universityId;
    if (university !== undefined) return catalogue.university(university) !== undefined;
    return match.route.path !== programPath(':id') || catalogue.program(id ?? '') !== undefined;
  };
}
