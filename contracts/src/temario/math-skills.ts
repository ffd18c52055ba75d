import type { Skill } from './types.ts';

/** M1 and M2 ask for the same four skills. */
export const MATH_SKILLS = [
  {
    id: 'resolver-problemas',
    name: 'Resolver problemas',
    summary: 'Elegir un procedimiento o una estrategia, aplicarlo y revisar si el resultado tiene sentido.',
  },
  {
    id: 'modelar',
    name: 'Modelar',
    summary: 'Usar, ajustar y poner a prueba una expresión matemática que describe una situación.',
  },
  {
    id: 'representar',
    name: 'Representar',
    summary: 'Pasar una misma idea entre palabras, símbolos, tablas y gráficos.',
  },
  {
    id: 'argumentar',
    name: 'Argumentar',
    summary: 'Decidir si un razonamiento es válido y encontrar el error cuando no lo es.',
  },
] as const satisfies readonly Skill[];
