import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.primera-mitad-siglo-xx.populismo',
  version: 2,
  minutes: 14,
  opening: {
    question: md`Hoy, en la televisión, «populista» suele ser un insulto. En un libro de historia nombra a gobiernos como los de Cárdenas, Vargas y Perón, que unos recuerdan por los derechos que dieron y otros por su mano dura. ¿Se puede usar la palabra sin insultar ni alabar?`,
    guesses: [
      'No: o se está a favor o se está en contra',
      'Sí, si se define por rasgos que se puedan comprobar',
      'Sí, porque quiere decir lo mismo que democracia',
    ],
    reveal: md`Para la historia es una categoría: un conjunto de rasgos que se buscan en las fuentes. Aun así, los historiadores discuten qué gobiernos caben en ella. En esta lección vas a ver los rasgos, el contexto y las dos caras.`,
  },
  points: [
    {
      id: 'por-que-entonces',
      title: 'Por qué aparecieron entre 1930 y 1955',
      idea: md`Hasta 1929, muchos países de la región vivían de exportar materias primas, y gobernaba una oligarquía. La crisis de 1929 hundió esas ventas y el prestigio de quienes mandaban.

A la vez habían crecido las ciudades, los obreros y los sectores medios. Votaban más personas, y querían pesar en las decisiones.

En ese espacio surgieron líderes que hablaban directamente al «pueblo»: **Lázaro Cárdenas** en México (1934-1940), **Getúlio Vargas** en Brasil (1930-1945 y 1951-1954) y **Juan Domingo Perón** en Argentina (1946-1955). Cada uno fue distinto; el nombre común lo pusieron después los estudiosos.`,
      figure: {
        kind: 'timeline',
        from: 1928,
        to: 1956,
        events: [
          { year: 1929, label: 'Crisis económica mundial' },
          { year: 1938, label: 'Expropiación petrolera, México' },
          { year: 1943, label: 'Leyes laborales, Brasil' },
          { year: 1947, label: 'Voto femenino, Argentina' },
        ],
        periods: [
          { from: 1930, to: 1945, label: 'Vargas' },
          { from: 1934, to: 1940, label: 'Cárdenas' },
          { from: 1946, to: 1955, label: 'Perón' },
        ],
        alt: 'Línea de tiempo de 1928 a 1956. Crisis mundial en 1929, expropiación petrolera en México en 1938, consolidación de las leyes laborales en Brasil en 1943 y voto femenino en Argentina en 1947. Gobiernos: Vargas de 1930 a 1945, Cárdenas de 1934 a 1940 y Perón de 1946 a 1955.',
      },
      example: {
        problem: md`En 1930, el café brasileño perdió gran parte de su valor, y ese año un movimiento armado puso a Vargas en el poder. ¿Cómo se conectan los dos hechos sin decir que uno causó todo el otro?`,
        steps: [
          {
            title: 'Mira a quién golpea la crisis',
            text: md`El café era el negocio de los grandes dueños de São Paulo, que dominaban el gobierno. Su pérdida los debilita.`,
          },
          {
            title: 'Mira qué otras fuerzas había',
            text: md`Militares jóvenes, élites de otros estados y sectores urbanos estaban descontentos desde antes.`,
          },
          {
            title: 'Escribe una explicación con más de una causa',
            text: md`La crisis abrió la oportunidad; las fuerzas descontentas la aprovecharon. Sin ambas cosas, 1930 se entiende mal.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otra-epoca',
          text: md`Mezclar estos gobiernos con los de fines del siglo XX que abrieron la economía y vendieron empresas públicas. Van en sentido opuesto: mira la década.`,
        },
      ],
      checks: [
        {
          id: 'contexto-de-1929',
          question: md`¿Qué efecto de la crisis de 1929 ayudó a que surgieran estos líderes?`,
          key: 'El desprestigio de las élites exportadoras',
          distractors: [
            {
              text: 'El aumento de las ventas de materias primas',
              feedback: 'Las ventas se hundieron: por eso perdieron prestigio.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'La privatización de las empresas del Estado',
              feedback: 'Las privatizaciones son de las décadas de 1970 a 1990.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'La llegada de la Unión Soviética al poder',
              feedback: 'No gobernó en la región; estos líderes hablaban en nombre de la nación.',
              mistake: 'historia-otro-regimen',
            },
          ],
          explanation: md`Cuando se cayeron las exportaciones, se debilitó el poder de quienes vivían de ellas. Otros grupos reclamaron su lugar.`,
        },
        {
          id: 'que-grupos-habian-crecido',
          question: md`¿Qué cambio social anterior hacía posible hablar a las «masas» en 1940?`,
          key: 'El crecimiento de las ciudades y de los obreros',
          distractors: [
            {
              text: 'El regreso de los migrantes a las haciendas',
              feedback: 'El movimiento era del campo a la ciudad.',
            },
            {
              text: 'La desaparición de los sectores medios',
              feedback: 'Al revés: habían crecido con el Estado y la educación.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'El voto reservado a los propietarios',
              feedback: 'Eso es del siglo XIX y dejaría a las masas fuera.',
              mistake: 'historia-otra-epoca',
            },
          ],
          explanation: md`Sin obreros y barrios urbanos no había a quién reunir en una plaza ni quién escuchara la radio.`,
        },
      ],
    },
    {
      id: 'rasgos',
      title: 'Los rasgos que se buscan',
      idea: md`Cuatro rasgos se repiten:

- **Líder carismático**, que se presenta como la voz del pueblo frente a la oligarquía o al extranjero.
- **Alianza amplia**: obreros, sectores medios y empresarios de la industria. También campesinos, en México.
- **Derechos sociales y sindicatos**, pero con sindicatos muy ligados al gobierno.
- **Nacionalismo económico**: el Estado impulsa la industria y controla riquezas. En 1938, Cárdenas expropió el petróleo.

No es socialismo: la propiedad privada sigue y los empresarios nacionales reciben apoyo. Tampoco es comunismo soviético: se habla en nombre de la nación y no de los obreros del mundo.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'lider', label: 'Líder', column: 1, row: 0 },
          { id: 'obreros', label: 'Obreros y sindicatos', column: 0, row: 1 },
          { id: 'medios', label: 'Sectores medios', column: 1, row: 1 },
          { id: 'industria', label: 'Empresarios de la industria', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'lider', to: 'obreros', label: 'derechos' },
          { from: 'lider', to: 'medios', label: 'empleo' },
          { from: 'lider', to: 'industria', label: 'protección' },
        ],
        alt: 'Esquema de una alianza: el líder ofrece derechos a obreros y sindicatos, empleo a los sectores medios y protección a los empresarios de la industria.',
        caption: 'Lo que ofrecía el líder a cada grupo de la alianza.',
      },
      example: {
        problem: md`Un presidente imaginario sube los salarios por decreto, protege las fábricas del país con aranceles, reconoce solo a los sindicatos que lo apoyan y denuncia por radio a «los dueños de siempre». ¿Qué rasgos cumple?`,
        steps: [
          {
            title: 'Relaciona la radio',
            text: md`Habla directo al pueblo y lo opone a una élite: liderazgo personal.`,
          },
          {
            title: 'Relaciona salarios y fábricas',
            text: md`Da algo a obreros y algo a industriales: alianza amplia y nacionalismo económico.`,
          },
          {
            title: 'Relaciona los sindicatos',
            text: md`Les da poder y a la vez los controla. Cumple los cuatro rasgos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otro-regimen',
          text: md`Confundirlo con el comunismo porque expropia o apoya a los obreros. Fíjate en nombre de quién actúa (la nación) y en que mantiene la propiedad privada.`,
        },
        {
          mistake: 'historia-otros-actores',
          text: md`Poner a los terratenientes en la alianza y dejar a los obreros fuera. Estos líderes movilizaron a trabajadores y sectores medios, contra la vieja oligarquía.`,
        },
        {
          mistake: 'historia-dato-sin-relacion',
          text: md`Explicar una medida económica con un hecho verdadero de otro tema, como el voto femenino. Pregunta si el dato responde al porqué.`,
        },
      ],
      checks: [
        {
          id: 'petroleo-en-nombre-de',
          question: md`Al expropiar el petróleo, Cárdenas dijo defender la soberanía de México ante compañías extranjeras que no acataban a sus tribunales. ¿Qué rasgo se ve en esa decisión?`,
          key: 'El nacionalismo económico',
          distractors: [
            {
              text: 'El internacionalismo obrero',
              feedback: 'Habla de la soberanía de México, no de los obreros del mundo.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'El liberalismo comercial',
              feedback: 'El liberalismo dejaría el petróleo en manos de las empresas.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'La extensión del sufragio',
              feedback: 'El voto es otro asunto: aquí se decide sobre una riqueza natural.',
              mistake: 'historia-dato-sin-relacion',
            },
          ],
          explanation: md`El Estado toma el control de una riqueza en nombre de la nación. Ese es el núcleo del nacionalismo económico.`,
        },
        {
          id: 'quienes-en-la-alianza',
          question: md`¿Qué par de grupos formaba parte del apoyo a Perón?`,
          key: 'Obreros con sindicato y migrantes en la ciudad',
          distractors: [
            {
              text: 'Grandes estancieros y compañías extranjeras',
              feedback: 'Eran sus adversarios: el discurso los llamaba oligarquía.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'Delegados soviéticos y partidos comunistas',
              feedback: 'El partido comunista se le opuso en 1946; no dirigió la alianza.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Inquilinos de hacienda y nobles de provincia',
              feedback: 'No había nobleza en la Argentina de 1946, y su apoyo era sobre todo urbano.',
              mistake: 'historia-otra-epoca',
            },
          ],
          explanation: md`La base del peronismo fueron los trabajadores organizados y los migrantes llegados a las ciudades.`,
        },
        {
          id: 'no-es-socialismo',
          question: md`¿Qué diferencia hay entre estos gobiernos y un régimen comunista?`,
          key: 'Mantenían la propiedad privada y apoyaban a industriales',
          distractors: [
            {
              text: 'Dejaban toda la economía al mercado, sin intervención',
              feedback: 'El Estado intervenía mucho: aranceles, empresas, salarios.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Rechazaban que los obreros tuvieran sindicatos propios',
              feedback: 'Los promovían, aunque ligados al gobierno.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'Defendían a la oligarquía exportadora ante las masas',
              feedback: 'La señalaban como adversaria.',
              mistake: 'historia-otros-actores',
            },
          ],
          explanation: md`Expropiaron algunas riquezas, pero no abolieron la propiedad privada; los industriales nacionales recibieron protección.`,
        },
      ],
    },
    {
      id: 'dos-caras',
      title: 'Dos caras que hay que mirar juntas',
      idea: md`Estos gobiernos **incluyeron**. En México, Cárdenas repartió cerca de 18 millones de hectáreas. En Brasil, las leyes laborales se reunieron en un código en 1943. En Argentina, las mujeres obtuvieron el voto nacional en 1947.

También **concentraron poder**. Entre 1937 y 1945 Vargas gobernó sin Congreso ni partidos: el Estado Novo. En la Argentina de Perón hubo presión sobre diarios y opositores, aunque ganó elecciones.

Por eso hay debate. Unos historiadores subrayan la ciudadanía social que nació entonces. Otros, el daño a las instituciones. Ninguna de las dos miradas se entiende sin los hechos que usa la otra.`,
      readings: [
        {
          title: 'Una costurera de Avellaneda',
          by: 'Texto escrito para Travesía',
          text: md`Antes, si te enfermabas, perdías el día. Con Perón tuvimos vacaciones pagadas y vi el mar por primera vez. Yo no leía los diarios: sabía que en la fábrica el capataz ya no me gritaba.`,
        },
        {
          title: 'Un periodista de Buenos Aires',
          by: 'Texto escrito para Travesía',
          text: md`Nos quitaron el papel para imprimir y después el diario. Que hubiera votos no cambia eso: si solo una voz puede hablar todo el año, ¿qué se elige el día de la elección?`,
        },
      ],
      example: {
        problem: md`¿Las dos personas se contradicen?`,
        steps: [
          {
            title: 'Anota de qué habla cada una',
            text: md`Ella habla de su trabajo y su vida diaria. Él habla de la prensa y la libertad de opinión.`,
          },
          {
            title: 'Comprueba si una niega a la otra',
            text: md`Ella no dice que hubiera libertad de prensa. Él no dice que no hubiera vacaciones.`,
          },
          {
            title: 'Concluye',
            text: md`No se contradicen: muestran dos dimensiones del mismo gobierno, los derechos sociales y las libertades políticas.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'que-muestra-la-costurera',
          question: md`¿Qué dimensión del gobierno de Perón muestra el recuerdo de la costurera?`,
          key: 'Los derechos sociales de los trabajadores',
          distractors: [
            {
              text: 'La libertad de prensa y de opinión',
              feedback: 'Ella dice que no leía los diarios; de eso habla el periodista.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'El apoyo de todas las trabajadoras del país',
              feedback: 'Es una sola persona: no se puede extender a todas.',
              mistake: 'historia-generaliza',
            },
            {
              text: 'El reparto de tierras a los campesinos',
              feedback: 'Ese reparto es del México de Cárdenas.',
              mistake: 'historia-otro-lugar',
            },
          ],
          explanation: md`Vacaciones pagadas, enfermedad y trato en la fábrica: derechos en el trabajo.`,
        },
        {
          id: 'afirmacion-equilibrada',
          question: md`¿Qué afirmación respeta las dos fuentes a la vez?`,
          key: 'El gobierno amplió derechos sociales y limitó a la prensa',
          distractors: [
            {
              text: 'El gobierno amplió derechos, así que no limitó a nadie',
              feedback: 'El periodista cuenta lo contrario. Una cosa no borra la otra.',
              mistake: 'historia-elige-una-version',
            },
            {
              text: 'El gobierno limitó a la prensa, así que no dio derechos',
              feedback: 'La costurera cuenta lo contrario. Una cosa no borra la otra.',
              mistake: 'historia-elige-una-version',
            },
            {
              text: 'El gobierno suprimió las elecciones y cerró el Congreso',
              feedback: 'Eso es el Estado Novo brasileño. Aquí se mencionan votos.',
              mistake: 'historia-otro-lugar',
            },
          ],
          explanation: md`Cada fuente habla de un aspecto. Juntas permiten una afirmación con los dos.`,
        },
        {
          id: 'estado-novo',
          question: md`¿Por qué el Estado Novo de Vargas (1937-1945) complica llamar democráticos a todos estos gobiernos?`,
          key: 'Porque funcionó sin Congreso ni partidos',
          distractors: [
            {
              text: 'Porque vendió las empresas del Estado',
              feedback: 'Hizo lo contrario: las creó. Y eso no mide la democracia.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Porque dictó leyes para los trabajadores',
              feedback: 'Es cierto, pero una ley laboral no vuelve menos democrático a un gobierno.',
              mistake: 'historia-dato-sin-relacion',
            },
            {
              text: 'Porque lo dirigía la Unión Soviética',
              feedback: 'Vargas persiguió a los comunistas.',
              mistake: 'historia-otro-regimen',
            },
          ],
          explanation: md`Sin Congreso ni partidos no había competencia por el poder. Fue una dictadura, aunque dictara leyes sociales.`,
        },
      ],
    },
  ],
  summary: [
    md`Contexto: crisis de 1929, oligarquías debilitadas, ciudades y obreros en aumento.`,
    md`Rasgos: líder carismático, alianza amplia, derechos sociales con sindicatos ligados al gobierno, nacionalismo económico.`,
    md`No es comunismo: actúa en nombre de la nación y mantiene la propiedad privada.`,
    md`Dos caras: inclusión social y concentración de poder. Los historiadores lo discuten.`,
  ],
  sources: [
    {
      name: 'Leslie Bethell (ed.), Historia de América Latina, Cambridge',
      year: 1998,
      detail: 'México, Brasil y Argentina',
    },
    { name: 'Consolidação das Leis do Trabalho, Brasil, decreto-ley 5.452', year: 1943 },
    { name: 'Ley 13.010, derechos políticos de la mujer, Argentina', year: 1947 },
    { name: 'Tulio Halperin Donghi, Historia contemporánea de América Latina', year: 1969 },
  ],
});
