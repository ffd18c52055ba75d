import type { HomeAnswer } from '../../../api/home.ts';
import { dayYearText } from './dates-text.ts';

/** Of the plan: from `LAST_DAYS` before the sitting on nothing new is begun, and what does not fit is no news that helps. */
export const isInLastDays = ({ phase }: Pick<HomeAnswer, 'phase'>): boolean => phase !== null && phase !== 'far';

/** Nobody said that they sit the one that is taken for theirs, and there is no time for a plan: it is asked. */
export const isSupposedNear = (home: Pick<HomeAnswer, 'missing' | 'sitting' | 'phase'>): boolean =>
  home.sitting !== null && home.missing.includes('sitting') && isInLastDays(home);

export function askSittingText({ date, days }: NonNullable<HomeAnswer['sitting']>): string {
  const next = `No nos dijiste cuál preparas. La más próxima es la del ${dayYearText(date)}`;
  if (days < 0) return `${next}, que ya empezó. ¿Es la tuya?`;
  if (days === 0) return `${next}, hoy. ¿Es la tuya?`;
  return `${next}: ${days === 1 ? 'falta 1 día' : `faltan ${days} días`}, muy poco para un plan de estudio. ¿Es la tuya?`;
}

/** What helps when there is no time left to learn: not what is missing. */
export function lastDaysAdvice({ days }: Pick<NonNullable<HomeAnswer['sitting']>, 'days'>): readonly string[] {
  if (days <= 0) return ['Confía en lo que ya sabes, y descansa entre una prueba y otra.'];
  return [
    days === 1
      ? 'Hoy, algo liviano de lo que ya sabes, y a descansar.'
      : 'Repasos cortos de lo que ya sabes, y el día antes algo liviano.',
    'Lo que no alcanzaste a ver puede esperar: ahora suma más lo que ya tienes.',
  ];
}

export interface NothingPlanned {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
}

/** What stands where no task is left. */
export function nothingPlanned(home: Pick<HomeAnswer, 'phase' | 'levels'>): NothingPlanned {
  const contents = { href: '/aprende', action: 'Ver los contenidos' };
  if (!isInLastDays(home)) {
    return {
      title: 'Por ahora no queda nada pendiente',
      text: 'Puedes descansar, o abrir el contenido que quieras.',
      ...contents,
    };
  }
  if (home.phase === 'sitting') {
    return {
      title: 'Estos son tus días de PAES',
      text: 'Ya hiciste lo tuyo. Si quieres mirar algo, que sea corto y de lo que ya sabes.',
      ...contents,
    };
  }
  if (Object.keys(home.levels).length === 0) {
    return {
      title: 'Mira cómo pregunta la prueba',
      text: 'Tu plan no tiene más para estos días. Unas pocas preguntas bastan para llegar sabiendo cómo son.',
      href: '/ensayos/generar/tipo',
      action: 'Responder algunas preguntas',
    };
  }
  return {
    title: 'Un repaso corto de lo que ya sabes',
    text: 'Tu plan no tiene más para estos días: elige algo que ya viste, repásalo un rato y descansa.',
    ...contents,
  };
}
