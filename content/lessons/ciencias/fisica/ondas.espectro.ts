import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.ondas.espectro',
  version: 1,
  minutes: 13,
  opening: {
    question: md`Una radio FM, un control remoto y una radiografía usan ondas. ¿Qué tienen en común esas tres ondas cuando viajan por el vacío?`,
    guesses: ['La rapidez', 'La frecuencia', 'Nada: son cosas distintas'],
    reveal: md`Las tres son ondas electromagnéticas y en el vacío viajan igual de rápido. Lo que las distingue es la frecuencia y, con ella, la longitud de onda. Esa familia ordenada se llama espectro.`,
  },
  points: [
    {
      id: 'el-orden',
      title: 'Siete regiones en orden',
      idea: md`El **espectro electromagnético** se ordena por frecuencia, de menor a mayor: **radio, microondas, infrarrojo, luz visible, ultravioleta, rayos X y rayos gamma**.

Los nombres ayudan. *Infra*rrojo es «por debajo del rojo»: menor frecuencia que el rojo. *Ultra*violeta es «más allá del violeta»: mayor frecuencia. Entre ambos está lo que ves, del rojo al violeta.

Los bordes no son líneas exactas: una región pasa a la otra de a poco, y hay zonas que se superponen.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'r', label: 'Radio', column: 0, row: 0 },
          { id: 'm', label: 'Micro', column: 1, row: 0 },
          { id: 'i', label: 'Infrarrojo', column: 2, row: 0 },
          { id: 'v', label: 'Visible', column: 3, row: 0 },
          { id: 'u', label: 'Ultravioleta', column: 0, row: 1 },
          { id: 'x', label: 'Rayos X', column: 1, row: 1 },
          { id: 'g', label: 'Gamma', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'r', to: 'm' },
          { from: 'm', to: 'i' },
          { from: 'i', to: 'v' },
          { from: 'v', to: 'u' },
          { from: 'u', to: 'x' },
          { from: 'x', to: 'g' },
        ],
        alt: 'Regiones de menor a mayor frecuencia, unidas por flechas: radio, microondas, infrarrojo, visible, ultravioleta, rayos X y rayos gamma.',
        caption: 'Las flechas van hacia mayor frecuencia.',
      },
      example: {
        problem: md`Ordena de menor a mayor frecuencia: lámpara ultravioleta, radio FM, control remoto infrarrojo y equipo de rayos X.`,
        steps: [
          { title: 'Ubica el extremo bajo', text: md`La radio es la región de menor frecuencia.` },
          {
            title: 'Usa lo visible de referencia',
            text: md`El infrarrojo queda antes de lo visible; el ultravioleta, después.`,
          },
          { title: 'Ubica el extremo alto', text: md`De estas cuatro, los rayos X son los de mayor frecuencia.` },
          { title: 'Escribe el orden', text: md`Radio FM, control remoto, lámpara, rayos X.` },
        ],
      },
      warnings: [
        {
          mistake: 'infrarrojo-mas-energetico-que-uv',
          text: md`Intercambiar infrarrojo y ultravioleta. Apóyate en los nombres: *infra* es por debajo del rojo y *ultra*, más allá del violeta.`,
        },
        {
          mistake: 'radio-como-la-onda-mas-corta',
          text: md`Poner la radio en el extremo equivocado. Tiene la frecuencia más baja y la longitud de onda más larga.`,
        },
      ],
      checks: [
        {
          id: 'justo-despues',
          question: md`¿Qué región tiene una frecuencia apenas mayor que la luz violeta?`,
          key: 'El ultravioleta',
          distractors: [
            {
              text: 'El infrarrojo',
              feedback: 'Ese queda por debajo del rojo, en el otro borde de lo visible.',
              mistake: 'infrarrojo-mas-energetico-que-uv',
            },
            {
              text: 'Los rayos gamma',
              feedback: 'Tienen mayor frecuencia, pero están al final: antes vienen otras dos regiones.',
            },
          ],
          explanation: md`*Ultra*violeta: más allá del violeta.`,
        },
        {
          id: 'menor-frecuencia',
          question: md`¿Cuál de estas ondas tiene la menor frecuencia: la de una radio, la del horno microondas o la de una lámpara infrarroja?`,
          key: 'La de la radio',
          distractors: [
            { text: 'La del microondas', feedback: 'Está entre las otras dos: la radio queda antes.' },
            {
              text: 'La de la lámpara',
              feedback: 'El infrarrojo es la de mayor frecuencia de las tres. La radio va en el extremo bajo.',
              mistake: 'radio-como-la-onda-mas-corta',
            },
          ],
          explanation: md`El orden es radio, microondas, infrarrojo.`,
        },
      ],
    },
    {
      id: 'frecuencia-y-longitud',
      title: 'Más frecuencia, menos longitud de onda',
      idea: md`En el vacío todas viajan a $c = 3 \cdot 10^{8}\ \text{m/s}$, así que $\lambda = \frac{c}{f}$. Si ordenas por longitud de onda, el orden es **el contrario** al de la frecuencia: la radio tiene las ondas más largas y los rayos gamma, las más cortas.

Antes de responder, subraya qué te piden: frecuencia o longitud.

Cuida los prefijos: kHz es $10^{3}$, MHz es $10^{6}$ y GHz es $10^{9}$ Hz.`,
      example: {
        problem: md`Una emisora transmite en 100 MHz. ¿Cuál es la longitud de onda de su señal?`,
        steps: [
          { title: 'Pasa a hertz', text: md`$100\ \text{MHz} = 100 \cdot 10^{6} = 10^{8}\ \text{Hz}$.` },
          {
            title: 'Divide la rapidez por la frecuencia',
            text: md`$\lambda = \frac{3 \cdot 10^{8}}{10^{8}} = 3\ \text{m}$.`,
          },
          {
            title: 'Revisa si tiene sentido',
            text: md`Es una onda de radio: metros es lo esperable. Es la distancia de cresta a cresta.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ordena-por-frecuencia-y-no-por-longitud',
          text: md`Dar el orden de las frecuencias cuando piden longitudes. Es el mismo orden leído desde el otro lado.`,
        },
        {
          mistake: 'error-de-potencia-de-diez',
          text: md`Confundir el prefijo. MHz es un millón de hertz: si usas otro exponente, las cifras salen bien y la coma no.`,
        },
        {
          mistake: 'invierte-c-sobre-f',
          text: md`Dividir $f$ por $c$. Recuerda las unidades: m/s dividido por ciclos por segundo da metros.`,
        },
        {
          mistake: 'toma-media-longitud-de-onda',
          text: md`Dar la distancia de cresta a valle. La longitud de onda va de cresta a cresta.`,
        },
      ],
      checks: [
        {
          id: 'transmisor-sesenta',
          question: md`Un transmisor emite en 60 MHz. ¿Cuál es su longitud de onda?`,
          key: '5 m',
          distractors: [
            {
              text: '50 m',
              feedback: 'Las cifras son correctas, pero hay una potencia de diez de más: 60 MHz es 6·10⁷ Hz.',
              mistake: 'error-de-potencia-de-diez',
            },
            {
              text: '0,2 m',
              feedback: 'Dividiste la frecuencia por la rapidez. Es la rapidez dividida por la frecuencia.',
              mistake: 'invierte-c-sobre-f',
            },
            {
              text: '2,5 m',
              feedback: 'Esa es la distancia de cresta a valle, la mitad.',
              mistake: 'toma-media-longitud-de-onda',
            },
          ],
          explanation: md`$\lambda = \frac{3 \cdot 10^{8}}{6 \cdot 10^{7}} = 5\ \text{m}$.`,
        },
        {
          id: 'orden-longitud',
          question: md`¿Cuál es el orden de **menor a mayor longitud de onda**?`,
          key: 'Rayos X, luz visible, microondas',
          distractors: [
            {
              text: 'Microondas, luz visible, rayos X',
              feedback: 'Ese es el orden de menor a mayor frecuencia. La longitud va al revés.',
              mistake: 'ordena-por-frecuencia-y-no-por-longitud',
            },
            {
              text: 'Luz visible, rayos X, microondas',
              feedback: 'La luz visible tiene ondas más largas que los rayos X: ellos van primero.',
            },
          ],
          explanation: md`Los rayos X tienen la mayor frecuencia de las tres y, por eso, la menor longitud.`,
        },
      ],
    },
    {
      id: 'usos',
      title: 'Para qué se usa cada región',
      idea: md`Cada región se aprovecha según cómo actúa sobre la materia.

- **Radio**: emisoras, televisión abierta.
- **Microondas**: wifi, celulares, radares, hornos.
- **Infrarrojo**: controles remotos, cámaras térmicas.
- **Visible**: ver, fotografía.
- **Ultravioleta**: desinfección; daña la piel.
- **Rayos X**: imágenes de huesos.
- **Gamma**: tratamientos contra el cáncer.

A mayor frecuencia, más energía lleva cada paquete de luz, llamado **fotón**. Los rayos X, los gamma y el ultravioleta de mayor frecuencia pueden ionizar átomos; las demás, no.`,
      example: {
        problem: md`¿Por qué quien toma radiografías todo el día se pone detrás de una pared protegida y quien trabaja junto a una radio encendida no?`,
        steps: [
          {
            title: 'Ubica ambas ondas',
            text: md`Los rayos X están cerca del extremo de alta frecuencia; la radio, en el de baja.`,
          },
          { title: 'Compara sus fotones', text: md`A mayor frecuencia, más energía por fotón.` },
          {
            title: 'Une con el efecto',
            text: md`Un fotón de rayos X puede ionizar átomos del tejido; uno de radio no tiene energía para eso.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'mas-energia-foton',
          question: md`¿Qué fotones llevan más energía: los infrarrojos o los ultravioleta?`,
          key: 'Los ultravioleta, por su mayor frecuencia',
          distractors: [
            {
              text: 'Los infrarrojos, porque se sienten como calor',
              feedback: 'Sentir calor no dice cuánta energía lleva cada fotón. Compara frecuencias.',
              mistake: 'infrarrojo-mas-energetico-que-uv',
            },
            {
              text: 'Los dos igual, porque viajan igual de rápido',
              feedback: 'La rapidez en el vacío es igual. La energía del fotón depende de la frecuencia.',
            },
          ],
          explanation: md`La energía de un fotón crece con la frecuencia, y la del ultravioleta es mayor.`,
        },
        {
          id: 'camara-termica',
          question: md`Una brigada busca de noche a un excursionista con una cámara que detecta lo que emite un cuerpo tibio. ¿Qué región usa?`,
          key: 'El infrarrojo',
          distractors: [
            {
              text: 'El ultravioleta',
              feedback: 'Un cuerpo tibio casi no lo emite. Lo suyo queda por debajo del rojo.',
              mistake: 'infrarrojo-mas-energetico-que-uv',
            },
            { text: 'Los rayos X', feedback: 'Sirven para ver huesos y necesitan un equipo que los produzca.' },
          ],
          explanation: md`A la temperatura del cuerpo se emite sobre todo infrarrojo, y la cámara térmica lo registra.`,
        },
      ],
    },
  ],
  summary: [
    md`De menor a mayor frecuencia: radio, microondas, infrarrojo, visible, ultravioleta, X, gamma.`,
    md`En el vacío todas viajan a $3 \cdot 10^{8}\ \text{m/s}$.`,
    md`$\lambda = \frac{c}{f}$: el orden de longitudes es el contrario al de frecuencias.`,
    md`A mayor frecuencia, más energía por fotón.`,
  ],
});
