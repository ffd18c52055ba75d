import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.interpretar.relaciones.jerarquia',
  version: 1,
  minutes: 13,
  opening: {
    question: md`Alguien te manda tres frases: «Llueve desde las seis», «La calle de la feria está anegada», «Mejor nos juntamos en tu casa». Si solo pudieras conservar una, ¿cuál debería quedar?`,
    guesses: ['Llueve desde las seis', 'La calle está anegada', 'Mejor nos juntamos en tu casa'],
    reveal: md`Las dos primeras existen para llegar a la tercera: son razones. La tercera es lo que se quiere decir. En un párrafo pasa lo mismo: hay una idea que manda y otras que trabajan para ella.`,
  },
  points: [
    {
      id: 'la-prueba-del-sosten',
      title: 'La idea que las demás sostienen',
      idea: md`La **idea principal** de un fragmento es la que las otras apoyan: la prueban, la explican o la ilustran. No siempre va al comienzo. No siempre es la más larga ni la más llamativa.

Haz la prueba del sostén. Toma una frase y pregunta a las demás: «¿ustedes están aquí por ella?». Si responden que sí, es la principal. Si una frase responde «yo estoy para que se crea a otra», es secundaria.

Los números, nombres y fechas casi siempre son apoyo.`,
      manipulable: {
        kind: 'marked-text',
        text: 'En la panadería de la esquina ya no se fía. En la ferretería tampoco, salvo a don Chito. La farmacia sacó el cuaderno del mesón. En el barrio se acabó el crédito de palabra.',
        marks: [
          {
            words: 'En la panadería de la esquina ya no se fía',
            note: 'Primer caso. Está para que se crea la última frase.',
          },
          { words: 'salvo a don Chito', note: 'Un detalle de un caso.' },
          { words: 'La farmacia sacó el cuaderno del mesón', note: 'Otro caso, dicho con una imagen.' },
          { words: 'En el barrio se acabó el crédito de palabra', note: 'La idea que reúne los tres casos.' },
        ],
        task: 'Toca cada frase y mira si sostiene a otra o si es sostenida.',
        predict: {
          question: '¿Cuál de las cuatro frases reúne a las demás?',
          guesses: ['La primera', 'La tercera', 'La última'],
          shows: 'La última: las otras tres son casos de lo que ella dice.',
        },
      },
      readings: [
        {
          title: 'Contra el aplauso fácil (columna)',
          by: 'Texto escrito para Travesía',
          text: md`En los actos del liceo aplaudimos todo. Aplaudimos al que cantó bien y al que se olvidó de la letra. Aplaudimos al que corrió el telón. Una vez, en agosto, aplaudimos un corte de luz. Parece cariño, y a veces lo es. Pero un aplauso que se da a todo deja de decirle algo a quien ensayó tres meses. No propongo el silencio ni la pifia. Propongo escuchar hasta el final y aplaudir después, según lo que pasó.`,
        },
      ],
      example: {
        problem: md`¿Cuál es la idea principal de la columna?`,
        steps: [
          {
            title: 'Separa los casos',
            text: md`El que cantó, el del telón, el corte de luz: casos que muestran que se aplaude todo.`,
          },
          {
            title: 'Busca el giro',
            text: md`«Pero» cambia la dirección. Después viene lo que la autora quiere sostener: el aplauso para todo ya no dice nada.`,
          },
          {
            title: 'Suma la propuesta',
            text: md`La propuesta completa la idea: aplaudir según lo que pasó.`,
          },
          {
            title: 'Dila en una frase',
            text: md`El aplauso debería responder a lo que se escuchó, porque dado a todo pierde su valor.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-detalle-por-idea',
          text: md`Elegir el caso más gracioso. El corte de luz se recuerda, pero solo está para mostrar el exceso.`,
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: md`Llevar la idea a un extremo. La columna no pide dejar de aplaudir: dice expresamente que no propone el silencio.`,
        },
      ],
      checks: [
        {
          id: 'aplauso-corte',
          question: md`¿Qué papel cumple el corte de luz en la columna?`,
          key: 'Es un caso que apoya la idea principal',
          distractors: [
            {
              text: 'Es la idea principal, porque es lo más insólito',
              feedback: 'Llamativo no es principal. Pregunta qué frase está al servicio de cuál.',
              mistake: 'lectura-detalle-por-idea',
            },
            {
              text: 'Es la propuesta que hace la autora',
              feedback: 'La propuesta está al final y empieza con «Propongo».',
            },
          ],
          explanation: md`Está para mostrar hasta dónde llega el aplaudirlo todo. Es un caso extremo.`,
        },
        {
          id: 'aplauso-idea',
          question: md`¿Qué frase expresa mejor lo que sostiene la columna?`,
          key: 'Conviene que el aplauso dependa de lo escuchado',
          distractors: [
            {
              text: 'Conviene dejar de aplaudir en los actos escolares',
              feedback: 'Va más allá: la columna dice que no propone el silencio.',
              mistake: 'lectura-va-mas-lejos',
            },
            {
              text: 'Se aplaude también al que corre el telón',
              feedback: 'Es un hecho que la columna usa de apoyo, no lo que sostiene.',
              mistake: 'lectura-detalle-por-idea',
            },
            {
              text: 'Quien ensaya tres meses canta mejor que otros',
              feedback: 'El ensayo aparece como detalle y no se compara a nadie.',
              mistake: 'lectura-detalle-por-idea',
            },
          ],
          explanation: md`Los casos y el «pero» llevan a esa propuesta: escuchar y aplaudir según lo que pasó.`,
        },
        {
          id: 'idea-orden',
          question: md`Lee: «Los molinos de la zona cerraron uno tras otro. El de Piure en 1998, el de Las Toscas poco después. Hoy el trigo viaja doscientos kilómetros para volverse harina» (datos inventados). ¿Qué frase es sostenida por el resto?`,
          key: 'Que los molinos de la zona cerraron',
          distractors: [
            {
              text: 'Que el molino de Piure cerró en 1998',
              feedback: 'Es un caso con su fecha: apoya a la primera frase.',
              mistake: 'lectura-detalle-por-idea',
            },
            {
              text: 'Que ya no se cultiva trigo en la zona',
              feedback: 'El texto no dice tanto: el trigo viaja, así que existe.',
              mistake: 'lectura-va-mas-lejos',
            },
          ],
          explanation: md`Los dos molinos son casos del cierre y el viaje del trigo es su efecto. Todo gira en torno al cierre.`,
        },
      ],
    },
    {
      id: 'que-abarque-todo',
      title: 'Que abarque todo y nada más',
      idea: md`Una buena idea principal cubre **todo** el fragmento. Para comprobarla, recorre el fragmento oración por oración: ¿cada una cabe debajo?

Si queda afuera la mitad, la idea es **chica**. Si cabe también lo que el texto no trata, es **grande**.

En un relato, la idea de un párrafo suele ser un recorrido: de dónde parte y adónde llega. Si resumes solo el comienzo, te quedas con la entrada.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'idea', label: 'Idea del párrafo', column: 1, row: 0 },
          { id: 'a', label: 'Al comienzo', column: 0, row: 1 },
          { id: 'b', label: 'Al medio', column: 1, row: 1 },
          { id: 'c', label: 'Al final', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'a', to: 'idea' },
          { from: 'b', to: 'idea' },
          { from: 'c', to: 'idea' },
        ],
        alt: 'Tres cajas, comienzo, medio y final de un párrafo, con flechas que suben a una sola caja: la idea del párrafo.',
      },
      readings: [
        {
          title: 'La radio del cerro (crónica)',
          by: 'Texto escrito para Travesía',
          text: md`La radio Lucero partió en una cocina, con un transmisor prestado y la tetera de fondo. Las primeras semanas leían avisos de perros perdidos. Después vino el aluvión y durante nueve días fue la única voz que se oyó en el cerro: decía qué calle estaba cortada y en qué casa había agua. Cuando volvió la luz, nadie pidió que volvieran los perros perdidos. Empezaron a llegar vecinos con papeles: una denuncia, un poema, la fecha de una reunión. La cocina quedó chica. Hoy transmiten desde la sede, y la tetera, dicen, sigue sonando.`,
        },
      ],
      example: {
        problem: md`¿Cuál es la idea principal del párrafo?`,
        steps: [
          {
            title: 'Marca el comienzo',
            text: md`Una radio casera, con avisos pequeños.`,
          },
          { title: 'Marca el giro', text: md`El aluvión la vuelve necesaria por nueve días.` },
          { title: 'Marca la llegada', text: md`Los vecinos la usan para lo suyo y crece hasta la sede.` },
          {
            title: 'Une todo en una frase',
            text: md`Una radio doméstica se convirtió, a partir de un desastre, en la voz del barrio. Cada oración cabe debajo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: md`Resumir solo el comienzo o solo el aluvión. Recorre las oraciones que faltan: si no caben bajo tu idea, agrándala.`,
        },
      ],
      checks: [
        {
          id: 'radio-cubre',
          question: md`¿Por qué «La radio informó durante el aluvión» no sirve como idea principal?`,
          key: 'Porque deja afuera su comienzo y su crecimiento',
          distractors: [
            {
              text: 'Porque el texto dice que la radio no informó',
              feedback: 'Sí informó: qué calle estaba cortada y dónde había agua. La frase es cierta, pero chica.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Porque faltan los nueve días que duró',
              feedback: 'Agregar ese detalle no la mejora: seguiría cubriendo una parte.',
              mistake: 'lectura-detalle-por-idea',
            },
          ],
          explanation: md`Es una frase verdadera que cubre una sola etapa del recorrido.`,
        },
        {
          id: 'radio-tetera',
          question: md`¿Qué frase abarca el párrafo completo sin agregar nada?`,
          key: 'Una radio casera llegó a ser la voz de su barrio',
          distractors: [
            {
              text: 'Las radios son indispensables en todo desastre',
              feedback: 'Habla de todas las radios y de todo desastre: el texto cuenta un caso.',
              mistake: 'lectura-va-mas-lejos',
            },
            {
              text: 'Una radio nació en una cocina con una tetera',
              feedback: 'Eso es el comienzo. Faltan el aluvión y lo que vino después.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
            {
              text: 'Los vecinos volvieron a pedir avisos de perros',
              feedback: 'El texto dice que nadie los pidió de vuelta.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: md`Comienzo, giro y llegada caben bajo esa frase, y no trata de otras radios.`,
        },
      ],
    },
    {
      id: 'con-varias-voces',
      title: 'Cuando hay otra voz u otro apartado',
      idea: md`Un texto puede presentar una idea ajena para discutirla. Esa idea ocupa espacio, pero no manda: manda la de quien **responde**. Busca las señales: «algunos dicen», «según el gerente», «se cree que».

En un informe con secciones, cada una tiene su idea. La frase que abre la sección suele anunciarla; los datos que siguen la apoyan. Comprueba si la apoyan o si la corrigen.`,
      readings: [
        {
          title: 'Carta sobre el reglamento',
          by: 'Texto escrito para Travesía',
          text: md`**Señor director:** Un apoderado escribió ayer que prohibir los teléfonos en los recreos devolvería la conversación a los patios. Ojalá fuera tan simple. En mi liceo se prohibieron en marzo. Los patios siguen callados, porque en ellos no hay dónde sentarse: dos bancas para seiscientos. Los estudiantes se apoyan en el muro y miran al frente. No defiendo el teléfono. Digo que, antes de quitar algo, hay que ofrecer un lugar donde estar. *Violeta Antilef, bibliotecaria*`,
        },
      ],
      example: {
        problem: md`¿Cuál es la idea principal de la carta?`,
        steps: [
          {
            title: 'Separa la voz ajena',
            text: md`Que prohibir devolvería la conversación lo dice el apoderado.`,
          },
          {
            title: 'Separa los apoyos',
            text: md`Marzo, dos bancas y seiscientos estudiantes son pruebas.`,
          },
          {
            title: 'Encuentra lo que ella sostiene',
            text: md`«Digo que, antes de quitar algo, hay que ofrecer un lugar donde estar».`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-cambia-personaje',
          text: md`Dar a quien firma la idea que discute. Mira quién dice cada una: la prohibición es del apoderado.`,
        },
        {
          mistake: 'lectura-lo-contrario',
          text: md`Suponer que quien critica una medida defiende lo opuesto. Violeta escribe «No defiendo el teléfono».`,
        },
      ],
      checks: [
        {
          id: 'carta-telefono',
          question: md`¿Qué sostiene la bibliotecaria?`,
          key: 'Que primero hace falta un lugar donde reunirse',
          distractors: [
            {
              text: 'Que prohibir los teléfonos revive la conversación',
              feedback: 'Esa es la opinión del apoderado, que la carta discute.',
              mistake: 'lectura-cambia-personaje',
            },
            {
              text: 'Que los teléfonos deberían permitirse siempre',
              feedback: 'Ella aclara que no los defiende. Criticar una medida no es apoyar lo opuesto.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Que en su liceo hay dos bancas en el patio',
              feedback: 'Es una prueba de lo que sostiene, no lo que sostiene.',
              mistake: 'lectura-detalle-por-idea',
            },
          ],
          explanation: md`La última parte lo dice: antes de quitar algo, ofrecer un lugar donde estar.`,
        },
        {
          id: 'informe-seccion',
          question: md`Una sección de un informe dice: «Los préstamos no crecieron como las visitas. Las visitas pasaron de 200 a 400 al mes; los préstamos, de 90 a 95. La mayoría viene a estudiar» (datos inventados). ¿Cuál es su idea principal?`,
          key: 'Vino más gente sin que se prestaran muchos más libros',
          distractors: [
            {
              text: 'Los préstamos aumentaron tanto como las visitas al lugar',
              feedback: 'La primera frase dice que no. De 90 a 95 es muy poco.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Las visitas pasaron de 200 a 400 en cada mes',
              feedback: 'Cubre solo las visitas; la sección compara dos cosas.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
          ],
          explanation: md`La frase inicial anuncia la comparación y los números la apoyan: visitas al doble, préstamos casi iguales.`,
        },
        {
          id: 'carta-bancas',
          question: md`En la carta, ¿qué relación hay entre «dos bancas para seiscientos» y la idea principal?`,
          key: 'Es la prueba de que falta dónde estar',
          distractors: [
            {
              text: 'Es la tesis, porque da la cifra exacta',
              feedback: 'Una cifra suele ser apoyo. Pregunta qué quiere demostrar con ella.',
              mistake: 'lectura-detalle-por-idea',
            },
            {
              text: 'Es el argumento que da el apoderado',
              feedback: 'El apoderado habla de teléfonos; las bancas son observación de ella.',
              mistake: 'lectura-cambia-personaje',
            },
          ],
          explanation: md`La cifra explica por qué los patios siguen callados y, con eso, apoya la tesis.`,
        },
      ],
    },
  ],
  summary: [
    md`La idea principal es la que las demás sostienen.`,
    md`Números, nombres y casos llamativos suelen ser apoyo.`,
    md`Comprueba que abarque todo el fragmento y nada más.`,
    md`Si hay otra voz, la idea que manda es la de quien responde.`,
  ],
});
