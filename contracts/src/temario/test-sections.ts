import type { TestId } from './types.ts';

/** Subjects of which the elective part of Ciencias can be; the part of technical schools has no published temario. */
export const ELECTIVES = ['biologia', 'fisica', 'quimica'] as const;
export type Elective = (typeof ELECTIVES)[number];

/** Part of a test that is filled exactly: contents under one of the prefixes, of one module where the test has them. */
export interface Section {
  readonly name: string;
  readonly contents: readonly string[];
  readonly module?: 'comun' | 'electivo';
  readonly items: number;
}

/**
 * Questions of each part of the PAES Regular. Items and modules are official (temarios of Admisión 2026 and 2027). No share
 * of axes is published: those of M1 follow two independent counts of released questions (Números 20 to 24 %, Álgebra 35,
 * Geometría 19 to 23, Probabilidad 22 to 23), those of Historia a count of five booklets (67, 20 and 13 %); M2's are
 * ours: its temario is that of M1 and its own on top, so a little less than half is of M1. Confidence: low.
 */
export function sectionsOf(test: TestId, elective: Elective = 'biologia'): readonly Section[] {
  switch (test) {
    case 'cl':
      return [{ name: 'Competencia Lectora', contents: ['cl'], items: 65 }];
    case 'm1':
      return [
        { name: 'Números', contents: ['m1.numeros'], items: 14 },
        { name: 'Álgebra y funciones', contents: ['m1.algebra'], items: 23 },
        { name: 'Geometría', contents: ['m1.geometria'], items: 14 },
        { name: 'Probabilidad y estadística', contents: ['m1.probabilidad'], items: 14 },
      ];
    case 'm2':
      return [
        { name: 'Números (M1)', contents: ['m1.numeros'], items: 5 },
        { name: 'Números', contents: ['m2.numeros'], items: 7 },
        { name: 'Álgebra y funciones (M1)', contents: ['m1.algebra'], items: 9 },
        { name: 'Álgebra y funciones', contents: ['m2.algebra'], items: 10 },
        { name: 'Geometría (M1)', contents: ['m1.geometria'], items: 5 },
        { name: 'Geometría', contents: ['m2.geometria'], items: 8 },
        { name: 'Probabilidad y estadística (M1)', contents: ['m1.probabilidad'], items: 4 },
        { name: 'Probabilidad y estadística', contents: ['m2.probabilidad'], items: 7 },
      ];
    case 'hcs':
      return [
        { name: 'Historia', contents: ['hcs.historia'], items: 43 },
        { name: 'Formación ciudadana', contents: ['hcs.formacion-ciudadana'], items: 13 },
        { name: 'Sistema económico', contents: ['hcs.sistema-economico'], items: 9 },
      ];
    case 'ciencias':
      return [
        { name: 'Biología', contents: ['ciencias.biologia'], module: 'comun', items: 18 },
        { name: 'Física', contents: ['ciencias.fisica'], module: 'comun', items: 18 },
        { name: 'Química', contents: ['ciencias.quimica'], module: 'comun', items: 18 },
        { name: 'Módulo electivo', contents: [`ciencias.${elective}`], module: 'electivo', items: 26 },
      ];
  }
}
