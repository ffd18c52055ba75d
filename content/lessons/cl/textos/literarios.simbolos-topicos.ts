import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.literarios.simbolos-topicos',
  version: 5,
  minutes: 14,
  opening: {
    question:
      'En una novela, cada vez que la abuela está triste, alguien encuentra una jaula abierta en el patio. ¿La jaula es solo una jaula?',
    guesses: ['Sí: es un objeto de la casa', 'Puede significar algo más', 'Significa siempre la libertad'],
    reveal:
      'La jaula se repite y aparece junto a la tristeza: el texto la cargó de sentido. Pero qué sentido, lo dice **ese** texto, no un diccionario. Aquí verás símbolos y también ideas que la literatura repite desde hace siglos.',
  },
  points: [
    {
      id: 'simbolo',
      title: 'Un símbolo: algo concreto que dice algo más',
      idea: 'Un **símbolo** es algo concreto (un objeto, un animal, un lugar) que, además de ser lo que es, representa una idea: una llave, el acceso; un puente, la unión.\n\nHay señales. **Se repite**. Aparece en **momentos importantes**. Se le da **más atención** de la necesaria. **Cambia** junto con el personaje.\n\nSu significado sale del texto. El agua puede ser vida en un poema y amenaza en otro. Pregunta: ¿con qué sentimientos y hechos aparece aquí?',
      readings: [
        {
          title: 'La maleta azul (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'Cuando mi padre llegó de Iquique puso la maleta azul debajo de la cama y dijo que no la desarmáramos, por si acaso. Cada enero mi madre le pasaba un paño. Tuvimos perro, tuvimos parrón, mi hermana se casó en el patio. La maleta seguía lista. El verano en que él plantó el nogal, que demora años en dar fruto, la abrió por fin. Adentro había dos camisas que ya no le cabían. Mi madre guardó en ella las semillas.',
        },
      ],
      example: {
        problem: '¿Qué simboliza la maleta y cómo cambia?',
        steps: [
          {
            title: 'Comprueba que sea símbolo',
            text: 'Se repite, recibe cuidados y está desde el principio hasta el final.',
          },
          { title: 'Mira con qué aparece', text: '«Por si acaso», siempre lista: la idea de volver a partir.' },
          {
            title: 'Mira cuándo cambia',
            text: 'La abre el año en que planta un árbol lento. Quien planta eso piensa quedarse.',
          },
          {
            title: 'Interpreta',
            text: 'Simboliza la posibilidad de irse. Al llenarse de semillas, pasa a significar arraigo.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Decir que la maleta es «las ganas de irse» vale para el comienzo y olvida las semillas. Sigue el símbolo hasta la última línea.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'La madre limpia la maleta cada enero, y es fácil agregarle pena o nostalgia. Quédate con lo que se ve: qué hace, cuándo y con qué objetos.',
        },
      ],
      checks: [
        {
          id: 'simbolo-llave',
          question:
            'En una novela, Ofelia lleva siempre la llave de una casa que se quemó. La aprieta cada vez que le preguntan de dónde es. ¿Qué simboliza esa llave?',
          key: 'El lazo con el lugar de donde viene',
          distractors: [
            {
              text: 'El acceso, como cualquier otra llave',
              feedback: 'Eso diría un diccionario. Esta llave ya no abre nada: mira cuándo la aprieta.',
            },
            {
              mistake: 'lectura-motivo-inventado',
              text: 'La rabia contra quien quemó la casa',
              feedback:
                'Nada dice que alguien la quemara ni que ella sienta rabia. Mira qué le preguntan cuando la aprieta.',
            },
          ],
          explanation: 'Ya no abre nada y aparece junto a una pregunta por su origen: guarda la casa que perdió.',
        },
        {
          id: 'simbolo-camisas',
          question: 'Las camisas «ya no le cabían». ¿Qué aporta ese detalle?',
          key: 'Muestra que él ya es otro y aquella partida ya no le sirve',
          distractors: [
            {
              text: 'Muestra que la madre no cuidó bien lo guardado',
              feedback: 'La madre la limpiaba cada enero. El cambio está en él, no en la ropa.',
            },
            {
              text: 'Muestra que la familia compraba ropa muy barata',
              feedback: 'No hay dato sobre precios. Piensa en cuánto tiempo pasó.',
            },
          ],
          explanation: 'El tiempo lo cambió: lo que guardó para irse era para un hombre que ya no existe.',
        },
        {
          id: 'simbolo-agua',
          question: 'En un relato el mar se lleva la casa y luego al hijo. En ese relato, ¿qué representa el mar?',
          key: 'Una fuerza que arrebata',
          distractors: [
            {
              text: 'La vida y la fertilidad',
              feedback: 'En otros textos sí. En este, el mar aparece junto a dos pérdidas.',
            },
            {
              text: 'El viaje y la libertad',
              feedback: 'Nadie viaja por él. El sentido se saca de los hechos del propio relato.',
            },
          ],
          explanation: 'El significado viene de con qué aparece: aquí, con pérdidas.',
        },
      ],
    },
    {
      id: 'topicos',
      title: 'Tópicos: ideas que vuelven desde hace siglos',
      idea: 'Un **tópico literario** es una idea que muchos autores repiten, con el nombre en latín que le dio la tradición. Cuatro que conviene conocer:\n\n- ***Carpe diem***: aprovecha el presente, que se va.\n\n- ***Tempus fugit***: el tiempo huye.\n\n- ***Locus amoenus***: el lugar perfecto, con sombra, agua y aves.\n\n- ***Ubi sunt***: ¿dónde están los que vivieron antes?\n\nNo se reconocen por una palabra, sino por la idea. *Tempus fugit* se lamenta. *Carpe diem* da un paso más: invita a vivir ahora.',
      readings: [
        {
          title: 'Soneto XXIII (fragmento)',
          by: 'Garcilaso de la Vega, Soneto XXIII, publicado en 1543',
          text: 'coged de vuestra alegre primavera  \nel dulce fruto, antes que el tiempo airado  \ncubra de nieve la hermosa cumbre.\n\nMarchitará la rosa el viento helado,  \ntodo lo mudará la edad ligera,  \npor no hacer mudanza en su costumbre.',
        },
      ],
      example: {
        problem: '¿Qué tópico domina en estos versos de Garcilaso?',
        steps: [
          { title: 'Busca el verbo que manda', text: '«Coged»: es una orden dirigida a alguien. Invita a tomar.' },
          {
            title: 'Entiende las imágenes',
            text: 'La «primavera» es la juventud. La «nieve» sobre la cumbre son las canas.',
          },
          { title: 'Encuentra la razón', text: 'El viento marchita la rosa y la edad todo lo muda: el tiempo huye.' },
          { title: 'Decide', text: 'Está *tempus fugit*, pero al servicio de la invitación: domina *carpe diem*.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-literal',
          text: 'Tomar la «nieve» de Garcilaso como clima deja el verso sin sentido. Pregunta qué tienen en común primavera, nieve y rosa.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Un tópico se cambia por otro cuando miras solo el asunto: todos hablan del tiempo o de lo perdido. Fíjate en qué hace la voz: ordena, lamenta, pregunta o describe.',
        },
      ],
      checks: [
        {
          id: 'topico-rosa',
          question: '¿Qué representa la rosa que marchita el viento en los versos de Garcilaso?',
          key: 'La belleza de la juventud, que se acaba',
          distractors: [
            {
              mistake: 'lectura-literal',
              text: 'El jardín que el invierno destruye cada año',
              feedback:
                'Leíste la imagen al pie de la letra. La rosa sigue a «primavera» y «cumbre», que tampoco lo son.',
            },
            {
              mistake: 'lectura-lo-contrario',
              text: 'El amor que vence al paso del tiempo',
              feedback: 'En los versos nada vence al tiempo: «todo lo mudará».',
            },
          ],
          explanation: 'Rosa, primavera y nieve forman una misma comparación con las edades de la vida.',
        },
        {
          id: 'topico-ubi-sunt',
          question:
            '«¿Dónde los que bailaron en este salón? ¿Dónde la orquesta, los abrigos, las risas?». ¿Qué tópico aparece?',
          key: '*Ubi sunt*',
          distractors: [
            {
              mistake: 'lectura-otro-recurso',
              text: '*Carpe diem*',
              feedback: 'No hay invitación a aprovechar nada: solo preguntas por los que ya no están.',
            },
            {
              text: '*Locus amoenus*',
              feedback: 'El salón no se describe como un lugar perfecto, sino como uno vacío.',
            },
          ],
          explanation: 'Las preguntas por lo desaparecido, sin respuesta, son la marca de este tópico.',
        },
        {
          id: 'topico-tempus-carpe',
          question:
            '«Ya es octubre y yo recién estaba en marzo». ¿Por qué esta frase es *tempus fugit* y no *carpe diem*?',
          key: 'Porque lamenta que el tiempo pasa y no invita a nada',
          distractors: [
            {
              text: 'Porque menciona dos meses en vez de uno solo',
              feedback: 'La cantidad de meses da igual. Mira si propone hacer algo.',
            },
            {
              text: 'Porque está escrita en primera persona',
              feedback: 'Ambos tópicos pueden decirse con «yo». Lo que cambia es la invitación.',
            },
          ],
          explanation: 'Para que fuera *carpe diem* tendría que llamar a vivir el presente.',
        },
      ],
    },
    {
      id: 'topico-en-el-texto',
      title: 'Qué hace el texto con el símbolo o el tópico',
      idea: 'Reconocerlo es la mitad. La otra mitad es ver **qué hace** el texto con él. Puede **seguirlo** tal cual. Puede **adaptarlo** a hoy: un *locus amoenus* en una azotea. Puede **burlarse** o darlo vuelta: un *carpe diem* dicho por quien no se atreve a salir.\n\nPregunta qué esperarías según la tradición y qué encuentras. En la diferencia suele estar lo que la obra quiere decir.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 't', label: 'Tópico', column: 0, row: 1 },
          { id: 'a', label: 'Lo sigue', column: 1, row: 0 },
          { id: 'b', label: 'Lo adapta', column: 1, row: 1 },
          { id: 'c', label: 'Lo da vuelta', column: 1, row: 2 },
        ],
        arrows: [
          { from: 't', to: 'a' },
          { from: 't', to: 'b' },
          { from: 't', to: 'c' },
        ],
        alt: 'Desde tópico salen tres flechas: lo sigue, lo adapta, lo da vuelta.',
      },
      readings: [
        {
          title: 'Parque Cemento (poema)',
          by: 'Texto escrito para Travesía',
          text: 'Aquí corre un hilo de agua  \ndel aire acondicionado,  \ny canta, puntual, la alarma  \nde un auto mal estacionado.\n\nDa sombra un letrero rojo,  \nhuele a jazmín de envase:  \nrecuéstate en este banco,  \nque a las diez cierran la plaza.',
        },
      ],
      example: {
        problem: '¿Qué hace «Parque Cemento» con el *locus amoenus*?',
        steps: [
          { title: 'Recuerda lo esperado', text: 'Agua que corre, aves que cantan, sombra de árboles, flores.' },
          { title: 'Encuentra su pareja', text: 'Agua del aire acondicionado, alarma, letrero, jazmín de envase.' },
          { title: 'Mira la diferencia', text: 'Cada elemento natural fue cambiado por uno artificial.' },
          {
            title: 'Interpreta',
            text: 'Da vuelta el tópico: con humor, muestra una ciudad que imita la naturaleza sin tenerla.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-lo-contrario',
          text: '«Recuéstate en este banco» parece un elogio sincero, y quien lo cree entiende lo opuesto. Compara cada elemento con su modelo: ¿es un elogio el jazmín de envase?',
        },
      ],
      checks: [
        {
          id: 'topico-alarma',
          question: 'En el poema, ¿qué elemento del lugar ideal reemplaza la alarma?',
          key: 'El canto de los pájaros',
          distractors: [
            {
              text: 'El ruido del río',
              feedback: 'Para el agua ya está el hilo del aire acondicionado. Mira el verbo de la alarma.',
            },
            { text: 'La brisa entre las hojas', feedback: 'La brisa no aparece. La pista es «canta».' },
          ],
          explanation: 'El verbo «canta» la pone en el puesto de las aves.',
        },
        {
          id: 'topico-cierre',
          question: '¿Qué efecto produce el último verso, «que a las diez cierran la plaza»?',
          key: 'Rompe la paz que el lugar ideal debería ofrecer',
          distractors: [
            {
              text: 'Recuerda que conviene dormir temprano',
              feedback: 'No hay consejo sobre el sueño: el límite lo pone la plaza.',
            },
            {
              text: 'Demuestra que el parque es un lugar muy seguro',
              feedback: 'La seguridad no se menciona. Compara con un prado, que no tiene horario.',
            },
            {
              text: 'Informa hasta qué hora está abierta la plaza',
              feedback: 'Leíste ese verso solo. Únelo al anterior, que invita a recostarse, y al lugar ideal.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
          ],
          explanation: 'El lugar ideal invita a quedarse. Un horario de cierre es lo contrario.',
        },
      ],
    },
  ],
  summary: [
    'Símbolo: algo concreto que representa una idea; se repite y cambia con la historia.',
    'Su significado sale de ese texto.',
    '*Carpe diem* invita; *tempus fugit* se lamenta; *ubi sunt* pregunta; *locus amoenus* describe.',
    'Mira si la obra lo sigue, lo adapta o lo da vuelta.',
  ],
  sources: [
    {
      name: 'Garcilaso de la Vega, Soneto XXIII, en Las obras de Boscán y algunas de Garcilaso de la Vega',
      year: 1543,
      detail: 'Los seis versos finales',
    },
  ],
});
