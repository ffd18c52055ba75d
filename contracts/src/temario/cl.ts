import { COMMON_NOTES } from './common-notes.ts';
import type { TemarioTest } from './types.ts';

export const CL = {
  id: 'cl',
  name: 'Competencia Lectora',
  mandatory: true,
  items: 65,
  scored: 60,
  minutes: 150,
  options: [4],
  admissionYear: 2026,
  source: {
    name: 'DEMRE, Temario PAES Regular, Competencia Lectora, Admisión 2026',
    confidence: 'high',
    detail:
      'Tareas y conocimientos del documento oficial 2026, dichos con nuestras palabras; el de 2027 no se ha podido comparar.',
  },
  notes: [
    'La prueba trae ocho textos, literarios y no literarios, continuos y discontinuos, con 6 a 11 preguntas cada uno en los folletos publicados.',
    'Los tres primeros ejes son las habilidades que se preguntan; «Tipos de texto» reúne lo que se lee con ellas.',
    'Las unidades dentro de cada habilidad son una agrupación nuestra.',
    'En los textos no literarios, desde «Fallas al argumentar» los contenidos se preguntan solo con la habilidad de evaluar; en los literarios, desde «Mirada del narrador».',
    ...COMMON_NOTES,
  ],
  skills: [
    {
      id: 'localizar',
      name: 'Localizar',
      summary: 'Encontrar en el texto información que está escrita en él.',
    },
    {
      id: 'interpretar',
      name: 'Interpretar',
      summary: 'Relacionar partes del texto y deducir lo que quiere decir.',
    },
    {
      id: 'evaluar',
      name: 'Evaluar',
      summary: 'Juzgar la calidad, la intención y la forma de lo que se lee.',
    },
  ],
  axes: [
    {
      id: 'cl.localizar',
      name: 'Localizar',
      units: [
        {
          id: 'cl.localizar.informacion-explicita',
          name: 'Información explícita',
          contents: [
            {
              id: 'cl.localizar.informacion-explicita.literal',
              name: 'Datos dichos tal cual',
              summary: 'Encontrar en la lectura un dato que aparece escrito tal como lo pide la pregunta.',
            },
            {
              id: 'cl.localizar.informacion-explicita.parafrasis',
              name: 'Datos dichos con otras palabras',
              summary: 'Reconocer un dato aunque la pregunta use sinónimos o lo exprese de otra forma.',
            },
          ],
        },
      ],
    },
    {
      id: 'cl.interpretar',
      name: 'Interpretar',
      units: [
        {
          id: 'cl.interpretar.relaciones',
          name: 'Relaciones entre ideas',
          contents: [
            {
              id: 'cl.interpretar.relaciones.conexiones',
              name: 'Cómo se conectan las partes',
              summary: 'Explicar el vínculo entre dos partes, como un problema y su solución o una causa y su efecto.',
            },
            {
              id: 'cl.interpretar.relaciones.jerarquia',
              name: 'Ideas principales y secundarias',
              summary: 'Distinguir, dentro de un fragmento, qué idea manda y cuáles la apoyan o la detallan.',
            },
            {
              id: 'cl.interpretar.relaciones.funcion',
              name: 'Para qué está cada elemento',
              summary: 'Decir qué aporta un ejemplo, una cita o una figura literaria en el lugar donde aparece.',
            },
          ],
        },
        {
          id: 'cl.interpretar.sentido',
          name: 'Sentido local y global',
          contents: [
            {
              id: 'cl.interpretar.sentido.inferencias',
              name: 'Inferencias',
              summary: 'Deducir algo que no se dice directamente, a partir de pistas que están en el texto.',
            },
            {
              id: 'cl.interpretar.sentido.significado',
              name: 'Significado de una parte o del todo',
              summary: 'Explicar qué quiere decir un párrafo, una sección o la lectura completa.',
            },
            {
              id: 'cl.interpretar.sentido.sintesis',
              name: 'Síntesis',
              summary: 'Resumir en pocas palabras lo esencial de una sección o de toda la lectura.',
            },
          ],
        },
      ],
    },
    {
      id: 'cl.evaluar',
      name: 'Evaluar',
      units: [
        {
          id: 'cl.evaluar.emisor',
          name: 'Quién habla y con qué intención',
          contents: [
            {
              id: 'cl.evaluar.emisor.intencion',
              name: 'Intención de quien escribe o narra',
              summary: 'Reconocer qué busca lograr quien escribe o narra, según a quién se dirige.',
            },
            {
              id: 'cl.evaluar.emisor.posicion',
              name: 'Posición, actitud y tono',
              summary: 'Calificar cómo se ubica quien habla frente a un tema: a favor, crítico, irónico o distante.',
            },
          ],
        },
        {
          id: 'cl.evaluar.contenido',
          name: 'Calidad de la información',
          contents: [
            {
              id: 'cl.evaluar.contenido.informacion',
              name: 'Información pertinente y suficiente',
              summary: 'Juzgar si los datos vienen al caso, si alcanzan y si no se contradicen.',
            },
            {
              id: 'cl.evaluar.contenido.nuevos-contextos',
              name: 'Aplicar lo leído a otra situación',
              summary: 'Usar lo que dice el texto para examinar un caso distinto o contrastarlo con otra fuente.',
            },
          ],
        },
        {
          id: 'cl.evaluar.forma',
          name: 'Forma y recursos',
          contents: [
            {
              id: 'cl.evaluar.forma.forma-contenido',
              name: 'Forma y contenido',
              summary: 'Juzgar si la estructura y el registro sirven a lo que se quiere comunicar.',
            },
            {
              id: 'cl.evaluar.forma.recursos',
              name: 'Recursos verbales y visuales',
              summary: 'Valorar si las palabras, las imágenes o el diseño de la página ayudan a comunicar.',
            },
          ],
        },
      ],
    },
    {
      id: 'cl.textos',
      name: 'Tipos de texto',
      units: [
        {
          id: 'cl.textos.no-literarios',
          name: 'Textos no literarios',
          contents: [
            {
              id: 'cl.textos.no-literarios.informacion-relevante',
              name: 'Información que importa',
              summary: 'Separar los datos que sostienen el sentido del texto de los que solo acompañan.',
            },
            {
              id: 'cl.textos.no-literarios.tema-ideas',
              name: 'Tema e ideas principales',
              summary: 'Decir de qué trata el texto y qué afirma sobre ese asunto.',
            },
            {
              id: 'cl.textos.no-literarios.ideas-de-apoyo',
              name: 'Ideas de apoyo',
              summary: 'Reconocer los ejemplos, datos o explicaciones que respaldan una afirmación.',
            },
            {
              id: 'cl.textos.no-literarios.tesis',
              name: 'Tesis',
              summary: 'Identificar la opinión que el texto defiende y si la declara o la deja entrever.',
            },
            {
              id: 'cl.textos.no-literarios.argumentos',
              name: 'Argumentos',
              summary: 'Reconocer las razones con que se defiende una opinión y qué tan directamente la apoyan.',
            },
            {
              id: 'cl.textos.no-literarios.creencias',
              name: 'Creencias y puntos de vista',
              summary: 'Notar las ideas, valores o ideologías que hay detrás de lo que se dice.',
            },
            {
              id: 'cl.textos.no-literarios.organizacion',
              name: 'Organización del texto',
              summary:
                'Ver cómo se ordenan las ideas, por ejemplo en el tiempo, comparándolas o de lo general a lo particular.',
            },
            {
              id: 'cl.textos.no-literarios.razonamientos',
              name: 'Razonamientos',
              summary: 'Seguir cómo una idea lleva a otra hasta llegar a una conclusión.',
            },
            {
              id: 'cl.textos.no-literarios.hechos-opiniones',
              name: 'Hechos y opiniones',
              summary: 'Distinguir lo que se puede comprobar de lo que alguien piensa o valora.',
            },
            {
              id: 'cl.textos.no-literarios.proposito',
              name: 'Propósito del texto',
              summary: 'Reconocer si el texto busca informar, convencer, explicar, entretener o llamar a actuar.',
            },
            {
              id: 'cl.textos.no-literarios.recursos-linguisticos',
              name: 'Recursos lingüísticos y retóricos',
              summary:
                'Explicar el efecto de citas, preguntas retóricas, órdenes, dichos populares o alusiones a otros textos.',
            },
            {
              id: 'cl.textos.no-literarios.recursos-graficos',
              name: 'Recursos visuales y gráficos',
              summary: 'Leer lo que agregan tablas, mapas, imágenes, negritas o la distribución en la página.',
            },
            {
              id: 'cl.textos.no-literarios.estrategias',
              name: 'Estrategias para influir en el lector',
              summary:
                'Detectar cuándo el texto recurre al humor, a la emoción o a una idea preconcebida para convencer.',
            },
            {
              id: 'cl.textos.no-literarios.fallas-argumentativas',
              name: 'Fallas al argumentar',
              summary:
                'Descubrir exageraciones, generalizaciones apresuradas o ataques personales que debilitan un argumento.',
            },
            {
              id: 'cl.textos.no-literarios.perspectiva',
              name: 'Perspectiva',
              summary: 'Evaluar desde qué mirada se trata el tema y qué queda fuera.',
            },
            {
              id: 'cl.textos.no-literarios.dificultades',
              name: 'Obstáculos de comprensión',
              summary: 'Reconocer qué complica la lectura, como una palabra desconocida, y cómo superarlo.',
            },
            {
              id: 'cl.textos.no-literarios.confiabilidad',
              name: 'Confiabilidad de la información',
              summary: 'Evaluar si lo leído merece confianza y si calza con otras fuentes o situaciones.',
            },
          ],
        },
        {
          id: 'cl.textos.literarios',
          name: 'Textos literarios',
          contents: [
            {
              id: 'cl.textos.literarios.hechos-clave',
              name: 'Información clave del relato',
              summary: 'Encontrar los hechos y detalles sin los cuales la historia no se entiende.',
            },
            {
              id: 'cl.textos.literarios.personajes',
              name: 'Personajes',
              summary: 'Comprender cómo son los personajes, qué los mueve, cómo cambian y cómo se relacionan.',
            },
            {
              id: 'cl.textos.literarios.tiempo-espacio',
              name: 'Tiempo y espacio',
              summary: 'Explicar qué aportan a la historia la época, los lugares y el ambiente.',
            },
            {
              id: 'cl.textos.literarios.creencias',
              name: 'Creencias y prejuicios en el relato',
              summary: 'Notar las ideas preconcebidas de los personajes o de su época, y cómo las trata la historia.',
            },
            {
              id: 'cl.textos.literarios.temas',
              name: 'Temas del relato',
              summary: 'Reconocer los asuntos de fondo, como el amor o la justicia, y la mirada con que se tratan.',
            },
            {
              id: 'cl.textos.literarios.conflicto',
              name: 'Conflicto humano',
              summary: 'Identificar qué problema viven los personajes y qué dice sobre la experiencia humana.',
            },
            {
              id: 'cl.textos.literarios.parte-todo',
              name: 'La parte y el todo',
              summary: 'Explicar qué aporta un episodio o fragmento a la obra completa.',
            },
            {
              id: 'cl.textos.literarios.recursos-narrativos',
              name: 'Recursos narrativos',
              summary:
                'Reconocer saltos en el tiempo, relatos dentro de otros y la persona en que se narra, y qué efecto producen.',
            },
            {
              id: 'cl.textos.literarios.simbolos-topicos',
              name: 'Símbolos y tópicos',
              summary:
                'Interpretar lo que representa un símbolo y reconocer tópicos clásicos, como aprovechar el presente.',
            },
            {
              id: 'cl.textos.literarios.personajes-tipo',
              name: 'Personajes tipo',
              summary:
                'Reconocer modelos que se repiten, como el avaro o el pícaro, y los estereotipos que traen consigo.',
            },
            {
              id: 'cl.textos.literarios.narrador',
              name: 'Mirada del narrador',
              summary: 'Evaluar cómo cambia la historia según quién la cuenta y cuánto sabe.',
            },
            {
              id: 'cl.textos.literarios.otros-textos',
              name: 'Relación con otros textos',
              summary: 'Vincular el relato con otras obras, épocas o situaciones actuales.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies TemarioTest;
