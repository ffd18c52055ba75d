import type { NemGroup } from '@travesia/kit-paes';

/** How a student recognises their group. */
export const GROUP_TEXT: Readonly<
  Record<NemGroup, { readonly short: string; readonly name: string; readonly who: string }>
> = {
  A: {
    short: 'Científico-humanista',
    name: 'Científico-humanista diurno',
    who: 'Colegios y liceos científico-humanistas de jornada diurna. También la Escuela Naval.',
  },
  B: {
    short: 'Adultos y validación',
    name: 'Adultos, vespertino y validación',
    who: 'Educación de adultos, vespertina o nocturna; exámenes de validación; y estudios parciales en el extranjero.',
  },
  C: {
    short: 'Técnico-profesional',
    name: 'Técnico-profesional',
    who: 'Liceos comerciales, industriales, técnicos, agrícolas y marítimos.',
  },
};
