import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-mortalidad-infantil',
  version: 1,
  content: 'hcs.historia.chile-mediados-siglo-xx.pobreza',
  skill: 'analisis-fuentes',
  difficulty: 4,
  sources: [
    {
      name: 'Jorge Jiménez y María Inés Romero, «Reducing Infant Mortality in Chile: Success in Two Phases», Health Affairs, 2007',
      detail: 'Orden de magnitud de los valores; redondeados',
    },
  ],
  stem: md`La tabla muestra la mortalidad infantil en Chile (niños que mueren antes de cumplir un año por cada mil nacidos vivos). Valores aproximados con fines didácticos:

| Año | Mortalidad infantil |
|---|---|
| 1940 | 193 |
| 1950 | 136 |
| 1960 | 120 |
| 1970 | 79 |

¿Cuál de las siguientes afirmaciones es coherente con la tabla?`,
  key: { text: 'La situación mejoró, pero en 1960 moría más de uno de cada diez niños.' },
  distractors: [
    {
      mistake: 'historia-lee-mal-los-datos',
      text: 'La situación mejoró, pues en 1970 morían solo 79 niños en todo el país.',
      feedback: 'Los valores son por cada mil nacidos, no el total de niños.',
    },
    {
      mistake: 'historia-contradice-la-fuente',
      text: 'La situación empeoró, pues la cifra creció entre el año 1940 y el de 1970.',
      feedback: 'Compara la primera fila con la última.',
    },
    {
      mistake: 'historia-excede-la-fuente',
      text: 'La situación mejoró, gracias a que todas las familias salieron de la pobreza.',
      feedback: 'La tabla no informa sobre la pobreza ni las causas de la baja.',
    },
  ],
  solution: [
    {
      title: 'Leer la unidad',
      text: 'Cada valor es por mil nacidos: 120 por mil es 12 de cada 100, más de uno de cada diez.',
    },
    {
      title: 'Leer la tendencia',
      text: 'La cifra baja en cada fila, lo que es una mejora; pero aún refleja condiciones duras. La tabla no dice las causas.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La situación mejoró, pero en 1960 moría más de uno de cada diez niños.',
    },
  ],
});
