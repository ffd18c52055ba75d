import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-una-muestra-de-agua',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.concentracion-fisica',
  skill: 'evaluar',
  difficulty: 2,
  module: 'comun',
  stem: md`La norma chilena de agua potable permite hasta 0,01 mg de arsénico por litro. Un vecino de un pueblo del norte mandó a analizar el agua de la llave de su casa, tomada un lunes, y el resultado fue 0,006 mg/L (dato ficticio con fines didácticos). Publicó: «El agua del pueblo cumple siempre la norma».

¿Cuál es la mejor crítica a su publicación?`,
  key: { text: md`Una muestra, de una casa y un día, no basta para hablar de todo el pueblo y de siempre.` },
  distractors: [
    {
      mistake: 'compara-decimales-como-enteros',
      text: md`La muestra no cumple la norma, porque 0,006 mg por litro es más que 0,01 mg por litro.`,
      feedback: md`Escribe ambos números con tres decimales y vuelve a compararlos.`,
    },
    {
      mistake: 'cambia-la-unidad-de-la-norma',
      text: md`La norma habla de miligramos por litro, y con un vaso de agua solo se puede medir en ppm.`,
      feedback: md`En agua, 1 mg/L equivale aproximadamente a 1 ppm: las unidades no son el problema.`,
    },
    {
      mistake: 'cualquier-cantidad-incumple',
      text: md`Si el agua contiene arsénico, por poco que sea, entonces no puede cumplir la norma.`,
      feedback: md`La norma fija un máximo mayor que cero: compara el resultado con él.`,
    },
  ],
  sources: [
    { name: 'Instituto Nacional de Normalización, NCh 409/1, Agua potable', detail: 'límite de arsénico, 0,01 mg/L' },
  ],
  solution: [
    {
      title: 'El resultado',
      text: md`$0{,}006 < 0{,}010$: esa muestra cumple la norma, que permite una cantidad pequeña, y las unidades coinciden.`,
    },
    {
      title: 'Lo que se publicó',
      text: md`Habla de todo el pueblo y de siempre. La concentración puede variar de un lugar a otro y de un día a otro: harían falta muestras de varios lugares y fechas.`,
    },
    {
      title: 'Respuesta',
      text: md`Una muestra, de una casa y un día, no basta para hablar de todo el pueblo y de siempre.`,
    },
  ],
});
