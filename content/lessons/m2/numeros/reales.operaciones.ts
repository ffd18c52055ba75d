import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.numeros.reales.operaciones',
  version: 1,
  minutes: 18,
  opening: {
    question: md`Sin calculadora: ¿qué número es mayor, $5\sqrt{2}$ o 7?`,
    guesses: [md`$5\sqrt{2}$`, 'El 7', 'Son iguales', 'Sin calculadora no se puede saber'],
    reveal: md`Se puede, y sin ningún decimal: $5\sqrt{2} = \sqrt{50}$ y $7 = \sqrt{49}$. Gana $5\sqrt{2}$, por muy poco. Quien redondea $\sqrt{2}$ a 1,4 obtiene un empate que no existe. Aquí vas a ver cómo no caer en eso.`,
  },
  points: [
    {
      id: 'ubicar-una-raiz',
      title: 'Ubicar una raíz entre dos enteros',
      idea: md`Para saber entre qué enteros está $\sqrt{n}$, busca los cuadrados perfectos que la rodean: $\sqrt{30}$ está entre $\sqrt{25}$ y $\sqrt{36}$, o sea, entre 5 y 6.

Si un factor multiplica a la raíz, primero **mételo adentro**. Para entrar se eleva al cuadrado: $a\sqrt{b} = \sqrt{a^2 \cdot b}$, con $a$ positivo.

Así el redondeo queda para el final. Si redondeas antes de multiplicar, el error se multiplica también.`,
      figure: {
        kind: 'number-line',
        from: 0,
        to: 10,
        step: 1,
        points: [
          { at: 3.873, label: '√15' },
          { at: 7.746, label: '2√15' },
        ],
        alt: 'Recta numérica de 0 a 10. El punto √15 está un poco antes del 4, y el punto 2√15, al doble de distancia del cero, está entre 7 y 8.',
      },
      example: {
        problem: md`¿Entre qué enteros consecutivos está $3\sqrt{11}$?`,
        steps: [
          {
            title: 'Mete el factor en la raíz',
            text: md`El 3 entra elevado al cuadrado: $3\sqrt{11} = \sqrt{9 \cdot 11} = \sqrt{99}$.`,
          },
          { title: 'Rodéala de cuadrados perfectos', text: md`$81 < 99 < 100$, con $81 = 9^2$ y $100 = 10^2$.` },
          { title: 'Saca las raíces', text: md`$9 < \sqrt{99} < 10$: está entre 9 y 10, muy cerca del 10.` },
        ],
      },
      warnings: [
        {
          mistake: 'mete-el-factor-sin-elevarlo',
          text: md`Escribir $3\sqrt{11} = \sqrt{33}$. Adentro de la raíz vive el cuadrado del factor: el 3 entra como 9. Compruébalo con $3\sqrt{4} = 6 = \sqrt{36}$.`,
        },
        {
          mistake: 'suma-el-factor-a-la-raiz',
          text: md`Leer $3\sqrt{11}$ como $3 + \sqrt{11}$. Cuando no hay signo entre el número y la raíz, se multiplican: son tres raíces de 11.`,
        },
        {
          mistake: 'trunca-la-raiz-antes-de-multiplicar',
          text: md`Decir «$\sqrt{11}$ es 3 y algo, entonces $3\sqrt{11}$ es 9 y algo». Aquí resulta por suerte. Con $10\sqrt{11}$ dirías 30, y son más de 33.`,
        },
      ],
      checks: [
        {
          id: 'cinco-raiz-de-tres',
          question: md`¿Entre qué enteros consecutivos se ubica $5\sqrt{3}$?`,
          key: 'Entre 8 y 9',
          distractors: [
            {
              text: 'Entre 3 y 4',
              feedback: 'Escribiste la raíz de 15. El 5 entra a la raíz elevado al cuadrado.',
              mistake: 'mete-el-factor-sin-elevarlo',
            },
            {
              text: 'Entre 6 y 7',
              feedback: 'Sumaste 5 a la raíz de 3. Ahí no hay una suma: el 5 multiplica.',
              mistake: 'suma-el-factor-a-la-raiz',
            },
            {
              text: 'Entre 5 y 6',
              feedback: 'Dejaste la raíz de 3 en 1 antes de multiplicar, y la parte que botaste se multiplicaba por 5.',
              mistake: 'trunca-la-raiz-antes-de-multiplicar',
            },
          ],
          explanation: md`$5\sqrt{3} = \sqrt{25 \cdot 3} = \sqrt{75}$, y $64 < 75 < 81$. Por eso está entre 8 y 9.`,
        },
        {
          id: 'el-mayor-de-tres',
          question: md`De los números $3\sqrt{7}$, $2\sqrt{15}$ y 8, ¿cuál es el mayor?`,
          key: '8',
          distractors: [
            {
              text: md`$3\sqrt{7}$`,
              feedback: 'Seguramente redondeaste la raíz de 7 a 3 y te dio 9. Mete el 3 en la raíz: queda la de 63.',
              mistake: 'trunca-la-raiz-antes-de-multiplicar',
            },
            {
              text: md`$2\sqrt{15}$`,
              feedback: 'El 15 es el mayor de adentro, pero el factor también cuenta: es la raíz de 60.',
            },
          ],
          explanation: md`Todos dentro de una raíz: $3\sqrt{7} = \sqrt{63}$, $2\sqrt{15} = \sqrt{60}$ y $8 = \sqrt{64}$. El mayor es 8.`,
        },
        {
          id: 'con-signo-menos',
          question: md`En la recta numérica, ¿dónde queda $-2\sqrt{6}$?`,
          key: md`Entre $-5$ y $-4$`,
          distractors: [
            {
              text: md`Entre $-4$ y $-3$`,
              feedback: 'Metiste el 2 sin elevarlo y quedó la raíz de 12. Entra como 4: es la raíz de 24.',
              mistake: 'mete-el-factor-sin-elevarlo',
            },
            {
              text: md`Entre $-6$ y $-5$`,
              feedback: 'El tamaño es 4,9, que no alcanza a llegar a 5. Con signo menos queda a la derecha del −5.',
            },
            {
              text: 'Entre 0 y 1',
              feedback: 'Sumaste −2 y la raíz de 6, pero el −2 multiplica.',
              mistake: 'suma-el-factor-a-la-raiz',
            },
          ],
          explanation: md`$2\sqrt{6} = \sqrt{24}$ está entre 4 y 5, más cerca del 5. Con el signo menos se refleja: entre $-5$ y $-4$.`,
        },
      ],
    },
    {
      id: 'racional-o-irracional',
      title: 'Cuándo una raíz es irracional',
      idea: md`Si $n$ es un entero positivo, $\sqrt{n}$ es un entero cuando $n$ es un cuadrado perfecto. Si no lo es, $\sqrt{n}$ es **irracional**: sus decimales nunca terminan ni se repiten.

Al operar hay sorpresas. Un racional más un irracional siempre es irracional. Pero dos irracionales multiplicados pueden dar un racional: $\sqrt{2} \cdot \sqrt{8} = \sqrt{16} = 4$.

En las preguntas de **suficiencia** una información basta si decide siempre lo mismo. Un «no» seguro también es una respuesta. Para ver que no basta, busca dos casos que la cumplan y den respuestas distintas.`,
      example: {
        problem: md`Sea $n$ un entero positivo. ¿Se puede determinar si $\sqrt{n}$ es un entero con (1) $n$ es múltiplo de 5, o con (2) $n$ termina en 7?`,
        steps: [
          {
            title: 'Prueba la primera sola',
            text: md`Con $n = 25$ la raíz es 5; con $n = 10$ es irracional. Dos casos distintos: (1) no basta.`,
          },
          {
            title: 'Prueba la segunda sola',
            text: md`Los cuadrados perfectos terminan en 0, 1, 4, 5, 6 o 9. Ninguno termina en 7, así que $\sqrt{n}$ nunca es un entero.`,
          },
          { title: 'Concluye', text: md`Con (2) la respuesta es siempre «no». Eso decide: basta **(2) por sí sola**.` },
        ],
      },
      warnings: [
        {
          mistake: 'suficiencia-juzga-mal-la-primera',
          text: md`Quedarse con un solo ejemplo de (1). Que 25 sea múltiplo de 5 y cuadrado perfecto no muestra que (1) baste: prueba también con 10.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-la-segunda',
          text: md`Descartar (2) porque la respuesta es «no». Se pregunta si se puede **decidir**. Al mirar (2), además, olvida lo que decía (1).`,
        },
        {
          mistake: 'suficiencia-juzga-mal-cada-una',
          text: md`Marcar «cada una por sí sola» sin probarlas por separado. Esa opción exige que (1) baste sin (2) y que (2) baste sin (1).`,
        },
        {
          mistake: 'suficiencia-juzga-mal-las-juntas',
          text: md`Creer que dos pistas juntas siempre deciden. Busca un $n$ que cumpla las dos y sea cuadrado perfecto, y otro que las cumpla y no lo sea.`,
        },
      ],
      checks: [
        {
          id: 'doble-de-un-cuadrado',
          question: md`Sea $n$ un entero positivo. Se quiere determinar si $\sqrt{n}$ es un entero. (1) $n$ es el doble de un cuadrado perfecto. (2) $n$ es par. ¿Qué información es suficiente?`,
          key: '(1) por sí sola',
          distractors: [
            {
              text: '(2) por sí sola',
              feedback: 'Entre los pares está 4, que tiene raíz entera, y está 6, que no. (2) no decide.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Con (1) sola la raíz es un entero por la raíz de 2: nunca es un entero, y eso ya decide.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: 'Cada una por sí sola, (1) ó (2)',
              feedback: '(1) decide, pero (2) no: prueba (2) con 4 y con 6.',
              mistake: 'suficiencia-juzga-mal-cada-una',
            },
          ],
          explanation: md`Con (1), $n = 2k^2$ y $\sqrt{n} = k\sqrt{2}$, que es irracional: la respuesta es siempre «no». Con (2) hay casos de los dos tipos: 4 y 6.`,
        },
        {
          id: 'entre-veinte-y-treinta',
          question: md`Sea $n$ un entero positivo. Se quiere determinar si $\sqrt{n}$ es irracional. (1) $n > 20$. (2) $n < 30$. ¿Qué información es suficiente?`,
          key: 'Se requiere información adicional',
          distractors: [
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Entre 21 y 29 está 25, que es un cuadrado perfecto, junto con otros que no lo son.',
              mistake: 'suficiencia-juzga-mal-las-juntas',
            },
            {
              text: '(1) por sí sola',
              feedback: 'Mayores que 20 son 25 y 26: una raíz es entera y la otra no.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: '(2) por sí sola',
              feedback: 'Menores que 30 son 9 y 10: una raíz es entera y la otra no.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
          ],
          explanation: md`Aun con las dos, $n$ puede ser 25 (raíz 5) o 26 (raíz irracional). No se puede decidir.`,
        },
        {
          id: 'producto-racional',
          question: md`¿Qué producto da un número racional?`,
          key: md`$\sqrt{3} \cdot \sqrt{12}$`,
          distractors: [
            { text: md`$\sqrt{2} \cdot \sqrt{6}$`, feedback: 'Da la raíz de 12, y 12 no es un cuadrado perfecto.' },
            {
              text: md`$\sqrt{3} \cdot \sqrt{9}$`,
              feedback: 'La raíz de 9 es 3, pero queda 3 por la raíz de 3, que sigue siendo irracional.',
            },
            { text: md`$\sqrt{5} \cdot 5$`, feedback: 'Un racional distinto de 0 por un irracional es irracional.' },
          ],
          explanation: md`$\sqrt{3} \cdot \sqrt{12} = \sqrt{36} = 6$, que es racional aunque los dos factores no lo sean.`,
        },
      ],
    },
    {
      id: 'raices-con-compas',
      title: 'Una raíz dibujada con compás',
      idea: md`Un número con infinitos decimales ocupa un punto exacto de la recta, y se puede dibujar. Con catetos de 1 y 2, la hipotenusa mide $\sqrt{1^2 + 2^2} = \sqrt{5}$. Un compás traslada ese largo a la recta.

Cuida **desde dónde** se mide. Si el arco tiene su centro en 1 y gira hasta la recta hacia la derecha, llega a $1 + \sqrt{5}$. Si gira hacia la izquierda, llega a $1 - \sqrt{5}$.

La hipotenusa es una longitud. La posición es el punto de partida más o menos esa longitud.`,
      figure: {
        kind: 'plane',
        x: [-1, 5],
        y: [-1, 2],
        shapes: [
          {
            shape: 'polygon',
            points: [
              [1, 0],
              [3, 0],
              [3, 1],
            ],
            filled: true,
            accent: 1,
          },
          { shape: 'angle', at: [3, 0], from: [1, 0], to: [3, 1], right: true },
          { shape: 'arc', centre: [1, 0], radius: 2.236, from: 0, to: 26.57, dashed: true, accent: 2 },
          { shape: 'point', at: [1, 0] },
          { shape: 'point', at: [3.236, 0], label: 'P', accent: 2 },
          { shape: 'text', at: [1.7, 0.7], text: '√5', anchor: 'middle' },
        ],
        alt: 'Sobre el eje horizontal, un triángulo rectángulo con vértice en 1, un cateto de 2 sobre el eje y otro de 1 hacia arriba. Con centro en 1, un arco lleva la hipotenusa, de √5, hasta el punto P del eje, a la derecha de 3.',
      },
      example: {
        problem: md`En una recta, un triángulo rectángulo tiene un vértice en $-2$. Desde ahí, un cateto de 4 va por la recta hacia la derecha y el otro cateto, de 1, sube. Con centro en $-2$ se gira la hipotenusa hasta la recta, hacia la derecha. ¿En qué punto cae?`,
        steps: [
          {
            title: 'Calcula la hipotenusa',
            text: md`$\sqrt{4^2 + 1^2} = \sqrt{17}$. Se suman los cuadrados de los catetos.`,
          },
          {
            title: 'Mira el centro del arco',
            text: md`El arco parte en $-2$, así que se avanza $\sqrt{17}$ desde $-2$.`,
          },
          {
            title: 'Escribe la posición',
            text: md`El punto es $-2 + \sqrt{17}$, cerca de 2,1. Tiene sentido: queda algo a la derecha del 2, donde termina el cateto.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'olvida-desde-donde-se-mide',
          text: md`Contestar $\sqrt{17}$, que es el largo del radio. La posición depende de dónde está clavado el compás: súmale ese punto.`,
        },
        {
          mistake: 'suma-los-lados-sin-elevar',
          text: md`Hacer $\sqrt{4 + 1}$. En el teorema de Pitágoras se suman los **cuadrados** de los catetos: $16 + 1$.`,
        },
        {
          mistake: 'mide-el-triangulo-desde-el-cero',
          text: md`Medir desde el 0 hasta el vértice de arriba. El compás se clava en el vértice que dice el enunciado, y no siempre es el 0.`,
        },
      ],
      checks: [
        {
          id: 'centro-en-dos',
          question: md`Un triángulo rectángulo tiene un vértice en el 2 de la recta, un cateto de 1 sobre ella, hacia la derecha, y otro de 3 hacia arriba. Con centro en 2, la hipotenusa gira hacia la derecha hasta la recta. ¿Dónde cae?`,
          figure: {
            kind: 'plane',
            x: [0, 6],
            y: [0, 4],
            shapes: [
              {
                shape: 'polygon',
                points: [
                  [2, 0],
                  [3, 0],
                  [3, 3],
                ],
                filled: true,
                accent: 1,
              },
              { shape: 'arc', centre: [2, 0], radius: 3.162, from: 0, to: 71.57, dashed: true, accent: 2 },
              { shape: 'point', at: [2, 0] },
              { shape: 'point', at: [5.162, 0], label: 'Q', accent: 2 },
            ],
            alt: 'Triángulo rectángulo con vértices en 2 y 3 de la recta y un cateto vertical de 3. Con centro en 2, un arco lleva la hipotenusa hasta el punto Q de la recta, a la derecha de 5.',
          },
          key: md`$2 + \sqrt{10}$`,
          distractors: [
            {
              text: md`$\sqrt{10}$`,
              feedback: 'Ese es el largo de la hipotenusa. El compás está clavado en el 2, no en el 0.',
              mistake: 'olvida-desde-donde-se-mide',
            },
            {
              text: '4',
              feedback: 'Sumaste los catetos sin elevarlos: la raíz de 4 es 2, y 2 más 2 es 4.',
              mistake: 'suma-los-lados-sin-elevar',
            },
            {
              text: md`$3\sqrt{2}$`,
              feedback: 'Mediste desde el 0 hasta el vértice de arriba. El centro del arco es el 2.',
              mistake: 'mide-el-triangulo-desde-el-cero',
            },
          ],
          explanation: md`La hipotenusa mide $\sqrt{1^2 + 3^2} = \sqrt{10}$. Desde el 2 hacia la derecha se llega a $2 + \sqrt{10}$.`,
        },
        {
          id: 'diagonal-hacia-la-izquierda',
          question: md`Un cuadrado de lado 2 tiene un vértice en el 4 de la recta. Con centro en ese vértice se gira la diagonal hacia la izquierda, hasta la recta. ¿A qué número llega?`,
          key: md`$4 - 2\sqrt{2}$`,
          distractors: [
            {
              text: md`$2\sqrt{2}$`,
              feedback: 'Ese es el largo de la diagonal. Falta partir desde el 4 y retroceder.',
              mistake: 'olvida-desde-donde-se-mide',
            },
            {
              text: md`$4 + 2\sqrt{2}$`,
              feedback: 'Avanzaste hacia la derecha; el giro es hacia la izquierda, así que se resta.',
            },
            {
              text: '2',
              feedback: 'Usaste la raíz de 2 + 2 como diagonal. Van los cuadrados: la raíz de 4 + 4.',
              mistake: 'suma-los-lados-sin-elevar',
            },
          ],
          explanation: md`La diagonal mide $\sqrt{2^2 + 2^2} = \sqrt{8} = 2\sqrt{2}$. Hacia la izquierda se resta: $4 - 2\sqrt{2}$, cerca de 1,2.`,
        },
        {
          id: 'catetos-para-raiz-de-trece',
          question: md`Quieres marcar $\sqrt{13}$ en la recta, con el compás en el 0. ¿Qué catetos le das al triángulo rectángulo?`,
          key: '2 y 3',
          distractors: [
            {
              text: '6 y 7',
              feedback: 'Suman 13, pero los que deben sumar 13 son sus cuadrados.',
              mistake: 'suma-los-lados-sin-elevar',
            },
            { text: '4 y 9', feedback: 'Esos ya son los cuadrados. Los catetos son sus raíces.' },
          ],
          explanation: md`$2^2 + 3^2 = 4 + 9 = 13$, así que la hipotenusa mide $\sqrt{13}$.`,
        },
      ],
    },
    {
      id: 'racionalizar-con-el-conjugado',
      title: 'Sacar la raíz del denominador',
      idea: md`Dividir por $\sqrt{7} - \sqrt{3}$ es incómodo. Se arregla amplificando por su **conjugado**, que es lo mismo con el signo del medio cambiado: $\sqrt{7} + \sqrt{3}$.

Funciona porque una suma por su diferencia deja solo cuadrados: $(a - b)(a + b) = a^2 - b^2$. Aquí, $7 - 3 = 4$, y las raíces desaparecen de abajo.

El conjugado multiplica arriba y abajo. Y el número que queda en el denominador todavía **divide**: no lo pierdas.`,
      example: {
        problem: md`Escribe $\frac{12}{\sqrt{7} - \sqrt{3}}$ sin raíces en el denominador.`,
        steps: [
          {
            title: 'Amplifica por el conjugado',
            text: md`Arriba y abajo por $\sqrt{7} + \sqrt{3}$: $\frac{12(\sqrt{7} + \sqrt{3})}{(\sqrt{7} - \sqrt{3})(\sqrt{7} + \sqrt{3})}$.`,
          },
          { title: 'Calcula el denominador', text: md`Suma por diferencia: $7 - 3 = 4$.` },
          { title: 'Divide', text: md`$\frac{12(\sqrt{7} + \sqrt{3})}{4} = 3(\sqrt{7} + \sqrt{3})$.` },
        ],
      },
      warnings: [
        {
          mistake: 'no-cambia-el-signo-del-conjugado',
          text: md`Amplificar por la misma diferencia. Entonces abajo queda un cuadrado de binomio, con raíces todavía. El signo del medio tiene que cambiar.`,
        },
        {
          mistake: 'no-divide-tras-racionalizar',
          text: md`Celebrar que el denominador quedó en 4 y olvidarlo. La respuesta no es $12(\sqrt{7} + \sqrt{3})$: falta dividir por 4.`,
        },
        {
          mistake: 'resta-dentro-de-una-sola-raiz',
          text: md`Escribir $\sqrt{7} - \sqrt{3} = \sqrt{4}$. Las raíces no se restan así: $\sqrt{25} - \sqrt{9}$ es 2, y $\sqrt{16}$ es 4.`,
        },
      ],
      checks: [
        {
          id: 'seis-sobre-diferencia',
          question: md`¿A qué es igual $\frac{6}{\sqrt{5} - \sqrt{2}}$?`,
          key: md`$2(\sqrt{5} + \sqrt{2})$`,
          distractors: [
            {
              text: md`$2(\sqrt{5} - \sqrt{2})$`,
              feedback: 'Dividiste bien por 3, pero arriba debe quedar la suma: el conjugado cambia el signo.',
              mistake: 'no-cambia-el-signo-del-conjugado',
            },
            {
              text: md`$6(\sqrt{5} + \sqrt{2})$`,
              feedback: 'El denominador quedó en 5 − 2 = 3, y falta dividir el 6 por 3.',
              mistake: 'no-divide-tras-racionalizar',
            },
            {
              text: md`$2\sqrt{3}$`,
              feedback:
                'Juntaste las dos raíces en la raíz de 3. La diferencia de raíces no es la raíz de la diferencia.',
              mistake: 'resta-dentro-de-una-sola-raiz',
            },
          ],
          explanation: md`Amplifica por $\sqrt{5} + \sqrt{2}$. Abajo queda $5 - 2 = 3$, y $6 : 3 = 2$: da $2(\sqrt{5} + \sqrt{2})$.`,
        },
        {
          id: 'ocho-sobre-suma',
          question: md`Racionaliza $\frac{8}{3 + \sqrt{5}}$. ¿Qué resulta?`,
          key: md`$6 - 2\sqrt{5}$`,
          distractors: [
            {
              text: md`$6 + 2\sqrt{5}$`,
              feedback: 'El conjugado de 3 más la raíz de 5 lleva un menos en el medio.',
              mistake: 'no-cambia-el-signo-del-conjugado',
            },
            {
              text: md`$24 - 8\sqrt{5}$`,
              feedback: 'Falta dividir por 9 − 5 = 4, que quedó abajo.',
              mistake: 'no-divide-tras-racionalizar',
            },
            {
              text: md`$\frac{8}{\sqrt{14}}$`,
              feedback: 'Juntaste 3 y la raíz de 5 en una sola raíz. La suma de raíces no es la raíz de la suma.',
            },
          ],
          explanation: md`$\frac{8(3 - \sqrt{5})}{9 - 5} = \frac{8(3 - \sqrt{5})}{4} = 2(3 - \sqrt{5}) = 6 - 2\sqrt{5}$.`,
        },
        {
          id: 'aproximar-al-final',
          question: md`Si $\sqrt{2} \approx 1{,}414$, ¿cuánto vale aproximadamente $\frac{1}{\sqrt{2} - 1}$?`,
          key: '2,414',
          distractors: [
            {
              text: '0,414',
              feedback: 'Arriba te quedó la raíz de 2 menos 1. El conjugado lleva un más.',
              mistake: 'no-cambia-el-signo-del-conjugado',
            },
            {
              text: '1',
              feedback: 'Convertiste la raíz de 2 menos 1 en la raíz de 1. No se pueden juntar así.',
              mistake: 'resta-dentro-de-una-sola-raiz',
            },
          ],
          explanation: md`Amplifica por $\sqrt{2} + 1$. Abajo queda $2 - 1 = 1$ y arriba $\sqrt{2} + 1 \approx 2{,}414$.`,
        },
      ],
    },
  ],
  summary: [
    md`Un factor entra a la raíz elevado al cuadrado: $a\sqrt{b} = \sqrt{a^2 b}$. Redondea al final.`,
    md`$\sqrt{n}$ es un entero solo si $n$ es un cuadrado perfecto; si no, es irracional.`,
    md`Suficiencia: busca dos casos que cumplan y den respuestas distintas. Un «no» seguro también decide.`,
    md`Posición en la recta: centro del compás más o menos el radio.`,
    md`Racionaliza con el conjugado y no olvides dividir por lo que queda abajo.`,
  ],
});
