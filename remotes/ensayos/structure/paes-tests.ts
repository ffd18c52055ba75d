/** One test of the PAES, as the student sits it. */
export interface PaesTest {
  readonly id: 'CL' | 'M1' | 'M2' | 'HCS' | 'CIENCIAS';
  readonly name: string;
  readonly mandatory: boolean;
  /** Pilot items included. */
  readonly items: number;
  readonly minutes: number;
}

/** Items of every test that DEMRE tries out: they do not score and nobody knows which they are. */
export const PILOT_ITEMS_PER_TEST = 5;

/** Source: temarios of the PAES Regular, Admisión 2026 (DEMRE); Historia from its released booklets. */
export const PAES_TESTS: readonly PaesTest[] = [
  { id: 'CL', name: 'Competencia Lectora', mandatory: true, items: 65, minutes: 150 },
  { id: 'M1', name: 'Competencia Matemática 1 (M1)', mandatory: true, items: 65, minutes: 140 },
  { id: 'M2', name: 'Competencia Matemática 2 (M2)', mandatory: false, items: 55, minutes: 140 },
  { id: 'HCS', name: 'Historia y Ciencias Sociales', mandatory: false, items: 65, minutes: 120 },
  { id: 'CIENCIAS', name: 'Ciencias', mandatory: false, items: 80, minutes: 160 },
];
