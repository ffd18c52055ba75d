export const ENSAYOS = '/ensayos';

export const attemptAddress = (id: string) => `${ENSAYOS}?intento=${id}` as const;
export const resultAddress = (id: string) => `${ENSAYOS}/resultado/${id}` as const;
export const TYPE_ADDRESS = `${ENSAYOS}/generar/tipo`;
export const CONTENTS_ADDRESS = `${ENSAYOS}/generar/contenidos`;
export const GENERATE_ADDRESS = `${ENSAYOS}/generar`;
