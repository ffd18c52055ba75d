import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-farmaco-y-celulas-que-se-dividen',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.cancer',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  stem: md`Se agregó a tres cultivos un fármaco que impide formar el huso mitótico. La tabla muestra el porcentaje de células que estaban en división antes y la cantidad de células que había después de tres días, respecto de cultivos iguales sin fármaco (datos ficticios con fines didácticos).

| Cultivo | Células en división, antes | Células a los tres días, respecto del cultivo sin fármaco |
|---|---|---|
| Tumor de colon | 30 % | 25 % |
| Raíz del pelo | 28 % | 28 % |
| Músculo | 1 % | 97 % |

¿Qué se puede concluir acerca del fármaco?`,
  key: { text: md`Afecta más a los tejidos cuyas células se dividen con frecuencia.` },
  distractors: [
    {
      mistake: 'farmaco-solo-a-tumorales',
      text: md`Afecta a las células con cáncer y deja intactas a las células sanas.`,
      feedback: md`Compara la fila del tumor con la de la raíz del pelo, que es un tejido sano.`,
    },
    {
      mistake: 'cancer-por-celulas-grandes',
      text: md`Afecta más a los tejidos que tienen las células de mayor tamaño.`,
      feedback: md`En el experimento no se midió el tamaño; busca qué columna se relaciona con el efecto.`,
    },
    {
      mistake: 'tumor-por-menos-muerte-medida',
      text: md`Corrige las mutaciones que hacen que un tumor crezca sin control.`,
      feedback: md`El fármaco actúa sobre el huso; la tabla nada dice de mutaciones.`,
    },
  ],
  solution: [
    {
      title: 'Comparar las filas',
      text: md`Tumor y raíz del pelo tienen cerca de 30 % de células en división y quedan en torno a 25 %. El músculo, con 1 %, casi no cambia.`,
    },
    {
      title: 'Explicar',
      text: md`Sin huso no se separan los cromosomas, así que se detiene la división. El efecto depende de cuánto se divide el tejido y no de que sea tumoral: por eso también se afecta la raíz del pelo, que es sana.`,
    },
    {
      title: 'Lo que no se midió',
      text: md`No hay datos de tamaño celular ni de mutaciones, por lo que no se puede concluir sobre ellos.`,
    },
    { title: 'Respuesta', text: md`Afecta más a los tejidos cuyas células se dividen con frecuencia.` },
  ],
});
