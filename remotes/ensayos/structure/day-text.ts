const DAY = new Intl.DateTimeFormat('es-CL', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Santiago',
});

/** `22 de noviembre a las 15:30`, in Santiago. */
export const dayText = (iso: string) => DAY.format(new Date(iso));
