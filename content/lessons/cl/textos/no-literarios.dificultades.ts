import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.no-literarios.dificultades',
  version: 3,
  minutes: 12,
  opening: {
    question: 'Lees: «El ayllu reparó el canal en un día de faena». No conoces la palabra *ayllu*. ¿Qué haces?',
    guesses: ['Dejo de leer hasta buscarla', 'Sigo y veo si la frase me ayuda', 'Adivino por cómo suena'],
    reveal:
      'La frase ya dice algo: un *ayllu* puede reparar un canal, así que es gente que trabaja junta. Con eso alcanza para seguir. Verás cómo pasar obstáculos como ese.',
  },
  points: [
    {
      id: 'que-me-frena',
      title: 'Nombra lo que te frena',
      idea: 'No entender no es un muro: es una señal. Lo primero es **nombrar** el obstáculo, porque cada uno tiene su salida.\n\n- **Una palabra** desconocida.\n\n- **Una frase** larga o con orden raro.\n\n- **Una referencia**: ¿quién es «ella»?, ¿a qué va «esto»?\n\n- **Un saber** que el texto supone.\n\n- **La atención**: leíste y no sabes qué.\n\nVuelve al punto exacto donde te perdiste. Casi siempre está una o dos líneas antes de donde lo notas.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'a', label: 'Palabra', column: 0, row: 0 },
          { id: 'a2', label: 'Contexto', column: 1, row: 0 },
          { id: 'b', label: 'Frase larga', column: 0, row: 1 },
          { id: 'b2', label: 'Verbo y quién', column: 1, row: 1 },
          { id: 'c', label: 'Referencia', column: 0, row: 2 },
          { id: 'c2', label: 'Mirar atrás', column: 1, row: 2 },
        ],
        arrows: [
          { from: 'a', to: 'a2' },
          { from: 'b', to: 'b2' },
          { from: 'c', to: 'c2' },
        ],
        alt: 'Palabra lleva a contexto; frase larga, a verbo y quién; referencia, a mirar atrás.',
      },
      example: {
        problem: '«Sara le contó a Inés que su hermana había ganado. Ella no lo podía creer». ¿Qué obstáculo hay?',
        steps: [
          { title: 'Ubica dónde te pierdes', text: 'En «su hermana» y en «ella».' },
          { title: 'Nómbralo', text: 'Son referencias: pueden ser de Sara o de Inés.' },
          { title: 'Busca más texto', text: 'La frase sola no decide. Hay que leer lo que sigue.' },
          { title: 'Actúa', text: 'Sigue leyendo con las dos posibilidades abiertas.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Decidir que «ella» es Inés va más allá de la frase. Deja abiertas las dos posibilidades hasta leer lo que sigue.',
        },
      ],
      checks: [
        {
          id: 'dificultades-nombrar',
          question:
            '«Como en toda partida que llega a tablas, nadie celebró». Un lector no sabe de ajedrez. ¿Cuál es su obstáculo?',
          key: 'Un saber que el texto supone',
          distractors: [
            {
              text: 'Una frase demasiado larga',
              feedback: 'La frase es corta. Lo que falta es saber qué son «tablas» en un juego.',
            },
            { text: 'Una referencia poco clara', feedback: 'No hay un «ella» o «esto» sin dueño.' },
          ],
          explanation: '«Tablas» es el empate en ajedrez: el texto da por hecho que se sabe.',
        },
        {
          id: 'dificultades-donde',
          question: 'Lees una página y notas que no entiendes el último párrafo. ¿Qué conviene hacer primero?',
          key: 'Volver al punto donde dejaste de entender',
          distractors: [
            {
              text: 'Leer de nuevo el último párrafo, más rápido',
              feedback: 'Más rápido no ayuda, y el problema suele venir de antes.',
            },
            {
              text: 'Seguir hasta el final y esperar que se aclare',
              feedback: 'A veces sirve, pero si perdiste el hilo, lo que sigue se apoya en eso.',
            },
          ],
          explanation: 'El tropiezo suele estar antes de donde uno lo nota.',
        },
      ],
    },
    {
      id: 'palabra-desconocida',
      title: 'Una palabra que no conoces',
      idea: 'Tres caminos, en este orden. **El contexto**: mira qué hace la palabra, con qué se opone o se compara, si viene una explicación tras una coma. **Las partes**: *in-* niega, *sub-* es debajo, *-ero* suele ser oficio. **La importancia**: ¿la necesito? Si es el nombre de una planta, tal vez baste saber que es planta.\n\nDespués **prueba**: cambia la palabra por tu idea y relee. Si el texto sigue con sentido, vas bien.',
      example: {
        problem: '«El camino era intransitable: ni las mulas quisieron seguir». ¿Qué significa *intransitable*?',
        steps: [
          { title: 'Contexto', text: 'Tras los dos puntos viene una explicación: ni las mulas siguieron.' },
          { title: 'Partes', text: '*In-* niega; *transitar* es pasar; *-able*, que se puede.' },
          { title: 'Une', text: 'Por donde no se puede pasar.' },
          { title: 'Prueba', text: '«El camino era imposible de pasar: ni las mulas quisieron seguir». Calza.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-lugar',
          text: '«El camino» dice de qué se habla, no cómo está. Eso viene tras los dos puntos: ni las mulas siguieron. No te quedes con la primera pista que veas.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Las mulas muestran cómo está el camino; *in-* y *-able* dicen cómo se arma la palabra. Cada pista aporta lo suyo: no le pidas a una lo que da la otra.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Una opción que repite «camino» o «mulas» tienta, aunque no diga lo mismo. Ponla en lugar de *intransitable* y relee.',
        },
      ],
      checks: [
        {
          id: 'dificultades-laconico',
          question: '«A diferencia de su hermano, que hablaba horas, Iván era lacónico». ¿Qué significa *lacónico*?',
          key: 'Que habla poco',
          distractors: [
            {
              mistake: 'lectura-palabra-repetida',
              text: 'Que habla con su hermano',
              feedback: 'Repite palabras de la frase, pero ahí los hermanos se oponen. Mira en qué.',
            },
            { text: 'Que está cansado', feedback: 'El hermano habla horas: lo opuesto no es estar cansado.' },
          ],
          explanation: '«A diferencia de» opone a Iván con quien habla horas.',
        },
        {
          id: 'dificultades-batan',
          question:
            '«En la cocina estaba el batán, una piedra plana para moler, pesado como un buey». ¿Qué ayuda a saber qué es un *batán*?',
          key: 'La explicación entre comas',
          distractors: [
            {
              mistake: 'lectura-otro-recurso',
              text: 'La comparación, que explica qué es',
              feedback: '«Como un buey» dice cuánto pesa. Lo que es se explica en otra parte de la frase.',
            },
            {
              mistake: 'lectura-otro-lugar',
              text: 'El comienzo, «en la cocina»',
              feedback: 'Dice dónde está. En una cocina hay muchas cosas distintas.',
            },
          ],
          explanation: '«Una piedra plana para moler» dice qué es y para qué sirve.',
        },
        {
          id: 'dificultades-importa',
          question:
            '«En el patio crecían boldos, maitenes y un peumo». Preguntan dónde transcurre la escena. ¿Hay que saber qué es un peumo?',
          key: 'No: basta ver que es otro árbol del patio',
          distractors: [
            { text: 'Sí: sin eso no se sabe dónde ocurre', feedback: 'El lugar está dicho al comienzo de la frase.' },
            {
              text: 'Sí: las palabras raras son las importantes',
              feedback: 'Que sea rara no la hace necesaria para responder.',
            },
          ],
          explanation: '«En el patio» responde la pregunta, y la lista indica que es una planta.',
        },
      ],
    },
    {
      id: 'frase-larga',
      title: 'Una frase enredada',
      idea: 'Si la frase es larga, busca el **verbo principal** y pregunta **quién** lo hace. Deja para después lo que va entre comas o entre paréntesis.\n\nSi el orden es raro, **ordénalo**: quién, qué hace, a quién. Si hay varias negaciones, de a dos: «no es imposible» es «es posible».\n\nAl final, **dilo con tus palabras**. Si no puedes, todavía no la entiendes. Si puedes, sigue.',
      example: {
        problem:
          '«La junta, que hasta esa tarde había rechazado, por costosa, toda propuesta de reparación, aceptó la de los pescadores». ¿Qué dice?',
        steps: [
          { title: 'Busca el verbo principal', text: '«Aceptó».' },
          { title: 'Pregunta quién y qué', text: 'La junta aceptó la propuesta de los pescadores.' },
          { title: 'Agrega lo que iba entre comas', text: 'Antes rechazaba todas, por costosas.' },
          { title: 'Dilo', text: 'La junta, que decía que no por el precio, esta vez dijo que sí a los pescadores.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Con «rechazado» a la vista es fácil creer que la junta dijo que no. El verbo principal es «aceptó»: parte por ahí.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Si te quedas con lo que va entre comas, el rechazo por el precio, pierdes lo principal. Lee hasta el final y une verbo y sujeto.',
        },
      ],
      checks: [
        {
          id: 'dificultades-negaciones',
          question: '«No es falso que el ensayo haya sido suspendido». ¿Qué se dice?',
          key: 'Que el ensayo se suspendió',
          distractors: [
            {
              mistake: 'lectura-lo-contrario',
              text: 'Que el ensayo no se suspendió',
              feedback: 'Tomaste una sola negación. «No es falso» significa «es verdad».',
            },
            { text: 'Que no se sabe si hubo ensayo', feedback: 'La frase afirma algo, aunque dando un rodeo.' },
          ],
          explanation: '«No» y «falso» se anulan: es verdad que se suspendió.',
        },
        {
          id: 'dificultades-verbo',
          question: '«El mapa que, según su abuelo, nadie debía mirar desapareció». ¿Qué es lo principal?',
          key: 'El mapa desapareció',
          distractors: [
            {
              mistake: 'lectura-se-queda-en-una-parte',
              text: 'Nadie debía mirar',
              feedback: 'Eso describe al mapa. Es información entre medio.',
            },
            {
              text: 'Su abuelo habló',
              feedback: '«Según su abuelo» dice de quién es la advertencia, no el hecho central.',
            },
            {
              mistake: 'lectura-va-mas-lejos',
              text: 'Alguien robó el mapa',
              feedback: 'La frase no nombra ningún robo ni a nadie que lo tomara.',
            },
          ],
          explanation: 'El verbo principal es «desapareció», y quien desaparece es el mapa.',
        },
      ],
    },
  ],
  summary: [
    'Nombra el obstáculo y vuelve al punto donde te perdiste.',
    'Palabra: contexto, partes, importancia, y prueba.',
    'Frase larga: verbo principal y quién; lo demás, después.',
    'Dilo con tus palabras.',
  ],
});
