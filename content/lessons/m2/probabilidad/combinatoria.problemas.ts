import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.probabilidad.combinatoria.problemas',
  version: 1,
  minutes: 17,
  opening: {
    question: md`En un curso de 30 estudiantes, tú incluida o incluido, se sortea un comité de 3 personas. ¿Qué probabilidad hay de que te toque?`,
    guesses: ['1 en 30', '1 en 10', '1 en 4.060, porque hay 4.060 comités posibles'],
    reveal: md`Es 1 en 10. Hay 4.060 comités, pero tú no estás en uno solo: estás en todos los que se forman contigo y otros dos, que son 406. Y 406 de 4.060 es un décimo. Contar bien los casos favorables es la mitad del trabajo.`,
  },
  points: [
    {
      id: 'claves-y-numeros',
      title: 'Claves y números: empieza por el lugar difícil',
      idea: md`Cuando un lugar tiene una condición, **empieza por él**. Después llena los demás con lo que queda.

Con las cifras del 1 al 6, sin repetir, ¿cuántos números de 4 cifras son pares? El último lugar es el difícil: solo sirven 2, 4 y 6. Hay 3 opciones. Esa cifra ya se usó, así que para los otros lugares quedan 5, 4 y 3: $3 \cdot 5 \cdot 4 \cdot 3 = 180$.

Revisa siempre tres cosas: si se puede repetir, qué lugar tiene condición y qué cifras ya se gastaron.`,
      figure: {
        kind: 'drawing',
        width: 17,
        height: 7,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [0.5, 2],
              [3.9, 2],
              [3.9, 5],
              [0.5, 5],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [4.5, 2],
              [7.9, 2],
              [7.9, 5],
              [4.5, 5],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [8.5, 2],
              [11.9, 2],
              [11.9, 5],
              [8.5, 5],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [12.5, 2],
              [15.9, 2],
              [15.9, 5],
              [12.5, 5],
            ],
            filled: true,
            accent: 2,
          },
          { shape: 'text', at: [2.2, 3.5], text: '5' },
          { shape: 'text', at: [6.2, 3.5], text: '4' },
          { shape: 'text', at: [10.2, 3.5], text: '3' },
          { shape: 'text', at: [14.2, 3.5], text: '3' },
          { shape: 'text', at: [14.2, 6], text: 'primero este', size: 'small' },
          { shape: 'text', at: [14.2, 1], text: '2, 4 o 6', size: 'small' },
          { shape: 'text', at: [6.2, 1], text: 'con lo que queda', size: 'small' },
        ],
        alt: 'Cuatro casilleros con las opciones 5, 4, 3 y 3. El último está destacado: se llena primero, con 2, 4 o 6, y los otros tres con lo que queda.',
      },
      example: {
        problem: md`¿Cuántos números de 3 cifras distintas se forman con 0, 1, 2, 3 y 4? Un número de 3 cifras no empieza con 0.`,
        steps: [
          { title: 'Empieza por el lugar con condición', text: md`La primera cifra no puede ser 0: hay 4 opciones.` },
          {
            title: 'Llena el segundo lugar',
            text: md`Se gastó una cifra, pero ahora el 0 sí sirve: quedan 4 opciones.`,
          },
          { title: 'Llena el tercero', text: md`Ya se gastaron dos: quedan 3.` },
          { title: 'Multiplica', text: md`$4 \cdot 4 \cdot 3 = 48$ números.` },
        ],
      },
      warnings: [
        {
          mistake: 'cifras-con-repeticion',
          text: md`Usar todas las cifras en cada lugar. Si dice «distintas» o «sin repetir», cada cifra que pones deja una opción menos.`,
        },
        {
          mistake: 'cifras-olvida-la-condicion',
          text: md`Contar todos los números y dejar fuera la condición. Subráyala antes de empezar: «pares», «mayores que», «terminan en».`,
        },
        {
          mistake: 'cifras-no-descuenta-la-usada',
          text: md`Llenar bien el último lugar, y en los otros contar como si esa cifra siguiera disponible. Ya está puesta: descuéntala.`,
        },
      ],
      checks: [
        {
          id: 'terminan-en-cinco',
          question: md`Con las cifras del 1 al 7, sin repetir, se forman números de 4 cifras. ¿Cuántos son múltiplos de 5?`,
          key: '120',
          distractors: [
            {
              text: '343',
              feedback: 'Permitiste repetir cifras en los tres primeros lugares.',
              mistake: 'cifras-con-repeticion',
            },
            {
              text: '840',
              feedback: 'Contaste todos los números de 4 cifras, terminen en lo que terminen.',
              mistake: 'cifras-olvida-la-condicion',
            },
            {
              text: '210',
              feedback: 'El 5 ya está en el último lugar: para los otros quedan 6, 5 y 4 opciones.',
              mistake: 'cifras-no-descuenta-la-usada',
            },
          ],
          explanation: md`Deben terminar en 5: 1 opción. Para los otros quedan 6 cifras: $6 \cdot 5 \cdot 4 = 120$.`,
        },
        {
          id: 'mayores-que-cuatrocientos',
          question: md`¿Cuántos números de 3 cifras distintas, mayores que 400, se forman con las cifras del 1 al 6?`,
          key: '60',
          distractors: [
            {
              text: '108',
              feedback: 'Permitiste repetir cifras: 3 · 6 · 6. Tienen que ser distintas.',
              mistake: 'cifras-con-repeticion',
            },
            {
              text: '120',
              feedback: 'Contaste todos. La primera cifra solo puede ser 4, 5 o 6.',
              mistake: 'cifras-olvida-la-condicion',
            },
            {
              text: '90',
              feedback: 'La primera cifra ya se usó: para la segunda quedan 5 opciones, y no 6.',
              mistake: 'cifras-no-descuenta-la-usada',
            },
          ],
          explanation: md`Primera cifra: 4, 5 o 6. Luego quedan 5 y 4 opciones: $3 \cdot 5 \cdot 4 = 60$.`,
        },
        {
          id: 'codigo-de-bodega',
          question: md`El código de una bodega tiene 2 letras distintas, de la A a la E, y después 2 dígitos cualesquiera, que se pueden repetir. ¿Cuántos códigos hay?`,
          key: '2.000',
          distractors: [
            {
              text: '2.500',
              feedback: 'Permitiste repetir la letra. Para la segunda quedan 4.',
              mistake: 'cifras-con-repeticion',
            },
            { text: '1.800', feedback: 'No permitiste repetir los dígitos, y el enunciado dice que se puede.' },
            {
              text: '120',
              feedback: 'Sumaste 20 y 100. Cada par de letras va con cada par de dígitos: se multiplica.',
            },
          ],
          explanation: md`Letras: $5 \cdot 4 = 20$. Dígitos: $10 \cdot 10 = 100$. En total, $20 \cdot 100 = 2.000$.`,
        },
      ],
    },
    {
      id: 'equipos-con-condiciones',
      title: 'Equipos: «y» multiplica, «o» suma',
      idea: md`Para armar un equipo de varios tipos, elige de cada tipo por separado y **multiplica**. Con 5 médicas y 4 enfermeros, un turno de 2 y 2 se elige de $\binom{5}{2} \cdot \binom{4}{2} = 10 \cdot 6 = 60$ maneras.

Si hay casos que no pueden pasar a la vez, se **suman**.

«Al menos uno» es más corto al revés: todos los grupos menos los que no tienen ninguno. Elegir uno y después completar con cualquiera no sirve: cuenta varias veces el mismo grupo.`,
      example: {
        problem: md`De 6 alumnas y 5 alumnos se eligen 4 para una delegación. ¿Cuántas delegaciones tienen al menos un alumno?`,
        steps: [
          {
            title: 'Cuenta todas las delegaciones',
            text: md`$\binom{11}{4} = \frac{11 \cdot 10 \cdot 9 \cdot 8}{4 \cdot 3 \cdot 2 \cdot 1} = \frac{7.920}{24} = 330$.`,
          },
          {
            title: 'Cuenta las que no cumplen',
            text: md`Sin ningún alumno son solo alumnas: $\binom{6}{4} = \binom{6}{2} = \frac{6 \cdot 5}{2} = 15$.`,
          },
          { title: 'Resta', text: md`$330 - 15 = 315$ delegaciones con al menos un alumno.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'lectura-de-verano',
          question: md`De 6 novelas y 4 poemarios, Antonia se lleva 2 novelas y 1 poemario. ¿De cuántas maneras puede elegirlos?`,
          key: '60',
          distractors: [
            {
              text: '120',
              feedback: 'Contaste en orden las novelas, o elegiste 3 libros de 10 sin mirar de qué tipo.',
              mistake: 'conteo-importa-el-orden',
            },
            { text: '19', feedback: 'Sumaste 15 y 4. Cada par de novelas va con cada poemario: se multiplica.' },
            {
              text: '24',
              feedback: 'Multiplicaste 6 por 4: eso elige una sola novela.',
              mistake: 'conteo-multiplica-cantidades',
            },
          ],
          explanation: md`Novelas: $\binom{6}{2} = 15$. Poemarios: 4. En total, $15 \cdot 4 = 60$.`,
        },
        {
          id: 'al-menos-una-de-quimica',
          question: md`De 5 preguntas de física y 3 de química se eligen 2. ¿En cuántas elecciones hay al menos una de química?`,
          key: '18',
          distractors: [
            { text: '15', feedback: 'Esas tienen exactamente una de química. Faltan las que tienen dos.' },
            {
              text: '28',
              feedback: 'Esas son todas las elecciones. Falta restar las que son solo de física.',
              mistake: 'cifras-olvida-la-condicion',
            },
            {
              text: '21',
              feedback: 'Fijaste una de química y completaste con cualquiera: las de dos de química salen dos veces.',
            },
          ],
          explanation: md`Todas: $\binom{8}{2} = 28$. Solo física: $\binom{5}{2} = 10$. Quedan $28 - 10 = 18$.`,
        },
        {
          id: 'triangulos-en-la-circunferencia',
          question: md`Se marcan 8 puntos en una circunferencia. ¿Cuántos triángulos se pueden dibujar con vértices en ellos?`,
          key: '56',
          distractors: [
            {
              text: '336',
              feedback: 'Contaste cada triángulo 6 veces. Los mismos tres puntos dan un solo triángulo.',
              mistake: 'conteo-importa-el-orden',
            },
            {
              text: '24',
              feedback: 'Multiplicaste 8 por 3. Prueba con 3 puntos: hay un solo triángulo.',
              mistake: 'conteo-multiplica-cantidades',
            },
            { text: '28', feedback: 'Esas son las cuerdas, que usan 2 puntos. Un triángulo usa 3.' },
          ],
          explanation: md`En una circunferencia no hay tres puntos alineados: $\binom{8}{3} = \frac{8 \cdot 7 \cdot 6}{6} = 56$.`,
        },
      ],
    },
    {
      id: 'probabilidad-contando',
      title: 'Probabilidad: favorables sobre total, contados igual',
      idea: md`Si se elige un grupo al azar, todos los grupos son igual de probables. La probabilidad es

$$\frac{\text{grupos favorables}}{\text{grupos posibles}}$$

Cuenta arriba y abajo **de la misma manera**: los dos sin orden.

En una bolsa hay 4 fichas rojas y 2 azules, y sacas 2. Posibles: $\binom{6}{2} = 15$. Con las dos rojas: $\binom{4}{2} = 6$. La probabilidad es $\frac{6}{15} = \frac{2}{5}$.

También puedes seguir un camino, ficha por ficha, pero entonces hay que sumar **todos** los órdenes.`,
      example: {
        problem: md`De 7 ampolletas, 3 están quemadas. Se eligen 3 al azar. ¿Qué probabilidad hay de que exactamente una esté quemada?`,
        steps: [
          { title: 'Cuenta los grupos posibles', text: md`$\binom{7}{3} = \frac{7 \cdot 6 \cdot 5}{6} = 35$.` },
          {
            title: 'Cuenta los favorables',
            text: md`Una quemada de 3 y dos buenas de 4: $\binom{3}{1} \cdot \binom{4}{2} = 3 \cdot 6 = 18$.`,
          },
          { title: 'Divide', text: md`$\frac{18}{35}$, un poco más de la mitad.` },
          {
            title: 'Comprueba por caminos',
            text: md`Quemada, buena, buena: $\frac{3}{7} \cdot \frac{4}{6} \cdot \frac{3}{5} = \frac{6}{35}$. La quemada puede salir 1.ª, 2.ª o 3.ª: $3 \cdot \frac{6}{35} = \frac{18}{35}$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'grupo-un-solo-orden',
          text: md`Seguir un solo camino, $\frac{6}{35}$. Ese es un orden en particular. Falta multiplicar por la cantidad de órdenes que dan el mismo grupo.`,
        },
        {
          mistake: 'grupo-con-reposicion',
          text: md`Usar la misma fracción en cada paso, como si lo sacado volviera. Después de cada elección queda uno menos, arriba o abajo.`,
        },
        {
          mistake: 'grupo-intercambia-los-tipos',
          text: md`Contar dos quemadas y una buena. Escribe al lado de cada número qué es: «1 quemada de 3, 2 buenas de 4».`,
        },
      ],
      checks: [
        {
          id: 'dos-brigadistas',
          question: md`Un grupo tiene 5 brigadistas y 4 aprendices. Se eligen 3 al azar. ¿Qué probabilidad hay de que sean exactamente 2 brigadistas y 1 aprendiz?`,
          key: md`$\frac{10}{21}$`,
          distractors: [
            {
              text: md`$\frac{10}{63}$`,
              feedback: 'Seguiste un solo orden. El aprendiz puede salir primero, segundo o tercero.',
              mistake: 'grupo-un-solo-orden',
            },
            {
              text: md`$\frac{100}{243}$`,
              feedback: 'Usaste las mismas fracciones en cada paso, pero nadie se elige dos veces.',
              mistake: 'grupo-con-reposicion',
            },
            {
              text: md`$\frac{5}{14}$`,
              feedback: 'Contaste 1 brigadista y 2 aprendices.',
              mistake: 'grupo-intercambia-los-tipos',
            },
          ],
          explanation: md`$\frac{\binom{5}{2} \cdot \binom{4}{1}}{\binom{9}{3}} = \frac{10 \cdot 4}{84} = \frac{40}{84} = \frac{10}{21}$.`,
        },
        {
          id: 'laminas-repetidas',
          question: md`Tomás tiene 10 láminas y 4 están repetidas. Saca 2 al azar para cambiarlas. ¿Qué probabilidad hay de que las dos estén repetidas?`,
          key: md`$\frac{2}{15}$`,
          distractors: [
            {
              text: md`$\frac{4}{25}$`,
              feedback: 'Usaste 4 de 10 las dos veces. Al sacar la primera quedan 3 repetidas de 9.',
              mistake: 'grupo-con-reposicion',
            },
            {
              text: md`$\frac{4}{15}$`,
              feedback: 'Contaste con orden arriba y sin orden abajo. Los dos se cuentan igual.',
            },
            { text: md`$\frac{2}{5}$`, feedback: 'Esa es la probabilidad para una sola lámina.' },
          ],
          explanation: md`Favorables: $\binom{4}{2} = 6$. Posibles: $\binom{10}{2} = 45$. $\frac{6}{45} = \frac{2}{15}$.`,
        },
        {
          id: 'al-menos-un-premiado',
          question: md`De 6 sobres cerrados, 2 tienen premio. Si eliges 3 al azar, ¿qué probabilidad hay de que ganes al menos un premio?`,
          key: md`$\frac{4}{5}$`,
          distractors: [
            { text: md`$\frac{3}{5}$`, feedback: 'Esa es la de ganar exactamente uno. También sirve ganar los dos.' },
            { text: md`$\frac{1}{5}$`, feedback: 'Esa es la de no ganar ninguno. Lo pedido es lo que falta para 1.' },
            {
              text: md`$\frac{19}{27}$`,
              feedback: 'Calculaste como si cada sobre volviera al montón.',
              mistake: 'grupo-con-reposicion',
            },
          ],
          explanation: md`Sin premio: $\binom{4}{3} = 4$ de $\binom{6}{3} = 20$, un quinto. Al menos uno: $1 - \frac{1}{5} = \frac{4}{5}$.`,
        },
      ],
    },
  ],
  summary: [
    md`Claves y números: empieza por el lugar con condición y descuenta lo usado.`,
    md`Equipos de varios tipos: elige de cada uno y multiplica. Casos separados: suma.`,
    md`«Al menos uno»: todos menos los que no tienen ninguno.`,
    md`Probabilidad: grupos favorables sobre grupos posibles, los dos contados sin orden.`,
  ],
});
