import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.chile-siglo-xix.republica',
  version: 2,
  minutes: 17,
  opening: {
    question: md`Entre 1823 y 1833, Chile tuvo tres textos constitucionales y un intento de federación. Un libro antiguo llama a esos años «anarquía». Otro, más reciente, los llama «ensayos». ¿Cuál de los dos nombres crees que describe mejor los hechos?`,
    guesses: [
      'Anarquía: nadie sabía gobernar',
      'Ensayos: se probaron proyectos distintos',
      'Da igual, es solo un nombre',
    ],
    reveal: md`El nombre no da lo mismo: «anarquía» es un juicio que hicieron los vencedores de 1830; «ensayos» se fija en los proyectos que se discutieron. En esta lección vas a ver esos proyectos, el orden que se impuso y cómo cambió durante el siglo.`,
  },
  points: [
    {
      id: 'anos-de-ensayo',
      title: 'Proyectos distintos para un país nuevo',
      idea: md`En 1818 se declaró la Independencia y gobernó Bernardo O'Higgins, que renunció en 1823. Quedaba la pregunta: ¿cómo se gobierna una república?

Hubo varias respuestas. La Constitución de 1823 quiso regular hasta la moral de los ciudadanos. Las leyes federales de 1826 dieron autonomía a las provincias, que elegían a sus autoridades. La Constitución de 1828, liberal, repartió el poder y limitó al presidente.

Detrás había grupos: **pipiolos** (liberales), **federales**, **pelucones** (conservadores) y **estanqueros**, seguidores de Portales. En 1829 estalló una guerra civil. En Lircay, en 1830, vencieron los conservadores.`,
      figure: {
        kind: 'timeline',
        from: 1817,
        to: 1834,
        events: [
          { year: 1818, label: 'Independencia' },
          { year: 1823, label: "Renuncia O'Higgins; Constitución" },
          { year: 1826, label: 'Leyes federales' },
          { year: 1828, label: 'Constitución liberal' },
          { year: 1830, label: 'Batalla de Lircay' },
          { year: 1833, label: 'Constitución conservadora' },
        ],
        periods: [{ from: 1823, to: 1830, label: 'Ensayos constitucionales' }],
        alt: "Línea de tiempo de 1817 a 1834: Independencia en 1818; renuncia de O'Higgins y Constitución en 1823; leyes federales en 1826; Constitución liberal en 1828; batalla de Lircay en 1830; Constitución conservadora en 1833. El período de 1823 a 1830 lleva el nombre de ensayos constitucionales.",
      },
      example: {
        problem: md`¿Qué respondían las leyes federales de 1826 que no respondía la Constitución de 1823?`,
        steps: [
          {
            title: 'Busca el problema',
            text: md`Las provincias, como Concepción y Coquimbo, reclamaban porque todo se decidía en Santiago.`,
          },
          {
            title: 'Mira la solución que propone cada texto',
            text: md`La de 1823 mantenía un Estado unitario. Las leyes de 1826 dividían el país en ocho provincias que elegían a sus autoridades.`,
          },
          {
            title: 'Formula la diferencia',
            text: md`El federalismo repartía el poder **en el territorio**. Duró poco, pero no fue desorden sin ideas: era un proyecto.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-generaliza',
          text: md`Decir que en esos años no hubo leyes ni propuestas, porque hubo conflictos. Cuenta las normas de la línea: hay varias en pocos años.`,
        },
        {
          mistake: 'historia-lee-mal-los-datos',
          text: md`Ver estabilidad donde la línea muestra cambios seguidos. Tres normas en menos de diez años indican que no había acuerdo.`,
        },
        {
          mistake: 'historia-otra-epoca',
          text: md`Volver a poner a España en el gobierno después de 1818. La restauración española en Chile fue entre 1814 y 1817.`,
        },
      ],
      checks: [
        {
          id: 'interpretar-ensayos',
          figure: 'of-the-point',
          question: md`Según la línea de tiempo, ¿qué ocurrió entre 1823 y 1830?`,
          key: 'Se probaron formas distintas de organizar el país',
          distractors: [
            {
              text: 'Se gobernó sin ninguna ley ni proyecto político',
              feedback: 'Hubo conflicto, pero también normas: cuéntalas en la línea.',
              mistake: 'historia-generaliza',
            },
            {
              text: 'Se mantuvo una sola Constitución sin cambios',
              feedback: 'La línea muestra normas de 1823, 1826 y 1828.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'Se restauró por un tiempo el gobierno español',
              feedback: 'Esa restauración fue de 1814 a 1817, antes de la Independencia.',
              mistake: 'historia-otra-epoca',
            },
          ],
          explanation: md`Hay una Constitución en 1823, leyes federales en 1826 y otra Constitución en 1828: proyectos distintos que compiten.`,
        },
        {
          id: 'proyecto-federal',
          question: md`Un habitante de Concepción escribe en 1826: «Que cada provincia elija a quien la gobierne». ¿A qué grupo se acerca?`,
          key: 'A los federales',
          distractors: [
            {
              text: 'A los pelucones',
              feedback: 'Los conservadores preferían un gobierno central fuerte.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'A los estanqueros',
              feedback: 'El grupo de Portales buscaba una autoridad central fuerte.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'A los realistas',
              feedback: 'Los realistas defendían al rey; en 1826 Chile ya era república.',
              mistake: 'historia-otra-epoca',
            },
          ],
          explanation: md`Pide repartir el poder entre las provincias. Esa es la idea central del federalismo.`,
        },
        {
          id: 'quien-vence-en-lircay',
          question: md`¿Qué resultado político tuvo la batalla de Lircay?`,
          key: 'El triunfo de los conservadores sobre los liberales',
          distractors: [
            {
              text: 'La victoria final de los patriotas sobre los realistas',
              feedback: 'Lircay es de 1830 y enfrentó a chilenos entre sí en una guerra civil.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'La autonomía de las provincias dentro de una federación',
              feedback: 'El federalismo ya había fracasado; ganó una idea más centralista.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'La aprobación de la Constitución liberal de 1828',
              feedback: 'Esa Constitución es anterior a la batalla: mira la línea.',
              mistake: 'historia-orden-de-los-hechos',
            },
          ],
          explanation: md`En abril de 1830 los conservadores derrotaron a los liberales en Lircay y pudieron imponer su proyecto, que se plasmó en 1833.`,
        },
      ],
    },
    {
      id: 'orden-de-1833',
      title: 'El orden de 1833: un presidente muy fuerte',
      idea: md`La Constitución de 1833 creó un **Estado unitario y presidencialista**. El presidente duraba cinco años y podía ser reelegido otros cinco. Nombraba a intendentes y gobernadores. Con permiso del Congreso recibía facultades extraordinarias, y podía declarar el estado de sitio. La religión católica era la oficial.

Diego Portales, ministro desde 1830, había pedido un gobierno «fuerte, centralizador». Votaban pocos: hombres que sabían leer y escribir y que tenían cierta renta.

Así gobernaron tres presidentes por diez años cada uno: Prieto, Bulnes y Montt. Hubo orden, pero también censura, destierros y guerras civiles en 1851 y 1859.`,
      readings: [
        {
          title: 'Carta a José Manuel Cea',
          by: 'Diego Portales, marzo de 1822',
          text: md`«La República es el sistema que hay que adoptar; ¿pero sabe cómo yo la entiendo para estos países? Un Gobierno fuerte, centralizador […]».`,
        },
        {
          title: 'Un vecino liberal, 1851',
          by: 'Texto escrito para Travesía',
          text: md`Dicen que vivimos en orden. Lo hay en las calles, es cierto. Pero el intendente lo manda Santiago, los diarios que critican se cierran y el candidato del gobierno siempre gana. Una república en que solo se oye una voz no es tranquila: está callada.`,
        },
      ],
      example: {
        problem: md`Portales y el vecino hablan del mismo orden. ¿En qué coinciden y en qué se oponen?`,
        steps: [
          {
            title: 'Anota qué valora cada uno',
            text: md`Portales valora un gobierno fuerte. El vecino valora que se oigan voces distintas.`,
          },
          {
            title: 'Busca lo que comparten',
            text: md`Los dos aceptan la república. El vecino incluso reconoce que hay orden.`,
          },
          {
            title: 'Precisa el desacuerdo',
            text: md`Discrepan en el precio: para uno, la autoridad central es la condición de la república; para el otro, la vacía de libertad.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otro-regimen',
          text: md`Confundir este orden con una federación o con una monarquía. Fíjate en quién nombra a las autoridades de provincia: el presidente.`,
        },
        {
          mistake: 'historia-presentismo',
          text: md`Llamarlo «democracia de masas» porque había elecciones. Votaba una pequeña parte de los hombres adultos, y ninguna mujer.`,
        },
      ],
      checks: [
        {
          id: 'quien-nombra',
          question: md`En 1840, ¿cómo llegaba a su cargo el intendente de una provincia?`,
          key: 'Lo nombraba el presidente de la República',
          distractors: [
            {
              text: 'Lo elegían los vecinos de la provincia',
              feedback: 'Eso era lo propuesto en 1826. La Constitución de 1833 es unitaria.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Lo elegían todos los mayores de dieciocho años',
              feedback: 'Ese voto es de 1970. En 1840 votaban muy pocos.',
              mistake: 'historia-presentismo',
            },
            {
              text: 'Lo designaba el rey desde la metrópoli',
              feedback: 'Chile era república desde 1818.',
              mistake: 'historia-otra-epoca',
            },
          ],
          explanation: md`El presidente nombraba a intendentes y gobernadores. Por eso el sistema se llama unitario y centralista.`,
        },
        {
          id: 'critica-del-vecino',
          question: md`¿Qué critica el vecino de 1851?`,
          key: 'Que el orden se sostenga a costa de las libertades',
          distractors: [
            {
              text: 'Que falte autoridad y nadie obedezca las leyes',
              feedback: 'Él dice que sí hay orden en las calles.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Que Chile siga siendo una república y no un reino',
              feedback: 'No pide un rey: pide una república con más voces.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Que el gobierno haya cerrado todas las escuelas',
              feedback: 'Habla de diarios, no de escuelas.',
              mistake: 'historia-excede-la-fuente',
            },
          ],
          explanation: md`Reconoce el orden, pero señala autoridades impuestas, diarios cerrados y elecciones que gana siempre el gobierno.`,
        },
        {
          id: 'orden-sin-conflicto',
          question: md`«Desde 1833 Chile vivió en paz, sin oposición». ¿Qué hecho obliga a corregir la frase?`,
          key: 'Las guerras civiles de 1851 y 1859',
          distractors: [
            {
              text: 'La batalla de Lircay de 1830',
              feedback: 'Es anterior a 1833: no dice nada de los años siguientes.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'La religión católica como oficial',
              feedback: 'Es verdad, pero no prueba que hubiera oposición.',
              mistake: 'historia-dato-sin-relacion',
            },
            {
              text: 'Los diez años de cada gobierno',
              feedback: 'Muestran continuidad, que es justo lo que dice la frase.',
              mistake: 'historia-dato-sin-relacion',
            },
          ],
          explanation: md`En 1851 y 1859 grupos opositores se levantaron en armas contra el gobierno de Montt. El orden era discutido.`,
        },
      ],
    },
    {
      id: 'liberalizacion-y-cultura',
      title: 'Cultura, reformas y un Estado laico que avanza',
      idea: md`En los años 1840 el Estado invirtió en cultura. En 1842 se crearon la **Universidad de Chile**, con Andrés Bello como primer rector, y la **Escuela Normal de Preceptores**, que formaba profesores. Ese año, Lastarria pidió una literatura propia, que hablara de Chile.

Desde 1861 los liberales fueron ganando peso. Reformas de 1871 y 1874 prohibieron la reelección inmediata del presidente y ampliaron el voto, al suponer que quien leía y escribía tenía la renta.

Entre 1883 y 1884, las **leyes laicas** pasaron al Estado los cementerios, el matrimonio y el registro de nacimientos. La Iglesia y el Estado se separaron recién en 1925.`,
      example: {
        problem: md`Antes de 1884, una pareja no católica tenía problemas para que su matrimonio fuera válido y sus muertos no siempre podían ser enterrados en el cementerio. ¿Qué cambiaron las leyes laicas y qué no?`,
        steps: [
          {
            title: 'Anota quién decidía antes',
            text: md`La Iglesia católica llevaba los registros de bautizos, matrimonios y defunciones, y administraba muchos cementerios.`,
          },
          {
            title: 'Anota quién decide después',
            text: md`El Estado: un oficial civil registra nacimientos, matrimonios y muertes, y los cementerios públicos reciben a todos.`,
          },
          {
            title: 'Separa lo que sigue igual',
            text: md`La gente podía seguir yendo a misa y casándose también por la Iglesia. La religión oficial se mantuvo hasta 1925. No hubo divorcio.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-ruptura-total',
          text: md`Creer que las leyes laicas prohibieron el culto o separaron Iglesia y Estado. Cambiaron de manos unos trámites; la separación es de 1925.`,
        },
        {
          mistake: 'historia-otra-medida',
          text: md`Confundir matrimonio civil con divorcio. El divorcio que disuelve el matrimonio llegó con la ley 19.947, de 2004.`,
        },
        {
          mistake: 'historia-sin-cambio',
          text: md`Pensar que la Universidad y la Escuela Normal conservaban lo colonial. Eran instituciones nuevas del Estado, y Lastarria pedía algo propio.`,
        },
        {
          mistake: 'historia-otros-actores',
          text: md`Atribuir a la Iglesia la creación de la Universidad de Chile o de la Escuela Normal. Las fundó el Estado; revisa siempre quién actúa.`,
        },
      ],
      checks: [
        {
          id: 'efecto-del-registro-civil',
          question: md`Después de 1884, ¿qué podía hacer una familia protestante que antes le costaba?`,
          key: 'Inscribir a su hija y casarse ante un oficial del Estado',
          distractors: [
            {
              text: 'Divorciarse por acuerdo y volver a casarse por lo civil',
              feedback: 'El matrimonio civil no trajo ese divorcio, que es de 2004.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Vivir en un país en que la misa católica se prohibía',
              feedback: 'El culto católico siguió permitido y era el oficial.',
              mistake: 'historia-ruptura-total',
            },
            {
              text: 'Registrarse solo en la parroquia católica más cercana',
              feedback: 'Eso era lo de antes. Las leyes pasaron el registro al Estado.',
              mistake: 'historia-sin-cambio',
            },
          ],
          explanation: md`El matrimonio y los registros pasaron al Estado, así que ya no dependían de pertenecer a una religión.`,
        },
        {
          id: 'para-que-la-normal',
          question: md`¿Qué buscaba el Estado al crear en 1842 una escuela para formar preceptores?`,
          key: 'Extender una enseñanza pública con profesores preparados',
          distractors: [
            {
              text: 'Entregar a la Iglesia la formación de los profesores',
              feedback: 'La escuela era del Estado, y el Estado formaba a los preceptores.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'Conservar las escuelas coloniales tal como estaban',
              feedback: 'Era una institución nueva: formar preceptores no existía como tarea fiscal.',
              mistake: 'historia-sin-cambio',
            },
            {
              text: 'Hacer obligatoria desde ese año la educación primaria',
              feedback: 'La obligación es de 1920. En 1842 se formaban los primeros profesores.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`Para abrir escuelas hacían falta profesores. La Normal fue el primer paso de una enseñanza a cargo del Estado.`,
        },
        {
          id: 'reformas-de-los-setenta',
          question: md`¿Qué cambió con las reformas de 1871 y 1874?`,
          key: 'Se limitó al presidente y creció el número de votantes',
          distractors: [
            {
              text: 'Se reemplazó la Constitución de 1833 por otra nueva',
              feedback: 'Se reformó. La de 1833 rigió, con cambios, hasta 1925.',
              mistake: 'historia-ruptura-total',
            },
            {
              text: 'Se separó la Iglesia del Estado y se permitió el divorcio',
              feedback: 'La separación es de 1925 y ese divorcio, de 2004.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Se aprobó el voto de las mujeres que sabían leer',
              feedback: 'La ley del voto femenino en municipales es de 1934.',
              mistake: 'historia-presentismo',
            },
          ],
          explanation: md`Se prohibió la reelección inmediata (1871) y en 1874 se presumió que quien sabía leer y escribir tenía la renta exigida.`,
        },
      ],
    },
  ],
  summary: [
    md`1823-1830: ensayos constitucionales. Proyectos liberales, federales y conservadores en pugna.`,
    md`1833: Estado unitario, presidente muy fuerte, voto de pocos. Orden con opositores: 1851 y 1859.`,
    md`1842: Universidad de Chile y Escuela Normal, instituciones del Estado.`,
    md`Reformas de 1871 y 1874, leyes laicas de 1883-1884; Iglesia y Estado se separan en 1925.`,
  ],
  sources: [
    { name: 'Constitución Política de la República de Chile', year: 1833 },
    { name: 'Diego Portales, carta a José Manuel Cea', year: 1822, detail: 'gobierno fuerte y centralizador' },
    {
      name: 'Biblioteca Nacional de Chile, Memoria Chilena, minisitios sobre la organización de la República',
      year: 2024,
      detail: 'ensayos constitucionales y reformas',
    },
    { name: 'Simon Collier y William Sater, Historia de Chile, 1808-1994', year: 1998 },
    { name: 'Leyes de Matrimonio Civil y de Registro Civil, Chile', year: 1884 },
  ],
});
