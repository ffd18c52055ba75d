import type { ParamRule, RouteDeclaration, StudentDataPlace } from '@travesia/contracts/page';
import { OWN_DATA_PATH } from './api/paths.ts';
import { PURPOSES } from './purposes.ts';

/** Addresses of this remote, for its own links too. */
export const EXPLORER_PATH = '/carreras';
/** Where a signed-in student writes their scores. */
export const OWN_SCORES_VIEW = `${EXPLORER_PATH}?vista=puntajes` as const;
/** A programme, by its code, as the signed-in student sees it. */
export const programPath = (code: string) => `${EXPLORER_PATH}/${code}` as const;
/** A university, as the signed-in student sees it. */
export const ownUniversityPath = (id: string) => `${EXPLORER_PATH}/universidades/${id}` as const;
export const CAREERS_PATH = '/paes/carreras';
export const CUTOFFS_PATH = '/paes/puntajes-de-corte';
export const MEDICINE_ID = 'medicina';

/** The addresses of every career and university, as declared. */
export const CAREER_PATTERN = `${CAREERS_PATH}/:carreraId` as const;
export const CAREER_CUTOFFS_PATTERN = `${CUTOFFS_PATH}/:carreraId` as const;
export const MEDICINE_CUTOFFS_PATH = `${CUTOFFS_PATH}/${MEDICINE_ID}` as const;
export const SCORE_PATTERN = '/paes/puntaje-paes/:carreraId';
export const UNIVERSITY_PATTERN = '/paes/universidades/:universityId';

/** Of the section with what is not offered any more. */
export const DISCONTINUED_ID = 'ya-no';

/** Page about a career, by its id. */
export const careerPath = (id: string) => `${CAREERS_PATH}/${id}` as const;
/** Of a programme, on the page of its career. */
export const programTarget = (code: string) => `programa-${code}` as const;
export const careerProgramPath = (id: string, code: string) => `${careerPath(id)}#${programTarget(code)}` as const;
/** What of a career is not offered any more, on its page. */
export const discontinuedPath = (id: string) => `${careerPath(id)}#${DISCONTINUED_ID}` as const;
/** Cut-offs of a career, Medicina's too. */
export const cutoffsPath = (id: string) => `${CUTOFFS_PATH}/${id}` as const;
/** What score a career takes. */
export const scorePath = (id: string) => `/paes/puntaje-paes/${id}` as const;
export const universityPath = (id: string) => `/paes/universidades/${id}` as const;

/** Careers with an address of their own beside those of all careers: the id is the address. */
export const LANDING_IDS = ['odontologia', 'ingenieria-comercial', 'ingenieria-civil-industrial'] as const;
export type LandingId = (typeof LANDING_IDS)[number];
export const landingPath = (id: LandingId) => `/${id}` as const;

/** Careers and universities are those of the catalogue: what nobody prerendered is a 404. */
const FROM_CATALOGUE: ParamRule = { kind: 'prerendered' };

const LANDING_TITLES: Readonly<Record<LandingId, string>> = {
  odontologia: 'Estudiar Odontología',
  'ingenieria-comercial': 'Estudiar Ingeniería Comercial',
  'ingenieria-civil-industrial': 'Estudiar Ingeniería Civil Industrial',
};

const PRERENDERED = { access: 'public', prerender: true, data: true, hydrateOn: 'interaction' } as const;

export const studentData: StudentDataPlace = { area: 'Carreras', path: OWN_DATA_PATH, purposes: PURPOSES };

export const routes: readonly RouteDeclaration[] = [
  {
    path: EXPLORER_PATH,
    page: 'explorador',
    title: 'Explorador de carreras',
    access: 'auth',
    keepAlive: true,
    nav: {
      label: 'Explorador',
      short: 'Carreras',
      icon: 'graduation-cap',
      group: 'careers',
      order: 0,
      audience: 'student',
      about: 'Busca carreras, compáralas y arma tu postulación.',
    },
  },
  { path: '/carreras/:id', page: 'programa', title: 'Ficha de la carrera', access: 'auth', keepAlive: true },
  {
    path: '/carreras/universidades/:id',
    page: 'universidad',
    title: 'Ficha de la universidad',
    access: 'auth',
    keepAlive: true,
  },
  {
    ...PRERENDERED,
    path: CAREERS_PATH,
    page: 'carreras',
    title: 'Carreras que se postulan con la PAES',
    nav: {
      label: 'Carreras y universidades',
      short: 'Carreras',
      icon: 'school',
      group: 'careers',
      order: 10,
      audience: 'both',
      about: 'Qué pondera cada carrera, con cuánto se entró, cuánto cuesta y dónde se imparte.',
    },
  },
  {
    ...PRERENDERED,
    path: CAREER_PATTERN,
    page: 'carrera',
    title: 'Carrera',
    params: { carreraId: FROM_CATALOGUE },
  },
  {
    ...PRERENDERED,
    path: CUTOFFS_PATH,
    page: 'cortes',
    title: 'Puntajes de corte',
    nav: {
      label: 'Puntajes de corte',
      short: 'Cortes',
      icon: 'chart',
      group: 'careers',
      order: 20,
      audience: 'both',
      about: 'Los últimos seleccionados de cada año, con lo que significan y lo que no.',
    },
  },
  {
    ...PRERENDERED,
    path: CAREER_CUTOFFS_PATTERN,
    page: 'corteCarrera',
    title: 'Puntajes de corte de la carrera',
    params: { carreraId: FROM_CATALOGUE },
  },
  { ...PRERENDERED, path: MEDICINE_CUTOFFS_PATH, page: 'corteMedicina', title: 'Puntajes de corte de Medicina' },
  {
    ...PRERENDERED,
    path: SCORE_PATTERN,
    page: 'puntaje',
    title: 'Qué puntaje necesito',
    params: { carreraId: FROM_CATALOGUE },
  },
  {
    ...PRERENDERED,
    path: UNIVERSITY_PATTERN,
    page: 'universidadPublica',
    title: 'Universidad',
    params: { universityId: FROM_CATALOGUE },
  },
  ...LANDING_IDS.map((id) => ({
    ...PRERENDERED,
    path: landingPath(id),
    page: 'estudiar',
    title: LANDING_TITLES[id],
  })),
];
