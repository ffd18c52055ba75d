import type { ParamRule, RouteDeclaration } from '@travesia/contracts';

/**
 * The addresses of these families come from the catalogue of careers. Without a catalogue in the
 * release no address exists, and what nobody prerendered is a 404.
 */
const FROM_CATALOGUE: ParamRule = { kind: 'prerendered' };

export const routes: readonly RouteDeclaration[] = [
  { path: '/carreras', page: 'explorador', title: 'Explorador de carreras', access: 'auth', keepAlive: true },
  { path: '/carreras/:id', page: 'programa', title: 'Ficha de la carrera', access: 'auth', keepAlive: true },
  {
    path: '/carreras/universidades/:id',
    page: 'universidad',
    title: 'Ficha de la universidad',
    access: 'auth',
    keepAlive: true,
  },
  {
    path: '/paes/carreras',
    page: 'carreras',
    title: 'Carreras que se postulan con la PAES',
    access: 'public',
    prerender: true,
  },
  {
    path: '/paes/carreras/:carreraId',
    page: 'carreras',
    title: 'Carrera',
    access: 'public',
    prerender: true,
    params: { carreraId: FROM_CATALOGUE },
  },
  { path: '/paes/puntajes-de-corte', page: 'cortes', title: 'Puntajes de corte', access: 'public', prerender: true },
  {
    path: '/paes/puntajes-de-corte/:carreraId',
    page: 'cortes',
    title: 'Puntajes de corte de la carrera',
    access: 'public',
    prerender: true,
    params: { carreraId: FROM_CATALOGUE },
  },
  {
    path: '/paes/puntajes-de-corte/medicina',
    page: 'corteMedicina',
    title: 'Puntajes de corte de Medicina',
    access: 'public',
    prerender: true,
  },
  {
    path: '/paes/puntaje-paes/:carreraId',
    page: 'cortes',
    title: 'Qué puntaje necesito',
    access: 'public',
    prerender: true,
    params: { carreraId: FROM_CATALOGUE },
  },
  {
    path: '/paes/universidades/:universityId',
    page: 'carreras',
    title: 'Universidad',
    access: 'public',
    prerender: true,
    params: { universityId: FROM_CATALOGUE },
  },
  { path: '/odontologia', page: 'odontologia', title: 'Estudiar Odontología', access: 'public', prerender: true },
  {
    path: '/ingenieria-comercial',
    page: 'ingenieriaComercial',
    title: 'Estudiar Ingeniería Comercial',
    access: 'public',
    prerender: true,
  },
  {
    path: '/ingenieria-civil-industrial',
    page: 'ingenieriaCivilIndustrial',
    title: 'Estudiar Ingeniería Civil Industrial',
    access: 'public',
    prerender: true,
  },
];
