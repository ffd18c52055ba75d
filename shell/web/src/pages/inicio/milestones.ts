import { ADMISSION_CALENDAR, type AdmissionProcess, type AdmissionStep } from '@travesia/contracts/admission-calendar';

/** A date of the admission process that every applicant plans around. */
export interface Milestone extends Pick<AdmissionStep, 'from' | 'to'> {
  readonly title: string;
  /** As it follows "para". */
  readonly phrase: string;
}

/** Of the steps that everybody goes through, by their id. */
const WORDS: ReadonlyMap<AdmissionStep['id'], Pick<Milestone, 'title' | 'phrase'>> = new Map([
  ['paes-regular', { title: 'PAES Regular', phrase: 'la PAES Regular' }],
  ['resultados-regular', { title: 'Resultados de la PAES', phrase: 'los resultados de la PAES' }],
  ['postulacion', { title: 'Postulación', phrase: 'la postulación' }],
  ['resultados-seleccion', { title: 'Resultados de la selección', phrase: 'los resultados de la selección' }],
  ['matricula-1', { title: 'Matrícula, primera etapa', phrase: 'la matrícula' }],
]);

/** Of `process`, in order; a step whose date is not known yet is left out. */
export const milestonesOf = ({ steps }: Pick<AdmissionProcess, 'steps'>): readonly Milestone[] =>
  steps.flatMap(({ id, from, to }) => {
    const words = WORDS.get(id);
    return words ? [{ ...words, from, to }] : [];
  });

/** The process that the page tells of: no clock decides it, since the page is prerendered. */
export const SHOWN_PROCESS = shownOf(ADMISSION_CALENDAR);

function shownOf({ shown, processes }: typeof ADMISSION_CALENDAR): AdmissionProcess {
  const process = processes.find(({ year }) => year === shown);
  if (!process) throw new Error(`the calendar shows ${shown}, which it does not have`);
  return process;
}

const dayOf = (time: string) => time.slice(0, 10);

/** `8:00`, or nothing where the day alone is known. */
const hourOf = (time: string) => time.slice(11).replace(/^0/, '');

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

const dateOf = (time: string) => {
  const [year = 0, month = 0, day = 0] = dayOf(time).split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', day };
};

/** The days as they are read, by no clock and no ICU: `Del 4 al 7 de enero de 2027, hasta las 13:00 del último día`. */
export function datesText({ from, to }: Pick<Milestone, 'from' | 'to'>): string {
  const [first, last] = [dateOf(from), dateOf(to)];
  const end = `${last.day} de ${last.month} de ${last.year}`;
  if (dayOf(from) === dayOf(to)) return hourOf(from) ? `${end}, a las ${hourOf(from)}` : end;
  const month = first.month === last.month ? '' : ` de ${first.month}`;
  const year = first.year === last.year ? '' : ` de ${first.year}`;
  const until = hourOf(to) ? `, hasta las ${hourOf(to)} del último día` : '';
  return `Del ${first.day}${month}${year} al ${end}${until}`;
}

const DAY_MS = 86_400_000;

/** Whatever the clock of the device says, the admission process runs on Chile's days. */
const SANTIAGO_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Santiago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * What comes next for an applicant, as a sentence; `null` once the last of `processes` is over.
 * Between two dates it counts whole calendar days of America/Santiago.
 */
export function describeNextMilestone(processes: readonly AdmissionProcess[], now: Date): string | null {
  const today = SANTIAGO_DAY.format(now);
  const next = processes.flatMap(milestonesOf).find(({ to }) => dayOf(to) >= today);
  if (!next) return null;
  const first = dayOf(next.from);
  if (first <= today) return `Hoy: ${next.title}.`;
  const days = (Date.parse(first) - Date.parse(today)) / DAY_MS;
  return days === 1 ? `Falta 1 día para ${next.phrase}.` : `Faltan ${days} días para ${next.phrase}.`;
}
