import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.herencia-evolucion.meiosis',
  version: 1,
  minutes: 19,
  opening: {
    question: md`Una gata tiene cinco gatitos del mismo padre, y ninguno es igual a otro. Cada gatito recibió la mitad de los cromosomas de ella. Si todos recibieron «la mitad», ¿por qué no recibieron la misma mitad?`,
    guesses: [
      'Porque cada ovocito recibe una combinación distinta',
      'Porque los cromosomas cambian después de nacer',
      'Sí la recibieron: la diferencia viene del ambiente',
    ],
    reveal: md`Porque cada ovocito recibe uno de cada par, **elegido al azar**. Con 19 pares hay más de 500.000 combinaciones, sin contar que los pares intercambian trozos. La meiosis reduce el número y, a la vez, baraja.`,
  },
  points: [
    {
      id: 'dos-divisiones',
      title: 'Una copia y dos divisiones',
      idea: md`Antes de la meiosis el ADN se copia **una vez**. Después hay **dos** divisiones:

- **División I**: se separan los **homólogos**. El número baja a la mitad: de $2n$ a $n$. Cada cromosoma sigue con dos cromátidas.
- **División II**: se separan las **cromátidas hermanas**. El número **no** vuelve a bajar: de $n$ a $n$.

Resultan cuatro células con un solo juego. Con $2n = 38$ (el gato): la célula inicial tiene 38; tras la I, 19; tras la II, 19.

La mosca de la fruta, con $2n = 8$: 8, luego 4, luego 4.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'a', label: '2n = 38', column: 0, row: 1 },
          { id: 'b1', label: 'n = 19', column: 1, row: 0 },
          { id: 'b2', label: 'n = 19', column: 1, row: 2 },
          { id: 'c1', label: '19 y 19', column: 2, row: 0 },
          { id: 'c2', label: '19 y 19', column: 2, row: 2 },
        ],
        arrows: [
          { from: 'a', to: 'b1', label: 'I' },
          { from: 'a', to: 'b2', label: 'I' },
          { from: 'b1', to: 'c1', label: 'II' },
          { from: 'b2', to: 'c2', label: 'II' },
        ],
        alt: 'Una célula con 38 cromosomas pasa, en la división I, a dos con 19. Cada una, en la división II, da dos con 19.',
        caption: 'Número de cromosomas por célula en la meiosis de un gato.',
      },
      game: {
        game: 'celula',
        state: 'division.meiosis.38.telofase-1',
        words: 'Cuenta los cromosomas después de la primera división, con 2n = 38.',
      },
      example: {
        problem: md`Un conejo tiene $2n = 44$. ¿Cuántos cromosomas tiene una célula entre las dos divisiones, cuántos un gameto, y cuántas cromátidas tiene cada cromosoma en cada caso?`,
        steps: [
          {
            title: 'Tras la división I',
            text: md`Se separaron los homólogos: $44 : 2 = 22$ cromosomas. Cada uno con **dos** cromátidas.`,
          },
          {
            title: 'Tras la división II',
            text: md`Se separaron las cromátidas. Siguen siendo 22 cromosomas, cada uno con **una**.`,
          },
          {
            title: 'Comprueba con la fecundación',
            text: md`$22 + 22 = 44$: el hijo tiene el mismo número que sus padres.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'primera-division-sin-reduccion',
          text: md`Creer que la primera división conserva y la segunda reduce. En la I se separan los homólogos, así que ahí baja.`,
        },
        {
          mistake: 'meiosis-divide-dos-veces-el-numero',
          text: md`Dividir por 4. Hay dos divisiones, pero en la segunda se parten cromátidas y el número no baja.`,
        },
        {
          mistake: 'meiosis-conserva-el-numero',
          text: md`Tratarla como mitosis. Si los gametos conservaran el número, se duplicaría en cada generación.`,
        },
      ],
      checks: [
        {
          id: 'caballo-sesenta-y-cuatro',
          question: md`Un caballo tiene $2n = 64$. ¿Cuántos cromosomas tiene una célula después de la división I y cuántos un gameto?`,
          key: '32 y 32',
          distractors: [
            {
              text: '64 y 32',
              feedback: 'La reducción ocurre en la I, al separarse los homólogos.',
              mistake: 'primera-division-sin-reduccion',
            },
            {
              text: '32 y 16',
              feedback: 'En la II se separan cromátidas: el número no baja otra vez.',
              mistake: 'meiosis-divide-dos-veces-el-numero',
            },
            {
              text: '64 y 64',
              feedback: 'Eso sería una mitosis. La meiosis deja un solo juego.',
              mistake: 'meiosis-conserva-el-numero',
            },
          ],
          explanation: md`$64 : 2 = 32$ tras la I. En la II se mantienen.`,
        },
        {
          id: 'que-se-separa',
          question: md`¿Qué se separa en la segunda división de la meiosis?`,
          key: 'Las cromátidas hermanas',
          distractors: [
            {
              text: 'Los cromosomas homólogos',
              feedback: 'Los homólogos se separan en la primera división.',
              mistake: 'primera-division-sin-reduccion',
            },
            {
              text: 'Los dos gametos formados',
              feedback: 'Los gametos son el resultado, después de la segunda división.',
            },
          ],
          explanation: md`En la I, los homólogos; en la II, las cromátidas hermanas.`,
        },
      ],
    },
    {
      id: 'anafase-uno',
      title: 'La anafase I, con trozos de lana',
      idea: md`Haz la prueba con lana: dos hebras largas (una roja y una azul) y dos cortas (roja y azul). Rojo de la madre, azul del padre. Dobla cada una en dos: son sus cromátidas.

- **Anafase I**: a cada polo va **uno de cada par**: una larga y una corta, **cada una con sus dos cromátidas**. Los colores se mezclan al azar.
- **Anafase II**: ahora sí se separan las cromátidas.
- **Anafase de mitosis**: a cada polo van las cuatro, con una cromátida cada una.

Pregúntate dos cosas: ¿qué va a cada polo? ¿con cuántas cromátidas?`,
      figure: {
        kind: 'drawing',
        width: 300,
        height: 170,
        shapes: [
          { shape: 'ellipse', centre: [150, 90], radii: [140, 70] },
          { shape: 'segment', from: [50, 70], to: [62, 130], accent: 1 },
          { shape: 'segment', from: [62, 70], to: [50, 130], accent: 1 },
          { shape: 'segment', from: [88, 60], to: [96, 86], accent: 2 },
          { shape: 'segment', from: [96, 60], to: [88, 86], accent: 2 },
          { shape: 'segment', from: [238, 70], to: [250, 130], accent: 2 },
          { shape: 'segment', from: [250, 70], to: [238, 130], accent: 2 },
          { shape: 'segment', from: [204, 60], to: [212, 86], accent: 1 },
          { shape: 'segment', from: [212, 60], to: [204, 86], accent: 1 },
          { shape: 'segment', from: [150, 25], to: [150, 155], dashed: true },
        ],
        alt: 'Célula en anafase I con dos pares de cromosomas. Hacia cada polo va un cromosoma largo y uno corto, cada uno con dos cromátidas.',
        caption: 'Anafase I: un cromosoma de cada par a cada lado.',
      },
      game: {
        game: 'celula',
        state: 'division.meiosis.4.anafase-1',
        words: 'Mira qué se separa en la anafase I y qué sigue unido.',
      },
      example: {
        problem: md`Un grupo modela la anafase I de una célula con $2n = 6$: un par largo, uno mediano y uno corto. ¿Qué debe poner en cada polo?`,
        steps: [
          { title: 'Cuántos', text: md`$2n = 6$ son 3 pares. A cada polo va uno de cada par: 3 cromosomas.` },
          { title: 'Cuáles', text: md`Uno largo, uno mediano y uno corto. Nunca los dos del mismo par.` },
          { title: 'Con cuántas cromátidas', text: md`Con dos: las hermanas siguen unidas hasta la anafase II.` },
        ],
      },
      warnings: [
        {
          mistake: 'homologos-al-mismo-polo',
          text: md`Llevar los dos homólogos al mismo polo. Una célula quedaría sin ese cromosoma y la otra, con dos.`,
        },
        {
          mistake: 'anafase-uno-separa-cromatidas',
          text: md`Separar las cromátidas en la primera. Siguen juntas hasta la segunda división.`,
        },
        {
          mistake: 'anafase-de-mitosis-por-meiosis',
          text: md`Mandar todos los cromosomas a cada polo, con una cromátida. Así se conserva el número: es mitosis.`,
        },
      ],
      checks: [
        {
          id: 'mosca-ocho',
          question: md`Una célula con $2n = 8$ está en anafase I. ¿Qué va hacia cada polo?`,
          key: '4 cromosomas, cada uno con dos cromátidas',
          distractors: [
            {
              text: '4 cromosomas, cada uno con una cromátida',
              feedback: 'Las hermanas se separan en la segunda división.',
              mistake: 'anafase-uno-separa-cromatidas',
            },
            {
              text: '8 cromosomas, cada uno con una cromátida',
              feedback: 'Eso es la anafase de una mitosis.',
              mistake: 'anafase-de-mitosis-por-meiosis',
            },
            {
              text: '2 pares completos, con dos cromátidas',
              feedback: 'Los homólogos de cada par van a polos opuestos.',
              mistake: 'homologos-al-mismo-polo',
            },
          ],
          explanation: md`Uno de cada uno de los 4 pares, con sus dos cromátidas unidas.`,
        },
        {
          id: 'reconocer-la-foto',
          question: md`En una foto, una célula con $2n = 10$ lleva a cada polo 10 cromosomas de una cromátida. ¿Qué es?`,
          key: 'Una anafase de mitosis',
          distractors: [
            {
              text: 'Una anafase I de meiosis',
              feedback: 'En ella irían 5 a cada polo, con dos cromátidas.',
              mistake: 'anafase-de-mitosis-por-meiosis',
            },
            {
              text: 'Una anafase II de meiosis',
              feedback: 'Las cromátidas se separan, pero en ella irían 5 a cada polo.',
            },
          ],
          explanation: md`A cada polo llega el número completo: la división conserva. Es mitosis.`,
        },
      ],
    },
    {
      id: 'combinaciones',
      title: 'Cuántos gametos distintos',
      idea: md`En la anafase I cada par se orienta al azar, **sin mirar a los otros**. Cada par ofrece 2 opciones, y las opciones independientes se **multiplican**: con $n$ pares hay

$$2^n$$

combinaciones. Con 3 pares, $2^3 = 8$. En humanos, $2^{23}$: más de 8 millones.

Si los dos homólogos de un par son idénticos, ese par da una sola opción y **no** se cuenta.

Además, en la profase I los homólogos intercambian trozos (**entrecruzamiento**): la variedad real es mucho mayor.`,
      manipulable: {
        kind: 'probability',
        branches: [
          { label: 'materno', probability: 0.5 },
          { label: 'paterno', probability: 0.5 },
        ],
        stages: 3,
        task: 'Cuenta los caminos con 3 pares: cada camino es un gameto distinto.',
        predict: {
          question: '¿Cuántos gametos distintos hay con 3 pares?',
          guesses: ['6', '8', '9'],
          shows: 'Cada par duplica los caminos: 2, 4 y 8.',
        },
      },
      game: {
        game: 'celula',
        state: 'division.meiosis.4.metafase-1',
        words: 'Cambia el orden de los pares y mira qué gametos salen.',
      },
      example: {
        problem: md`Una planta tiene $2n = 14$. En dos de sus pares, los homólogos son idénticos. Sin entrecruzamiento, ¿cuántos gametos distintos puede formar?`,
        steps: [
          { title: 'Cuenta los pares', text: md`$14 : 2 = 7$ pares.` },
          { title: 'Descarta los que no cambian nada', text: md`2 pares son idénticos: quedan $7 - 2 = 5$.` },
          { title: 'Multiplica las opciones', text: md`$2 \cdot 2 \cdot 2 \cdot 2 \cdot 2 = 2^5 = 32$.` },
        ],
      },
      warnings: [
        {
          mistake: 'combinaciones-como-producto',
          text: md`Calcular $2 \cdot n$. Con 5 pares daría 10, pero las opciones de cada par se multiplican entre sí.`,
        },
        {
          mistake: 'combinaciones-con-todos-los-cromosomas',
          text: md`Usar $2n$ como exponente. Se elige una vez por **par**, no por cromosoma.`,
        },
        {
          mistake: 'combinaciones-elevando-al-cuadrado',
          text: md`Calcular $n^2$. La base es 2, las opciones de cada par; el exponente, los pares.`,
        },
      ],
      checks: [
        {
          id: 'cuatro-pares',
          question: md`En la mosca de la fruta, $2n = 8$. Si en todos los pares los homólogos son distintos, ¿cuántos gametos diferentes hay, sin entrecruzamiento?`,
          key: '16',
          distractors: [
            {
              text: '8',
              feedback: 'Sumaste 2 por cada par. Son independientes: se multiplican.',
              mistake: 'combinaciones-como-producto',
            },
            {
              text: '256',
              feedback: 'Usaste 8 como exponente; los pares son 4.',
              mistake: 'combinaciones-con-todos-los-cromosomas',
            },
          ],
          explanation: md`4 pares: $2^4 = 16$.`,
        },
        {
          id: 'seis-pares',
          question: md`Un insecto tiene $2n = 12$ y todos sus pares son distintos. ¿Cuántos gametos diferentes forma, sin entrecruzamiento?`,
          key: '64',
          distractors: [
            {
              text: '12',
              feedback: 'Multiplicaste 2 por 6. Cada par duplica las combinaciones: 2 por sí mismo, seis veces.',
              mistake: 'combinaciones-como-producto',
            },
            {
              text: '4.096',
              feedback: 'Ese es 2 elevado a 12. La elección es por par, y hay 6.',
              mistake: 'combinaciones-con-todos-los-cromosomas',
            },
            {
              text: '36',
              feedback: 'Elevaste 6 al cuadrado; es 2 elevado a 6.',
              mistake: 'combinaciones-elevando-al-cuadrado',
            },
          ],
          explanation: md`$2^6 = 64$.`,
        },
      ],
    },
    {
      id: 'cuando-algo-no-se-separa',
      title: 'Cuando un par no se separa',
      idea: md`A veces un par o unas cromátidas **no se separan**. Es un solo cromosoma el que sobra en una célula y **falta en otra**.

- Si el error es en la **división I**: las dos células quedan mal, y los cuatro gametos también: $n+1$, $n+1$, $n-1$, $n-1$.
- Si es en la **división II**, en una de las dos células: solo esos dos gametos quedan mal: $n+1$, $n-1$, $n$, $n$.

La trisomía 21 (síndrome de Down) se origina casi siempre así: un gameto con dos cromosomas 21.`,
      game: {
        game: 'celula',
        state: 'division.meiosis.46.gametos.primera',
        words: 'Haz que un par no se separe y cuenta los cromosomas de cada gameto.',
      },
      example: {
        problem: md`En un animal con $2n = 30$, un par de homólogos no se separa en la división I. La II es normal. ¿Cuántos cromosomas tienen los cuatro gametos?`,
        steps: [
          { title: 'El número normal', text: md`$n = 15$.` },
          { title: 'Tras la división I', text: md`Una célula recibe los dos del par: 16. La otra, ninguno: 14.` },
          { title: 'Tras la división II', text: md`Cada una da dos iguales en número: 16, 16, 14 y 14.` },
          {
            title: 'Comprueba',
            text: md`La suma es $16 + 16 + 14 + 14 = 60$, cuatro veces 15: nada se creó ni se perdió.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'no-disyuncion-afecta-a-la-mitad',
          text: md`Cruzar los dos casos. Error en la I: los cuatro mal. Error en la II en una célula: dos mal y dos bien. Dibuja el árbol.`,
        },
        {
          mistake: 'no-disyuncion-con-gametos-normales',
          text: md`Cambiar un solo gameto. Si a uno le sobra un cromosoma, a otro le falta ese mismo.`,
        },
        {
          mistake: 'no-disyuncion-duplica-todo',
          text: md`Creer que fallan todos los cromosomas. Falla uno: el cambio es de más o menos 1.`,
        },
      ],
      checks: [
        {
          id: 'error-en-la-segunda',
          question: md`En una especie con $2n = 20$, en la división II, las cromátidas de un cromosoma no se separan en una de las dos células. ¿Cuántos cromosomas tienen los cuatro gametos?`,
          key: '11, 9, 10 y 10',
          distractors: [
            {
              text: '11, 11, 9 y 9',
              feedback: 'Así sería con un error en la división I, antes de que haya dos células.',
              mistake: 'no-disyuncion-afecta-a-la-mitad',
            },
            {
              text: '11, 10, 10 y 10',
              feedback: 'Si a uno le sobra, a su hermano le falta.',
              mistake: 'no-disyuncion-con-gametos-normales',
            },
            {
              text: '20, 0, 10 y 10',
              feedback: 'Falla un solo cromosoma, no todos.',
              mistake: 'no-disyuncion-duplica-todo',
            },
          ],
          explanation: md`$n = 10$. La célula del error da 11 y 9; la otra, 10 y 10.`,
        },
        {
          id: 'error-en-la-primera',
          question: md`En humanos, el par 21 no se separa en la división I. ¿Cuántos de los cuatro gametos quedan con un número anormal?`,
          key: 'Cuatro',
          distractors: [
            {
              text: 'Uno',
              feedback: 'El error deja a una célula con 24 y a la otra con 22: ninguna queda bien.',
              mistake: 'no-disyuncion-con-gametos-normales',
            },
            {
              text: 'Dos',
              feedback: 'Dos sería con un error en la división II, en una de las células.',
              mistake: 'no-disyuncion-afecta-a-la-mitad',
            },
          ],
          explanation: md`24, 24, 22 y 22: ninguno tiene 23.`,
        },
      ],
    },
  ],
  summary: [
    md`Una copia, dos divisiones. I: se separan homólogos ($2n$ a $n$). II: se separan cromátidas ($n$ a $n$).`,
    md`Anafase I: uno de cada par a cada polo, con dos cromátidas.`,
    md`Con $n$ pares distintos: $2^n$ gametos, sin contar el entrecruzamiento.`,
    md`Error en la I: $n+1$, $n+1$, $n-1$, $n-1$. En la II: $n+1$, $n-1$, $n$, $n$.`,
  ],
});
