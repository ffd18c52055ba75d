import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.literarios.creencias',
  version: 5,
  minutes: 12,
  opening: {
    question:
      'En una novela, un pueblo cree que la forastera trae mala suerte. Desde que llegó, dos vacas enfermaron. ¿La novela también lo cree?',
    guesses: ['Sí: por algo lo cuenta', 'No se sabe: hay que ver cómo lo trata', 'No: las novelas nunca creen eso'],
    reveal:
      'Contar una creencia no es compartirla. La historia puede confirmarla, burlarse o mostrar el daño que hace. Aquí verás cómo saberlo.',
  },
  points: [
    {
      id: 'de-quien-es',
      title: 'De quién es la creencia',
      idea: 'Un **prejuicio** es un juicio hecho antes de conocer. En un relato puede ser de un **personaje**, de **todo el grupo**, de la **época** o del **narrador**.\n\nPara saber de quién es, mira **quién lo dice o lo actúa**. Si muchos lo repiten y nadie lo discute, es del grupo. Si aparece en costumbres y leyes, es de la época.\n\nSe nota menos en lo que dicen que en lo que **hacen**: cambiarse de vereda, no dar la mano, bajar la voz.',
      readings: [
        {
          title: 'La forastera (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'Cuando la mujer entró a la panadería, la conversación se apagó. «No queda», dijo doña Eulalia, con doce panes a la vista. Desde que ella arrendó la casa del molino se habían enfermado dos vacas, y en Quilimarco eso bastaba. Solo el veterinario, que venía de otro pueblo, preguntó qué comían las vacas.',
        },
      ],
      example: {
        problem: '¿De quién es el prejuicio en «La forastera»?',
        steps: [
          { title: 'Mira quién actúa', text: 'Doña Eulalia niega el pan teniendo doce.' },
          { title: 'Mira a los demás', text: 'La conversación se apaga: son todos.' },
          { title: 'Mira la frase del narrador', text: '«En Quilimarco eso bastaba»: era una creencia del pueblo.' },
          { title: 'Responde', text: 'Es del grupo. El veterinario, que viene de fuera, no la comparte.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Cargarle la creencia a quien la sufre o la discute. El veterinario nombra las vacas, pero no acusa a la mujer: mira quién le niega el pan.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Estirar lo que se ve hasta todo el país. «En Quilimarco eso bastaba» habla de un pueblo: para decir «la época» necesitas leyes o costumbres.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Explicar una frase con un dato que está lejos. Los doce panes muestran la mentira de doña Eulalia, no la causa del rechazo: relee la oración completa.',
        },
      ],
      checks: [
        {
          id: 'creencia-hilo',
          question:
            'En el taller de costura nadie compartía hilo con Noemí desde que se supo en qué barrio vivía. «No es por nada», decían. ¿De quién es el prejuicio?',
          key: 'Del grupo que trabaja en el taller',
          distractors: [
            {
              text: 'De Noemí, que vive en ese barrio',
              mistake: 'lectura-cambia-personaje',
              feedback: 'Ella lo sufre. Mira quiénes dejan de compartir con ella.',
            },
            {
              text: 'De la época, que lo tiene en sus leyes',
              mistake: 'lectura-va-mas-lejos',
              feedback: 'El texto no muestra leyes ni costumbres del país: solo lo que hacen en el taller.',
            },
          ],
          explanation: 'Lo actúan todos y nadie lo discute: es del grupo, aunque digan que «no es por nada».',
        },
        {
          id: 'creencia-bastaba',
          question: '¿Qué sugiere la frase «en Quilimarco eso bastaba»?',
          key: 'Que el pueblo culpa sin más pruebas',
          distractors: [
            {
              text: 'Que dos vacas eran todo el ganado',
              feedback: '«Eso» se refiere a la coincidencia, no a la cantidad de animales.',
            },
            { text: 'Que la mujer admitió lo que había hecho', feedback: 'Ella no habla en el fragmento.' },
            {
              text: 'Que doce panes eran más que suficientes',
              feedback: 'Los panes son de otra frase. Aquí «eso» apunta a lo que pasó desde que ella llegó.',
              mistake: 'lectura-otro-lugar',
            },
          ],
          explanation: 'Una coincidencia les basta para condenarla.',
        },
      ],
    },
    {
      id: 'como-la-trata',
      title: 'Cómo la trata la historia',
      idea: 'La historia **responde** a la creencia con lo que cuenta. Puede **confirmarla** (los hechos le dan la razón), **desmentirla** (los hechos la contradicen), **ridiculizarla** (humor, ironía) o **mostrar su daño**.\n\nBusca tres señales: **qué pasa al final**, **a quién acompaña** el relato y **con qué tono** habla de quienes creen.\n\nAsí distingues lo que piensa un personaje de lo que la obra propone.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'c', label: 'Creencia', column: 0, row: 1 },
          { id: 'a', label: 'la confirma', column: 1, row: 0 },
          { id: 'b', label: 'la desmiente', column: 1, row: 1 },
          { id: 'd', label: 'muestra su daño', column: 1, row: 2 },
        ],
        arrows: [
          { from: 'c', to: 'a' },
          { from: 'c', to: 'b' },
          { from: 'c', to: 'd' },
        ],
        alt: 'Desde creencia salen tres flechas: la confirma, la desmiente, muestra su daño.',
        caption: 'Lo que la historia puede hacer.',
      },
      example: {
        problem: '¿Cómo trata «La forastera» la creencia del pueblo?',
        steps: [
          { title: 'A quién acompaña', text: 'Vemos la injusticia que ella recibe.' },
          { title: 'Qué detalle elige', text: '«Con doce panes a la vista»: deja a la panadera como mentirosa.' },
          { title: 'Qué voz opone', text: 'El veterinario pregunta por la comida: una causa razonable.' },
          { title: 'Responde', text: 'La pone en duda y muestra su daño.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Juzgar solo por cómo empieza el relato. Las vacas enfermas parecen dar razón al pueblo; sigue hasta el veterinario antes de responder.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Creer que la historia apoya lo que en verdad discute. Con «doce panes a la vista», la panadera queda mal: pregunta a quién favorecen los hechos.',
        },
      ],
      checks: [
        {
          id: 'creencia-pozo',
          question:
            'En un cuento, el pueblo decía que el pozo le quitaba la voz a quien cantara cerca. Una niña cantó allí toda la tarde, y en la noche cantó mejor que nunca. ¿Cómo trata el cuento esa creencia?',
          key: 'La desmiente con lo que ocurre después',
          distractors: [
            {
              text: 'La confirma: a la niña le pasa lo anunciado',
              mistake: 'lectura-lo-contrario',
              feedback: 'Lo anunciado era perder la voz. Mira cómo cantó esa noche.',
            },
            {
              text: 'No la trata: solo cuenta que ella cantó',
              mistake: 'lectura-se-queda-en-una-parte',
              feedback: 'Cantó justo junto al pozo, y lo que pasó después responde a la creencia.',
            },
          ],
          explanation: 'Según la creencia debía perder la voz, y canta mejor: los hechos la contradicen.',
        },
        {
          id: 'creencia-confirma',
          question:
            'En un cuento, dos vacas enferman después de que llega una forastera, y el pueblo cree que ella trae mala suerte. ¿Qué final haría que la historia confirmara esa creencia?',
          key: 'Ella se va y las vacas sanan sin otra causa',
          distractors: [
            {
              text: 'Se descubre una hierba venenosa en el pasto',
              mistake: 'lectura-lo-contrario',
              feedback: 'Eso la desmiente: la causa era otra.',
            },
            { text: 'El pueblo le pide perdón y le da trabajo', feedback: 'El perdón reconoce el error del pueblo.' },
          ],
          explanation: 'Si el mal se va con ella y no hay otra explicación, los hechos darían la razón al pueblo.',
        },
      ],
    },
    {
      id: 'mirar-con-la-epoca',
      title: 'Leer con la época y con la de hoy',
      idea: 'Un relato antiguo puede tener ideas que hoy rechazamos, sin notarlas como un problema. Hay que hacer **dos lecturas**: qué significaba **entonces** y qué vemos **ahora**.\n\nEntender la época **no es justificar**. Y juzgarla sin entenderla hace perder lo que la obra dice.\n\nPregunta: ¿la obra muestra esa idea como **normal**, o ya la **discute**? Algunas obras fueron más críticas que su tiempo.',
      readings: [
        {
          title: 'El almuerzo (novela)',
          by: 'Texto escrito para Travesía',
          text: '*La historia ocurre en una casa de campo, hace más de un siglo.*\n\nLos hombres hablaron de política hasta el café. Clemencia, que leía el diario antes que su padre, corrigió una fecha. Hubo un silencio. «Pasa el azúcar, hija», dijo él. La fecha, sin embargo, quedó corregida: el tío la repitió después como si fuera suya.',
        },
      ],
      example: {
        problem: '¿Qué creencia de la época se ve en «El almuerzo» y cómo se trata?',
        steps: [
          { title: 'La creencia', text: 'Que la política no era asunto de mujeres.' },
          { title: 'Cómo se ve', text: 'El silencio y «pasa el azúcar».' },
          { title: 'Cómo la trata', text: 'Muestra que Clemencia sabe más, y que el tío se apropia de su dato.' },
          { title: 'Responde', text: 'La obra no la da por normal: la desmiente con ironía.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-literal',
          text: 'Entender solo las palabras de un pedido. En «El almuerzo», el azúcar se pide justo después de un silencio: piensa para qué se pide ahí.',
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: 'Saltarse un «sin embargo». Sin esas palabras parece que callaron a Clemencia y nada más; con ellas, su fecha «quedó corregida». Subráyalas.',
        },
      ],
      checks: [
        {
          id: 'creencia-lanas',
          question:
            '«Se puso helado», dijo la tía apenas Raquel contó que quería estudiar mecánica, y le pasó el canasto de las lanas. ¿Qué le quiere decir la tía?',
          key: 'Que lo suyo son las labores de la casa',
          distractors: [
            {
              text: 'Que hace frío y le conviene abrigarse',
              mistake: 'lectura-literal',
              feedback: 'Lo leíste al pie de la letra. Mira qué acababa de contar Raquel.',
            },
            {
              text: 'Que le alegra que estudie mecánica',
              mistake: 'lectura-lo-contrario',
              feedback: 'No la felicita: cambia de tema y le pasa una tarea.',
            },
          ],
          explanation: 'Habla de otra cosa y, con el canasto, la devuelve al papel que se esperaba de una mujer.',
        },
        {
          id: 'creencia-tio',
          question: '¿Por qué es irónico que el tío repita la fecha «como si fuera suya»?',
          key: 'Porque aceptan el dato, pero no a quien lo dio',
          distractors: [
            {
              text: 'Porque el tío repite la fecha equivocada',
              mistake: 'lectura-lo-contrario',
              feedback: 'Repite la fecha corregida, así que la dice bien.',
            },
            {
              text: 'Porque el tío quiere que ella siga hablando',
              feedback: 'Le quita el mérito en lugar de darle la palabra.',
            },
            {
              text: 'Porque la fecha era suya y la recordó tarde',
              feedback: 'Pasaste por alto «como si»: la fecha no era suya, la corrigió Clemencia.',
              mistake: 'lectura-pierde-el-matiz',
            },
          ],
          explanation: 'Lo que no valía dicho por ella sí vale dicho por él.',
        },
      ],
    },
  ],
  summary: [
    'Mira quién dice o actúa el prejuicio: un personaje, el grupo, la época.',
    'La historia puede confirmarlo, desmentirlo o mostrar su daño.',
    'Entender la época no es justificarla.',
  ],
});
