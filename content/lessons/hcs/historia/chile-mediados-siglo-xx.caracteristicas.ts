import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.chile-mediados-siglo-xx.caracteristicas',
  version: 2,
  minutes: 15,
  opening: {
    question: md`En la elección presidencial de 1946 votaron unas 480 mil personas en Chile. En la de 1970, casi 3 millones. La población creció, pero no seis veces. ¿De dónde salieron los demás votos?`,
    guesses: [
      'De leyes que dejaron votar a más personas',
      'De que la gente se interesó de pronto',
      'De que los partidos inventaban votos',
    ],
    reveal: md`Sobre todo, de leyes: el voto de las mujeres en elecciones nacionales (1949), la cédula única (1958) y la inscripción obligatoria (1962). Vas a ver cómo se abrió la participación, cómo era la sociedad y qué pasó en el campo.`,
  },
  points: [
    {
      id: 'quienes-votaban',
      title: 'El voto se abre por pasos',
      idea: md`A comienzos del siglo XX votaban solo hombres que sabían leer. La ampliación fue de a poco.

Las mujeres votaron primero en las **municipales**, desde la ley de 1934. El voto en todas las elecciones se aprobó en 1949, después de años de campaña de organizaciones como el MEMCH y la FECHIF. En 1952 votaron por presidente.

En 1958, la **cédula única**, impresa por el Estado, reemplazó a los papeles que entregaba cada partido. Así bajó el cohecho y el control de los patrones. La reforma de 1970 dio el voto a los analfabetos y a los mayores de 18.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['1946', '1952', '1958', '1964', '1970'],
        series: [{ name: 'Votantes', values: [0.48, 0.96, 1.25, 2.53, 2.96] }],
        xTitle: 'Elección presidencial',
        yTitle: 'Millones de votos',
        showValues: true,
        alt: 'Gráfico de barras de los votos en elecciones presidenciales de Chile, en millones: 0,48 en 1946; 0,96 en 1952; 1,25 en 1958; 2,53 en 1964; 2,96 en 1970.',
        caption: 'Votos emitidos, cifras redondeadas (a partir de Cruz-Coke, 1984).',
      },
      example: {
        problem: md`Entre 1946 y 1952 los votos se duplicaron. ¿Qué hecho ayuda a explicarlo, y cuál no puede explicarlo?`,
        steps: [
          {
            title: 'Ubica los hechos entre las dos fechas',
            text: md`La ley que dio a las mujeres el voto en todas las elecciones es de 1949: está en medio.`,
          },
          {
            title: 'Descarta lo posterior',
            text: md`La cédula única es de 1958 y el voto de los analfabetos, de 1970. No explican algo ya ocurrido.`,
          },
          {
            title: 'Cuida la conclusión',
            text: md`El voto femenino ayuda a explicar el salto. El gráfico solo, en cambio, no separa hombres de mujeres.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otra-medida',
          text: md`Confundir las leyes: 1934 es voto femenino municipal; 1949, en todas las elecciones; 1958, cédula única; 1970, analfabetos y 18 años.`,
        },
        {
          mistake: 'historia-generaliza',
          text: md`Decir que la cédula única obligó a todos a votar. Cambió la **forma** de votar, no quiénes debían hacerlo.`,
        },
        {
          mistake: 'historia-invierte-causa',
          text: md`Creer que la cédula dio más poder al patrón. Antes él podía entregar el papel ya marcado; después, el papel lo daba el Estado en la mesa.`,
        },
        {
          mistake: 'historia-orden-de-los-hechos',
          text: md`Explicar un cambio de 1952 con una reforma de 1970. La causa tiene que estar antes.`,
        },
        {
          mistake: 'historia-otra-epoca',
          text: md`Traer el requisito de renta al siglo XX. Se eliminó en el siglo XIX; en 1940 seguía el de saber leer y escribir.`,
        },
        {
          mistake: 'historia-lee-mal-los-datos',
          text: md`Invertir el orden del voto femenino. Empezó por las municipales y después llegó a las nacionales.`,
        },
        {
          mistake: 'historia-excede-la-fuente',
          text: md`Concluir que en 1952 terminó la desigualdad entre hombres y mujeres. Votar no es lo mismo que tener los mismos cargos y derechos.`,
        },
      ],
      checks: [
        {
          id: 'efecto-de-la-cedula',
          question: md`Un inquilino vota en 1957 con el papel que le dio su patrón, y en 1961 con la cédula única. ¿Qué cambió para él?`,
          key: 'Puede marcar su voto sin que el patrón lo controle',
          distractors: [
            {
              text: 'Puede votar por primera vez, aunque no sepa leer',
              feedback: 'El voto de los analfabetos es de 1970.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Depende más que antes de lo que ordene el patrón',
              feedback: 'Es al revés: el papel ya no lo entrega él.',
              mistake: 'historia-invierte-causa',
            },
            {
              text: 'Debe votar por ley, como todos los adultos',
              feedback: 'La cédula cambió cómo se vota, no quién debe hacerlo.',
              mistake: 'historia-generaliza',
            },
          ],
          explanation: md`Con un papel igual para todos, entregado en la mesa y marcado en secreto, es mucho más difícil controlar el voto.`,
        },
        {
          id: 'explicar-el-salto-de-1952',
          question: md`¿Qué hecho ayuda a explicar que los votos se duplicaran entre 1946 y 1952?`,
          key: 'La ley que dio a las mujeres el voto nacional',
          distractors: [
            {
              text: 'La reforma que dio el voto a los 18 años',
              feedback: 'Es de 1970: posterior al salto.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'El fin del requisito de renta para votar',
              feedback: 'Terminó en el siglo XIX.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'La cédula única impresa por el Estado',
              feedback: 'Es de 1958.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`La ley es de 1949, dentro del período. Es la única de las cuatro que pudo influir.`,
        },
        {
          id: 'leer-los-votos',
          figure: 'of-the-point',
          question: md`Según el gráfico, ¿entre qué elecciones seguidas aumentó más el número de votos?`,
          key: 'Entre 1958 y 1964',
          distractors: [
            {
              text: 'Entre 1946 y 1952',
              feedback: 'Ahí se duplicó, pero el aumento es de 0,48 millones.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'Entre 1964 y 1970',
              feedback: 'La barra es la más alta, pero aumentó 0,43 millones.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'Entre 1952 y 1958',
              feedback: 'El aumento es de 0,29 millones: el menor.',
              mistake: 'historia-lee-mal-los-datos',
            },
          ],
          explanation: md`De 1,25 a 2,53 hay 1,28 millones más. Ayudó la inscripción obligatoria de 1962.`,
        },
      ],
    },
    {
      id: 'sociedad-y-cultura',
      title: 'Sectores medios, masas y cultura',
      idea: md`Hacia 1950 el Estado y la ciudad habían hecho crecer a los **sectores medios**: profesores, empleados, técnicos. El partido Radical, y después la Democracia Cristiana, los representaron. Los **obreros** tenían sindicatos y, desde 1953, una nueva central: la CUT.

La cultura se volvió **de masas**. La radio entró en casi todas las casas; el cine y el fútbol llenaban los domingos; en 1962 el Mundial llevó la televisión a muchas vitrinas.

El Estado apoyó el teatro universitario (desde 1941) y la orquesta sinfónica. Gabriela Mistral recibió el Nobel en 1945. Violeta Parra recogió el canto campesino que las ciudades estaban olvidando.`,
      figure: {
        kind: 'timeline',
        from: 1938,
        to: 1973,
        events: [
          { year: 1941, label: 'Teatro Experimental' },
          { year: 1945, label: 'Nobel de Gabriela Mistral' },
          { year: 1953, label: 'Central Única de Trabajadores' },
          { year: 1962, label: 'Mundial de fútbol' },
          { year: 1971, label: 'Nobel de Pablo Neruda' },
        ],
        alt: 'Línea de tiempo de Chile de 1938 a 1973: Teatro Experimental en 1941, Nobel de Gabriela Mistral en 1945, Central Única de Trabajadores en 1953, Mundial de fútbol en 1962 y Nobel de Pablo Neruda en 1971.',
      },
      example: {
        problem: md`Rosa, hija de un ferroviario de San Bernardo, es secretaria en un ministerio en 1955. Oye radioteatro y el sábado va al cine. ¿Qué cambios de la época se ven en ella?`,
        steps: [
          {
            title: 'Mira su familia y su trabajo',
            text: md`De padre obrero a hija empleada pública: movilidad social ligada al Estado.`,
          },
          { title: 'Mira su tiempo libre', text: md`Radio y cine son los mismos para miles: cultura de masas.` },
          {
            title: 'No exageres',
            text: md`Su caso muestra un camino que existía. No dice que todas las mujeres de 1955 lo tuvieran abierto.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'cultura-de-masas',
          question: md`¿Qué hace que la radio de 1950 sea cultura «de masas»?`,
          key: 'Que lleva lo mismo a la vez a miles de hogares',
          distractors: [
            {
              text: 'Que la manejan los obreros desde su sindicato',
              feedback: '«Masas» alude al público, no a quién es el dueño.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'Que se oye en los salones de la oligarquía',
              feedback: 'Eso sería una cultura de pocos.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Que todo Chile tenía la misma opinión',
              feedback: 'Oír el mismo programa no es pensar lo mismo.',
              mistake: 'historia-generaliza',
            },
          ],
          explanation: md`Un mismo mensaje llega a un público enorme y diverso. Eso es un medio de masas.`,
        },
        {
          id: 'limite-del-caso-rosa',
          question: md`¿Qué se puede decir a partir del caso de Rosa?`,
          key: 'Que una hija de obrero podía llegar a empleada pública',
          distractors: [
            {
              text: 'Que las hijas de obreros llegaban a empleadas públicas',
              feedback: 'Un caso no alcanza para todas.',
              mistake: 'historia-generaliza',
            },
            {
              text: 'Que las mujeres ganaban lo mismo que los hombres',
              feedback: 'El caso no habla de sueldos.',
              mistake: 'historia-excede-la-fuente',
            },
            {
              text: 'Que la sociedad era igual a la de comienzos de siglo',
              feedback: 'El empleo público y la radio muestran cambios.',
              mistake: 'historia-sin-cambio',
            },
          ],
          explanation: md`Un ejemplo prueba que algo era posible. Para decir cuán común era, hacen falta datos de muchas personas.`,
        },
      ],
    },
    {
      id: 'el-campo-cambia',
      title: 'El campo: de la hacienda a la reforma agraria',
      idea: md`A mediados de siglo, buena parte de la tierra estaba en pocos **latifundios**. El inquilino vivía en la hacienda: a cambio de casa y un pedazo de tierra, trabajaba para el dueño. Se producía menos de lo que el país comía.

La ley 15.020, de 1962, abrió una reforma limitada. La ley 16.640, de 1967, permitió **expropiar** predios muy grandes o mal trabajados, con indemnización. El mismo año, la ley 16.625 facilitó los **sindicatos campesinos**.

El proceso se aceleró entre 1970 y 1973. Debilitó a la hacienda y al inquilinaje. No abolió toda propiedad privada de la tierra: la ley apuntaba a los predios grandes o mal trabajados.`,
      readings: [
        {
          title: 'Un campesino de Colchagua, 1968',
          by: 'Texto escrito para Travesía',
          text: md`Mi padre nació y murió inquilino en el mismo fundo. Yo firmé en el sindicato en marzo. Por primera vez nos sentamos con el patrón a una mesa.`,
        },
        {
          title: 'Una dueña de fundo, 1968',
          by: 'Texto escrito para Travesía',
          text: md`Esta tierra la plantó mi abuelo. Dicen que está mal trabajada porque un potrero quedó sin sembrar. ¿Quién va a invertir si mañana se la quitan?`,
        },
      ],
      example: {
        problem: md`¿Qué cambio muestra cada voz?`,
        steps: [
          {
            title: 'Escucha al campesino',
            text: md`Gana un derecho: negociar. Se rompe la obediencia heredada de padre a hijo.`,
          },
          { title: 'Escucha a la dueña', text: md`Teme perder la propiedad y pone en duda el criterio de la ley.` },
          {
            title: 'Compara',
            text: md`El mismo proceso amplía los derechos de uno y trae incertidumbre a la otra. Esa tensión explica parte de la polarización de la época.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-sin-cambio',
          text: md`Decir que el inquilinaje se conservó con la reforma. Dependía de la gran hacienda, y la ley de 1967 permitió expropiarla.`,
        },
        {
          mistake: 'historia-ruptura-total',
          text: md`Decir que desapareció la propiedad privada de la tierra. La ley permitía expropiar predios grandes o mal trabajados, no todos.`,
        },
      ],
      checks: [
        {
          id: 'consecuencia-de-1967',
          question: md`¿Qué consecuencia tuvieron las leyes agrarias de 1967?`,
          key: 'El debilitamiento de la gran hacienda',
          distractors: [
            {
              text: 'La conservación del inquilinaje',
              feedback: 'El inquilinaje dependía de la hacienda, que se podía expropiar.',
              mistake: 'historia-sin-cambio',
            },
            {
              text: 'El fin de toda propiedad de la tierra',
              feedback: 'Se aplicó a predios muy grandes o mal trabajados.',
              mistake: 'historia-ruptura-total',
            },
            {
              text: 'El primer voto de las mujeres rurales',
              feedback: 'El voto femenino vino de otras leyes, anteriores.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`Expropiar grandes predios y permitir sindicatos cambió la relación de poder en el campo.`,
        },
        {
          id: 'que-cambia-en-la-mesa',
          question: md`«Por primera vez nos sentamos con el patrón a una mesa». ¿Qué derecho nuevo muestra la frase?`,
          key: 'El de negociar a través de un sindicato',
          distractors: [
            {
              text: 'El de ser dueño del fundo expropiado',
              feedback: 'Él habla de sentarse a la mesa, no de recibir tierra.',
              mistake: 'historia-excede-la-fuente',
            },
            {
              text: 'El de votar con una cédula secreta',
              feedback: 'Es de 1958 y trata de elecciones.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'El de vivir en la casa de la hacienda',
              feedback: 'Eso ya era parte del inquilinaje.',
              mistake: 'historia-sin-cambio',
            },
          ],
          explanation: md`El sindicato campesino, facilitado por la ley 16.625, permite negociar en vez de solo obedecer.`,
        },
      ],
    },
  ],
  summary: [
    md`Voto: 1934 mujeres en municipales, 1949 en todas, 1958 cédula única, 1970 analfabetos y 18 años.`,
    md`Sectores medios y obreros crecen; radio, cine y deporte hacen una cultura de masas.`,
    md`Campo: reforma limitada (1962), expropiación y sindicatos (1967). Se debilita la hacienda.`,
    md`Una causa es anterior a su efecto, y un caso no habla por todos.`,
  ],
  sources: [
    { name: 'Ricardo Cruz-Coke, Historia electoral de Chile, 1925-1973', year: 1984, detail: 'votos emitidos' },
    { name: 'Ley 9.292, voto de las mujeres en todas las elecciones, Chile', year: 1949 },
    { name: 'Leyes 16.640, de Reforma Agraria, y 16.625, de Sindicalización Campesina, Chile', year: 1967 },
    { name: 'Simon Collier y William Sater, Historia de Chile, 1808-1994', year: 1998, detail: 'sociedad y cultura' },
  ],
});
