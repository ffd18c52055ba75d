/** The areas of knowledge that the offer is divided into, as SIES names them. */
export const AREAS = [
  'Administración y Comercio',
  'Agropecuaria',
  'Arte y Arquitectura',
  'Ciencias Básicas',
  'Ciencias Sociales',
  'Derecho',
  'Educación',
  'Humanidades',
  'Salud',
  'Tecnología',
] as const;

export type Area = (typeof AREAS)[number];
