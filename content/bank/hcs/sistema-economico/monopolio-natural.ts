import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-monopolio-natural',
  version: 1,
  content: 'hcs.sistema-economico.mercado.estado-mercado',
  skill: 'pensamiento-critico',
  difficulty: 4,
  sources: [
    {
      name: 'Decreto con Fuerza de Ley N.º 70 de 1988, Ministerio de Obras Públicas',
      detail: 'Tarifas de servicios sanitarios',
    },
  ],
  stem: 'En cada zona de Chile, una sola empresa distribuye el agua potable por una red de cañerías, y una superintendencia la fiscaliza mientras la autoridad fija las tarifas. ¿Qué justifica que en este mercado se fijen tarifas?',
  key: { text: 'Que los usuarios no pueden escoger entre varios proveedores.' },
  distractors: [
    {
      mistake: 'economia-regular-por-estatizar',
      text: 'Que el Estado es dueño de las cañerías y de las empresas de agua.',
      feedback: 'Fijar tarifas no supone ser dueño; la mayoría son concesiones privadas.',
    },
    {
      mistake: 'economia-otra-estructura',
      text: 'Que muchas empresas compiten por los mismos usuarios.',
      feedback: 'Si compitieran muchas, la competencia limitaría el precio.',
    },
    {
      mistake: 'economia-un-solo-efecto',
      text: 'Que las empresas no deben obtener ninguna ganancia.',
      feedback: 'La tarifa permite una ganancia; busca qué falta en este mercado.',
    },
  ],
  solution: [
    {
      title: 'El tipo de mercado',
      text: 'Duplicar redes de agua es demasiado caro, así que en cada zona hay un solo proveedor: un monopolio natural.',
    },
    {
      title: 'La razón para regular',
      text: 'Sin alternativas, el proveedor podría cobrar de más; por eso la autoridad fija la tarifa. No implica propiedad estatal ni prohibir ganancias.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Que los usuarios no pueden escoger entre varios proveedores.',
    },
  ],
});
