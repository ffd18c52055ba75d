/** `1 minuto`, `45 minutos`, `2 h 20 min`, `2 horas`. `minutes`: whole. */
export function minutesText(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest === 0) return hours === 1 ? '1 hora' : `${hours} horas`;
  return `${hours} h ${rest} min`;
}
