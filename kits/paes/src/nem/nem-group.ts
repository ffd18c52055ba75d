/**
 * The kinds of secondary school, each with its own NEM table (DEMRE):
 * - `A`: humanístico-científica, daytime; the Escuela Naval too.
 * - `B`: humanístico-científica for adults (evening, night), validation exams, and partial
 *   studies abroad.
 * - `C`: técnico-profesional (comercial, industrial, técnica, agrícola, marítima).
 */
export const NEM_GROUPS = ['A', 'B', 'C'] as const;

export type NemGroup = (typeof NEM_GROUPS)[number];
