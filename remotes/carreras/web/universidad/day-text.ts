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

/** `2025-10-30` as `30 de octubre de 2025`. */
export function dayText(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? day : `${Number(date)} de ${name} de ${year}`;
}
