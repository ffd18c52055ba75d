import { defineLesson, md } from '../../authoring/index.ts';

/** One period, 12 wide from x = 3, of a curve of height 4 about y = 5; the axes carry what the author says. */
const wave = (f: (turn: number) => number) =>
  Array.from({ length: 49 }, (_, index) => [3 + index / 4, 5 + 4 * f((index * Math.PI) / 24)] as const);

const axes = (quarters: readonly [string, string, string, string], top: string, bottom: string) =>
  [
    { shape: 'arrow', from: [1, 5], to: [17, 5] },
    { shape: 'arrow', from: [3, 0.2], to: [3, 10.4] },
    { shape: 'text', at: [17, 5.9], text: 'x' },
    { shape: 'text', at: [3.8, 10.2], text: 'y' },
    { shape: 'segment', from: [2.8, 9], to: [15, 9], dashed: true },
    { shape: 'segment', from: [2.8, 1], to: [15, 1], dashed: true },
    { shape: 'text', at: [2.5, 9], text: top, anchor: 'end' },
    { shape: 'text', at: [2.5, 1], text: bottom, anchor: 'end' },
    ...quarters.flatMap((text, index) => [
      { shape: 'segment' as const, from: [6 + 3 * index, 4.8] as const, to: [6 + 3 * index, 5.2] as const },
      { shape: 'text' as const, at: [6 + 3 * index, 0.1] as const, text, size: 'small' as const },
    ]),
  ] as const;

