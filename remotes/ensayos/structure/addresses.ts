export const ENSAYOS = '/ensayos';
export const SAMPLE_ADDRESS = '/test';

/** Names the attempt that is answered: while an address has it, the attempt has the screen for itself. */
export const ATTEMPT_PARAM = 'intento';
/** Names a sample that was handed in. */
export const SAMPLE_RESULT_PARAM = 'resultado';

export const attemptAddress = (id: string) => `${ENSAYOS}?${ATTEMPT_PARAM}=${id}` as const;
export const sampleAddress = (id: string) => `${SAMPLE_ADDRESS}?${ATTEMPT_PARAM}=${id}`;
export const sampleResultAddress = (id: string) => `${SAMPLE_ADDRESS}?${SAMPLE_RESULT_PARAM}=${id}`;
export const resultAddress = (id: string) => `${ENSAYOS}/resultado/${id}` as const;
export const TYPE_ADDRESS = `${ENSAYOS}/generar/tipo` as const;
/** Where the type is chosen, with the test chosen already. */
export const typeAddress = (test: string) => `${TYPE_ADDRESS}?prueba=${test}` as const;
export const CONTENTS_ADDRESS = `${ENSAYOS}/generar/contenidos`;
export const GENERATE_ADDRESS = `${ENSAYOS}/generar`;
