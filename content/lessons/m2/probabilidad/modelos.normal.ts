import { defineLesson, md, type Point, type Shape } from '../../authoring/index.ts';

/** The bell over a line: four units for one standard deviation, the mean at 14. */
const bell = (deviations: number): Point => [14 + 4 * deviations, 2 + 10 * Math.exp(-(deviations ** 2) / 2)];
const between = (from: number, to: number): readonly Point[] =>
  Array.from({ length: 25 }, (_, index) => bell(from + ((to - from) * index) / 24));

const CURVE: Shape = { shape: 'path', points: between(-3.3, 3.3) };
const BASE: Shape = { shape: 'segment', from: [0.5, 2], to: [27.5, 2] };
const band = (from: number, to: number, accent: 1 | 2 | 3): Shape => ({
  shape: 'polygon',
  points: [[14 + 4 * from, 2], ...between(from, to), [14 + 4 * to, 2]],
  filled: true,
  accent,
});
const under = (deviations: number, text: string): Shape => ({
  shape: 'text',
  at: [14 + 4 * deviations, 0.8],
  text,
  size: 'small',
});

export default defineLesson({
  content: 'm2.probabilidad.modelos.normal',
  version: 1,
  minutes: 17,
  opening: {
    question: md`Las estaturas de un grupo muy grande se reparten en forma de campana, con promedio 165 cm y desviación estándar 6 cm (datos inventados). De cada 100 personas, ¿cuántas miden entre 159 y 171 cm?`,
    guesses: ['Cerca de 50', 'Cerca de 68', 'Cerca de 95'],
    reveal: md`Cerca de 68. En toda distribución normal, a una desviación del promedio, hacia ambos lados, está el 68 % de los datos. A dos desviaciones, el 95 %. Con esos números y la simetría de la campana se responde casi todo.`,
  },
  points: [
    {
      id: 'la-campana',
      title: 'La campana y sus franjas',
      idea: md`Muchas medidas se reparten en forma de **campana**: la mayoría cerca de la media $\mu$, y cada vez menos al alejarse. Si siguen el modelo **normal**, la campana es simétrica y se cumple, aproximadamente:

- entre $\mu - \sigma$ y $\mu + \sigma$ está el 68 % de los datos;
- entre $\mu - 2\sigma$ y $\mu + 2\sigma$, el 95 %;
- entre $\mu - 3\sigma$ y $\mu + 3\sigma$, el 99,7 %.

Con media 165 y desviación 6: entre 159 y 171 está el 68 %, y entre 153 y 177, el 95 %. Bajo la media queda la mitad.`,
      figure: {
        kind: 'drawing',
        width: 28,
        height: 15,
        shapes: [
          band(-2, 2, 2),
          band(-1, 1, 1),
          CURVE,
          BASE,
          under(-2, 'μ − 2σ'),
          under(-1, 'μ − σ'),
          under(0, 'μ'),
          under(1, 'μ + σ'),
          under(2, 'μ + 2σ'),
          { shape: 'text', at: [14, 6], text: '68 %', size: 'large' },
          { shape: 'segment', from: [6, 13.3], to: [22, 13.3], dashed: true },
          { shape: 'text', at: [14, 14.4], text: '95 % entre μ − 2σ y μ + 2σ', size: 'small' },
        ],
        alt: 'Curva en forma de campana, simétrica alrededor de la media. La franja entre la media menos una desviación y la media más una desviación contiene el 68 por ciento; la franja hasta dos desviaciones a cada lado, el 95 por ciento.',
      },
      example: {
        problem: md`Una panadería hace marraquetas cuyo peso es normal, con media 100 g y desviación 5 g. ¿Entre qué pesos está el 95 % de ellas, con la media al centro?`,
        steps: [
          { title: 'Traduce el porcentaje', text: md`El 95 % es la franja de dos desviaciones a cada lado.` },
          { title: 'Calcula dos desviaciones', text: md`$2 \cdot 5 = 10$ g.` },
          {
            title: 'Resta y suma a la media',
            text: md`$100 - 10 = 90$ g y $100 + 10 = 110$ g. El 95 % pesa entre 90 y 110 g.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'normal-franja-simetrica-mayor',
          text: md`Contestar con la franja más ancha. Cuenta cuántas desviaciones hay hasta **cada** extremo: si solo uno llega a dos, no es el 95 %.`,
        },
        {
          mistake: 'normal-franja-simetrica-menor',
          text: md`Contestar 68 % por costumbre. Ese porcentaje es solo para una desviación a cada lado. Divide la distancia a la media por la desviación.`,
        },
      ],
      checks: [
        {
          id: 'bolsas-de-medio-kilo',
          question: md`El contenido de unas bolsas es normal, con media 500 g y desviación 10 g. ¿Qué porcentaje contiene entre 480 y 520 g?`,
          key: '95 %',
          distractors: [
            {
              text: '68 %',
              feedback: 'Esa es la franja de 490 a 510. De 500 a 520 hay dos desviaciones.',
              mistake: 'normal-franja-simetrica-menor',
            },
            {
              text: '99,7 %',
              feedback: 'Esa franja llega a tres desviaciones: de 470 a 530.',
              mistake: 'normal-franja-simetrica-mayor',
            },
            { text: '47,5 %', feedback: 'Esa es solo la mitad de la franja, de 500 a 520.' },
          ],
          explanation: md`480 y 520 están a 20 g de la media, que son dos desviaciones: 95 %.`,
        },
        {
          id: 'franja-del-sesenta-y-ocho',
          question: md`El pulso en reposo de un grupo es normal, con media 72 y desviación 8 latidos por minuto. ¿En qué intervalo, con la media al centro, está el 68 % del grupo?`,
          key: 'De 64 a 80',
          distractors: [
            {
              text: 'De 56 a 88',
              feedback: 'Sumaste y restaste dos desviaciones: ahí está el 95 %.',
              mistake: 'normal-franja-simetrica-mayor',
            },
            {
              text: 'De 68 a 76',
              feedback: 'Repartiste los 8 latidos entre los dos lados. Va una desviación completa a cada lado.',
            },
            { text: 'De 72 a 80', feedback: 'Eso es solo la mitad de la derecha. La franja va a los dos lados.' },
          ],
          explanation: md`68 % es una desviación a cada lado: $72 - 8 = 64$ y $72 + 8 = 80$.`,
        },
        {
          id: 'sobre-la-media',
          question: md`En una distribución normal, ¿qué porcentaje de los datos es mayor que la media?`,
          key: '50 %',
          distractors: [
            {
              text: '68 %',
              feedback: 'Esa es una franja alrededor de la media. Se pregunta por todo lo que está a la derecha.',
              mistake: 'normal-franja-simetrica-menor',
            },
            { text: '34 %', feedback: 'Eso es de la media a una desviación más. Falta lo que sigue.' },
            {
              text: 'Depende de la desviación',
              feedback: 'La campana es simétrica, sea angosta o ancha: la mitad queda a cada lado.',
            },
          ],
          explanation: md`La campana es simétrica: la mitad de los datos queda a cada lado de la media.`,
        },
      ],
    },
    {
      id: 'franjas-por-mitades',
      title: 'Franjas que no son simétricas: por mitades',
      idea: md`Si la franja no tiene la media al centro, parte las franjas conocidas por la mitad:

- de la media a una desviación: $\frac{68}{2} = 34\ \%$;
- de la media a dos: $\frac{95}{2} = 47{,}5\ \%$;
- de una a dos: $47{,}5 - 34 = 13{,}5\ \%$;
- más allá de dos: $50 - 47{,}5 = 2{,}5\ \%$.

Marca los dos extremos. Si la media queda **entre** ellos, se suman las mitades. Si los dos están al **mismo lado**, se restan.

Haz siempre el dibujo: en él se ve si hay que sumar o restar.`,
      figure: {
        kind: 'drawing',
        width: 28,
        height: 14,
        shapes: [
          band(-2, -1, 2),
          band(-1, 0, 1),
          band(0, 1, 1),
          band(1, 2, 2),
          CURVE,
          BASE,
          under(-2, 'μ − 2σ'),
          under(-1, 'μ − σ'),
          under(0, 'μ'),
          under(1, 'μ + σ'),
          under(2, 'μ + 2σ'),
          { shape: 'text', at: [12, 6], text: '34 %' },
          { shape: 'text', at: [16, 6], text: '34 %' },
          { shape: 'text', at: [8.1, 3.1], text: '13,5 %', size: 'small' },
          { shape: 'text', at: [19.9, 3.1], text: '13,5 %', size: 'small' },
          { shape: 'text', at: [3.4, 3.7], text: '2,5 %', size: 'small' },
          { shape: 'text', at: [24.6, 3.7], text: '2,5 %', size: 'small' },
        ],
        alt: 'Campana dividida en partes por la media y las desviaciones. A cada lado de la media hay 34 por ciento hasta una desviación, 13,5 por ciento de una a dos y 2,5 por ciento más allá de dos.',
      },
      example: {
        problem: md`Un vuelo corto dura, de manera normal, 80 minutos en promedio, con desviación de 5 minutos. ¿Qué porcentaje de los vuelos dura entre 75 y 90 minutos?`,
        steps: [
          {
            title: 'Mide los extremos en desviaciones',
            text: md`75 está a 5 de la media: una desviación a la izquierda. 90 está a 10: dos a la derecha.`,
          },
          { title: 'Elige las mitades', text: md`De 75 a 80: 34 %. De 80 a 90: 47,5 %.` },
          {
            title: 'Suma, porque la media está entre ellos',
            text: md`$34 + 47{,}5 = 81{,}5$: el 81,5 % de los vuelos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'normal-mitades-equivocadas',
          text: md`Restar cuando había que sumar, o al revés. Con extremos 75 y 90, restar da 13,5 %, y eso es de 85 a 90. El dibujo lo muestra: la media tiene que quedar dentro.`,
        },
      ],
      checks: [
        {
          id: 'de-una-a-dos',
          question: md`Una variable es normal, con media 60 y desviación 5. ¿Qué porcentaje de los datos está entre 65 y 70?`,
          key: '13,5 %',
          distractors: [
            {
              text: '81,5 %',
              feedback: 'Sumaste las mitades. Los dos extremos están a la derecha de la media: se restan.',
              mistake: 'normal-mitades-equivocadas',
            },
            { text: '47,5 %', feedback: 'Eso es de 60 a 70. Falta quitar lo que hay de 60 a 65.' },
            {
              text: '95 %',
              feedback: 'Esa es la franja de 50 a 70, con la media al centro.',
              mistake: 'normal-franja-simetrica-mayor',
            },
          ],
          explanation: md`De 60 a 70 hay 47,5 % y de 60 a 65, 34 %. La diferencia es 13,5 %.`,
        },
        {
          id: 'entre-veintiocho-y-cuarenta-y-seis',
          question: md`El tiempo de un trámite es normal, con media 40 minutos y desviación 6. ¿Qué porcentaje demora entre 28 y 46 minutos?`,
          key: '81,5 %',
          distractors: [
            {
              text: '13,5 %',
              feedback: 'Restaste las mitades. La media, 40, está entre 28 y 46: se suman.',
              mistake: 'normal-mitades-equivocadas',
            },
            {
              text: '95 %',
              feedback: '28 está a dos desviaciones, pero 46 está solo a una.',
              mistake: 'normal-franja-simetrica-mayor',
            },
            {
              text: '68 %',
              feedback: '46 está a una desviación, pero 28 está a dos.',
              mistake: 'normal-franja-simetrica-menor',
            },
          ],
          explanation: md`De 28 a 40: 47,5 %. De 40 a 46: 34 %. Suman 81,5 %.`,
        },
        {
          id: 'mas-de-ciento-treinta',
          question: md`En una prueba, los puntajes son normales con media 100 y desviación 15. ¿Qué porcentaje obtiene más de 130?`,
          key: '2,5 %',
          distractors: [
            { text: '5 %', feedback: 'Ese 5 % está repartido en las dos puntas. Sobre 130 está la mitad.' },
            { text: '47,5 %', feedback: 'Eso es entre 100 y 130. Se pregunta por lo que está más allá.' },
            {
              text: '97,5 %',
              feedback: 'Eso es lo que está bajo 130: sumaste 50 y 47,5.',
              mistake: 'normal-mitades-equivocadas',
            },
          ],
          explanation: md`130 está a dos desviaciones. Sobre la media hay 50 %, y de 100 a 130, 47,5 %: queda 2,5 %.`,
        },
        {
          id: 'cuantas-plantas',
          question: md`La altura de 2.000 plantas es normal, con media 170 cm y desviación 7. ¿Cuántas, aproximadamente, miden menos de 163 cm?`,
          key: '320',
          distractors: [
            { text: '640', feedback: 'Usaste el 32 % que queda fuera del 68 %, pero ese 32 % está en las dos puntas.' },
            {
              text: '680',
              feedback: 'Ese es el 34 %, las que miden entre 163 y 170. Se piden las que miden menos de 163.',
              mistake: 'normal-mitades-equivocadas',
            },
            {
              text: '1.360',
              feedback: 'Ese es el 68 %, las que miden entre 163 y 177.',
              mistake: 'normal-franja-simetrica-menor',
            },
          ],
          explanation: md`163 está a una desviación. Bajo la media hay 50 %, y de 163 a 170, 34 %: queda 16 %. El 16 % de 2.000 es 320.`,
        },
      ],
    },
    {
      id: 'comparar-con-z',
      title: 'Comparar resultados de distintas pruebas',
      idea: md`Un 650 en una prueba puede ser mejor que un 720 en otra. Para compararlos, mira **cuántas desviaciones** está cada uno sobre la media:

$$z = \frac{x - \mu}{\sigma}$$

Eso es **tipificar**. Si $z = 1{,}5$, el dato está una desviación y media sobre la media. Si es negativo, está debajo. Si es 0, es la media.

Entre dos resultados, relativamente mejor es el de mayor $z$, si conviene tener más. No basta con el puntaje, ni con la diferencia, ni con la desviación: importan los tres.`,
      example: {
        problem: md`Camilo sacó 82 puntos en Biología (media 70, desviación 8) y 75 en Física (media 60, desviación 12). Los puntajes son normales. ¿En cuál le fue mejor, en comparación con su curso?`,
        steps: [
          { title: 'Tipifica Biología', text: md`$z = \frac{82 - 70}{8} = \frac{12}{8} = 1{,}5$.` },
          { title: 'Tipifica Física', text: md`$z = \frac{75 - 60}{12} = \frac{15}{12} = 1{,}25$.` },
          {
            title: 'Compara',
            text: md`$1{,}5 > 1{,}25$: en Biología quedó más arriba respecto de su curso, aunque en Física la diferencia con la media es mayor.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'tipificado-mayor-puntaje',
          text: md`Elegir el puntaje más alto. En una prueba fácil todos sacan mucho: falta ver cómo le fue al resto.`,
        },
        {
          mistake: 'tipificado-mayor-diferencia',
          text: md`Elegir la mayor diferencia con la media. 15 puntos son poco si los puntajes están muy repartidos: divide por la desviación.`,
        },
        {
          mistake: 'tipificado-menor-desviacion',
          text: md`Elegir la prueba de menor desviación. Sola no dice nada: si tu puntaje es la media, $z$ es 0 en cualquier prueba.`,
        },
      ],
      checks: [
        {
          id: 'cuatro-ensayos',
          question: md`Los puntajes de cuatro ensayos son normales. La tabla muestra los de Matilde.

| Ensayo | Puntaje | Media | Desviación |
| --- | --- | --- | --- |
| Lectura | 720 | 600 | 100 |
| Historia | 690 | 560 | 130 |
| Ciencias | 650 | 560 | 60 |
| Inglés | 610 | 580 | 30 |

¿En cuál le fue mejor, en comparación con los demás?`,
          key: 'Ciencias',
          distractors: [
            {
              text: 'Lectura',
              feedback: 'Es el puntaje más alto, pero está 1,2 desviaciones sobre la media. Hay otro mayor.',
              mistake: 'tipificado-mayor-puntaje',
            },
            {
              text: 'Historia',
              feedback: 'Tiene la mayor diferencia, 130, pero la desviación también es 130: z es 1.',
              mistake: 'tipificado-mayor-diferencia',
            },
            {
              text: 'Inglés',
              feedback: 'Tiene la menor desviación, pero está solo 30 puntos sobre la media: z es 1.',
              mistake: 'tipificado-menor-desviacion',
            },
          ],
          explanation: md`Lectura: $\frac{120}{100} = 1{,}2$. Historia: $\frac{130}{130} = 1$. Ciencias: $\frac{90}{60} = 1{,}5$. Inglés: $\frac{30}{30} = 1$.`,
        },
        {
          id: 'de-z-al-dato',
          question: md`La masa de unas manzanas es normal, con media 68 g y desviación 4 g. Una tiene $z = -1{,}5$. ¿Cuál es su masa?`,
          key: '62 g',
          distractors: [
            { text: '74 g', feedback: 'Sumaste las 1,5 desviaciones. El signo menos dice que está bajo la media.' },
            { text: '66,5 g', feedback: 'Restaste 1,5 gramos. Son 1,5 desviaciones, y cada una vale 4 g.' },
            { text: '6 g', feedback: 'Esas son las 1,5 desviaciones. Falta restarlas de la media.' },
          ],
          explanation: md`$1{,}5 \cdot 4 = 6$ g bajo la media: $68 - 6 = 62$ g.`,
        },
        {
          id: 'mejor-carrera',
          question: md`Emilia corre los 100 m en 13,0 s; en su categoría, la media es 14,0 s y la desviación, 0,5 s. Corre los 200 m en 28,0 s; la media es 30,0 s y la desviación, 2,0 s. ¿En cuál carrera es mejor, en comparación con su categoría?`,
          key: 'En los 100 m, porque está 2 desviaciones bajo la media',
          distractors: [
            {
              text: 'En los 200 m, porque está 2 segundos bajo la media',
              feedback: 'Dos segundos en los 200 m son una sola desviación.',
              mistake: 'tipificado-mayor-diferencia',
            },
            {
              text: 'En los 200 m, porque su tiempo tiene el z más alto',
              feedback: 'En una carrera conviene menos tiempo: el mejor es el z más bajo.',
            },
            {
              text: 'En las dos igual, porque ambos tiempos son menores',
              feedback: 'Los dos están bajo la media, pero a distinta cantidad de desviaciones.',
            },
          ],
          explanation: md`100 m: $\frac{13 - 14}{0{,}5} = -2$. 200 m: $\frac{28 - 30}{2} = -1$. En tiempo conviene estar más abajo.`,
        },
      ],
    },
  ],
  summary: [
    md`Normal: 68 % a una desviación de la media, 95 % a dos y 99,7 % a tres, hacia ambos lados.`,
    md`La campana es simétrica: media franja a cada lado y 50 % sobre la media.`,
    md`Media entre los extremos: suma mitades. Los dos al mismo lado: réstalas.`,
    md`$z = \frac{x - \mu}{\sigma}$ dice a cuántas desviaciones de la media está un dato.`,
    md`Compara resultados por su $z$, no por el puntaje.`,
  ],
});
