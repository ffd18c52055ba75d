import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'hcs-fuente-interpretaciones-1973',
  version: 1,
  genre: 'fuente',
  title: 'Dos explicaciones del golpe de Estado de 1973',
  introduction: 'Textos escritos para Travesía, que resumen líneas de interpretación presentes en la historiografía.',
  text: md`**Texto A.** Durante la década de 1960, los proyectos políticos en Chile se volvieron cada vez más excluyentes. La Democracia Cristiana, la izquierda y la derecha proponían transformar la sociedad entera y rechazaban las alianzas. Cuando el centro dejó de mediar, las reglas del juego democrático perdieron apoyo en los dos extremos. La ruptura de 1973 fue el final de una polarización que venía de antes del gobierno de la Unidad Popular.

**Texto B.** Sin negar la polarización, no se puede explicar el golpe de Estado sin considerar los intereses que se sintieron amenazados por las nacionalizaciones y la reforma agraria, ni la intervención de Estados Unidos, que financió a la oposición y presionó la economía chilena, como documentó en 1975 una comisión de su propio Senado. La democracia no se agotó sola: hubo actores que decidieron ponerle fin.`,
  sources: [
    {
      name: 'Senado de los Estados Unidos, Covert Action in Chile 1963-1973, informe de la comisión presidida por Frank Church, 1975',
      detail: 'Respalda el dato del texto B sobre el financiamiento a la oposición',
    },
  ],
  items: [
    defineItem({
      id: 'hcs-fuente-interpretaciones-1973-comparar-interpretaciones',
      version: 1,
      content: 'hcs.historia.dictadura-democracia.golpe',
      skill: 'analisis-fuentes',
      difficulty: 3,
      stem: '¿En qué se diferencian principalmente los dos textos?',
      key: { text: 'El A destaca un proceso político de larga data, y el B, intereses y decisiones de actores.' },
      distractors: [
        {
          mistake: 'historia-contradice-la-fuente',
          text: 'El A niega que existiera polarización, y el B la considera la única causa de la ruptura.',
          feedback: 'Revisa qué dice cada uno de la polarización: ninguno calza con eso.',
        },
        {
          mistake: 'historia-lee-mal-los-datos',
          text: 'El A trata de factores internacionales, y el B, de la relación entre los partidos chilenos.',
          feedback: 'Están invertidos: busca en cuál se menciona a otro país.',
        },
        {
          mistake: 'historia-confunde-proposito',
          text: 'El A justifica el golpe de Estado, y el B relata cómo ocurrió durante ese día.',
          feedback: 'Explicar causas no es justificar; y el B tampoco relata los hechos del día.',
        },
      ],
      solution: [
        {
          title: 'Idea del texto A',
          text: 'La ruptura es el final de una polarización en que desapareció el centro mediador.',
        },
        {
          title: 'Idea del texto B',
          text: 'Acepta la polarización, pero subraya intereses afectados, intervención extranjera y decisiones. Ninguno justifica ni relata el día del golpe.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: El A destaca un proceso político de larga data, y el B, intereses y decisiones de actores.',
        },
      ],
    }),
    defineItem({
      id: 'hcs-fuente-interpretaciones-1973-punto-en-comun-interpretaciones',
      version: 1,
      content: 'hcs.historia.dictadura-democracia.golpe',
      skill: 'analisis-fuentes',
      difficulty: 4,
      stem: '¿En qué punto coinciden ambos textos?',
      key: { text: 'En que había polarización política antes del golpe de Estado.' },
      distractors: [
        {
          mistake: 'historia-elige-una-version',
          text: 'En que la intervención de Estados Unidos fue decisiva.',
          feedback: 'Esa idea está en uno solo de los textos.',
        },
        {
          mistake: 'historia-causa-unica',
          text: 'En que el fin de la democracia tuvo una sola causa.',
          feedback: 'El texto B empieza justamente por sumar causas.',
        },
        {
          mistake: 'historia-excede-la-fuente',
          text: 'En que el golpe de Estado era, desde 1970, imposible de evitar.',
          feedback: 'El texto B dice que «la democracia no se agotó sola».',
        },
      ],
      solution: [
        {
          title: 'Buscar en A',
          text: 'Habla de una polarización que venía de antes.',
        },
        {
          title: 'Buscar en B',
          text: 'Comienza con «Sin negar la polarización»: la acepta. La intervención extranjera está solo en B, y ninguno afirma una causa única o inevitable.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: En que había polarización política antes del golpe de Estado.',
        },
      ],
    }),
    defineItem({
      id: 'hcs-fuente-interpretaciones-1973-usar-varias-interpretaciones',
      version: 1,
      content: 'hcs.historia.dictadura-democracia.golpe',
      skill: 'pensamiento-critico',
      difficulty: 5,
      stem: '¿Por qué es útil para comprender el golpe de Estado leer interpretaciones distintas como estas?',
      key: { text: 'Porque permite contrastar qué causas considera cada una y con qué evidencia.' },
      distractors: [
        {
          mistake: 'historia-elige-una-version',
          text: 'Porque permite descartar la interpretación que no comparten todos los historiadores.',
          feedback: 'Que no haya acuerdo no vuelve falsa a una explicación.',
        },
        {
          mistake: 'historia-generaliza',
          text: 'Porque demuestra que en Historia cualquier opinión vale lo mismo que otra.',
          feedback: 'Las interpretaciones se evalúan por su evidencia, no valen todas igual.',
        },
        {
          mistake: 'historia-confunde-proposito',
          text: 'Porque entrega el punto medio exacto entre las dos posiciones en disputa.',
          feedback: 'La verdad histórica no se calcula promediando posturas.',
        },
      ],
      solution: [
        {
          title: 'Qué es interpretar',
          text: 'Los hechos se ordenan y explican desde preguntas distintas; cada explicación ilumina causas diferentes.',
        },
        {
          title: 'Cómo se evalúan',
          text: 'Se comparan sus argumentos y pruebas, como el informe de 1975. Eso no equivale a que todo valga igual, ni a promediar, ni a descartar lo discutido.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque permite contrastar qué causas considera cada una y con qué evidencia.',
        },
      ],
    }),
  ],
});
