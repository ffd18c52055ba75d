import type { Region } from './region.ts';

export const UNIVERSITY_TYPES = ['estatal', 'privada tradicional (G9)', 'privada'] as const;

export type UniversityType = (typeof UNIVERSITY_TYPES)[number];

export interface University {
  /** Two digits, as DEMRE has them. */
  readonly code: string;
  /** Of its address: `universidad-de-chile`. */
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  /** Of its main seat. */
  readonly city: string;
  readonly region: Region;
  readonly type: UniversityType;
  /** Member of the Consejo de Rectoras y Rectores. */
  readonly cruch: boolean;
  /** Host name alone. */
  readonly website: string;
  readonly accreditationYears: number | null;
  /** Day for which the accreditation is known: `2025-10-30`. */
  readonly accreditationAsOf: string;
}
