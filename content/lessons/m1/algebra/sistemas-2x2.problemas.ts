import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.sistemas-2x2.problemas',
  version: 1,
  minutes: 17,
  opening: {
    question: md`En un corral hay gallinas y conejos: 12 cabezas y 34 patas. ¿Cuántos conejos hay?`,
    guesses: ['4', '5', '6', 'No se puede saber'],
    reveal: md`Hay 5. Si todos fueran gallinas habría 24 patas; sobran 10, y cada conejo aporta 2 más. Ese truco es un sistema resuelto de memoria: una ecuación cuenta cabezas y la otra, patas.`,
  },
  points: [
    {
      id: 'cuantos-y-cuanto-suman',
      title: 'Una ecuación cuenta; la otra pesa',
      idea: md`Muchos problemas dan dos totales de cosas distintas. Escribe una ecuación por cada total:

- **Cuántos** hay: $x + y =$ cantidad.
- **Cuánto** suman: lo que vale cada uno por cuántos hay.

No mezcles las unidades: una ecuación está en bidones y la otra, en litros.

Anota al comienzo qué es $x$ y qué es $y$, y al final mira por cuál preguntan. No repartas por mitades: nada dice que haya igual cantidad de cada tipo.

En problemas de edades, si pasan 5 años, pasan para **los dos**.`,
      example: {
        problem: md`En un refugio llenaron 44 bidones con 160 litros de agua: unos de 3 litros y otros de 5. ¿Cuántos bidones de 5 litros hay?`,
        steps: [
          { title: 'Anota las incógnitas', text: md`$x$: bidones de 3 litros. $y$: bidones de 5 litros.` },
          { title: 'Cuenta bidones', text: md`$x + y = 44$.` },
          { title: 'Cuenta litros', text: md`$3x + 5y = 160$.` },
          {
            title: 'Resuelve',
            text: md`La primera por $-3$: $-3x - 3y = -132$. Al sumar, $2y = 28$ e $y = 14$.`,
          },
          {
            title: 'Responde y comprueba',
            text: md`Hay 14 de 5 litros y 30 de 3 litros: $70 + 90 = 160$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'responde-por-la-otra-incognita',
          text: md`Responder 30: esos son los de 3 litros. Vuelve a la pregunta.`,
        },
        {
          mistake: 'supone-igual-cantidad-de-cada-uno',
          text: md`Dividir $160 : 8 = 20$, como si hubiera tantos de un tipo como del otro. Serían 40 bidones, y son 44.`,
        },
        {
          mistake: 'reparte-todo-en-los-grandes',
          text: md`Dividir $160 : 5 = 32$: eso pone toda el agua en bidones grandes.`,
        },
      ],
      checks: [
        {
          id: 'autos-y-motos',
          question: md`En un estacionamiento hay 50 vehículos, entre autos y motos, con 144 ruedas en total. ¿Cuántos autos hay?`,
          key: '22',
          distractors: [
            { text: '28', feedback: 'Esas son las motos.', mistake: 'responde-por-la-otra-incognita' },
            {
              text: '24',
              feedback: 'Dividiste 144 por 6: supone igual cantidad de cada uno, y serían 48 vehículos.',
              mistake: 'supone-igual-cantidad-de-cada-uno',
            },
            {
              text: '36',
              feedback: 'Dividiste todas las ruedas entre autos. Hay motos también.',
              mistake: 'reparte-todo-en-los-grandes',
            },
          ],
          explanation: md`$a + m = 50$ y $4a + 2m = 144$. De ahí, $2a = 44$ y $a = 22$.`,
        },
        {
          id: 'monedas-de-la-alcancia',
          question: md`Una alcancía tiene 38 monedas, de ${pesos(100)} y de ${pesos(500)}, que suman ${pesos(11000)}. ¿Cuántas son de ${pesos(500)}?`,
          key: '18',
          distractors: [
            { text: '20', feedback: 'Esas son las de 100.', mistake: 'responde-por-la-otra-incognita' },
            {
              text: '19',
              feedback: 'Repartiste las monedas por mitades: sumarían 11.400 pesos.',
              mistake: 'supone-igual-cantidad-de-cada-uno',
            },
            {
              text: '22',
              feedback: 'Dividiste toda la plata por 500.',
              mistake: 'reparte-todo-en-los-grandes',
            },
          ],
          explanation: md`$x + y = 38$ y $100x + 500y = 11.000$, o sea, $x + 5y = 110$. Al restar, $4y = 72$ e $y = 18$.`,
        },
        {
          id: 'edades-de-hace-cinco',
          question: md`Hoy las edades de una madre, $m$, y su hijo, $h$, suman 50. Hace 5 años, la de ella era el triple de la de él. ¿Qué sistema lo dice?`,
          key: md`$m + h = 50$, $m - 5 = 3(h - 5)$`,
          distractors: [
            { text: md`$m + h = 50$, $m = 3(h - 5)$`, feedback: 'Ella también tenía 5 años menos.' },
            {
              text: md`$m + h = 50$, $3(m - 5) = h - 5$`,
              feedback: 'Así el hijo tendría el triple que la madre.',
              mistake: 'pone-el-doble-en-el-lado-contrario',
            },
            { text: md`$m + h = 45$, $m - 5 = 3(h - 5)$`, feedback: 'La suma de hoy es 50: no hay que restarle.' },
          ],
          explanation: md`Las dos edades retroceden 5 años. La solución es $m = 35$ y $h = 15$: hace 5 años, 30 y 10.`,
        },
      ],
    },
    {
      id: 'a-favor-y-en-contra',
      title: 'A favor y en contra',
      idea: md`Una lancha avanza a $v$ respecto del agua y el río corre a $c$.

- **A favor**: las rapideces se suman, $v + c$.
- **En contra**: se restan, $v - c$.

Primero calcula cada rapidez real, distancia dividida por tiempo. Después arma el sistema.

Al restar las dos ecuaciones queda $2c$: la corriente está contada **dos veces**, porque a la ida empuja y a la vuelta frena. No olvides dividir por 2. Lo mismo pasa con un avión y el viento.`,
      figure: {
        kind: 'drawing',
        width: 260,
        height: 110,
        shapes: [
          { shape: 'text', at: [0, 98], text: 'A favor: 20 km/h', anchor: 'start' },
          { shape: 'arrow', from: [0, 70], to: [128, 70], accent: 1, label: 'v' },
          { shape: 'arrow', from: [130, 70], to: [162, 70], accent: 2, label: 'c' },
          { shape: 'text', at: [0, 42], text: 'En contra: 12 km/h', anchor: 'start' },
          { shape: 'arrow', from: [0, 14], to: [128, 14], accent: 1, label: 'v' },
          { shape: 'arrow', from: [128, 4], to: [96, 4], accent: 2 },
          { shape: 'text', at: [140, 4], text: 'c', anchor: 'start' },
        ],
        alt: 'A favor, la flecha v de la lancha y la flecha c del río van una tras otra en el mismo sentido y suman 20 km/h. En contra, la flecha c apunta hacia atrás y queda 12 km/h.',
      },
      example: {
        problem: md`Una lancha recorre 60 km por un río: a favor demora 3 horas y de vuelta, 5. ¿Cuál es la rapidez de la corriente?`,
        steps: [
          {
            title: 'Calcula cada rapidez',
            text: md`A favor: $60 : 3 = 20$ km/h. En contra: $60 : 5 = 12$ km/h.`,
          },
          { title: 'Escribe el sistema', text: md`$v + c = 20$ y $v - c = 12$.` },
          { title: 'Resta las ecuaciones', text: md`$2c = 8$.` },
          { title: 'Divide y comprueba', text: md`$c = 4$ km/h y $v = 16$ km/h: $16 + 4 = 20$ y $16 - 4 = 12$.` },
        ],
      },
      warnings: [
        {
          mistake: 'resta-las-rapideces-sin-dividir-por-dos',
          text: md`Responder 8. Esa diferencia tiene la corriente dos veces.`,
        },
        {
          mistake: 'da-la-rapidez-de-la-lancha',
          text: md`Responder 16: es la de la lancha respecto del agua. Preguntan por el río.`,
        },
        {
          mistake: 'da-la-rapidez-contra-la-corriente',
          text: md`Responder 12: es lo que avanza de vuelta, un dato intermedio.`,
        },
      ],
      checks: [
        {
          id: 'avion-con-viento',
          question: md`Un avión recorre 2.400 km con el viento a favor en 3 horas, y vuelve con el mismo viento en contra en 4. ¿Cuál es la rapidez del viento?`,
          key: '100 km/h',
          distractors: [
            {
              text: '200 km/h',
              feedback: 'Restaste 800 y 600, y ahí el viento está dos veces.',
              mistake: 'resta-las-rapideces-sin-dividir-por-dos',
            },
            {
              text: '700 km/h',
              feedback: 'Esa es la rapidez del avión sin viento.',
              mistake: 'da-la-rapidez-de-la-lancha',
            },
            {
              text: '600 km/h',
              feedback: 'Esa es la rapidez con que vuelve.',
              mistake: 'da-la-rapidez-contra-la-corriente',
            },
          ],
          explanation: md`$v + w = 800$ y $v - w = 600$. Al restar, $2w = 200$.`,
        },
        {
          id: 'kayak-en-el-estero',
          question: md`Un kayak recorre 18 km en 2 horas a favor de la corriente y los vuelve en 3. ¿A qué rapidez avanzaría en aguas quietas?`,
          key: '7,5 km/h',
          distractors: [
            {
              text: '1,5 km/h',
              feedback: 'Esa es la rapidez de la corriente.',
              mistake: 'responde-por-la-otra-incognita',
            },
            { text: '15 km/h', feedback: 'Sumaste 9 y 6: da dos veces la del kayak.' },
            {
              text: '6 km/h',
              feedback: 'Esa es la rapidez de vuelta, con la corriente en contra.',
              mistake: 'da-la-rapidez-contra-la-corriente',
            },
          ],
          explanation: md`$v + c = 9$ y $v - c = 6$. Al sumar, $2v = 15$.`,
        },
        {
          id: 'sistema-de-la-balsa',
          question: md`Una balsa a motor recorre 45 km en 3 horas a favor de la corriente y en 5 horas en contra. Con $x$ la rapidez de la balsa e $y$ la del río, ¿qué sistema corresponde?`,
          key: md`$x + y = 15$, $x - y = 9$`,
          distractors: [
            { text: md`$x + y = 9$, $x - y = 15$`, feedback: 'A favor va más rápido, así que demora menos.' },
            {
              text: md`$x + y = 45$, $x - y = 45$`,
              feedback: 'Los 45 son kilómetros. Falta dividirlos por las horas.',
            },
            { text: md`$x + y = 3$, $x - y = 5$`, feedback: 'Igualaste rapideces con horas.' },
          ],
          explanation: md`$45 : 3 = 15$ km/h a favor y $45 : 5 = 9$ km/h en contra.`,
        },
      ],
    },
    {
      id: 'mezclas',
      title: 'Mezclas: multiplica cada porcentaje por su cantidad',
      idea: md`En una mezcla se cuentan dos cosas: la cantidad **total** y la cantidad de **lo puro**.

- Total: $x + y =$ lo que resulta.
- Puro: porcentaje por cantidad, en cada parte **y en la mezcla**.

Con $x$ litros al 30 % e $y$ litros al 70 % para tener 60 litros al 40 %:

$$\begin{cases} x + y = 60 \\ 30x + 70y = 40 \cdot 60 \end{cases}$$

El 40 también se multiplica por su cantidad. Y el resultado queda siempre **entre** los dos porcentajes, más cerca del que más hay.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'a', label: 'x litros, 30 %', column: 0, row: 0 },
          { id: 'b', label: 'y litros, 70 %', column: 0, row: 2 },
          { id: 'm', label: '60 litros, 40 %', column: 1, row: 1 },
        ],
        arrows: [
          { from: 'a', to: 'm' },
          { from: 'b', to: 'm' },
        ],
        alt: 'Dos recipientes, uno con x litros al 30 % y otro con y litros al 70 %, se juntan en uno de 60 litros al 40 %.',
      },
      example: {
        problem: md`Se mezcla un jugo con 30 % de fruta y otro con 70 % para obtener 60 litros con 40 % de fruta. ¿Cuántos litros de cada uno se usan?`,
        steps: [
          { title: 'Cuenta los litros', text: md`$x + y = 60$.` },
          { title: 'Cuenta la fruta', text: md`$30x + 70y = 40 \cdot 60$, o sea, $3x + 7y = 240$.` },
          { title: 'Resuelve', text: md`De la primera, $3x + 3y = 180$. Al restar, $4y = 60$ e $y = 15$.` },
          {
            title: 'Responde y comprueba',
            text: md`45 litros al 30 % y 15 al 70 %. La fruta: $13{,}5 + 10{,}5 = 24$ litros, el 40 % de 60.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'mezcla-olvida-multiplicar-por-el-total',
          text: md`Escribir $30x + 70y = 40$. El 40 % es de los 60 litros: a la derecha va $40 \cdot 60$.`,
        },
        {
          mistake: 'mezcla-intercambia-los-porcentajes',
          text: md`Escribir $70x + 30y$. Mira qué letra anotaste para cada jugo.`,
        },
        {
          mistake: 'mezcla-toma-el-total-como-puro',
          text: md`Escribir $100 \cdot 60$ a la derecha: eso sería que los 60 litros fueran pura fruta.`,
        },
      ],
      checks: [
        {
          id: 'cloro-para-la-piscina',
          question: md`Se juntan $x$ litros de una solución al 20 % e $y$ litros de otra al 50 % para tener 90 litros al 30 %. ¿Qué sistema corresponde?`,
          key: md`$x + y = 90$, $20x + 50y = 30 \cdot 90$`,
          distractors: [
            {
              text: md`$x + y = 90$, $20x + 50y = 30$`,
              feedback: 'El 30 % es de los 90 litros: falta multiplicar.',
              mistake: 'mezcla-olvida-multiplicar-por-el-total',
            },
            {
              text: md`$x + y = 90$, $50x + 20y = 30 \cdot 90$`,
              feedback: 'Los x litros son los del 20 %.',
              mistake: 'mezcla-intercambia-los-porcentajes',
            },
            {
              text: md`$x + y = 90$, $20x + 50y = 100 \cdot 90$`,
              feedback: 'Así los 90 litros serían puros, y son al 30 %.',
              mistake: 'mezcla-toma-el-total-como-puro',
            },
          ],
          explanation: md`Cada porcentaje por su cantidad, también el de la mezcla.`,
        },
        {
          id: 'litros-al-cincuenta',
          question: md`Para tener 90 litros al 30 % se mezcla una solución al 20 % con otra al 50 %. ¿Cuántos litros de la de 50 % hacen falta?`,
          key: '30',
          distractors: [
            { text: '60', feedback: 'Esos son los de la de 20 %.', mistake: 'responde-por-la-otra-incognita' },
            {
              text: '45',
              feedback: 'Con la mitad de cada una quedaría al 35 %.',
              mistake: 'supone-igual-cantidad-de-cada-uno',
            },
            {
              text: '54',
              feedback: 'Pusiste todo lo puro en la de 50 %. La otra también aporta.',
              mistake: 'reparte-todo-en-los-grandes',
            },
          ],
          explanation: md`$x + y = 90$ y $2x + 5y = 270$. Restando $2x + 2y = 180$: $3y = 90$ e $y = 30$.`,
        },
        {
          id: 'mezcla-imposible',
          question: md`Con una aleación al 20 % de plata y otra al 50 %, ¿qué porcentaje **no** se puede obtener mezclándolas?`,
          key: '55 %',
          distractors: [
            { text: '48 %', feedback: 'Sí se puede: casi toda de la de 50 %.' },
            { text: '35 %', feedback: 'Sí se puede: mitad y mitad.' },
            { text: '21 %', feedback: 'Sí se puede: casi toda de la de 20 %.' },
          ],
          explanation: md`El resultado queda entre 20 % y 50 %. Más de 50 % pediría una parte con más plata.`,
        },
      ],
    },
  ],
  summary: [
    md`Una ecuación por cada total, y cada una con su unidad.`,
    md`Anota qué es cada letra y mira por cuál preguntan.`,
    md`A favor: $v + c$. En contra: $v - c$. Al restar quedan dos corrientes.`,
    md`En mezclas, cada porcentaje por su cantidad, también el del resultado.`,
  ],
});
