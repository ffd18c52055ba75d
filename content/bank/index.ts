/**
 * The file of the thread in which a service has the deployed bank: it answers `CompileRequest`s, and says first what there
 * is. Whoever imports this module loads nothing of the bank.
 */
export const COMPILE_WORKER = new URL('./compile-worker.ts', import.meta.url);
