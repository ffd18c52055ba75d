import type { HintRung } from '@travesia/contracts/slices';
import { FIGURE_STUDENTS_LEAST, type HelpFigure, type TutorFiguresAnswer } from '../../../api/tutor-figures.ts';

/** What each rung of the ladder says. */
export const RUNG_NAMES: Readonly<Record<HintRung, string>> = {
  0: 'Qué se pregunta',
  1: 'La idea',
  2: 'El error, por su nombre',
  3: 'El próximo paso',
  4: 'Otra parecida, resuelta',
  5: 'La solución completa',
};

export const VOICE_NAMES: Readonly<Record<HelpFigure['voice'], string>> = {
  written: 'Pista escrita por personas',
  model: 'Modelo de lenguaje',
};

/** Digits in threes, as `1.234`. */
export const countText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');

/** Of so many, how many in a hundred; what is told instead where too few students are behind it. */
export function shareText({ followed, right }: Pick<HelpFigure, 'followed' | 'right'>): string {
  if (right === null || followed === 0) return `menos de ${FIGURE_STUDENTS_LEAST} personas`;
  return `${Math.round((100 * right) / followed)} %`;
}

export interface FigureRow {
  readonly id: string;
  readonly help: string;
  readonly voice: string;
  readonly followed: string;
  readonly share: string;
}

/** From less help to more, and what happened without any at the end. */
export function figureRows({ help, withoutHelp }: TutorFiguresAnswer): readonly FigureRow[] {
  return [
    ...help.map(({ rung, voice, ...counted }) => ({
      id: `${rung} ${voice}`,
      help: RUNG_NAMES[rung],
      voice: VOICE_NAMES[voice],
      followed: countText(counted.followed),
      share: shareText(counted),
    })),
    {
      ...{ id: 'none', help: 'Sin el tutor, después de un error', voice: 'Nadie' },
      followed: countText(withoutHelp.followed),
      share: shareText(withoutHelp),
    },
  ];
}
