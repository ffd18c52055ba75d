import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.interpretar.sentido.significado',
  version: 3,
  minutes: 14,
  opening: {
    question: md`La abuela de Matías mira el cielo despejado y dice: «Mañana el cerro amanece con sombrero». ¿Qué quiere decir?`,
    guesses: [
      'Que alguien subirá un sombrero al cerro',
      'Que habrá nubes en la cumbre',
      'Que el cerro se verá más bonito',
    ],
    reveal: md`El sombrero es la nube que cubre la cumbre. Lo sabes por la escena: ella mira el cielo y habla de mañana. El significado de una frase está en ella y en lo que la rodea. Eso vas a practicar.`,
  },
  points: [
    {
      id: 'la-frase-y-su-entorno',
      title: 'Explica la frase con lo que la rodea',
      idea: md`Para decir qué significa una oración, lee la anterior y la siguiente. Suelen traer la clave: una explicación, un ejemplo o un contraste.

Después cambia las palabras difíciles o figuradas por otras directas y pon tu versión en el lugar de la original. Si el párrafo sigue teniendo sentido, acertaste. Si se corta, busca otra.

Una imagen como «abrir la puerta» puede ser una puerta o una oportunidad. Lo decide el entorno.`,
      readings: [
        {
          title: 'El puerto no está en el mar (ensayo)',
          by: 'Texto escrito para Travesía',
          text: md`Se cree que un puerto es un muelle con barcos. Yo crecí en uno y puedo decir que el puerto empieza mucho antes: en la bodega donde se seca la cuerda, en la mujer que sabe a qué hora almuerza cada capitán, en el muchacho que aprende a contar con cajones. Cuando el barco llega, casi todo está hecho.

Por eso me extraña que midan los puertos por las grúas. Una grúa levanta lo que otros ya juntaron. Quiten a la mujer de los almuerzos y van a ver cuánto demora en irse un barco. El puerto no está en el mar. Está en la conversación.

Cuando cerraron el nuestro, las grúas se vendieron en una tarde. Lo demás todavía no termina de irse.`,
        },
      ],
      example: {
        problem: md`¿Qué significa «El puerto no está en el mar. Está en la conversación»?`,
        steps: [
          {
            title: 'Lee lo anterior',
            text: md`Si falta la mujer de los almuerzos, los barcos se atrasan. Ella coordina a la gente.`,
          },
          {
            title: 'Traduce «conversación»',
            text: md`No es charla: son los tratos y saberes entre personas.`,
          },
          {
            title: 'Reemplaza y prueba',
            text: md`«El puerto depende de cómo se entienden las personas más que del lugar donde atracan los barcos». El párrafo sigue teniendo sentido.`,
          },
          {
            title: 'Cuida los límites',
            text: md`No dice que el mar sobre. Dice que el centro está en otra parte.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-literal',
          text: md`Entender que el muelle se construyó tierra adentro. Es una manera de decir: mira el contraste «no… está en…».`,
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: md`Quedarse con «conversación» y elegir una opción sobre charlas. Traduce la palabra según su párrafo.`,
        },
        {
          mistake: 'lectura-otro-lugar',
          text: md`Explicar la frase con otro párrafo. El cierre y la venta de grúas vienen después y dicen otra cosa.`,
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: md`Sacar una orden que nadie da. El ensayo no pide eliminar las grúas.`,
        },
      ],
      checks: [
        {
          id: 'puerto-casi-hecho',
          question: md`¿Qué quiere decir «Cuando el barco llega, casi todo está hecho»?`,
          key: 'Que el trabajo de preparación es lo principal',
          distractors: [
            {
              text: 'Que el barco llega tarde y ya no lo esperan',
              feedback: 'Tomaste «hecho» como «terminado el plazo». Lee qué se hizo antes: cuerda, almuerzos, cajones.',
              mistake: 'lectura-literal',
            },
            {
              text: 'Que los barcos podrían dejar de llegar',
              feedback: 'Va más lejos: el texto dice «casi todo», y el barco llega.',
              mistake: 'lectura-va-mas-lejos',
            },
            {
              text: 'Que las grúas se vendieron en una tarde',
              feedback: 'Eso es del tercer párrafo, cuando el puerto cierra.',
              mistake: 'lectura-otro-lugar',
            },
          ],
          explanation: md`La frase cierra una lista de tareas previas: lo importante ocurre antes de la llegada.`,
        },
        {
          id: 'puerto-lo-demas',
          question: md`¿Qué es «lo demás», que «todavía no termina de irse»?`,
          key: 'El modo de vida que el puerto había formado',
          distractors: [
            {
              text: 'El resto de las grúas que no se vendieron',
              feedback: 'Las grúas se vendieron. «Lo demás» se opone a ellas.',
              mistake: 'lectura-literal',
            },
            {
              text: 'El último de los barcos, que sigue atrasado',
              feedback: 'El barco que demora es del párrafo anterior y es una suposición.',
              mistake: 'lectura-otro-lugar',
            },
          ],
          explanation: md`El ensayo separa las grúas de los saberes y tratos entre la gente. Lo segundo no se vende en una tarde.`,
        },
        {
          id: 'puerto-grua',
          question: md`«Una grúa levanta lo que otros ya juntaron». ¿Qué significa en el ensayo?`,
          key: 'Que la máquina depende del trabajo de las personas',
          distractors: [
            {
              text: 'Que la máquina debería retirarse de los puertos',
              feedback: 'El texto discute cómo se miden los puertos; no pide retirar nada.',
              mistake: 'lectura-va-mas-lejos',
            },
            {
              text: 'Que la máquina junta lo que otros levantaron',
              feedback: 'Usa las mismas palabras y dice lo inverso.',
              mistake: 'lectura-palabra-repetida',
            },
          ],
          explanation: md`Por eso le extraña que midan los puertos por las grúas: ellas llegan cuando lo demás ya está.`,
        },
      ],
    },
    {
      id: 'lo-que-dice-un-personaje',
      title: 'Qué quiere decir un personaje con lo que dice',
      idea: md`En un diálogo, las palabras van dirigidas a alguien y buscan algo. Una frase amable puede ser una advertencia. Una queja puede ser un cariño.

Pregunta: ¿quién le habla a quién, qué acaba de pasar y qué cambia después? La reacción del otro es una buena pista.

También los objetos pueden significar: una cruz, una silla vacía. Su sentido está en lo que los personajes hacen con ellos.`,
      readings: [
        {
          title: 'La segunda taza (obra de teatro)',
          by: 'Texto escrito para Travesía',
          text: md`*Oficina de correos de un pueblo. ELCIRA ordena cartas. En el mesón hay dos tazas; una, boca abajo. Entra el INSPECTOR.*

INSPECTOR. —Bonita oficina. Tranquila. Da pena pensar en lo que cuesta tenerla abierta.

ELCIRA. —Llegan cartas.

INSPECTOR. —Diecisiete en el mes. Las conté. En la capital una máquina ordena diecisiete mientras uno pestañea. Qué descansada va a quedar usted.

*Pausa. Elcira da vuelta la segunda taza y sirve té.*

ELCIRA. —Esta taza era de don Aurelio, que venía a preguntar si tenía carta. Veinte años. Nunca tuvo.

INSPECTOR. —¿Y a qué venía?

ELCIRA. —Póngale azúcar, que está amargo.

*El inspector mira la taza. Guarda la libreta sin anotar.*`,
        },
      ],
      example: {
        problem: md`¿Qué comunica el inspector al decir «Qué descansada va a quedar usted»?`,
        steps: [
          {
            title: 'Mira qué venía diciendo',
            text: md`Que la oficina cuesta y que una máquina hace el trabajo.`,
          },
          {
            title: 'Toma el sentido de la frase',
            text: md`Quedar descansada es quedar sin trabajo.`,
          },
          {
            title: 'Confirma con la reacción',
            text: md`Hay una pausa. Elcira responde con la historia de don Aurelio: defiende la oficina.`,
          },
          { title: 'Formula', text: md`Le anuncia, con cortesía, que la oficina se va a cerrar.` },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-tono-equivocado',
          text: md`Creer en la amabilidad. «Bonita oficina» prepara la noticia del cierre: mira qué dice enseguida del costo.`,
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: md`Inventar una intención. Nada en la escena muestra que Elcira quiera ofender al inspector con el té.`,
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: md`Cambiar al dueño de un objeto o de un acto. La taza era de don Aurelio; la libreta es del inspector.`,
        },
        {
          mistake: 'lectura-lo-contrario',
          text: md`Leer al revés el gesto. Guardar la libreta sin anotar apunta a que duda, no a que decide cerrar.`,
        },
      ],
      checks: [
        {
          id: 'taza-don-aurelio',
          question: md`¿Qué quiere mostrar Elcira al contar que don Aurelio «nunca tuvo» carta?`,
          key: 'Que la oficina sirve también para acompañar',
          distractors: [
            {
              text: 'Que el correo perdía las cartas de la gente',
              feedback: 'No se habla de cartas perdidas. Piensa a qué venía si nunca tuvo.',
              mistake: 'lectura-motivo-inventado',
            },
            {
              text: 'Que el pueblo ya no necesita la oficina',
              feedback: 'Ella la está defendiendo. Es lo contrario.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Que el inspector vino veinte años seguidos',
              feedback: 'Quien vino veinte años fue don Aurelio.',
              mistake: 'lectura-cambia-personaje',
            },
          ],
          explanation: md`Vino veinte años sin recibir nada: venía por la visita y el té. Eso no lo hace una máquina.`,
        },
        {
          id: 'taza-libreta',
          question: md`¿Qué significa que el inspector guarde la libreta sin anotar?`,
          key: 'Que lo que oyó no cabe en sus cuentas',
          distractors: [
            {
              text: 'Que ha decidido cerrar de inmediato',
              feedback: 'Venía a contar y a anotar; ahora no anota. El gesto apunta al otro lado.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Que el té le pareció demasiado amargo',
              feedback: 'Lo amargo lo dice ella. Mira qué mira él antes de guardar la libreta.',
              mistake: 'lectura-literal',
            },
          ],
          explanation: md`Contaba cartas. La historia de don Aurelio no se cuenta con números, y él deja de anotar.`,
        },
        {
          id: 'taza-boca-abajo',
          question: md`¿Qué representa que la segunda taza esté boca abajo al comienzo?`,
          key: 'Que ya no viene quien la usaba',
          distractors: [
            {
              text: 'Que Elcira espera al inspector',
              feedback: 'La taza era de otra persona. Relee a quién pertenecía.',
              mistake: 'lectura-cambia-personaje',
            },
            {
              text: 'Que Elcira desprecia a las visitas',
              feedback: 'Ella se la ofrece a la visita. No hay desprecio en la escena.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: md`«Esta taza *era* de don Aurelio»: el verbo en pasado y la taza guardada dicen que ya no viene.`,
        },
      ],
    },
    {
      id: 'el-sentido-del-todo',
      title: 'De la parte al sentido de todo el texto',
      idea: md`Para decir qué significa un poema o un relato completo, busca lo que se **repite** y lo que **cambia**. Lo repetido señala el asunto. El cambio señala qué se dice de él.

Después comprueba: tu interpretación debe explicar el título, el comienzo y el final. Si uno de los tres le sobra, ajústala.

Un texto admite más de una lectura. No admite cualquiera: cada una tiene que apoyarse en sus palabras.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'repite', label: 'Lo que se repite', column: 0, row: 0 },
          { id: 'cambia', label: 'Lo que cambia', column: 0, row: 1 },
          { id: 'sentido', label: 'Sentido del todo', column: 1, row: 0 },
          { id: 'prueba', label: '¿Explica título, comienzo y final?', column: 1, row: 1 },
        ],
        arrows: [
          { from: 'repite', to: 'sentido' },
          { from: 'cambia', to: 'sentido' },
          { from: 'sentido', to: 'prueba' },
        ],
        alt: 'Lo que se repite y lo que cambia llevan al sentido del todo; este se prueba preguntando si explica título, comienzo y final.',
      },
      readings: [
        {
          title: 'Mudanza (poema)',
          by: 'Texto escrito para Travesía',
          text: md`Primero sacamos los muebles  
y la casa quedó con eco.

Después sacamos las cajas  
y la casa quedó con polvo.

Mi hermano sacó los clavos.  
Quedaron en el muro, más blancos,  
los cuadrados donde hubo fotos.

Cerramos. En el camión  
nadie dijo nada.  
Yo llevaba en la mano la llave  
de una puerta que ya no abría mi casa.`,
        },
      ],
      example: {
        problem: md`¿Qué significa el poema en su conjunto?`,
        steps: [
          { title: 'Lo que se repite', text: md`«Sacamos… y quedó»: cada cosa que sale deja una marca.` },
          {
            title: 'Lo que cambia',
            text: md`Lo que queda va de la casa a la mano de quien habla: eco, polvo, cuadrados blancos, una llave.`,
          },
          {
            title: 'Une ambas',
            text: md`Irse de una casa es dejarla de a poco, y queda la huella de lo vivido.`,
          },
          {
            title: 'Comprueba',
            text: md`Explica el título, el comienzo (los muebles) y el final: la llave sirve para la puerta, pero la casa ya no es suya.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'mudanza-cuadrados',
          question: md`¿Qué significan los «cuadrados donde hubo fotos»?`,
          key: 'La huella que deja lo que se vivió ahí',
          distractors: [
            {
              text: 'El mal estado en que estaba el muro',
              feedback: 'Tomaste la marca como un daño. Mira qué hubo en esos lugares.',
              mistake: 'lectura-literal',
            },
            {
              text: 'El enojo del hermano al sacar los clavos',
              feedback: 'El poema no dice que esté enojado.',
              mistake: 'lectura-motivo-inventado',
            },
          ],
          explanation: md`La ausencia de las fotos se ve: dejó el muro más blanco. Es memoria en la pared.`,
        },
        {
          id: 'mudanza-llave',
          question: md`¿Qué expresa el verso final sobre la llave?`,
          key: 'Que la casa dejó de ser de quien habla',
          distractors: [
            {
              text: 'Que la chapa de la puerta fue cambiada',
              feedback: 'No se habla de la chapa. Lo que cambió es de quién es la casa.',
              mistake: 'lectura-literal',
            },
            {
              text: 'Que la familia decidió volver muy pronto',
              feedback: 'Ningún verso habla de volver: van en el camión, en silencio.',
              mistake: 'lectura-va-mas-lejos',
            },
            {
              text: 'Que la mudanza alegró a quien habla',
              feedback: '«Nadie dijo nada» y las huellas no dan un tono alegre.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: md`La llave todavía está en la mano, pero ya no abre «mi casa»: abre una puerta de otros.`,
        },
        {
          id: 'mudanza-comprobar',
          question: md`Alguien dice: «El poema trata de lo pesado que es cargar muebles». ¿Qué falla en esa interpretación?`,
          key: 'Explica el comienzo, pero no el final',
          distractors: [
            {
              text: 'Explica el final, pero no el comienzo',
              feedback: 'Los muebles están al comienzo. Lo que le sobra a esa idea es la llave.',
              mistake: 'lectura-otro-lugar',
            },
            {
              text: 'Nada falla: cada quien entiende lo suyo',
              feedback: 'Hay varias lecturas posibles, y cada una debe apoyarse en todo el texto.',
            },
          ],
          explanation: md`Los muebles salen en el primer verso. Eco, fotos y llave quedan sin explicar.`,
        },
      ],
    },
  ],
  summary: [
    md`El significado de una frase está en ella y en sus vecinas.`,
    md`Reemplázala por tus palabras: el párrafo debe seguir teniendo sentido.`,
    md`En un diálogo, mira quién habla, qué pasó antes y cómo reacciona el otro.`,
    md`Una interpretación del todo explica título, comienzo y final.`,
  ],
});
