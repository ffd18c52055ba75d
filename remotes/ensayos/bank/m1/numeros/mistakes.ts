import { defineMistakes } from '../../authoring/index.ts';

export default defineMistakes({
  'aumenta-en-vez-de-deshacer': 'Aplica el porcentaje al precio final en vez de deshacerlo',
  'toma-el-descuento-por-el-total': 'Da el descuento en lugar del precio',
  'resta-el-porcentaje-como-pesos': 'Divide por el porcentaje descontado y no por el que quedó',
});
