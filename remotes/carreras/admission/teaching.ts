import type { Program } from './program.ts';

/** A word of its own: Psicopedagogía leads to no teacher's title. */
const TEACHING_NAME = /(^|[^\p{L}])pedagog|educación parvularia|licenciatura en educación|profesor/iu;

/**
 * Whether it forms teachers, of whom the law on the teaching profession asks more than points. Its figures are not known
 * to us with a source, so nothing here reckons with them: pages say that there are such requirements.
 */
export const isTeaching = ({ career, name }: Pick<Program, 'career' | 'name'>): boolean =>
  career.startsWith('Pedagogía') || TEACHING_NAME.test(name);
