import { definePages } from '@travesia/kit-remote';

export default definePages({
  explorador: () => import('./explorador/page.tsx'),
  programa: () => import('./programa/page.tsx'),
  universidad: () => import('./universidad/page.tsx'),
  carreras: () => import('./carreras/page.tsx'),
  cortes: () => import('./cortes/page.tsx'),
  corteMedicina: () => import('./corte-medicina/page.tsx'),
  odontologia: () => import('./odontologia/page.tsx'),
  ingenieriaComercial: () => import('./ingenieria-comercial/page.tsx'),
  ingenieriaCivilIndustrial: () => import('./ingenieria-civil-industrial/page.tsx'),
});
