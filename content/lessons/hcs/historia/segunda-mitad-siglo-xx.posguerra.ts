import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.segunda-mitad-siglo-xx.posguerra',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Entre 1945 y 1991, Estados Unidos y la Unión Soviética se amenazaron con miles de armas nucleares. En esos 46 años, sus ejércitos nunca se declararon la guerra. ¿Fue paz?`,
    guesses: [
      'Sí, porque no pelearon entre ellos',
      'No, porque pelearon a través de otros',
      'No se sabe, porque todo fue secreto',
    ],
    reveal: md`Por eso se llamó Guerra **Fría**: no hubo combate directo entre las dos potencias, pero sí guerras en Corea, Vietnam o Afganistán, golpes de Estado y espionaje. Vas a ver cómo se dividió el mundo y que la tensión subió y bajó.`,
  },
  points: [
    {
      id: 'dos-potencias',
      title: 'De aliados a rivales',
      idea: md`En 1945 Europa estaba en ruinas. Quedaron dos superpotencias que habían vencido juntas al nazismo: **Estados Unidos** y la **Unión Soviética**. Sin enemigo común, salieron sus diferencias.

Una defendía el capitalismo y la democracia liberal. La otra, una economía planificada por el Estado y un partido único. Cada una temía que la otra se expandiera.

En marzo de 1947, el presidente Truman anunció que su país apoyaría a los gobiernos amenazados por el comunismo: la **contención**. Ojo: «mundo libre» es lenguaje de un bando. Ese bando apoyó también dictaduras, si eran anticomunistas.`,
      readings: [
        {
          title: 'Doctrina de un bloque',
          by: 'Texto escrito para Travesía, que resume las ideas de Truman en 1947',
          text: md`El mundo debe elegir entre dos modos de vida. En uno manda la mayoría y se respetan las libertades. En el otro, una minoría impone su voluntad con miedo y censura. Nuestro deber es ayudar a los pueblos que resisten.`,
        },
        {
          title: 'Doctrina del otro bloque',
          by: 'Texto escrito para Travesía, que resume las ideas de Zhdánov en 1947',
          text: md`El mundo se ha dividido en dos campos. En uno, el imperialismo quiere dominar y prepara otra guerra. En el otro, los pueblos defienden la paz y su independencia. Nuestro deber es unir a los que resisten.`,
        },
      ],
      example: {
        problem: md`¿En qué se parecen y en qué se oponen los dos textos de 1947?`,
        steps: [
          {
            title: 'Mira la forma',
            text: md`Ambos dividen el mundo en dos, se ponen en el lado bueno y llaman a ayudar «a los que resisten».`,
          },
          {
            title: 'Mira el contenido',
            text: md`El primero opone libertad y opresión. El segundo opone paz e imperialismo.`,
          },
          {
            title: 'Saca una conclusión',
            text: md`Son discursos espejo: justifican la acción de cada potencia. No prueban que sus actos siguieran siempre esos ideales.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-discurso-por-realidad',
          text: md`Tomar «pueblos libres» al pie de la letra, o creer que se refería a dar independencia a las colonias. Es lenguaje de la Guerra Fría: mira contra quién se dice.`,
        },
        {
          mistake: 'historia-otra-epoca',
          text: md`Hablar de neutralidad de Estados Unidos en 1947. Esa fue su política en otros momentos; aquí anuncia que va a intervenir.`,
        },
        {
          mistake: 'historia-otros-actores',
          text: md`Ver a la Unión Soviética como aliada en 1947 porque lo fue contra Hitler. La guerra terminó en 1945, y el rival cambió.`,
        },
      ],
      checks: [
        {
          id: 'contencion',
          question: md`¿Qué política exterior anunció Estados Unidos en 1947?`,
          key: 'Frenar la expansión del comunismo apoyando a otros gobiernos',
          distractors: [
            {
              text: 'Mantenerse neutral ante los conflictos que viviera Europa',
              feedback: 'Apoyar a otros es lo contrario de la neutralidad.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Seguir unido a la Unión Soviética contra el nazismo',
              feedback: 'El nazismo cayó en 1945. El rival pasó a ser la URSS.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'Dar la independencia a las colonias europeas de África',
              feedback: 'No trataba de eso: «pueblos libres» apuntaba al comunismo.',
              mistake: 'historia-discurso-por-realidad',
            },
          ],
          explanation: md`Se llamó contención: impedir que el comunismo avanzara, con dinero, armas y alianzas.`,
        },
        {
          id: 'leer-los-espejos',
          question: md`¿Para qué sirven los dos textos juntos?`,
          key: 'Para ver cómo cada potencia justificaba su actuación',
          distractors: [
            {
              text: 'Para saber cuál de las dos respetaba a los pueblos',
              feedback: 'Son discursos: hay que contrastarlos con los hechos.',
              mistake: 'historia-discurso-por-realidad',
            },
            {
              text: 'Para probar que las potencias pensaban lo mismo',
              feedback: 'La forma es parecida; las ideas se oponen.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Para contar los países que tenía cada bloque',
              feedback: 'No dan ningún número.',
              mistake: 'historia-excede-la-fuente',
            },
          ],
          explanation: md`Cada texto muestra al propio bando como defensor y al otro como amenaza. Eso es propaganda de época.`,
        },
      ],
    },
    {
      id: 'dos-bloques',
      title: 'Cómo se organizaron los bloques',
      idea: md`Cada potencia unió a sus aliados en lo **económico** y en lo **militar**.

| | Occidental | Soviético |
|---|---|---|
| Economía | Plan Marshall (anunciado en 1947) | Comecon (1949) |
| Defensa | OTAN (1949) | Pacto de Varsovia (1955) |

Alemania quedó dividida en dos Estados en 1949, y Berlín también. El muro, levantado en 1961, fue su símbolo.

Fuera de Europa hubo guerras y presiones. Después de la Revolución cubana (1959), Estados Unidos lanzó la **Alianza para el Progreso** (1961): dinero para reformas en América Latina, con la idea de evitar otras revoluciones.`,
      figure: {
        kind: 'drawing',
        width: 12,
        height: 7,
        alt: 'Esquema de Europa dividida por una línea vertical. A la izquierda, el bloque occidental: Francia, Reino Unido, Italia y Alemania Federal. A la derecha, el bloque soviético: Polonia, Hungría, Checoslovaquia y Alemania Democrática.',
        caption: 'Europa en 1955: esquema sin escala, con algunos países.',
        shapes: [
          { shape: 'segment', from: [6, 0.3], to: [6, 6], dashed: true, accent: 1 },
          { shape: 'text', at: [3, 6.3], text: 'Bloque occidental', anchor: 'middle' },
          { shape: 'text', at: [9, 6.3], text: 'Bloque soviético', anchor: 'middle' },
          { shape: 'text', at: [3, 5], text: 'Alemania Federal', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [3, 3.8], text: 'Francia', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [3, 2.6], text: 'Reino Unido', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [3, 1.4], text: 'Italia', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [9, 5], text: 'Alemania Democrática', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [9, 3.8], text: 'Polonia', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [9, 2.6], text: 'Checoslovaquia', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [9, 1.4], text: 'Hungría', anchor: 'middle', size: 'small' },
        ],
      },
      example: {
        problem: md`La Alianza para el Progreso financió escuelas y apoyó reformas agrarias. ¿Por qué un país capitalista pagaría reformas en América Latina?`,
        steps: [
          {
            title: 'Ordena los hechos',
            text: md`1959: revolución en Cuba. 1961: el programa. La revolución va primero.`,
          },
          { title: 'Busca el temor', text: md`Washington pensaba que la pobreza facilitaba otras revoluciones.` },
          {
            title: 'Une medio y fin',
            text: md`Las reformas eran el medio. El fin era evitar que la región siguiera el camino cubano.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-lee-mal-los-datos',
          text: md`Dejar a un bloque sin economía o sin defensa. En el cuadro, los dos tienen las dos cosas: lee fila y columna.`,
        },
        {
          mistake: 'historia-otra-medida',
          text: md`Confundir la OTAN o el Comecon con tribunales o partidos. La primera es una alianza militar; el segundo, de cooperación económica.`,
        },
        {
          mistake: 'historia-sin-cambio',
          text: md`Suponer que las potencias seguían en un mismo acuerdo. Cada una armó organismos separados, sin miembros comunes.`,
        },
        {
          mistake: 'historia-invierte-causa',
          text: md`Decir que la Alianza para el Progreso provocó la Revolución cubana. Ordena por fecha: 1959 es anterior a 1961.`,
        },
        {
          mistake: 'historia-dato-sin-relacion',
          text: md`Explicar la Alianza para el Progreso con la reconstrucción de Europa. Para Europa hubo otro plan, el Marshall, en otra década.`,
        },
      ],
      checks: [
        {
          id: 'leer-el-cuadro-de-bloques',
          question: md`Según el cuadro, ¿qué tenían en común los dos bloques?`,
          key: 'Cada uno organizó a sus aliados en lo económico y lo militar',
          distractors: [
            {
              text: 'Cada uno se organizó en lo militar, pero no en lo económico',
              feedback: 'Mira la primera fila: Plan Marshall y Comecon.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'Cada uno creó tribunales y un partido para sus aliados',
              feedback: 'Ninguno de esos organismos juzgaba ni era partido.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Cada uno firmó con el otro un acuerdo de economía común',
              feedback: 'Son organismos separados y rivales.',
              mistake: 'historia-sin-cambio',
            },
          ],
          explanation: md`Hay una fila de economía y otra de defensa, y en las dos aparecen ambos bloques.`,
        },
        {
          id: 'fin-de-la-alianza',
          question: md`¿Qué relación hay entre la Revolución cubana y la Alianza para el Progreso?`,
          key: 'El programa buscó evitar que otros países siguieran a Cuba',
          distractors: [
            {
              text: 'El programa causó la revolución al obligar a aceptar ayuda',
              feedback: 'La revolución triunfó en 1959, dos años antes.',
              mistake: 'historia-invierte-causa',
            },
            {
              text: 'El programa ayudó a reconstruir Europa después de la guerra',
              feedback: 'Para Europa fue el Plan Marshall. Este es para América Latina.',
              mistake: 'historia-dato-sin-relacion',
            },
            {
              text: 'El programa unió a Cuba y la Unión Soviética en un mercado',
              feedback: 'Lo lanzó Estados Unidos, el rival.',
              mistake: 'historia-otros-actores',
            },
          ],
          explanation: md`Primero vino la revolución; después, la respuesta: financiar reformas para quitar base a otras.`,
        },
        {
          id: 'que-es-el-comecon',
          question: md`¿A qué se dedicaba el Comecon?`,
          key: 'A coordinar la economía del bloque soviético',
          distractors: [
            {
              text: 'A defender con tropas al bloque soviético',
              feedback: 'Eso era el Pacto de Varsovia.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'A coordinar la economía del bloque occidental',
              feedback: 'En ese lado estaba el Plan Marshall.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'A juzgar los crímenes de la guerra mundial',
              feedback: 'De eso se ocuparon los tribunales de Núremberg y Tokio.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`El Comecon (1949) era la organización económica de la Unión Soviética y sus aliados.`,
        },
      ],
    },
    {
      id: 'sube-y-baja',
      title: 'La tensión sube y baja',
      idea: md`La Guerra Fría no fue una línea recta. Hubo **crisis**: el bloqueo de Berlín (1948-1949), la guerra de Corea (1950-1953), los misiles en Cuba (1962), la invasión soviética de Afganistán (1979).

Y hubo **distensión**: el «teléfono rojo» entre Washington y Moscú (1963), el tratado SALT I para limitar armas (1972), los acuerdos de Helsinki (1975), el tratado que eliminó misiles de alcance intermedio (1987).

El final fue rápido: en 1989 cayó el muro de Berlín; en 1991 se disolvió la Unión Soviética.`,
      figure: {
        kind: 'timeline',
        from: 1945,
        to: 1992,
        events: [
          { year: 1948, label: 'Bloqueo de Berlín' },
          { year: 1962, label: 'Misiles en Cuba' },
          { year: 1972, label: 'Tratado SALT I' },
          { year: 1979, label: 'Invasión de Afganistán' },
          { year: 1987, label: 'Tratado de misiles' },
          { year: 1991, label: 'Fin de la URSS' },
        ],
        alt: 'Línea de tiempo de 1945 a 1992: bloqueo de Berlín en 1948, misiles en Cuba en 1962, tratado SALT I en 1972, invasión soviética de Afganistán en 1979, tratado de misiles de alcance intermedio en 1987 y fin de la URSS en 1991.',
      },
      example: {
        problem: md`Alguien afirma: «Después de la crisis de los misiles, las potencias nunca volvieron a conversar». ¿Cómo lo revisas con la línea?`,
        steps: [
          { title: 'Ubica la crisis', text: md`Es de 1962. Busca qué hay después.` },
          {
            title: 'Clasifica los hechos posteriores',
            text: md`1972 y 1987 son tratados: conversación. 1979 es tensión.`,
          },
          {
            title: 'Corrige',
            text: md`Después de 1962 hubo acuerdos y también choques. La palabra «nunca» es la que falla.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-contradice-la-fuente',
          text: md`Elegir crisis para rebatir que la tensión creció sin pausa. Las crisis apoyan esa frase; lo que la rebate son los acuerdos.`,
        },
        {
          mistake: 'historia-orden-de-los-hechos',
          text: md`Usar el final (1991) como si fuera una pausa. Para mostrar altibajos hacen falta acuerdos **en medio** del período.`,
        },
      ],
      checks: [
        {
          id: 'par-que-rebate',
          question: md`¿Qué par de hechos rebate la idea de que la tensión creció sin pausa?`,
          key: 'El tratado SALT I y el tratado de misiles de 1987',
          distractors: [
            {
              text: 'El bloqueo de Berlín y los misiles en Cuba',
              feedback: 'Los dos muestran tensión: apoyan la frase.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'La invasión de Afganistán y el fin de la URSS',
              feedback: 'Uno es tensión y el otro, el final. Se piden pausas.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'Los misiles en Cuba y la invasión de Afganistán',
              feedback: 'Son dos momentos de choque.',
              mistake: 'historia-contradice-la-fuente',
            },
          ],
          explanation: md`Un tratado que limita armas exige negociar. Esos dos acuerdos muestran que la tensión también bajó.`,
        },
        {
          id: 'clasificar-helsinki',
          question: md`En 1975, países de los dos bloques firmaron en Helsinki compromisos sobre fronteras y derechos. ¿Cómo se clasifica ese hecho?`,
          key: 'Como distensión',
          distractors: [
            {
              text: 'Como una crisis',
              feedback: 'Firmar compromisos con el rival baja la tensión.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Como el final',
              feedback: 'El final llegó entre 1989 y 1991.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'Como contención',
              feedback: 'La contención es la política anunciada en 1947.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`Es un acuerdo entre rivales a mitad del período: distensión.`,
        },
        {
          id: 'por-que-fria',
          question: md`¿Qué hecho muestra que la Guerra Fría no fue pacífica para todos?`,
          key: 'La guerra de Corea',
          distractors: [
            {
              text: 'Los acuerdos de Helsinki',
              feedback: 'Fueron un momento de diálogo.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'La caída del muro',
              feedback: 'Marca el fin del enfrentamiento, y fue sin guerra.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'El Plan Marshall',
              feedback: 'Fue ayuda económica, no combate.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`En Corea (1950-1953) murieron millones de personas. Las dos potencias apoyaban bandos opuestos.`,
        },
      ],
    },
  ],
  summary: [
    md`1945: dos superpotencias. 1947: contención. Cada bloque justifica lo suyo con discursos parecidos.`,
    md`Occidente: Plan Marshall y OTAN. Bloque soviético: Comecon y Pacto de Varsovia.`,
    md`Cuba (1959) primero; Alianza para el Progreso (1961) después.`,
    md`La tensión subió (1948, 1962, 1979) y bajó (1972, 1975, 1987). Fin: 1989-1991.`,
  ],
  sources: [
    { name: 'Harry S. Truman, mensaje al Congreso de Estados Unidos', year: 1947 },
    { name: 'John Lewis Gaddis, La Guerra Fría', year: 2005, detail: 'bloques, crisis y distensión' },
    { name: 'Eric Hobsbawm, Historia del siglo XX', year: 1994 },
  ],
});
