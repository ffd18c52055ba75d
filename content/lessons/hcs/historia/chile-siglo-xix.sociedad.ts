import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.chile-siglo-xix.sociedad',
  version: 2,
  minutes: 16,
  opening: {
    question: md`En 1910, Chile celebró sus cien años con banquetes y obras nuevas en Santiago. El mismo año, el profesor Alejandro Venegas publicó un libro lleno de críticas, con otro nombre: Dr. Valdés Cange. ¿Por qué crees que alguien criticaría al país en plena fiesta?`,
    guesses: [
      'Porque era enemigo de Chile',
      'Porque la fiesta no mostraba cómo vivía la mayoría',
      'Porque la economía no tenía dinero',
    ],
    reveal: md`Dinero había, por el salitre. Venegas había recorrido el país y vio otra cosa: conventillos, enfermedad, analfabetismo. En esta lección vas a conocer los grupos de ese Chile y la llamada **cuestión social**.`,
  },
  points: [
    {
      id: 'tres-mundos',
      title: 'Oligarquía, sectores medios y mundo popular',
      idea: md`Hacia 1900 había tres mundos que vivían cerca y se conocían poco.

- **Oligarquía**: familias dueñas de fundos, minas y bancos. Después de la guerra civil de 1891, dominaron el Congreso y a los ministros. Miraban a París para vestirse y construir.
- **Sectores medios**: profesores, empleados públicos y de comercio, oficiales, profesionales. Crecieron con el Estado, los liceos y las ciudades. Algunos eran hijos de inmigrantes.
- **Mundo popular**: inquilinos y peones en el campo; obreros en el salitre, los puertos, los trenes y las fábricas; mujeres en talleres, lavado y servicio doméstico.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'estado', label: 'Más oficinas del Estado', column: 0, row: 0 },
          { id: 'liceos', label: 'Más liceos y normales', column: 0, row: 1 },
          { id: 'ciudad', label: 'Más comercio urbano', column: 0, row: 2 },
          { id: 'medios', label: 'Crecen los sectores medios', column: 1, row: 1 },
        ],
        arrows: [
          { from: 'estado', to: 'medios' },
          { from: 'liceos', to: 'medios' },
          { from: 'ciudad', to: 'medios' },
        ],
        alt: 'Esquema: tres causas llevan al crecimiento de los sectores medios: más oficinas del Estado, más liceos y escuelas normales, y más comercio urbano.',
      },
      example: {
        problem: md`Clotilde nació en Talca en 1880, hija de un carpintero. Estudió en la Escuela Normal y en 1905 es preceptora en Valparaíso, con sueldo fiscal. ¿Qué procesos se cruzan en su vida?`,
        steps: [
          {
            title: 'Mira su estudio',
            text: md`Pudo estudiar porque el Estado abrió escuelas normales: la educación pública crecía.`,
          },
          {
            title: 'Mira su sueldo',
            text: md`Le paga el fisco. El Estado gastaba más, en buena parte gracias al salitre.`,
          },
          {
            title: 'Mira dónde vive',
            text: md`Trabaja en una ciudad que crece. Su caso reúne tres causas del crecimiento de los sectores medios: educación, Estado y ciudad.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-causa-unica',
          text: md`Explicar los sectores medios solo con la inmigración. Aportó, pero una profesora fiscal o un oficial de correos se explican por el Estado y la educación.`,
        },
      ],
      checks: [
        {
          id: 'a-que-mundo-pertenece',
          question: md`Un empleado de Correos de Concepción, que estudió en el liceo y arrienda una casa pequeña, ¿a qué grupo pertenece hacia 1905?`,
          key: 'A los sectores medios',
          distractors: [
            {
              text: 'A la oligarquía',
              feedback: 'No tiene fundos, minas ni bancos: vive de un sueldo.',
            },
            {
              text: 'Al mundo obrero',
              feedback: 'Su trabajo es de oficina y pide estudios: no es obrero.',
            },
            {
              text: 'Al inquilinaje',
              feedback: 'El inquilino vive y trabaja en una hacienda.',
            },
          ],
          explanation: md`Vive de un sueldo fiscal y pasó por el liceo. Eso es propio de los sectores medios.`,
        },
        {
          id: 'varias-causas',
          question: md`«Los sectores medios crecieron porque llegaron inmigrantes». ¿Qué le falta a esta explicación?`,
          key: 'Sumar el crecimiento del Estado y de la educación',
          distractors: [
            {
              text: 'Nada, porque la inmigración alcanza para explicarlo',
              feedback: 'No explica a los profesores ni a los empleados fiscales nacidos aquí.',
              mistake: 'historia-causa-unica',
            },
            {
              text: 'Sumar que los inquilinos recibieron tierras en 1900',
              feedback: 'La reforma agraria es de los años sesenta del siglo XX.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Quitar la inmigración, porque no tuvo ningún papel',
              feedback: 'Tuvo un papel, sobre todo en el comercio. El problema es dejarla sola.',
            },
          ],
          explanation: md`Un proceso social rara vez tiene una sola causa. Aquí se juntan Estado, liceos, comercio y también inmigración.`,
        },
      ],
    },
    {
      id: 'cuestion-social',
      title: 'La cuestión social: cómo se vivía',
      idea: md`Se llamó **cuestión social** a los problemas de vida y trabajo de los sectores populares, y al debate que provocaron.

En las ciudades, familias enteras vivían en una pieza de **conventillo**: sin ventanas, con una acequia en el patio. Abundaban la viruela, la tuberculosis y la muerte de niños pequeños.

En las salitreras, las jornadas eran largas y los accidentes frecuentes. Se pagaba en **fichas**, que valían en la pulpería de la misma oficina.

La primera ley social fue la de Habitaciones Obreras, de 1906. En 1907 siguió el descanso dominical. Eran pocas y se cumplían a medias.`,
      readings: [
        {
          title: 'Visita a un conventillo',
          by: 'Texto escrito para Travesía, a la manera de un informe de 1905',
          text: md`Calle de San Pablo, número par. Veintidós piezas a un pasillo; una llave de agua. En la pieza 9 duermen seis personas y un brasero encendido. El arriendo se cobra cada sábado; quien se atrasa dos semanas sale. La encargada dice que este invierno murieron cuatro niños. Al fondo, sobre la acequia, tienden la ropa que lavan para las casas del centro.`,
        },
        {
          title: 'Un senador, el mismo año',
          by: 'Texto escrito para Travesía, a la manera de un discurso de 1905',
          text: md`Se habla de una cuestión social. Yo no la veo. Hay trabajo para quien quiere trabajar, y los salarios nunca fueron más altos. Lo que falta al pueblo es ahorro y buenas costumbres. Que el Estado levante casas sería premiar la imprevisión.`,
        },
      ],
      example: {
        problem: md`Las dos fuentes hablan de los pobres de la ciudad. ¿Dónde pone cada una la causa del problema?`,
        steps: [
          {
            title: 'Lee la visita',
            text: md`Describe piezas, agua, arriendo y muertes. No acusa a nadie con palabras, pero todo apunta a las condiciones materiales.`,
          },
          {
            title: 'Lee al senador',
            text: md`Niega que exista el problema y culpa a las costumbres de la gente.`,
          },
          {
            title: 'Compara',
            text: md`Una mira las **condiciones de vida**; el otro, la **conducta**. Por eso discrepan también en si el Estado debe actuar.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-dato-sin-relacion',
          text: md`Responder con las salitreras cuando la fuente habla de una pieza en la ciudad. Ambas son parte de la cuestión social; elige la que está en el texto.`,
        },
        {
          mistake: 'historia-excede-la-fuente',
          text: md`Ver protestas o sindicatos en un texto que solo describe cómo se vive. Subraya la frase que lo diría: si no está, no es.`,
        },
        {
          mistake: 'historia-otros-actores',
          text: md`Poner al Estado como dueño de los conventillos. Eran de particulares que arrendaban; mira en el texto quién cobra.`,
        },
      ],
      checks: [
        {
          id: 'tema-de-la-visita',
          question: md`¿Qué aspecto de la cuestión social describe la visita al conventillo?`,
          key: 'El hacinamiento y la falta de higiene en la vivienda',
          distractors: [
            {
              text: 'El pago en fichas y los accidentes del trabajo',
              feedback: 'Eso ocurría en las salitreras. El texto es de una calle de ciudad.',
              mistake: 'historia-dato-sin-relacion',
            },
            {
              text: 'La huelga de los arrendatarios contra el dueño',
              feedback: 'Nadie protesta en el texto: solo se describe.',
              mistake: 'historia-excede-la-fuente',
            },
            {
              text: 'La entrega de piezas por parte del Estado',
              feedback: 'Se cobra un arriendo cada sábado: es un negocio privado.',
              mistake: 'historia-otros-actores',
            },
          ],
          explanation: md`Seis personas en una pieza, una llave para todos, la acequia al fondo y cuatro niños muertos en un invierno.`,
        },
        {
          id: 'utilidad-del-senador',
          question: md`¿Para qué le sirve a un historiador el discurso del senador?`,
          key: 'Para conocer cómo parte de la élite explicaba la pobreza',
          distractors: [
            {
              text: 'Para comprobar que no había pobreza en las ciudades',
              feedback: 'Que lo diga no lo vuelve cierto: la otra fuente muestra lo contrario.',
              mistake: 'historia-discurso-por-realidad',
            },
            {
              text: 'Para saber lo que pensaban todos los políticos en 1905',
              feedback: 'Es una voz. Otros, en 1906, aprobaron una ley de habitaciones.',
              mistake: 'historia-generaliza',
            },
            {
              text: 'Para nada, porque contiene afirmaciones equivocadas',
              feedback: 'Una fuente equivocada también informa: muestra una manera de pensar.',
            },
          ],
          explanation: md`La fuente no prueba lo que afirma, pero sí prueba que alguien lo afirmaba, y con qué argumentos.`,
        },
        {
          id: 'efecto-de-las-fichas',
          question: md`¿Qué problema traía a un obrero recibir su pago en fichas?`,
          key: 'Solo podía comprar donde la oficina las recibía',
          distractors: [
            {
              text: 'Tenía que cambiarlas por tierras de la oficina',
              feedback: 'No se pagaba con tierras: se canjeaban por mercadería.',
            },
            {
              text: 'Perdía el derecho a votar en las elecciones',
              feedback: 'Las fichas eran una forma de pago y no cambiaban el voto.',
              mistake: 'historia-dato-sin-relacion',
            },
            {
              text: 'Debía entregarlas al Estado como impuesto',
              feedback: 'Quien las emitía y recibía era la empresa, no el Estado.',
              mistake: 'historia-otros-actores',
            },
          ],
          explanation: md`La empresa pagaba y también vendía. El obrero quedaba atado a la pulpería y a sus precios.`,
        },
      ],
    },
    {
      id: 'organizarse',
      title: 'Del socorro mutuo a la huelga',
      idea: md`Los trabajadores no esperaron al Estado. Primero, desde 1853, crearon **sociedades de socorros mutuos**: cada socio ponía una cuota, y el fondo pagaba médico, entierro o ayuda a la viuda. Después aparecieron las **sociedades de resistencia**, de ideas anarquistas, y las **mancomunales**, que unían la ayuda con el reclamo por salarios y jornadas. Los partidos obreros y la Federación Obrera (1909) completaron el cuadro.

Hubo huelgas grandes: Valparaíso en 1903, Santiago en 1905, Iquique en 1907. Muchas terminaron con muertos por acción de tropas. En la Escuela Santa María, el número de víctimas todavía se discute.`,
      figure: {
        kind: 'timeline',
        from: 1850,
        to: 1915,
        events: [
          { year: 1853, label: 'Primera mutual' },
          { year: 1900, label: 'Primera mancomunal, Iquique' },
          { year: 1903, label: 'Huelga de Valparaíso' },
          { year: 1906, label: 'Ley de Habitaciones Obreras' },
          { year: 1907, label: 'Escuela Santa María' },
          { year: 1909, label: 'Federación Obrera' },
        ],
        alt: 'Línea de tiempo de 1850 a 1915: primera sociedad de socorros mutuos en 1853, primera mancomunal en Iquique en 1900, huelga de Valparaíso en 1903, Ley de Habitaciones Obreras en 1906, matanza de la Escuela Santa María en 1907 y Federación Obrera en 1909.',
      },
      example: {
        problem: md`Después de lo ocurrido en Iquique en diciembre de 1907, ¿qué se puede afirmar y qué no sobre la respuesta del Estado?`,
        steps: [
          {
            title: 'Reúne los hechos seguros',
            text: md`Miles de obreros en huelga estaban en la escuela. Las autoridades ordenaron desalojar. Tropas dispararon y hubo muchos muertos.`,
          },
          {
            title: 'Saca lo que permiten',
            text: md`Ante ese conflicto, el Estado usó la fuerza en vez de mediar.`,
          },
          {
            title: 'Pon el límite',
            text: md`No permiten decir que todo el país lo aprobó: hubo diputados y diarios que lo condenaron. Tampoco dan un número exacto de víctimas.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-orden-de-los-hechos',
          text: md`Poner la huelga antes que la ayuda mutua. Las mutuales son las más antiguas; los reclamos se sumaron después.`,
        },
        {
          mistake: 'historia-otra-medida',
          text: md`Llamar partido a una mancomunal o sindicato a una mutual. Pregunta qué hacía cada una: ayudar, reclamar o competir en elecciones.`,
        },
        {
          mistake: 'historia-otra-epoca',
          text: md`Suponer tribunales del trabajo o leyes laborales en 1907. Las principales leyes sociales son de 1924, y el Código del Trabajo, de 1931.`,
        },
        {
          mistake: 'historia-generaliza',
          text: md`Decir que todos los políticos y la prensa aprobaron la represión. Hubo voces críticas: un hecho no prueba unanimidad.`,
        },
      ],
      checks: [
        {
          id: 'que-es-esta-organizacion',
          question: md`En Lota, un grupo de mineros junta cuotas para pagar médicos y entierros y además pide una jornada más corta. ¿A qué organización se parece más?`,
          key: 'A una mancomunal',
          distractors: [
            {
              text: 'A una mutual',
              feedback: 'La mutual ayudaba a los socios, pero no reclamaba por la jornada.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'A un partido',
              feedback: 'No compiten en elecciones: se ayudan y reclaman.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'A una pulpería',
              feedback: 'La pulpería era la tienda de la empresa.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`Une las dos tareas: socorro a los socios y reclamo por mejores condiciones. Eso distingue a la mancomunal.`,
        },
        {
          id: 'orden-de-organizaciones',
          question: md`¿Qué cambio muestra la historia de las organizaciones obreras entre 1853 y 1909?`,
          key: 'De la ayuda entre socios se pasó también al reclamo',
          distractors: [
            {
              text: 'Del reclamo por salarios se pasó a la ayuda mutua',
              feedback: 'Está al revés: la mutual de 1853 es la más antigua.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'De los sindicatos legales se pasó a la ayuda mutua',
              feedback: 'Los sindicatos legales son de 1924 en adelante.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Del partido político se pasó a la pulpería obrera',
              feedback: 'La pulpería era de la empresa, y los partidos llegaron después.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`Las mutuales no desaparecieron. A ellas se sumaron organizaciones que además pedían cambios a empresas y Estado.`,
        },
        {
          id: 'que-prueba-iquique',
          question: md`¿Qué conclusión permiten los hechos de la Escuela Santa María?`,
          key: 'Que las autoridades respondieron con la fuerza a la huelga',
          distractors: [
            {
              text: 'Que todos los partidos y diarios aprobaron esa decisión',
              feedback: 'Hubo diputados y diarios que la condenaron.',
              mistake: 'historia-generaliza',
            },
            {
              text: 'Que un tribunal del trabajo falló en contra de la huelga',
              feedback: 'Esos tribunales no existían en 1907.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Que las empresas contrataron una policía para la matanza',
              feedback: 'Dispararon tropas del Estado.',
              mistake: 'historia-otros-actores',
            },
          ],
          explanation: md`La orden la dieron las autoridades y la ejecutaron tropas. Eso se puede afirmar; la unanimidad del país, no.`,
        },
      ],
    },
  ],
  summary: [
    md`Oligarquía, sectores medios y mundo popular. Los medios crecen por el Estado, la educación y la ciudad.`,
    md`Cuestión social: malas condiciones de vivienda, salud y trabajo, y el debate sobre qué hacer.`,
    md`Mutuales (1853) primero; luego resistencia y mancomunales; también partidos y federaciones.`,
    md`Ante las huelgas, el Estado usó la fuerza. Hubo quienes lo condenaron.`,
  ],
  sources: [
    { name: 'Alejandro Venegas (Dr. Valdés Cange), Sinceridad. Chile íntimo en 1910', year: 1910 },
    { name: 'Ley 1.838, de Habitaciones Obreras, Chile', year: 1906 },
    {
      name: 'Sergio Grez, De la regeneración del pueblo a la huelga general, 1810-1890',
      year: 1997,
      detail: 'mutuales y organizaciones obreras',
    },
    { name: 'Simon Collier y William Sater, Historia de Chile, 1808-1994', year: 1998, detail: 'sociedad y huelgas' },
  ],
});
