import { defineLesson, type Reading } from '../../authoring/index.ts';

const WATERFRONT: Reading = {
  title: 'Dos notas sobre la costanera',
  by: 'Texto escrito para Travesía',
  text: '**A.** La nueva costanera atraerá a 20.000 visitantes al año. Hoteles y restaurantes ya contratan personal. «Es la oportunidad que esperábamos», dice el presidente de la cámara de comercio.\n\n**B.** La nueva costanera dejó sin varadero a 14 botes. «Ahora hay que pagar por subirlos a un camión», cuenta Nelda, recolectora de orilla.\n\n*(Notas inventadas.)*',
};

export default defineLesson({
  content: 'cl.textos.no-literarios.perspectiva',
  version: 4,
  minutes: 12,
  opening: {
    question:
      'Un diario titula «Vecinos bloquean obra». Otro, «Obra bloquea a vecinos». Cuentan el mismo día. ¿Miente alguno?',
    guesses: ['Sí: uno de los dos', 'No: miran desde lados distintos', 'No se puede decir sin estar ahí'],
    reveal:
      'Puede que los dos digan la verdad. Cada uno eligió a quién poner delante. Esa elección es la perspectiva: verás cómo reconocerla y qué deja fuera.',
  },
  points: [
    {
      id: 'desde-donde',
      title: 'Desde dónde se mira',
      idea: 'La **perspectiva** es el lugar desde el que se trata un asunto: el de quien vende o compra, el del vecino o la empresa, el del médico o el paciente; o una mirada económica, ambiental, histórica.\n\nSe nota en **a quién se le da la voz**, **quién hace** la acción en la frase, **qué palabras** se eligen («toma», «ocupación», «visita») y **qué datos** se ponen primero.\n\nTener perspectiva no es un defecto. Todo texto tiene una. Lo importante es verla.',
      readings: [WATERFRONT],
      example: {
        problem: '¿Desde qué perspectiva mira cada nota?',
        steps: [
          { title: 'Las voces', text: 'A cita al comercio. B, a una recolectora.' },
          { title: 'Los datos', text: 'A da visitantes. B, botes sin lugar.' },
          { title: 'Las palabras', text: '«Atraerá», «oportunidad»; «dejó sin», «pagar».' },
          { title: 'Responde', text: 'A mira desde el turismo y el comercio. B, desde quienes trabajan en la orilla.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Mezclar las notas cuando preguntan por una sola. Los 20.000 visitantes son de A y los 14 botes, de B: pon la letra al margen antes de responder.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Darle a una voz las palabras de otra borra la perspectiva. «Oportunidad» es del presidente de la cámara y «pagar», de Nelda: anota el nombre junto a cada cita.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Oír furia donde hay un relato. Nelda «cuenta» que ahora se paga por subir los botes, sin insultar a nadie. Los verbos y adjetivos muestran la actitud: parte por ellos.',
        },
      ],
      checks: [
        {
          id: 'perspectiva-fuera',
          question: '¿Qué queda fuera de la nota A y sí aparece en la B?',
          key: 'El efecto en los botes de la orilla',
          distractors: [
            {
              text: 'La cantidad de visitantes que llegarán',
              feedback: 'Ese dato está en la nota A. Se pide lo que solo aparece en la B.',
              mistake: 'lectura-otro-lugar',
            },
            {
              text: 'El testimonio de una persona del lugar',
              feedback: 'A también cita a alguien. Mira de qué efecto habla cada uno.',
            },
            {
              text: 'El reclamo del comercio por los camiones',
              feedback: 'Quien habla de pagar el camión es Nelda, recolectora. El comercio no reclama.',
              mistake: 'lectura-cambia-personaje',
            },
          ],
          explanation: 'A nombra solo los beneficios: los botes no están.',
        },
        {
          id: 'perspectiva-verbo',
          question: '¿Cuál de estos titulares pone la responsabilidad en la empresa?',
          key: 'Empresa despide a 40 operarios',
          distractors: [
            {
              text: 'Cuarenta operarios quedan sin trabajo',
              feedback: 'Es el mismo hecho, pero no dice quién lo hizo.',
            },
            { text: 'Termina el trabajo en la planta', feedback: 'Aquí ni siquiera aparecen las personas.' },
            {
              text: 'Dolor en la planta por 40 despidos',
              feedback: 'Suena triste, pero lamentar no es acusar: no dice quién despidió.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: 'La empresa es quien hace la acción en la frase.',
        },
      ],
    },
    {
      id: 'lo-que-queda-fuera',
      title: 'Lo que no se dice',
      idea: 'Elegir es dejar fuera. Para ver lo ausente, haz una lista: **¿a quiénes afecta** este asunto? Luego marca quiénes hablan. Los afectados que no hablan están **silenciados**.\n\nMira también qué **plazos** (¿solo este año?), qué **lugares** y qué **costos** no aparecen.\n\nNo acuses de más: un texto breve no puede decirlo todo. La pregunta es si lo que falta **cambiaría la conclusión**.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'o', label: 'Costanera', column: 1, row: 1 },
          { id: 'a', label: 'Comercio: habla', column: 0, row: 0 },
          { id: 'b', label: 'Turistas: sin voz', column: 2, row: 0 },
          { id: 'c', label: 'Botes: sin voz', column: 0, row: 2 },
          { id: 'd', label: 'Vecinos: sin voz', column: 2, row: 2 },
        ],
        arrows: [
          { from: 'o', to: 'a' },
          { from: 'o', to: 'b' },
          { from: 'o', to: 'c' },
          { from: 'o', to: 'd' },
        ],
        alt: 'La costanera al centro y cuatro grupos afectados: el comercio habla; turistas, botes y vecinos no tienen voz.',
        caption: 'Los afectados por la obra en la nota A.',
      },
      example: {
        problem:
          '«El nuevo horario conviene: los profesores terminan antes y el liceo ahorra luz». ¿Qué falta y cambiaría la conclusión?',
        steps: [
          { title: 'Lista de afectados', text: 'Profesores, liceo, estudiantes, familias, choferes.' },
          { title: 'Quiénes aparecen', text: 'Profesores y liceo.' },
          { title: 'Quiénes faltan', text: 'Estudiantes y familias, por ejemplo, los que viajan de lejos.' },
          { title: '¿Cambiaría?', text: 'Sí: si muchos deben salir de noche, «conviene» ya no es tan claro.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Por apuro en acusar, se llega a negar lo que el texto sí dice. La frase del horario dice que el liceo ahorra luz. Relee lo dicho antes de buscar lo que falta.',
        },
      ],
      checks: [
        {
          id: 'perspectiva-falta-importa',
          question:
            'Un informe dice que talar el bosque deja ganancias este año. ¿Qué omisión cambiaría más la conclusión?',
          key: 'Lo que se pierde en los años siguientes',
          distractors: [
            {
              text: 'El nombre de quien redactó el informe',
              feedback: 'Ayuda a juzgarlo, pero no toca las ganancias.',
            },
            {
              text: 'El precio de la madera durante este año',
              feedback: 'Ya va dentro de las ganancias de este año. Piensa en un plazo que no se nombra.',
            },
          ],
          explanation: 'Con el plazo largo, las pérdidas podrían superar la ganancia de un año.',
        },
        {
          id: 'perspectiva-acusar',
          question:
            'Un afiche dice «Cine gratis, sábado, 19 horas» y no nombra el ruido para los vecinos. ¿Qué tan grave es esa omisión?',
          key: 'Poco: el afiche solo invita a una función',
          distractors: [
            {
              text: 'Mucho: todo texto debe nombrar a cada afectado',
              feedback: 'Ningún texto puede hacerlo. Mira qué pretende este.',
            },
            {
              text: 'Mucho: esconde que la entrada se debe pagar',
              feedback: 'Dice que es gratis. No hay nada que pagar a la vista.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: 'No saca conclusiones: informa día, hora y precio.',
        },
      ],
    },
    {
      id: 'comparar-miradas',
      title: 'Comparar miradas sin quedarse en el medio',
      idea: 'Cuando lees dos perspectivas, busca **en qué coinciden**, **en qué se oponen** y **de qué habla una que la otra calla**. A veces no se contradicen: hablan de cosas distintas.\n\nEvaluar no es decir «las dos tienen algo de razón». Es mirar qué **pruebas** da cada una y si la mirada **alcanza** para lo que concluye.\n\nY revisa la tuya: lo que ya piensas te hace ver más fácil un lado.',
      readings: [WATERFRONT],
      example: {
        problem: 'Compara las dos notas de la costanera.',
        steps: [
          { title: 'Coinciden', text: 'En que la obra existe y trae cambios.' },
          { title: 'Se oponen', text: 'No en los hechos: ninguna niega los de la otra.' },
          { title: 'Callan', text: 'A calla los botes. B calla los empleos.' },
          {
            title: 'Evalúa',
            text: 'Juntas muestran más: gana el comercio y pierde la orilla. Ninguna sola alcanza para decir si la obra fue buena.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-voz-ajena',
          text: 'Citar no es estar de acuerdo. Que la obra sea «la oportunidad» lo dice el presidente de la cámara, no quien escribe la nota A: mira las comillas.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Que la nota A calle los botes no prueba que quiera esconderlos. Di qué deja fuera y detente ahí: el resto pide otras pruebas.',
        },
      ],
      checks: [
        {
          id: 'perspectiva-contradicen',
          question: '¿Se contradicen las notas A y B de la costanera?',
          key: 'No: muestran efectos distintos de lo mismo',
          distractors: [
            {
              text: 'Sí: una dice que hay obra y la otra que no',
              feedback: 'Ambas hablan de la costanera ya hecha o en marcha.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Sí: dan cifras distintas del mismo dato',
              feedback: '20.000 son visitantes y 14 son botes: no es el mismo dato.',
            },
            {
              text: 'Sí: A llama oportunidad a lo que B llama un daño',
              feedback: '«Oportunidad» lo dice el presidente de la cámara, no la nota. Y B solo cuenta qué cambió.',
              mistake: 'lectura-voz-ajena',
            },
          ],
          explanation: 'Puede haber empleos y, a la vez, botes sin varadero.',
        },
        {
          id: 'perspectiva-mejor-juicio',
          question: '¿Qué falta para juzgar si la costanera valió la pena?',
          key: 'Pesar lo ganado y lo perdido por todos',
          distractors: [
            { text: 'Elegir la nota que esté mejor redactada', feedback: 'La redacción no dice qué efecto pesa más.' },
            { text: 'Sumar los 20.000 visitantes y los 14 botes', feedback: 'Son cosas distintas: no se suman.' },
            {
              text: 'Nada: la nota B ya prueba que fue un error',
              feedback: 'La nota B muestra un daño a 14 botes. De ahí no se sigue que toda la obra fuera un error.',
              mistake: 'lectura-va-mas-lejos',
            },
          ],
          explanation: 'Cada nota da una parte, y el juicio necesita ambas.',
        },
      ],
    },
  ],
  summary: [
    'Perspectiva: a quién se da la voz, quién actúa en la frase, qué palabras y qué datos.',
    'Haz la lista de afectados y mira quién falta.',
    'Pregunta si lo que falta cambiaría la conclusión.',
  ],
});
