import type { RouteDeclaration } from '@travesia/contracts/page';
import type { ReleaseName } from '@travesia/contracts/release';

type Rules = Pick<RouteDeclaration, 'access' | 'keepAlive' | 'activity' | 'layout' | 'guard'>;

const PUBLIC = { access: 'public' } as const;
const AUTH = { access: 'auth' } as const;
const KEPT = { ...AUTH, keepAlive: true } as const;

/** The specification's table of screens (section 2), by owner. */
export const SPECIFIED_ROUTES: Readonly<Record<ReleaseName, Readonly<Record<string, Rules>>>> = {
  shell: {
    '/': PUBLIC,
    // Not "auth": see docs/decisions/0005-acceder-is-public.md.
    '/acceder': PUBLIC,
    '/acceder/callback': PUBLIC,
    '/ajustes': AUTH,
    // What the law needs: see docs/decisions/0045-privacy-page.md.
    '/privacidad': PUBLIC,
  },
  aprende: {
    '/home': KEPT,
    '/lobby': { ...AUTH, activity: 'idle' },
    '/aprende': { ...KEPT, activity: 'studying' },
    '/tutor': { ...AUTH, activity: 'in_tutor' },
    // Whether it helps is told to anybody: see docs/decisions/0069-tutor-figures.md.
    '/tutor/cifras': PUBLIC,
  },
  onboarding: {
    '/onboarding': { ...PUBLIC, layout: 'none' },
    '/onboarding/plan-loading': { ...PUBLIC, layout: 'none' },
    '/onboarding/recommendations': { ...PUBLIC, layout: 'none' },
    '/perfil/crear': { ...AUTH, guard: 'profile' },
    // What the law needs: see docs/decisions/0044-minors.md.
    '/perfil/tutor': AUTH,
    '/perfil/permiso': { ...PUBLIC, layout: 'none' },
    '/perfil/sin-correos': { ...PUBLIC, layout: 'none' },
  },
  ensayos: {
    '/ensayos': { ...KEPT, activity: 'in_practice_test' },
    '/ensayos/generar/tipo': AUTH,
    '/ensayos/generar/contenidos': AUTH,
    '/ensayos/generar': AUTH,
    '/ensayos/resultado/:id': AUTH,
    '/test': PUBLIC,
  },
  carreras: {
    '/carreras': KEPT,
    '/carreras/:id': KEPT,
    '/carreras/universidades/:id': KEPT,
    '/paes/carreras': PUBLIC,
    '/paes/carreras/:carreraId': PUBLIC,
    '/paes/puntajes-de-corte': PUBLIC,
    '/paes/puntajes-de-corte/:carreraId': PUBLIC,
    '/paes/puntajes-de-corte/medicina': PUBLIC,
    '/paes/puntaje-paes/:carreraId': PUBLIC,
    '/paes/universidades/:universityId': PUBLIC,
    '/odontologia': PUBLIC,
    '/ingenieria-comercial': PUBLIC,
    '/ingenieria-civil-industrial': PUBLIC,
  },
  herramientas: {
    '/herramientas/calculadora-nem': PUBLIC,
    '/herramientas/calculadora-nem/cual-es-mi-puntaje-nem-si-tuve-promedio-:promedio': PUBLIC,
    '/herramientas/temarios': PUBLIC,
    '/paes/nem/nem-a-puntaje': PUBLIC,
  },
  juegos: {
    '/juegos/celula': PUBLIC,
    '/juegos/geosfera': PUBLIC,
    '/juegos/simulador-ondas': PUBLIC,
    '/juegos/ruleta': { ...PUBLIC, keepAlive: true },
    '/juegos/flashcards': { ...PUBLIC, layout: 'none' },
    '/juegos/fuerza-roce': AUTH,
  },
  suscribirse: {
    '/suscribirse': PUBLIC,
    '/suscribirse/exito': PUBLIC,
  },
};
