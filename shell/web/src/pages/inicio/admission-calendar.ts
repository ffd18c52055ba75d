/** A date of the admission process that every applicant plans around. Days of America/Santiago. */
export interface Milestone {
  readonly title: string;
  /** As it follows "para". */
  readonly phrase: string;
  /** ISO 8601 days, both included. */
  readonly start: string;
  readonly end: string;
  /** The days as they are read, so that prerendered HTML depends on no clock and no ICU. */
  readonly when: string;
}

export const CALENDAR_SOURCE = 'https://demre.cl/calendario/calendario-proceso-2027';

/** Proceso de Admisión 2027, in order. */
export const ADMISSION_CALENDAR: readonly Milestone[] = [
  {
    title: 'PAES Regular',
    phrase: 'la PAES Regular',
    start: '2026-11-30',
    end: '2026-12-02',
    when: '30 de noviembre, 1 y 2 de diciembre de 2026',
  },
  {
    title: 'Resultados de la PAES',
    phrase: 'los resultados de la PAES',
    start: '2027-01-04',
    end: '2027-01-04',
    when: '4 de enero de 2027, a las 8:00',
  },
  {
    title: 'Postulación',
    phrase: 'la postulación',
    start: '2027-01-04',
    end: '2027-01-07',
    when: 'Del 4 al 7 de enero de 2027, hasta las 13:00 del último día',
  },
  {
    title: 'Resultados de la selección',
    phrase: 'los resultados de la selección',
    start: '2027-01-18',
    end: '2027-01-18',
    when: '18 de enero de 2027, a las 12:00',
  },
  {
    title: 'Matrícula, primera etapa',
    phrase: 'la matrícula',
    start: '2027-01-19',
    end: '2027-01-21',
    when: 'Del 19 al 21 de enero de 2027',
  },
];

const DAY_MS = 86_400_000;

/** Whatever the clock of the device says, the admission process runs on Chile's days. */
const SANTIAGO_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Santiago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * What comes next for an applicant, as a sentence; `null` once the process is over.
 * Between two dates it counts whole calendar days of America/Santiago.
 */
export function describeNextMilestone(now: Date): string | null {
  const today = SANTIAGO_DAY.format(now);
  const next = ADMISSION_CALENDAR.find(({ end }) => end >= today);
  if (!next) return null;
  if (next.start <= today) return `Hoy: ${next.title}.`;
  const days = (Date.parse(next.start) - Date.parse(today)) / DAY_MS;
  return days === 1 ? `Falta 1 día para ${next.phrase}.` : `Faltan ${days} días para ${next.phrase}.`;
}