export default defineLesson({
  content: 'm2.algebra.trigonometricas.graficos',
  version: 2,
  minutes: 19,
  opening: {
    question: md`Una rueda gira siempre a la misma rapidez y tiene una ampolleta en el borde. De noche, y mirada de canto, solo ves una luz que sube y baja. ¿Se mueve parejo?`,
    guesses: ['Sí, porque la rueda gira parejo', 'No: va más rápido en el medio', 'No: va más rápido en los extremos'],
    reveal: md`Va más rápido en el medio y casi se detiene arriba y abajo. Si anotas su altura a cada instante y la dibujas, aparece la curva del seno: la huella de algo que gira.`,
  },
  points: [
    {
      id: 'de-la-circunferencia-a-la-curva',
      title: 'De la circunferencia a la curva',
      idea: md`En una circunferencia de radio 1, parte del punto de la derecha y gira un ángulo $x$. La **altura** del punto es $\operatorname{sen} x$; lo que está hacia el **lado** es $\cos x$.

El ángulo se mide en **radianes**: una vuelta es $2\pi$, media vuelta es $\pi$ y un cuarto, $\frac{\pi}{2}$.

- El **seno** parte en 0 y sube: 0, 1, 0, $-1$, 0.
- El **coseno** parte en 1 y baja: 1, 0, $-1$, 0, 1.

Los dos van de $-1$ a 1 y se repiten cada $2\pi$. Es la misma curva, corrida un cuarto de vuelta.`,
      figure: {
        kind: 'drawing',
        width: 18,
        height: 10.6,
        shapes: [
          ...axes(['π/2', 'π', '3π/2', '2π'], '1', '−1'),
          { shape: 'path', points: wave(Math.sin), smooth: true, accent: 1 },
          { shape: 'path', points: wave(Math.cos), smooth: true, accent: 2, dashed: true },
        ],
        alt: 'Una vuelta de las curvas de seno y coseno, de 0 a 2π. El seno parte en 0, llega a 1 en π/2, a 0 en π, a −1 en 3π/2 y a 0 en 2π. El coseno, punteado, parte en 1, pasa por 0 en π/2, llega a −1 en π, a 0 en 3π/2 y a 1 en 2π.',
        caption: 'Seno, continua; coseno, punteada.',
      },
      manipulable: {
        kind: 'unit-circle',
        degrees: 30,
        task: 'Da una vuelta completa y fíjate en la altura y en lo que está hacia el lado: ¿cuándo cambian rápido y cuándo lento?',
      },
      example: {
        problem: md`¿Cuánto valen $\operatorname{sen} x$ y $\cos x$ en $x = \frac{3\pi}{2}$?`,
        steps: [
          { title: 'Ubica el ángulo', text: md`$\frac{3\pi}{2}$ son tres cuartos de vuelta: el punto queda abajo.` },
          {
            title: 'Mira la altura',
            text: md`Abajo del todo, la altura es $-1$: $\operatorname{sen} \frac{3\pi}{2} = -1$.`,
          },
          { title: 'Mira hacia el lado', text: md`No está corrido a ningún lado: $\cos \frac{3\pi}{2} = 0$.` },
        ],
      },
      warnings: [
        {
          mistake: 'confunde-seno-con-coseno',
          text: md`Cambiar uno por otro. Mira $x = 0$: el seno parte en 0 y el coseno, en su máximo.`,
        },
      ],
      checks: [
        {
          id: 'coseno-de-pi',
          question: md`¿Cuánto vale $\cos \pi$?`,
          key: md`$-1$`,
          distractors: [
            {
              text: md`$0$`,
              feedback: 'Ese es el seno: a media vuelta la altura es 0.',
              mistake: 'confunde-seno-con-coseno',
            },
            { text: md`$1$`, feedback: 'A media vuelta el punto está a la izquierda: del lado negativo.' },
            { text: md`$-\pi$`, feedback: 'El coseno nunca sale de −1 a 1.' },
          ],
          explanation: md`A media vuelta el punto está en $(-1, 0)$.`,
        },
        {
          id: 'parte-en-cero-y-baja',
          question: md`Una curva va de $-1$ a 1, vale 0 en $x = 0$ y desde ahí **baja**. ¿Cuál es?`,
          key: md`$y = -\operatorname{sen} x$`,
          distractors: [
            { text: md`$y = \operatorname{sen} x$`, feedback: 'El seno parte en 0, pero sube.' },
            {
              text: md`$y = \cos x$`,
              feedback: 'El coseno parte en 1.',
              mistake: 'confunde-seno-con-coseno',
            },
            { text: md`$y = -\cos x$`, feedback: 'Parte en −1, su mínimo.' },
          ],
          explanation: md`El signo menos da vuelta la curva del seno: parte en 0 y baja hasta $-1$.`,
        },
        {
          id: 'minimo-del-seno',
          question: md`Entre 0 y $2\pi$, ¿en qué $x$ alcanza su mínimo la función $\operatorname{sen} x$?`,
          key: md`$\frac{3\pi}{2}$`,
          distractors: [
            {
              text: md`$\pi$`,
              feedback: 'Ahí tiene su mínimo el coseno.',
              mistake: 'confunde-seno-con-coseno',
            },
            { text: md`$\frac{\pi}{2}$`, feedback: 'Ahí está arriba: es el máximo.' },
            { text: md`$2\pi$`, feedback: 'Ahí completó la vuelta y vale 0.' },
          ],
          explanation: md`A tres cuartos de vuelta el punto está abajo del todo: $-1$.`,
        },
      ],
    },
    {
      id: 'amplitud-y-centro',
      title: 'Amplitud y centro: entre qué alturas se mueve',
      idea: md`En $f(x) = a \operatorname{sen}(bx) + c$, o con coseno:

- $c$ es el **centro**: sube o baja toda la curva.
- $|a|$ es la **amplitud**: lo que se aleja del centro hacia cada lado.

El máximo es $c + |a|$ y el mínimo, $c - |a|$. El número $b$ no interviene en las alturas.

Al revés, con el máximo $M$ y el mínimo $m$:

$$c = \frac{M + m}{2} \qquad |a| = \frac{M - m}{2}$$

La amplitud es **la mitad** de la altura total. Si $a$ es negativo, la curva parte hacia abajo.`,
      manipulable: {
        kind: 'function-plotter',
        family: 'sine',
        parameters: { a: 3, b: 1, c: 2 },
        task: 'Cambia de a un número: busca cuál estira hacia arriba y abajo, cuál levanta todo y cuál solo aprieta las olas.',
        predict: {
          question: 'Si b pasa de 1 a 2, ¿qué pasa con el máximo?',
          guesses: ['Se duplica', 'No cambia', 'Sube 1'],
          shows: 'No cambia: las olas se aprietan y llegan a la misma altura.',
        },
      },
      example: {
        problem: md`¿Cuáles son el mínimo y el máximo de $f(x) = 3 \cos(2x) + 5$?`,
        steps: [
          { title: 'Parte del coseno', text: md`$\cos(2x)$ va de $-1$ a 1. El 2 no cambia eso.` },
          { title: 'Multiplica por 3', text: md`$3 \cos(2x)$ va de $-3$ a 3.` },
          { title: 'Suma 5', text: md`$f$ va de 2 a 8.` },
        ],
      },
      warnings: [
        {
          mistake: 'olvida-el-desplazamiento-vertical',
          text: md`Responder $-3$ y 3. Falta sumar el 5, que levanta toda la curva.`,
        },
        {
          mistake: 'multiplica-la-amplitud-por-la-frecuencia',
          text: md`Responder $-1$ y 11, con $5 \pm 6$. El 2 va dentro del coseno: cambia el período, no la altura.`,
        },
        {
          mistake: 'usa-amplitud-uno',
          text: md`Responder 4 y 6, con $5 \pm 1$. El coseno va de $-1$ a 1, pero aquí está multiplicado por 3.`,
        },
      ],
      checks: [
        {
          id: 'extremos-con-a-negativo',
          question: md`¿Cuáles son los valores extremos de $f(x) = -5 \operatorname{sen}(3x) + 2$?`,
          key: md`Mínimo $-3$ y máximo $7$`,
          distractors: [
            {
              text: md`Mínimo $-5$ y máximo $5$`,
              feedback: 'Falta sumar el 2.',
              mistake: 'olvida-el-desplazamiento-vertical',
            },
            {
              text: md`Mínimo $-13$ y máximo $17$`,
              feedback: 'El 3 que multiplica a x no cambia la altura.',
              mistake: 'multiplica-la-amplitud-por-la-frecuencia',
            },
            {
              text: md`Mínimo $1$ y máximo $3$`,
              feedback: 'El seno está multiplicado por −5: se aleja 5 del centro.',
              mistake: 'usa-amplitud-uno',
            },
          ],
          explanation: md`El centro es 2 y la amplitud, 5: de $2 - 5$ a $2 + 5$.`,
        },
        {
          id: 'amplitud-y-centro-desde-extremos',
          question: md`Una curva de seno tiene máximo 10 y mínimo $-2$. ¿Cuáles son su amplitud y su centro?`,
          key: 'Amplitud 6 y centro 4',
          distractors: [
            {
              text: 'Amplitud 12 y centro 4',
              feedback: 'El 12 es la altura total. La amplitud es la mitad.',
              mistake: 'toma-la-altura-total-por-amplitud',
            },
            {
              text: 'Amplitud 10 y centro 0',
              feedback: 'Con centro 0 el mínimo sería −10.',
              mistake: 'olvida-el-desplazamiento-vertical',
            },
            {
              text: 'Amplitud 4 y centro 6',
              feedback: 'Los cambiaste de lugar: con centro 6 y amplitud 4 iría de 2 a 10.',
            },
          ],
          explanation: md`$\frac{10 - (-2)}{2} = 6$ y $\frac{10 + (-2)}{2} = 4$.`,
        },
        {
          id: 'cual-llega-a-nueve',
          question: md`¿Qué función tiene 9 como valor máximo?`,
          key: md`$2 \operatorname{sen} x + 7$`,
          distractors: [
            {
              text: md`$9 \operatorname{sen} x - 1$`,
              feedback: 'Llega a 9 − 1 = 8.',
              mistake: 'olvida-el-desplazamiento-vertical',
            },
            { text: md`$\operatorname{sen}(9x)$`, feedback: 'El 9 va adentro: su máximo es 1.' },
            {
              text: md`$3 \cos(2x) + 3$`,
              feedback: 'Llega a 6. El 2 no multiplica a la amplitud.',
              mistake: 'multiplica-la-amplitud-por-la-frecuencia',
            },
          ],
          explanation: md`$7 + 2 = 9$.`,
        },
      ],
    },
    {
      id: 'periodo-y-formula',
      title: 'El período, y la fórmula desde el dibujo',
      idea: md`El **período** es lo que avanza $x$ hasta que la curva se repite. En $\operatorname{sen}(bx)$, con $b$ positivo:

$$\text{período} = \frac{2\pi}{b} \qquad b = \frac{2\pi}{\text{período}}$$

Un $b$ grande aprieta las olas: $\operatorname{sen}(4x)$ se repite cada $\frac{\pi}{2}$.

Para escribir la fórmula: mira si parte en el centro (seno) o en un extremo (coseno); mide la amplitud **desde el centro**, que va afuera; calcula $b$ con el período, que va adentro.

Y si se resta adentro, $\operatorname{sen}(x - d)$, la curva se corre $d$ a la derecha.`,
      figure: {
        kind: 'drawing',
        width: 18,
        height: 10.6,
        shapes: [
          ...axes(['π/8', 'π/4', '3π/8', 'π/2'], '3', '−3'),
          { shape: 'path', points: wave(Math.cos), smooth: true, accent: 1 },
        ],
        alt: 'Un período de una curva: parte en 3 cuando x es 0, baja a 0 en π/8, llega a −3 en π/4 y vuelve a 3 en π/2.',
      },
      example: {
        problem: md`La figura muestra un período de una curva. ¿Cuál es la función?`,
        steps: [
          { title: 'Mira dónde parte', text: md`En su máximo: es un coseno.` },
          { title: 'Mide la amplitud', text: md`El centro está en 0 y llega a 3: $a = 3$, $c = 0$.` },
          { title: 'Lee el período', text: md`Se repite en $\frac{\pi}{2}$: $b = 2\pi : \frac{\pi}{2} = 4$.` },
          {
            title: 'Escribe',
            text: md`$f(x) = 3 \cos(4x)$. En $x = \frac{\pi}{4}$ da $3 \cos \pi = -3$, como el dibujo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'intercambia-amplitud-y-frecuencia',
          text: md`Escribir $4 \cos(3x)$. La altura va afuera; lo que cambia el período va adentro.`,
        },
        {
          mistake: 'toma-la-altura-total-por-amplitud',
          text: md`Escribir $6 \cos(4x)$. De $-3$ a 3 hay 6, pero la amplitud se mide desde el centro.`,
        },
      ],
      checks: [
        {
          id: 'formula-del-dibujo',
          question: md`La figura muestra un período de una función trigonométrica, desde 0 hasta $\pi$. ¿Cuál es?`,
          figure: {
            kind: 'drawing',
            width: 18,
            height: 10.6,
            shapes: [
              ...axes(['π/4', 'π/2', '3π/4', 'π'], '5', '−5'),
              { shape: 'path', points: wave(Math.sin), smooth: true, accent: 1 },
            ],
            alt: 'Un período de una curva: parte en 0, llega a 5 en π/4, a 0 en π/2, a −5 en 3π/4 y a 0 en π.',
          },
          key: md`$f(x) = 5 \operatorname{sen}(2x)$`,
          distractors: [
            {
              text: md`$f(x) = 2 \operatorname{sen}(5x)$`,
              feedback: 'La altura 5 va afuera; el 2 del período, adentro.',
              mistake: 'intercambia-amplitud-y-frecuencia',
            },
            {
              text: md`$f(x) = 5 \cos(2x)$`,
              feedback: 'El coseno partiría en 5, y esta parte en 0.',
              mistake: 'confunde-seno-con-coseno',
            },
            {
              text: md`$f(x) = 10 \operatorname{sen}(2x)$`,
              feedback: 'La amplitud se mide desde el centro: 5.',
              mistake: 'toma-la-altura-total-por-amplitud',
            },
          ],
          explanation: md`Parte en 0 y sube: seno. Amplitud 5. Período $\pi$: $b = \frac{2\pi}{\pi} = 2$.`,
        },
        {
          id: 'periodo-de-siete-seno',
          question: md`¿Cuál es el período de $f(x) = 7 \operatorname{sen}(3x) + 1$?`,
          key: md`$\frac{2\pi}{3}$`,
          distractors: [
            { text: md`$6\pi$`, feedback: 'Multiplicaste por 3. Un número mayor aprieta las olas: se divide.' },
            {
              text: md`$\frac{2\pi}{7}$`,
              feedback: 'El 7 es la amplitud. El período depende del 3.',
              mistake: 'intercambia-amplitud-y-frecuencia',
            },
            { text: md`$2\pi$`, feedback: 'Ese es el de sen x. Aquí x va multiplicada por 3.' },
          ],
          explanation: md`Cuando $3x$ avanza $2\pi$, $x$ avanza $\frac{2\pi}{3}$. Ni el 7 ni el 1 cambian el período.`,
        },
        {
          id: 'coseno-corrido',
          question: md`El coseno tiene un máximo en $x = 0$. ¿Dónde queda ese máximo en $y = \cos\left(x - \frac{\pi}{3}\right)$?`,
          key: md`En $x = \frac{\pi}{3}$`,
          distractors: [
            {
              text: md`En $x = -\frac{\pi}{3}$`,
              feedback: 'Al restar adentro se corre a la derecha: el paréntesis vale 0 en π/3.',
              mistake: 'desplaza-hacia-el-lado-contrario',
            },
            { text: md`En $x = 0$`, feedback: 'En 0 el paréntesis vale −π/3, y ahí el coseno no es 1.' },
            { text: md`En $x = 3\pi$`, feedback: 'En 3π el paréntesis vale 8π/3, y ahí el coseno es −1/2.' },
          ],
          explanation: md`El máximo está donde el paréntesis vale 0: $x = \frac{\pi}{3}$.`,
        },
      ],
    },
    {
      id: 'suficiencia-de-datos',
      title: 'Suficiencia de datos: ¿alcanza para la amplitud?',
      idea: md`En $f(x) = a \operatorname{sen}(bx) + c$, con $a$ y $b$ positivos, estas son las claves:

- máximo: $c + a$; mínimo: $c - a$;
- distancia entre los dos: $2a$, que da $a$ **sin más**;
- $f(0) = c$, porque $\operatorname{sen} 0 = 0$;
- el período solo habla de $b$.

Para hallar $a$ basta la distancia entre extremos, o dos datos que juntos la den, como el máximo y el centro.

Juzga cada información **sola** antes de juntarlas. Si encuentras dos curvas distintas que la cumplen, no basta.`,
      example: {
        problem: md`Sea $f(x) = a \operatorname{sen}(bx) + c$, con $a$ y $b$ positivos. ¿Se puede saber $a$ con (1) el máximo es 9, o con (2) el mínimo es 1?`,
        steps: [
          {
            title: 'La primera sola',
            text: md`$c + a = 9$: sirve $a = 4$ con $c = 5$, y también $a = 2$ con $c = 7$. No basta.`,
          },
          {
            title: 'La segunda sola',
            text: md`$c - a = 1$: sirve $a = 4$ con $c = 5$, y también $a = 1$ con $c = 2$. No basta.`,
          },
          { title: 'Juntas', text: md`Al restarlas, $2a = 8$ y $a = 4$. Se necesitan **ambas juntas**.` },
        ],
      },
      warnings: [
        {
          mistake: 'suficiencia-juzga-mal-la-primera',
          text: md`Creer que el máximo es la amplitud. El máximo es $c + a$: hay muchos pares que suman 9.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-la-segunda',
          text: md`Creer que con el mínimo basta. Con $c$ libre, la curva puede ser más o menos alta.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-cada-una',
          text: md`Juzgar una con lo que dice la otra. Tapa la segunda mientras miras la primera.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-las-juntas',
          text: md`Decir que falta el período. La amplitud no depende de $b$: con los dos extremos alcanza.`,
        },
      ],
      checks: [
        {
          id: 'distancia-y-periodo',
          question: md`Sea $f(x) = a \operatorname{sen}(bx) + c$, con $a$ y $b$ positivos. Se busca $a$. (1) Entre el máximo y el mínimo hay 8 unidades. (2) El período es $\pi$. ¿Qué información es suficiente?`,
          key: '(1) por sí sola',
          distractors: [
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Con (1) ya se sabe que 2a es 8. No hace falta el período.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: '(2) por sí sola',
              feedback: 'El período solo dice cuánto vale b.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Cada una por sí sola, (1) ó (2)',
              feedback: '(1) basta, pero con (2) la amplitud puede ser cualquiera.',
              mistake: 'suficiencia-juzga-mal-cada-una',
            },
          ],
          explanation: md`De (1), $2a = 8$ y $a = 4$. La (2) solo da $b = 2$.`,
        },
        {
          id: 'valor-en-cero-y-maximo',
          question: md`Sea $f(x) = a \operatorname{sen}(bx) + c$, con $a$ y $b$ positivos. Se busca $a$. (1) $f(0) = 3$. (2) El máximo es 8. ¿Qué información es suficiente?`,
          key: 'Ambas juntas, (1) y (2)',
          distractors: [
            {
              text: '(1) por sí sola',
              feedback: 'f(0) es c: el centro. No dice cuánto se aleja.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: '(2) por sí sola',
              feedback: 'El máximo es c + a: muchos pares suman 8.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Se requiere información adicional',
              feedback: 'De (1) sale el centro, y del centro al máximo está la amplitud.',
              mistake: 'suficiencia-juzga-mal-las-juntas',
            },
          ],
          explanation: md`$c = 3$ y $c + a = 8$: $a = 5$.`,
        },
        {
          id: 'periodo-y-valor-en-cero',
          question: md`Sea $f(x) = a \operatorname{sen}(bx) + c$, con $a$ y $b$ positivos. Se busca $a$. (1) El período es $\frac{\pi}{2}$. (2) $f(0) = 2$. ¿Qué información es suficiente?`,
          key: 'Se requiere información adicional',
          distractors: [
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Con las dos se saben b y c, y a sigue libre.',
              mistake: 'suficiencia-juzga-mal-las-juntas',
            },
            {
              text: '(1) por sí sola',
              feedback: 'El período solo da b.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: '(2) por sí sola',
              feedback: 'f(0) da el centro, no la amplitud.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
          ],
          explanation: md`Cumplen las dos $\operatorname{sen}(4x) + 2$ y $7 \operatorname{sen}(4x) + 2$, que tienen distinta amplitud.`,
        },
      ],
    },
  ],
  summary: [
    md`El seno parte en 0; el coseno, en su máximo. Los dos van de $-1$ a 1.`,
    md`En $a \operatorname{sen}(bx) + c$ el centro es $c$ y la amplitud, $|a|$: va de $c - |a|$ a $c + |a|$.`,
    md`Período: $\frac{2\pi}{b}$. No cambia las alturas.`,
    md`La amplitud es la mitad de la distancia entre el máximo y el mínimo.`,
    md`Restar $d$ adentro corre la curva $d$ a la derecha.`,
  ],
});
