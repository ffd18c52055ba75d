import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.tierra.placas',
  version: 1,
  minutes: 19,
  opening: {
    question: md`En Chile, los sismos bajo la costa ocurren a unos 30 km de profundidad. Bajo San Pedro de Atacama, tierra adentro, son frecuentes a 100 km o más. ¿Qué puede explicar que sean más profundos hacia el este?`,
    guesses: [
      'Que hacia la cordillera la corteza es más gruesa',
      'Que una placa baja inclinada hacia el este',
      'Que los volcanes los empujan hacia abajo',
    ],
    reveal: md`Los sismos van dibujando una placa que se hunde: la de Nazca, inclinada hacia el este, bajo la Sudamericana. Con datos como esos se sabe qué hacen las placas sin verlas.`,
  },
  points: [
    {
      id: 'tres-limites',
      title: 'Tres bordes, tres huellas',
      idea: md`Las placas se encuentran en bordes de tres tipos:

- **Divergente**: se separan. Sube magma y nace fondo de mar. Sismos poco profundos. Ejemplo: la dorsal del Atlántico.
- **Convergente**: se acercan. Si una es oceánica, se hunde: es la **subducción**. Fosa, cordillera y sismos cada vez más profundos. A unos 100 km de profundidad la placa libera agua, que hace fundirse el manto de encima: de ahí los volcanes.
- **Transformante**: se deslizan de lado. Sismos poco profundos, sin volcanes. Ejemplo: la falla de San Andrés.

Frente a casi todo Chile, la placa de **Nazca**, más densa, se hunde hacia el este bajo la **Sudamericana**.`,
      figure: {
        kind: 'plane',
        x: [0, 500],
        y: [-250, 0],
        step: [100, 50],
        xTitle: 'Distancia a la fosa, hacia el este (km)',
        yTitle: 'Profundidad (km)',
        shapes: [
          { shape: 'point', at: [40, -15] },
          { shape: 'point', at: [90, -35] },
          { shape: 'point', at: [150, -55] },
          { shape: 'point', at: [210, -85] },
          { shape: 'point', at: [270, -105] },
          { shape: 'point', at: [330, -140] },
          { shape: 'point', at: [400, -175] },
          { shape: 'point', at: [460, -215] },
        ],
        alt: 'Sismos según su distancia a la fosa y su profundidad: 40 km y 15 km; 150 y 55; 270 y 105; 400 y 175; 460 y 215. Cada vez más profundos hacia el este.',
        caption: 'Datos inventados, parecidos a los del norte de Chile.',
      },
      game: {
        game: 'geosfera',
        state: 'placas.subduccion.72.300',
        words: 'Mueve dos placas y mira qué se forma en cada tipo de límite.',
      },
      example: {
        problem: md`¿Qué placa se hunde y hacia dónde, según el gráfico? ¿Por qué no puede ser otro tipo de borde?`,
        steps: [
          { title: 'Lee la tendencia', text: md`A mayor distancia de la fosa, hacia el este, mayor profundidad.` },
          {
            title: 'Relaciona con una placa',
            text: md`Los sismos marcan un plano que baja hacia el este: es la placa de Nazca, bajo la Sudamericana.`,
          },
          {
            title: 'Prueba al revés',
            text: md`Si se hundiera la Sudamericana hacia el oeste, los profundos estarían al otro lado de la fosa.`,
          },
          {
            title: 'Descarta los otros',
            text: md`En bordes divergentes o transformantes los sismos son poco profundos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'sudamericana-bajo-nazca',
          text: md`Invertir la placa que se hunde. Los sismos profundos están bajo el continente: se hunde la oceánica.`,
        },
        {
          mistake: 'limite-divergente-frente-a-chile',
          text: md`Pensar que se separan. Ahí no habría sismos de 200 km de profundidad.`,
        },
        {
          mistake: 'limite-transformante-frente-a-chile',
          text: md`Pensar que se deslizan de lado. La profundidad no aumentaría con la distancia.`,
        },
      ],
      checks: [
        {
          id: 'que-placa-se-hunde',
          question: md`Bajo Antofagasta, los sismos son cada vez más profundos hacia el este. ¿Qué indica?`,
          key: 'La placa de Nazca se hunde hacia el este bajo la Sudamericana',
          distractors: [
            {
              text: 'La placa Sudamericana se hunde hacia el oeste bajo la de Nazca',
              feedback: 'Entonces los profundos estarían hacia el mar.',
              mistake: 'sudamericana-bajo-nazca',
            },
            {
              text: 'La placa de Nazca se separa de la Sudamericana hacia el oeste',
              feedback: 'Donde se separan, los sismos son poco profundos.',
              mistake: 'limite-divergente-frente-a-chile',
            },
            {
              text: 'La placa de Nazca se desliza hacia el norte junto a la otra',
              feedback: 'Con deslizamiento lateral no aumentaría la profundidad.',
              mistake: 'limite-transformante-frente-a-chile',
            },
          ],
          explanation: md`Los sismos siguen la placa que baja inclinada hacia el este.`,
        },
        {
          id: 'sismos-sin-volcanes',
          question: md`En un borde hay sismos de menos de 20 km de profundidad, ningún volcán, y los ríos que lo cruzan aparecen cortados y corridos de lado. ¿De qué tipo es?`,
          key: 'Transformante',
          distractors: [
            { text: 'Divergente', feedback: 'Ahí subiría magma y habría volcanismo.' },
            { text: 'Convergente', feedback: 'Con subducción habría volcanes y sismos profundos.' },
          ],
          explanation: md`Las placas se deslizan una junto a la otra y corren lo que cruza el borde.`,
        },
        {
          id: 'volcanes-andinos',
          question: md`¿Por qué hay tantos volcanes en los Andes y no junto a la costa?`,
          key: 'La placa que se hunde libera agua y funde el manto más adentro',
          distractors: [
            {
              text: 'La placa que se hunde se parte y deja salir lava en la cordillera',
              feedback: 'El magma se forma en el manto, sobre la placa, por el agua que esta libera.',
            },
            {
              text: 'Las placas se separan en la cordillera y sube el magma',
              feedback: 'Los Andes están en un borde convergente.',
              mistake: 'limite-divergente-frente-a-chile',
            },
          ],
          explanation: md`Eso ocurre cuando la placa llega a unos 100 km de profundidad, que queda bajo la cordillera.`,
        },
      ],
    },
    {
      id: 'rapidez-de-una-placa',
      title: 'Qué tan rápido: kilómetros por millón de años',
      idea: md`La rapidez de una placa es distancia dividida por tiempo. Con rocas de una dorsal se conoce su edad y a qué distancia están del **eje**.

Si el dato es la distancia **entre los dos lados**, cada placa avanzó la mitad.

La conversión que hace falta: un kilómetro son 100.000 cm, y un millón de años son 1.000.000 de años. Por eso **1 km por millón de años es 0,1 cm por año**. Divide por 10.

Las placas van a unos centímetros por año, como crecen las uñas.`,
      figure: {
        kind: 'drawing',
        width: 24,
        height: 9,
        shapes: [
          { shape: 'segment', from: [1, 4], to: [23, 4] },
          { shape: 'segment', from: [12, 2.5], to: [12, 7], accent: 2 },
          { shape: 'text', at: [12, 8], text: 'eje de la dorsal', anchor: 'middle' },
          { shape: 'point', at: [4, 4], accent: 1 },
          { shape: 'point', at: [20, 4], accent: 1 },
          { shape: 'text', at: [4, 5.3], text: '8 Ma', anchor: 'middle' },
          { shape: 'text', at: [20, 5.3], text: '8 Ma', anchor: 'middle' },
          { shape: 'arrow', from: [12, 1.8], to: [4, 1.8] },
          { shape: 'arrow', from: [12, 1.8], to: [20, 1.8] },
          { shape: 'text', at: [8, 0.6], text: '200 km', anchor: 'middle' },
          { shape: 'text', at: [16, 0.6], text: '200 km', anchor: 'middle' },
        ],
        alt: 'Eje de una dorsal al centro. A cada lado, a 200 km, hay rocas de 8 millones de años.',
      },
      game: {
        game: 'geosfera',
        state: 'placas.divergente.25.150',
        words: 'Deja pasar los años y mide cuánto fondo nuevo nace en una dorsal.',
      },
      example: {
        problem: md`A ambos lados de una dorsal hay rocas de 8 millones de años, separadas entre sí por 400 km. ¿Con qué rapidez se aleja cada placa del eje?`,
        steps: [
          { title: 'Distancia de una placa', text: md`$\frac{400}{2} = 200\ \text{km}$.` },
          { title: 'Divide por el tiempo', text: md`$\frac{200}{8} = 25$ km por millón de años.` },
          { title: 'Convierte', text: md`Dividido por 10: 2,5 cm por año.` },
        ],
      },
      warnings: [
        {
          mistake: 'usa-el-ancho-completo',
          text: md`Usar los 400 km: da 5 cm por año. Esa es la rapidez con que se separan los dos lados.`,
        },
        {
          mistake: 'error-de-conversion-de-millones-de-anos',
          text: md`Decir 25 cm por año. Un km por millón de años es una **décima** de centímetro por año.`,
        },
        { mistake: 'edad-sobre-distancia', text: md`Dividir 8 por 200. La rapidez es distancia sobre tiempo.` },
      ],
      checks: [
        {
          id: 'dorsal-del-pacifico',
          question: md`A ambos lados de una dorsal hay rocas de 5 millones de años, a 600 km una de otra. ¿Con qué rapidez se aleja cada placa del eje?`,
          key: '6 cm por año',
          distractors: [
            {
              text: '12 cm por año',
              feedback: 'Usaste los 600 km; a cada placa le tocan 300.',
              mistake: 'usa-el-ancho-completo',
            },
            {
              text: '60 cm por año',
              feedback: '60 km por millón de años son 6 cm por año.',
              mistake: 'error-de-conversion-de-millones-de-anos',
            },
            {
              text: '0,02 cm por año',
              feedback: 'Dividiste la edad por la distancia.',
              mistake: 'edad-sobre-distancia',
            },
          ],
          explanation: md`$\frac{300}{5} = 60$ km por millón de años, es decir, 6 cm por año.`,
        },
        {
          id: 'cuanto-en-cincuenta',
          question: md`Una placa avanza 7 cm por año. ¿Cuántos kilómetros avanza en un millón de años?`,
          key: '70 km',
          distractors: [
            {
              text: '7 km',
              feedback: '1 cm por año equivale a 10 km por millón de años.',
              mistake: 'error-de-conversion-de-millones-de-anos',
            },
            {
              text: '0,7 km',
              feedback: 'Dividiste por 10 y había que multiplicar.',
              mistake: 'error-de-conversion-de-millones-de-anos',
            },
          ],
          explanation: md`7.000.000 de cm son 70.000 m: 70 km.`,
        },
      ],
    },
    {
      id: 'punto-caliente',
      title: 'Una fila de islas: el punto fijo y la placa que pasa',
      idea: md`Un **punto caliente** es un lugar del manto desde donde sube magma. Se queda casi fijo; la placa pasa por encima, como una hoja sobre una vela.

Sobre el punto nace una isla. La placa se la lleva, y después nace otra. La **más joven** está sobre el punto; las **viejas** quedaron más lejos, en la dirección **hacia donde se mueve la placa**.

La edad se mide en las rocas. El tamaño no la dice: las islas viejas se erosionan y se hunden, pero una joven puede ser chica.`,
      figure: {
        kind: 'drawing',
        width: 24,
        height: 9,
        shapes: [
          { shape: 'segment', from: [1, 3], to: [23, 3] },
          {
            shape: 'polygon',
            points: [
              [3, 3],
              [5, 4],
              [7, 3],
            ],
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [9, 3],
              [11, 5],
              [13, 3],
            ],
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [16, 3],
              [18.5, 6.5],
              [21, 3],
            ],
            accent: 2,
          },
          { shape: 'text', at: [5, 5.2], text: '6 Ma', anchor: 'middle' },
          { shape: 'text', at: [11, 6.2], text: '3 Ma', anchor: 'middle' },
          { shape: 'text', at: [18.5, 7.7], text: '0 Ma', anchor: 'middle' },
          { shape: 'arrow', from: [18.5, 0.2], to: [18.5, 2.8], accent: 2 },
          { shape: 'text', at: [17.8, 0.8], text: 'punto caliente', anchor: 'end' },
          { shape: 'text', at: [1, 8.5], text: 'oeste', anchor: 'start' },
          { shape: 'text', at: [23, 8.5], text: 'este', anchor: 'end' },
        ],
        alt: 'Tres islas en fila de oeste a este: 6, 3 y 0 millones de años. La de 0, al este, está sobre el punto caliente.',
      },
      example: {
        problem: md`En la figura, la isla de 3 Ma está a 240 km al oeste del punto caliente y la de 6 Ma, a 480 km. ¿Hacia dónde va la placa y con qué rapidez?`,
        steps: [
          { title: 'Ubica la joven', text: md`La de 0 Ma está sobre el punto, al este.` },
          { title: 'Sigue a las viejas', text: md`Están al oeste: la placa las llevó hacia el oeste.` },
          { title: 'Calcula', text: md`$\frac{240}{3} = 80$ km por millón de años: 8 cm por año.` },
          { title: 'Comprueba', text: md`$\frac{480}{6} = 80$. La misma.` },
        ],
      },
      warnings: [
        {
          mistake: 'placa-hacia-la-isla-joven',
          text: md`Decir que va hacia la isla joven. Ahí nacen; la placa se las lleva hacia donde están las viejas.`,
        },
        {
          mistake: 'volcan-que-se-desplaza',
          text: md`Suponer que el que viaja es el punto caliente. Está casi fijo en el manto.`,
        },
        {
          mistake: 'edad-por-altura-de-la-isla',
          text: md`Decidir la edad por el tamaño de la isla, o equivocar la conversión. Usa las edades medidas, y divide por 10.`,
        },
      ],
      checks: [
        {
          id: 'islas-al-norte',
          question: md`Un archipiélago tiene una isla de 0 Ma, otra de 2 Ma a 100 km al norte y otra de 5 Ma a 250 km al norte. El punto caliente está fijo. ¿Cómo se mueve la placa?`,
          key: 'Hacia el norte, a 5 cm por año',
          distractors: [
            {
              text: 'Hacia el sur, a 5 cm por año',
              feedback: 'Las viejas están al norte: allá las llevó la placa.',
              mistake: 'placa-hacia-la-isla-joven',
            },
            {
              text: 'Hacia el sur, a 50 cm por año',
              feedback: 'El punto está fijo, y 50 km por millón de años son 5 cm por año.',
              mistake: 'volcan-que-se-desplaza',
            },
            {
              text: 'Hacia el norte, a 50 cm por año',
              feedback: 'El sentido está bien: 50 km por millón de años son 5 cm por año.',
              mistake: 'edad-por-altura-de-la-isla',
            },
          ],
          explanation: md`$\frac{100}{2} = \frac{250}{5} = 50$ km por millón de años, 5 cm por año.`,
        },
        {
          id: 'isla-chica-joven',
          question: md`En una fila de islas de un punto caliente, una es muy chica. ¿Qué hace falta para saber si es vieja?`,
          key: 'Medir la edad de sus rocas',
          distractors: [
            {
              text: 'Nada: si es chica, es la más vieja',
              feedback: 'Puede ser chica por estar recién naciendo.',
              mistake: 'edad-por-altura-de-la-isla',
            },
            {
              text: 'Ver si el punto caliente va hacia ella',
              feedback: 'El punto caliente no viaja; la placa sí.',
              mistake: 'volcan-que-se-desplaza',
            },
          ],
          explanation: md`El tamaño depende también de cuánto magma salió y de la erosión.`,
        },
      ],
    },
    {
      id: 'prediccion-de-sismos',
      title: '¿Se pueden predecir los sismos?',
      idea: md`Se sabe **dónde** son probables y de qué tamaño pueden ser. Hasta hoy nadie ha mostrado un método para decir el día y la hora.

Cuando alguien asegura que algo los anuncia, no basta con contar aciertos. Hay que mirar **las cuatro casillas**: hubo señal y sismo; hubo señal y no sismo; no hubo señal y sí sismo; ni una ni otro.

Si la señal aparece casi todos los días, acertará muchas veces por casualidad. El dato que decide es cuántas veces apareció **sin** que temblara.`,
      example: {
        problem: md`A don Hernán le duele la rodilla «antes de que tiemble». El año pasado se sintieron 10 sismos en Coquimbo, y antes de 8 le había dolido. ¿Predice su rodilla?`,
        steps: [
          { title: 'Lo que se tiene', text: md`8 aciertos de 10. Suena bien, pero es una sola casilla.` },
          { title: 'Lo que falta', text: md`¿Cuántos días le dolió y **no** tembló?` },
          {
            title: 'Un caso posible',
            text: md`Si le duele 290 de 365 días, es un 79 % de los días. Que coincida con 8 de 10 sismos es lo esperable.`,
          },
          { title: 'Concluye', text: md`Con 8 de 10 solo no se puede decir que prediga.` },
        ],
      },
      warnings: [
        {
          mistake: 'pide-un-dato-que-no-decide',
          text: md`Pedir la magnitud o la profundidad de los sismos. Sabiéndolas, sigues sin saber si la señal sirve.`,
        },
        {
          mistake: 'pide-datos-de-otro-lugar',
          text: md`Pedir sismos de otras ciudades. La señal se anuncia para aquí.`,
        },
        {
          mistake: 'revisa-solo-los-casos-favorables',
          text: md`Detallar los aciertos. Lo que falta son los días en que la señal falló.`,
        },
      ],
      checks: [
        {
          id: 'nubes-de-terremoto',
          question: md`Una página asegura que unas nubes «en franja» anuncian sismos en Concepción: hubo nubes antes de 7 de los 9 sismos del año. ¿Qué dato ayuda más a evaluarlo?`,
          key: 'Cuántos días hubo esas nubes y no tembló',
          distractors: [
            {
              text: 'Cuántas horas antes aparecieron en los 7 casos',
              feedback: 'Eso detalla los aciertos; faltan los días sin sismo.',
              mistake: 'revisa-solo-los-casos-favorables',
            },
            {
              text: 'Cuántos sismos hubo ese año en el norte',
              feedback: 'Lo de otro lugar no dice nada de estas nubes.',
              mistake: 'pide-datos-de-otro-lugar',
            },
            {
              text: 'Cuál fue la magnitud de los 9 sismos',
              feedback: 'Con la magnitud sigues sin saber si las nubes anuncian algo.',
              mistake: 'pide-un-dato-que-no-decide',
            },
          ],
          explanation: md`Si esas nubes aparecen muchos días, coincidir con 7 sismos no tiene nada de especial.`,
        },
        {
          id: 'lo-que-si-se-sabe',
          question: md`¿Qué puede afirmar hoy la sismología sobre el norte de Chile?`,
          key: 'Que es probable un sismo grande, sin decir el día',
          distractors: [
            {
              text: 'Que no temblará fuerte hasta que haya señales',
              feedback: 'No hay señales comprobadas que lo anuncien.',
            },
            {
              text: 'Que temblará fuerte en una fecha calculada',
              feedback: 'Nadie ha mostrado un método para fijar la fecha.',
            },
          ],
          explanation: md`La placa de Nazca sigue avanzando y se acumula deformación. Por eso se prepara, sin esperar fecha.`,
        },
      ],
    },
  ],
  summary: [
    md`Divergente: se separan. Convergente: una se hunde. Transformante: de lado.`,
    md`Frente a Chile, Nazca se hunde hacia el este: sismos más profundos hacia la cordillera.`,
    md`1 km por millón de años es 0,1 cm por año; la distancia, hasta el eje.`,
    md`Punto caliente fijo: la placa va hacia donde están las islas viejas.`,
    md`Para juzgar una predicción, mira también cuándo falló.`,
  ],
  sources: [
    {
      name: 'United States Geological Survey, This Dynamic Earth',
      year: 1996,
      detail: 'bordes de placas y puntos calientes',
    },
  ],
});
