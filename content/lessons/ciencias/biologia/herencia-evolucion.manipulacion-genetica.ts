import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.herencia-evolucion.manipulacion-genetica',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Para cuajar la leche y hacer queso se usaba una enzima sacada del estómago de terneros. Hoy, gran parte de esa enzima, con la misma estructura, la fabrican hongos y levaduras en un estanque. ¿Qué hubo que entregarle al microorganismo?`,
    guesses: [
      'Un poco de la enzima, para que la copie',
      'El gen con las instrucciones de la enzima',
      'Células del estómago del ternero',
    ],
    reveal: md`El **gen**. Una célula no copia proteínas: las arma siguiendo las instrucciones del ADN. Y como el código genético es casi el mismo en todos los seres vivos, un hongo puede leer el gen de un ternero.`,
  },
  points: [
    {
      id: 'los-cuatro-pasos',
      title: 'De un gen a un producto, en cuatro pasos',
      idea: md`Para que una bacteria fabrique una proteína humana:

1. **Aislar** el gen humano, cortándolo del ADN o copiándolo.
2. **Insertarlo** en un **plásmido**, un anillo pequeño de ADN. Unas enzimas cortan y otra pega.
3. **Introducir** el plásmido en bacterias y **multiplicarlas**.
4. **Purificar** la proteína que producen.

El ADN que junta trozos de dos seres vivos se llama **recombinante**, y el organismo que recibió un gen de otra especie es **transgénico**.

Así se fabrican insulina, hormona del crecimiento y enzimas para detergentes o telas. Quien usa el remedio recibe la **proteína**: su propio ADN no cambia.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'g', label: 'Gen aislado', column: 0, row: 0 },
          { id: 'p', label: 'Plásmido con el gen', column: 1, row: 0 },
          { id: 'b', label: 'Bacterias que se multiplican', column: 1, row: 1 },
          { id: 'x', label: 'Proteína purificada', column: 0, row: 1 },
        ],
        arrows: [
          { from: 'g', to: 'p', label: 'insertar' },
          { from: 'p', to: 'b', label: 'introducir' },
          { from: 'b', to: 'x', label: 'purificar' },
        ],
        alt: 'El gen aislado se inserta en un plásmido, el plásmido se introduce en bacterias que se multiplican, y de ellas se purifica la proteína.',
        caption: 'El orden de los pasos.',
      },
      example: {
        problem: md`Se quiere que una levadura produzca una proteína de la superficie del virus de la hepatitis B, para usarla en una vacuna. Ordena y explica los pasos.`,
        steps: [
          {
            title: 'Aislar',
            text: md`Se obtiene el gen del virus que lleva las instrucciones de esa proteína. No se parte de la proteína.`,
          },
          { title: 'Insertar', text: md`El gen se pega en un plásmido. Se puede porque los dos son ADN.` },
          {
            title: 'Introducir y multiplicar',
            text: md`Las levaduras que recibieron el plásmido se cultivan: cada una pasa el gen a sus hijas.`,
          },
          {
            title: 'Purificar',
            text: md`Se separa la proteína. La vacuna lleva esa proteína, y no levaduras ni genes para la persona.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'introduce-la-proteina-y-no-el-gen',
          text: md`Insertar la proteína en el plásmido. El plásmido es ADN: solo se le puede pegar ADN. La proteína aparece al final.`,
        },
        {
          mistake: 'cambia-el-adn-de-la-persona',
          text: md`Creer que el remedio cambia el ADN del paciente o que se le inyectan bacterias. Recibe una proteína purificada.`,
        },
        {
          mistake: 'modifica-despues-de-multiplicar',
          text: md`Poner el gen después de multiplicar o purificar. Nada se puede insertar sin haberlo aislado, ni purificar antes de producir.`,
        },
      ],
      checks: [
        {
          id: 'hormona-del-crecimiento',
          question: md`Para producir hormona del crecimiento humana en bacterias, ¿cuáles son el primer y el último paso?`,
          key: 'Aislar el gen de la hormona; purificar la hormona',
          distractors: [
            {
              text: 'Aislar la hormona; purificar la hormona multiplicada',
              feedback: 'Una proteína no se multiplica ni entra en un plásmido: se parte del gen.',
              mistake: 'introduce-la-proteina-y-no-el-gen',
            },
            {
              text: 'Aislar el gen de la hormona; inyectar las bacterias',
              feedback: 'El comienzo está bien. El paciente recibe la hormona, no las bacterias.',
              mistake: 'cambia-el-adn-de-la-persona',
            },
            {
              text: 'Purificar la hormona; aislar el gen de la hormona',
              feedback: 'Está al revés: sin gen no hay producto que purificar.',
              mistake: 'modifica-despues-de-multiplicar',
            },
          ],
          explanation: md`Se entra con el gen y se sale con la proteína.`,
        },
        {
          id: 'por-que-lo-lee',
          question: md`¿Por qué una bacteria puede fabricar una proteína humana?`,
          key: 'Porque lee el gen con casi el mismo código',
          distractors: [
            {
              text: 'Porque copia la proteína que se le da',
              feedback: 'Las células no copian proteínas: las arman según un gen.',
              mistake: 'introduce-la-proteina-y-no-el-gen',
            },
            {
              text: 'Porque se convierte en una célula humana',
              feedback: 'Sigue siendo una bacteria, con un gen más.',
            },
            {
              text: 'Porque toma el ADN de quien usa el remedio',
              feedback: 'El gen se le puso en el laboratorio; el paciente no interviene.',
              mistake: 'cambia-el-adn-de-la-persona',
            },
          ],
          explanation: md`El código genético es casi universal: cada instrucción significa el mismo aminoácido.`,
        },
      ],
    },
    {
      id: 'encontrar-la-colonia',
      title: 'Encontrar la colonia que sí recibió el gen',
      idea: md`No todas las bacterias reciben el plásmido, y no todos los plásmidos llevan el gen. ¿Cómo se encuentra la buena?

Se usa un plásmido con dos genes de resistencia a antibióticos, A y B. El gen nuevo se inserta **dentro de B**, así que lo **interrumpe**.

| Colonia | Resiste A | Resiste B |
|---|---|---|
| sin plásmido | no | no |
| plásmido sin el gen | sí | sí |
| plásmido **con** el gen | sí | **no** |

La que buscas resiste uno y **muere** con el otro: el que quedó roto.`,
      example: {
        problem: md`Un plásmido da resistencia a kanamicina y a cloranfenicol. Se intentó insertar un gen **dentro** del de kanamicina. Crecieron: la colonia 1, con ambos; la 2, solo con cloranfenicol; la 3, con ninguno. ¿Cuál tiene el gen?`,
        steps: [
          { title: '¿Recibió el plásmido?', text: md`La 3 no resiste nada: no lo recibió. La 1 y la 2, sí.` },
          {
            title: '¿Qué gen quedó interrumpido?',
            text: md`El de kanamicina. Con el inserto, esa resistencia se pierde.`,
          },
          {
            title: 'Decide',
            text: md`La 1 conserva la de kanamicina: su plásmido va sin inserto. La 2 la perdió y conserva la otra: es ella.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'toda-bacteria-recibe-el-plasmido',
          text: md`Suponer que todas lo recibieron. La que muere con los dos antibióticos no lo tiene.`,
        },
        {
          mistake: 'resistencia-indica-el-gen-insertado',
          text: md`Elegir la que resiste ambos. Resistir dos muestra un plásmido *entero*, sin inserto.`,
        },
        {
          mistake: 'gen-interrumpido-sigue-activo',
          text: md`Olvidar que el inserto rompe un gen. Una palabra cortada por la mitad no se lee: esa resistencia desaparece.`,
        },
      ],
      checks: [
        {
          id: 'gen-en-el-de-estreptomicina',
          question: md`El gen se inserta dentro del de resistencia a estreptomicina, en un plásmido que también da resistencia a neomicina. ¿Cuál colonia lo tiene?`,
          key: 'La que resiste solo neomicina',
          distractors: [
            {
              text: 'La que resiste ambos antibióticos',
              feedback: 'Tiene el plásmido entero, sin inserto.',
              mistake: 'resistencia-indica-el-gen-insertado',
            },
            {
              text: 'La que resiste solo estreptomicina',
              feedback: 'Ese gen quedó interrumpido: la resistencia se pierde.',
              mistake: 'gen-interrumpido-sigue-activo',
            },
            {
              text: 'La que no resiste ninguno',
              feedback: 'No recibió el plásmido.',
              mistake: 'toda-bacteria-recibe-el-plasmido',
            },
          ],
          explanation: md`Conserva la de neomicina y pierde la de estreptomicina, el gen roto.`,
        },
        {
          id: 'que-indica-la-doble',
          question: md`Una colonia crece con los dos antibióticos. ¿Qué se puede decir de ella?`,
          key: 'Recibió un plásmido sin el gen insertado',
          distractors: [
            {
              text: 'Recibió un plásmido con el gen insertado',
              feedback: 'El gen habría roto una de las dos resistencias.',
              mistake: 'resistencia-indica-el-gen-insertado',
            },
            {
              text: 'No recibió ningún plásmido',
              feedback: 'Sin plásmido no resistiría ninguno.',
              mistake: 'toda-bacteria-recibe-el-plasmido',
            },
          ],
          explanation: md`Los dos genes de resistencia funcionan: ninguno fue interrumpido.`,
        },
      ],
    },
    {
      id: 'probar-si-sirve',
      title: '¿Sirve el gen? Cambiar solo el gen',
      idea: md`Un gen agregado a una planta puede protegerla de una plaga, darle más vitaminas o hacerla tolerar sequía. Puede servir o no; y puede tener riesgos, como pasar el gen a plantas cercanas o volver resistente a la plaga. Eso **se mide**, no se supone.

Una comparación vale si **lo único distinto es el gen**: la misma variedad, con gen y sin él, con igual suelo, riego y plaga. Y con varias parcelas, por si una salió distinta.

Si cambian el gen y el riego a la vez, tener más plantas no arregla nada.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Sin gen', 'Con gen'],
        series: [{ name: 'Hojas dañadas', values: [34, 9] }],
        yTitle: 'Hojas dañadas (%)',
        showValues: true,
        alt: 'Porcentaje de hojas dañadas: 34 % sin el gen y 9 % con el gen.',
        caption: 'Papa de una misma variedad, con igual suelo, riego y larvas (datos inventados).',
      },
      example: {
        problem: md`Un equipo compara tomates de la variedad R con un gen contra hongos, en invernadero, y tomates de la variedad T sin el gen, al aire libre. Los primeros se enferman menos. ¿Qué falla y cómo se corrige?`,
        steps: [
          { title: 'Lista las diferencias', text: md`Gen, variedad y lugar: tres.` },
          { title: 'Di qué impide', text: md`No se sabe si influyó el gen, la variedad o el invernadero.` },
          {
            title: 'Corrige',
            text: md`Variedad R con gen y variedad R sin gen, ambas en el mismo invernadero, con la misma cantidad de hongo, en varias mesas.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'rendimiento-sin-repeticion',
          text: md`Pedir solo más plantas. Si cambiaron dos cosas, con diez veces más plantas seguirán cambiando dos cosas.`,
        },
        {
          mistake: 'transgenico-siempre-superior',
          text: md`Dar por hecho que lo modificado es mejor y olvidar el grupo **sin** gen. Sin él no se sabe nada del gen.`,
        },
        {
          mistake: 'ensayo-sin-planta-comparable',
          text: md`Comparar variedades distintas o agregar una tercera. Se mezclan más condiciones: la comparación es la misma variedad con y sin gen.`,
        },
      ],
      checks: [
        {
          id: 'trigo-y-sequia',
          question: md`Para saber si un gen ayuda al trigo en sequía, se comparó la variedad V con el gen, en Chillán, con la W sin él, en Angol. ¿Qué cambio arregla el ensayo?`,
          key: 'Usar la variedad V con gen y sin él en Chillán',
          distractors: [
            {
              text: 'Usar diez veces más plantas en cada lugar',
              feedback: 'Seguirían cambiando la variedad y el lugar.',
              mistake: 'rendimiento-sin-repeticion',
            },
            {
              text: 'Usar la variedad V con gen en ambos lugares',
              feedback: 'Así se comparan los lugares: falta un grupo sin gen.',
              mistake: 'transgenico-siempre-superior',
            },
            {
              text: 'Usar una tercera variedad sin el gen en Talca',
              feedback: 'Agrega otra variedad y otro lugar: más cosas mezcladas.',
              mistake: 'ensayo-sin-planta-comparable',
            },
          ],
          explanation: md`Misma variedad y mismo lugar: solo cambia el gen.`,
        },
        {
          id: 'que-permite-decir',
          figure: 'of-the-point',
          question: md`En el gráfico de la papa, con el gen hubo 9 % de hojas dañadas y sin él, 34 %. ¿Qué se puede afirmar?`,
          key: 'En esas condiciones, el gen redujo el daño de las larvas',
          distractors: [
            {
              text: 'En toda condición, el gen es mejor para la papa',
              feedback: 'Se midió el daño de una plaga en unas condiciones, no todo lo demás.',
              mistake: 'transgenico-siempre-superior',
            },
            {
              text: 'En esas condiciones, el gen aumentó la cosecha',
              feedback: 'La cosecha no se midió: se contaron hojas dañadas.',
            },
            {
              text: 'Nada, porque las variedades eran diferentes',
              feedback: 'Era la misma variedad: solo cambió el gen.',
              mistake: 'ensayo-sin-planta-comparable',
            },
          ],
          explanation: md`Lo único distinto era el gen, así que la diferencia se le puede atribuir. El alcance: esas larvas y condiciones.`,
        },
      ],
    },
  ],
  summary: [
    md`Aislar el gen, insertarlo en un plásmido, introducirlo y multiplicar, purificar la proteína.`,
    md`Entra un gen y sale una proteína; el ADN del paciente no cambia.`,
    md`La colonia buena pierde la resistencia del gen interrumpido y conserva la otra.`,
    md`Para saber si el gen sirve, lo único distinto tiene que ser el gen.`,
  ],
});
