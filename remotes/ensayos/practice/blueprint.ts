import type { TestId } from '@travesia/contracts/temario';

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

/** A whole test as it is taken. */
export interface Blueprint {
  readonly test: TestId;
  readonly sections: readonly Section[];
  readonly minutes: number;
  /** Questions that count: as many as the official table has, which for M2 is one less than its temario says. */
  readonly scored: number;
  /** Whether questions get harder inside a section, as in mathematics; else they stay as they were drawn. */
  readonly risingDifficulty: boolean;
}

/**
 * Blueprints of the PAES Regular. Items, minutes and modules are official (temarios of Admisión 2026 and 2027). No share
 * of axes is published: those of M1 follow two independent counts of released questions (Números 20 to 24 %, Álgebra 35,
 * Geometría 19 to 23, Probabilidad 22 to 23), those of Historia a count of five booklets (67, 20 and 13 %); M2's are
 * ours: its temario is that of M1 and its own on top, so a little less than half is of M1. Confidence: low.
 *
 * The 65 questions of Lectura are whole texts wherever these sum up to 65; else as few questions as possible are left
 * out, chosen by the form's seed, and no text is asked with fewer than six (`form/assemble.ts`).
 */
export function blueprintOf(test: TestId, elective: Elective = 'biologia'): Blueprint {
  switch (test) {
    case 'cl':
      return {
        test,
        minutes: 150,
        scored: 60,
        risingDifficulty: false,
        sections: [{ name: 'Competencia Lectora', contents: ['cl'], items: 65 }],
      };
    case 'm1':
      return {
        test,
        minutes: 140,
        scored: 60,
        risingDifficulty: true,
        sections: [
          { name: 'Números', contents: ['m1.numeros'], items: 14 },
          { name: 'Álgebra y funciones', contents: ['m1.algebra'], items: 23 },
          { name: 'Geometría', contents: ['m1.geometria'], items: 14 },
          { name: 'Probabilidad y estadística', contents: ['m1.probabilidad'], items: 14 },
        ],
      };
    case 'm2':
      return {
        test,
        minutes: 140,
        scored: 49,
        risingDifficulty: true,
        sections: [
          { name: 'Números (M1)', contents: ['m1.numeros'], items: 5 },
          { name: 'Números', contents: ['m2.numeros'], items: 7 },
          { name: 'Álgebra y funciones (M1)', contents: ['m1.algebra'], items: 9 },
          { name: 'Álgebra y funciones', contents: ['m2.algebra'], items: 10 },
          { name: 'Geometría (M1)', contents: ['m1.geometria'], items: 5 },
          { name: 'Geometría', contents: ['m2.geometria'], items: 8 },
          { name: 'Probabilidad y estadística (M1)', contents: ['m1.probabilidad'], items: 4 },
          { name: 'Probabilidad y estadística', contents: ['m2.probabilidad'], items: 7 },
        ],
      };
    case 'hcs':
      return {
        test,
        minutes: 120,
        scored: 60,
        risingDifficulty: false,
        sections: [
          { name: 'Historia', contents: ['hcs.historia'], items: 43 },
          { name: 'Formación ciudadana', contents: ['hcs.formacion-ciudadana'], items: 13 },
          { name: 'Sistema económico', contents: ['hcs.sistema-economico'], items: 9 },
        ],
      };
    case 'ciencias':
      return {
        test,
        minutes: 160,
        scored: 75,
        risingDifficulty: false,
        sections: [
          { name: 'Biología', contents: ['ciencias.biologia'], module: 'comun', items: 18 },
          { name: 'Física', contents: ['ciencias.fisica'], module: 'comun', items: 18 },
          { name: 'Química', contents: ['ciencias.quimica'], module: 'comun', items: 18 },
          { name: 'Módulo electivo', contents: [`ciencias.${elective}`], module: 'electivo', items: 26 },
        ],
      };
  }
}

export const itemsOf = ({ sections }: Blueprint) => sections.reduce((sum, { items }) => sum + items, 0);
