import { resolve } from 'node:path';

/** Folder of the project, absolute. */
export const PROJECT = resolve(import.meta.dirname, '../..');

/** Folder where checks may leave what they make; ignored by git. */
export const SCRATCH = resolve(import.meta.dirname, 'dist');
