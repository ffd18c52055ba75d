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
];

/** `2025-10-30` as `30 de octubre de 2025`. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  const name = MONTHS[(month ?? 0) - 1];
  if (name === undefined) throw new RangeError(`dayText: '${day}' is no day`);
  return `${date} de ${name} de ${year}`;
}
