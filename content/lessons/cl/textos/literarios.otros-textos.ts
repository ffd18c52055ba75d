import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.literarios.otros-textos',
  version: 4,
  minutes: 12,
  opening: {
    question:
      'Un cuento de hoy trata de una muchacha que cruza un parque de noche, con capucha roja, y alguien le pregunta adónde va. ¿En qué historia pensaste?',
    guesses: ['En Caperucita Roja', 'En ninguna', 'En una noticia'],
    reveal:
      'La capucha, el camino y la pregunta bastan: un texto puede llamar a otro. Quien nota el llamado lee más. Verás cómo unir obras, épocas y situaciones de hoy sin forzar.',
  },
  points: [
    {
      id: 'un-texto-llama-a-otro',
      title: 'Cuando un texto llama a otro',
      idea: 'La relación entre textos se llama **intertextualidad**. Puede ser una **cita** (palabras de otra obra), una **alusión** (un guiño), una **parodia** (imitar para reírse) o una **reescritura** (la misma historia, contada de nuevo).\n\nPara afirmarla, busca **huellas**: un nombre, un objeto, una situación, un orden de hechos. Una coincidencia general («hay una joven») no alcanza.\n\nDespués viene lo importante: **qué se mantiene** y **qué cambia**.',
      readings: [
        {
          title: 'Capucha (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'Dalia cruzaba el parque con la capucha roja puesta y la sopa de su abuela en un termo. «¿Adónde vas tan tarde?», preguntó un hombre. «A ver a mi abuela, que fue boxeadora», dijo ella. «Me está esperando en la puerta. Si quiere, venga». El hombre miró la hora y recordó que tenía que irse.',
        },
      ],
      example: {
        problem: '¿Qué relación tiene «Capucha» con *Caperucita Roja*?',
        steps: [
          { title: 'Busca huellas', text: 'Capucha roja, camino, comida, abuela, pregunta del desconocido.' },
          { title: 'Qué se mantiene', text: 'La situación: alguien peligroso interroga a la joven.' },
          { title: 'Qué cambia', text: 'Dalia no es ingenua y la abuela no es débil.' },
          {
            title: 'Interpreta',
            text: 'Es una reescritura: le da a la joven el ingenio que en la versión conocida tiene el lobo.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-cierto-no-responde',
          text: 'Elegir un dato solo porque es cierto. Dalia cruza un parque, pero eso no une su cuento con Caperucita: pregunta si está también en la historia antigua.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'El miedo en «Capucha» es del hombre, que de pronto debe irse. No se lo des a Dalia: anota qué hace cada uno.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Creer que una reescritura repite la historia tal cual. Pon las dos abuelas lado a lado, la de siempre y la boxeadora, antes de decir qué se mantiene.',
        },
      ],
      checks: [
        {
          id: 'otros-huella',
          question: '¿Qué huella une mejor «Capucha» con el cuento tradicional?',
          key: 'La pregunta del desconocido en el camino',
          distractors: [
            {
              text: 'La existencia de un parque en la ciudad',
              feedback: 'El parque es de la versión nueva. En la antigua hay un bosque.',
              mistake: 'lectura-cierto-no-responde',
            },
            { text: 'El hecho de que sea de noche', feedback: 'Miles de cuentos ocurren de noche.' },
          ],
          explanation: 'Esa pregunta, camino a la casa de la abuela, es propia de la historia conocida.',
        },
        {
          id: 'otros-cambio',
          question: '¿Qué efecto tiene que la abuela haya sido boxeadora?',
          key: 'Da vuelta la idea de que era indefensa',
          distractors: [
            { text: 'Explica por qué a Dalia le gusta la sopa', feedback: 'No hay relación entre la sopa y el boxeo.' },
            {
              text: 'Hace que Dalia recuerde que debe irse',
              feedback: 'Dalia sigue su camino y hasta invita al hombre. Fíjate en quién mira la hora.',
              mistake: 'lectura-cambia-personaje',
            },
            {
              text: 'Refuerza la idea de que era una víctima',
              feedback: 'Una boxeadora hace esperar otra cosa: mira quién decide irse.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: 'En la versión conocida la abuela es víctima. Aquí es quien asusta.',
        },
      ],
    },
    {
      id: 'comparar-obras',
      title: 'Comparar dos obras',
      idea: 'Para comparar, elige **un mismo aspecto** en las dos: el tema, un personaje, el final, la mirada. No sirve decir «una es de amor y la otra tiene rima».\n\nArma la comparación en tres partes: **en qué se parecen**, **en qué se diferencian** y **qué significa** la diferencia.\n\nToma en cuenta la **época**: lo que una obra antigua castiga, una actual puede celebrarlo. La diferencia muestra cómo cambiaron las ideas.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'a', label: 'Obra A', column: 0, row: 0 },
          { id: 'x', label: 'Un mismo aspecto', column: 1, row: 0 },
          { id: 'b', label: 'Obra B', column: 2, row: 0 },
          { id: 's', label: 'Qué significa', column: 1, row: 1 },
        ],
        arrows: [
          { from: 'a', to: 'x' },
          { from: 'b', to: 'x' },
          { from: 'x', to: 's' },
        ],
        alt: 'Obra A y obra B apuntan a un mismo aspecto, y de él sale una flecha hacia qué significa la diferencia.',
      },
      readings: [
        {
          title: 'Dos finales',
          by: 'Texto escrito para Travesía',
          text: '**A.** La sirena calló para siempre, y el rey mandó alzar una estatua a quien supo obedecer.\n\n**B.** La sirena gritó. Fue un grito feo, de gaviota, y era suyo.',
        },
      ],
      example: {
        problem: 'Compara los dos finales.',
        steps: [
          { title: 'El aspecto', text: 'La voz de la sirena.' },
          { title: 'Se parecen', text: 'En los dos la voz es lo que se juega.' },
          { title: 'Se diferencian', text: 'En A calla y la premian. En B grita, sin belleza.' },
          { title: 'Significado', text: 'A elogia la obediencia. B valora tener voz propia, aunque no agrade.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-literal',
          text: '«De gaviota» compara un sonido; la sirena no cambia de cuerpo. Ante una imagen, pregunta qué rasgo del grito destaca.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Que el grito se llame «feo» no significa que el final B se burle de la sirena. Para reconocer la actitud, lee hasta «y era suyo».',
        },
      ],
      checks: [
        {
          id: 'otros-suyo',
          question: '¿Qué perdería el final B si terminara en «de gaviota», sin «y era suyo»?',
          key: 'Lo que hace valioso el grito',
          distractors: [
            {
              text: 'Nada: ya dijo que era feo',
              feedback: '«Feo» describe el grito. Pregunta qué agrega «suyo», que está al final.',
            },
            {
              text: 'La noticia de que es un ave',
              feedback: '«De gaviota» describe el grito: es una comparación. Ella sigue siendo sirena.',
              mistake: 'lectura-literal',
            },
            {
              text: 'La burla hacia la sirena',
              feedback: 'Llamar feo al grito no es reírse de ella, y «suyo» menos: mira qué destaca.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation:
            'El orden importa: primero feo y al final suyo. Sin esas palabras quedaría solo un grito sin belleza.',
        },
        {
          id: 'otros-mismo-aspecto',
          question: '¿Cuál de estas comparaciones usa un mismo aspecto?',
          key: 'En A premian el silencio; en B, nadie premia el grito',
          distractors: [
            {
              text: 'El final A habla de un rey; el B es mucho más breve',
              feedback: 'Un personaje y el largo son cosas distintas.',
            },
            {
              text: 'El final A tiene estatua; el B usa la palabra «feo»',
              feedback: 'Compara un objeto con una palabra: no hay aspecto común.',
            },
          ],
          explanation: 'En las dos mira lo mismo: qué recibe la sirena por lo que hace con su voz.',
        },
      ],
    },
    {
      id: 'hasta-hoy',
      title: 'Vincular con hoy sin forzar',
      idea: 'Una obra puede iluminar algo actual. El vínculo es bueno si se apoya en una **semejanza de fondo** y no de superficie. Un cuento sobre un rumor en un pueblo se une con las redes sociales por **cómo crece el rumor**, no porque haya gente que habla.\n\nDi también **en qué no se parecen**. Eso no debilita el vínculo: lo hace más preciso.',
      readings: [
        {
          title: 'El pregón (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'Alguien dijo en la fuente que el molinero escondía trigo. En la plaza ya eran diez sacos; en el mercado, cien. Cuando abrieron el granero encontraron dos gatos y una escoba. Nadie pidió disculpas. Al día siguiente, en la fuente, alguien dijo que el herrero…',
        },
      ],
      example: {
        problem: 'Vincula «El pregón» con una situación actual.',
        steps: [
          { title: 'Qué pasa en el fondo', text: 'Una acusación crece al pasar de boca en boca y nadie la revisa.' },
          { title: 'Busca algo parecido', text: 'Un mensaje falso que se reenvía y se agranda.' },
          { title: 'Di la diferencia', text: 'Hoy viaja más rápido y más lejos, y deja registro.' },
          { title: 'Responde', text: 'El cuento ayuda a ver que el problema no es el medio, sino no comprobar.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Solo con el granero vacío, «El pregón» parece la historia de un error aclarado. Sigue hasta el herrero: el rumor parte de nuevo.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Los gatos y la escoba aparecen al abrir el granero, pero el vínculo está en cómo crece la acusación. Vuelve a la fuente, la plaza y el mercado.',
        },
      ],
      checks: [
        {
          id: 'otros-vinculo',
          question: '¿Qué situación actual se vincula mejor con «El pregón»?',
          key: 'Un audio que acusa a alguien y se reenvía sin revisar',
          distractors: [
            {
              text: 'Un alza del precio del trigo y del pan',
              feedback: 'Es semejanza de superficie: el trigo es lo de menos.',
            },
            {
              text: 'Una persona que adopta dos gatos en la calle',
              feedback: 'Los gatos solo muestran que no había trigo.',
              mistake: 'lectura-otro-lugar',
            },
            {
              text: 'Un error que se aclara y no se vuelve a cometer',
              feedback: 'Te quedaste en el granero abierto. Falta lo que alguien dice al día siguiente.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
          ],
          explanation: 'Lo común es que la acusación crece al pasar de uno a otro sin que nadie la compruebe.',
        },
        {
          id: 'otros-final-pregon',
          question: '¿Qué muestra el final, cuando alguien empieza a hablar del herrero?',
          key: 'Que el pueblo no aprendió del error',
          distractors: [
            { text: 'Que el culpable era el herrero', feedback: 'Nada lo prueba: es un rumor nuevo, como el primero.' },
            {
              text: 'Que el molinero quiso vengarse',
              feedback: 'Dice «alguien», en la fuente, igual que al comienzo.',
            },
          ],
          explanation: 'El comienzo se repite: el rumor vuelve a partir.',
        },
      ],
    },
  ],
  summary: [
    'Busca huellas antes de afirmar que un texto llama a otro.',
    'Di qué se mantiene, qué cambia y qué significa.',
    'Compara un mismo aspecto.',
    'Con hoy, une por el fondo y di también la diferencia.',
  ],
});
