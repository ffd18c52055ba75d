import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-tabla-totalitarismos',
  version: 1,
  content: 'hcs.historia.primera-mitad-siglo-xx.totalitarismos',
  skill: 'analisis-fuentes',
  difficulty: 4,
  sources: [
    { name: 'Hannah Arendt, Los orígenes del totalitarismo' },
    { name: 'Eric Hobsbawm, Historia del siglo XX' },
  ],
  stem: md`Observa la siguiente tabla comparativa:

| Aspecto | Alemania nazi | Unión Soviética de Stalin |
|---|---|---|
| Partidos | Uno solo | Uno solo |
| Propiedad de las empresas | Privada, bajo control estatal | Estatal |
| Base de la ideología | Superioridad racial y nación | Lucha de clases |
| Opositores | Policía secreta y campos | Policía secreta y campos |

A partir de la tabla, ¿cuál de las siguientes conclusiones es correcta?`,
  key: { text: 'Ideologías opuestas recurrieron a formas similares de control político.' },
  distractors: [
    {
      mistake: 'historia-contradice-la-fuente',
      text: 'Ideologías idénticas organizaron la economía de una manera similar.',
      feedback: 'Compara las filas de ideología y de propiedad: ¿son iguales?',
    },
    {
      mistake: 'historia-lee-mal-los-datos',
      text: 'Ideologías opuestas permitieron más de un partido con condiciones.',
      feedback: 'Vuelve a leer la fila de los partidos.',
    },
    {
      mistake: 'historia-excede-la-fuente',
      text: 'Ideologías opuestas obtuvieron un apoyo voluntario de casi toda la población.',
      feedback: 'La tabla no entrega datos sobre el apoyo de la población.',
    },
  ],
  solution: [
    {
      title: 'Buscar diferencias',
      text: 'Cambian la propiedad de las empresas y la base de la ideología.',
    },
    {
      title: 'Buscar semejanzas',
      text: 'Coinciden el partido único y la represión. La conclusión debe recoger ambas cosas sin agregar datos, como el apoyo popular, que la tabla no tiene.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Ideologías opuestas recurrieron a formas similares de control político.',
    },
  ],
});
