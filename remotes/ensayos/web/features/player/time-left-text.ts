/** `Te quedan 2 h 16 min.`: whole minutes that are surely left. */
export function timeLeftText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return 'Te queda menos de un minuto.';
  if (minutes === 1) return 'Te queda 1 minuto.';
  if (minutes < 60) return `Te quedan ${minutes} minutos.`;
  const rest = minutes % 60;
  return `Te ${minutes < 120 ? 'queda' : 'quedan'} ${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}.`;
}
