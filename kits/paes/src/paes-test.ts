/** The five tests of the PAES; `hcs` and `cien` are the electives. */
export const PAES_TESTS = ['cl', 'm1', 'm2', 'hcs', 'cien'] as const;

export type PaesTest = (typeof PAES_TESTS)[number];

export const PAES_TEST_NAMES: Readonly<Record<PaesTest, string>> = {
  cl: 'Competencia Lectora',
  m1: 'Matemática 1 (M1)',
  m2: 'Matemática 2 (M2)',
  hcs: 'Historia y Ciencias Sociales',
  cien: 'Ciencias',
};

/** By what the temario calls a test. */
export const KIT_TEST = {
  cl: 'cl',
  m1: 'm1',
  m2: 'm2',
  hcs: 'hcs',
  ciencias: 'cien',
} as const satisfies Readonly<Record<string, PaesTest>>;
