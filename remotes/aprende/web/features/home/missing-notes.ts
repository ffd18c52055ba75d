import { profileEditAddress } from '@travesia/contracts/slices';
import type { HomeAnswer, Missing } from '../../../api/home.ts';
import { dayYearText } from './dates-text.ts';
import { isSupposedNear } from './last-days.ts';
import { listText } from './list-text.ts';

export interface MissingNote {
  readonly text: string;
  readonly href: string;
  readonly action: string;
}

/** Where tests, sitting and minutes are told. */
export const PREPARATION_ADDRESS = profileEditAddress('/perfil/crear', 'preparation', '/home');

interface Supposed {
  readonly of: Missing;
  readonly unsaid: string;
  readonly supposed: string;
  readonly action: string;
}

const supposedOf = (sitting: HomeAnswer['sitting']): readonly Supposed[] => [
  {
    of: 'tests',
    unsaid: 'qué pruebas vas a dar',
    supposed: 'las dos obligatorias',
    action: 'Elegir pruebas',
  },
  {
    of: 'sitting',
    unsaid: 'qué PAES preparas',
    supposed: sitting === null ? 'la próxima PAES regular' : `la PAES del ${dayYearText(sitting.date)}`,
    action: 'Elegir la fecha',
  },
  {
    of: 'minutes',
    unsaid: 'cuánto puedes estudiar cada día',
    supposed: 'un rato de lunes a sábado',
    action: 'Decir mis horas',
  },
];

/** What was not said of the preparation, all in one note: what was said is not supposed. */
function preparationNotes({ missing, sitting, phase }: Pick<HomeAnswer, 'missing' | 'sitting' | 'phase'>) {
  const left = supposedOf(sitting).filter(
    ({ of }) => missing.includes(of) && !(of === 'sitting' && isSupposedNear({ missing, sitting, phase })),
  );
  const [first] = left;
  if (!first) return [];
  const unsaid = listText(
    left.map((one) => one.unsaid),
    'ni',
  );
  const text = `No nos dijiste ${unsaid}: tu plan supone ${listText(left.map(({ supposed }) => supposed))}.`;
  return [{ text, href: PREPARATION_ADDRESS, action: left.length === 1 ? first.action : 'Contar qué preparo' }];
}

const GOALS_NOTE: MissingNote = {
  text: 'Sin una carrera meta, todas las pruebas cuentan igual en tu plan.',
  href: '/carreras',
  action: 'Buscar una carrera',
};

const EVIDENCE_NOTE: MissingNote = {
  text: 'Aún no has respondido nada: tu plan parte de lo que suele saber cualquiera, y mejora con tus respuestas.',
  href: '/ensayos/generar/tipo',
  action: 'Responder algunas preguntas',
};

const ELECTIVE_NOTE: MissingNote = {
  text: 'No nos dijiste qué electivo de Ciencias vas a rendir: tu plan lo reparte entre Biología, Física y Química.',
  href: PREPARATION_ADDRESS,
  action: 'Elegir el electivo',
};

/** What the plan supposes because nobody said it. */
export function missingNotes(
  home: Pick<HomeAnswer, 'missing' | 'sitting' | 'phase' | 'elective'>,
): readonly MissingNote[] {
  return [
    ...preparationNotes(home),
    ...(home.missing.includes('goals') ? [GOALS_NOTE] : []),
    ...(home.missing.includes('evidence') ? [EVIDENCE_NOTE] : []),
    ...(home.elective === null ? [ELECTIVE_NOTE] : []),
  ];
}
