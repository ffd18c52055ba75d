import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.interpretar.relaciones.funcion',
  version: 1,
  minutes: 14,
  opening: {
    question: md`Un médico escribe: «Su corazón es una bomba de agua que no descansa. La suya lleva diecisiete años encendida». ¿Para qué habla de una bomba de agua?`,
    guesses: [
      'Para informar de qué está hecho el corazón',
      'Para que se entienda qué hace el corazón',
      'Para asustar al paciente',
    ],
    reveal: md`La bomba no es el tema: está para que algo invisible se entienda. Preguntar **para qué** está un elemento es distinto de preguntar **qué dice**. De esa diferencia trata la lección.`,
  },
  points: [
    {
      id: 'que-y-para-que',
      title: 'Qué dice y para qué está ahí',
      idea: md`Todo elemento de un texto dice algo y además **hace** algo. Un ejemplo dice un caso, y lo que hace es volver creíble una idea. Una cita dice lo de otro, y lo que hace puede ser apoyar, contradecir o dar color.

Para hallar la función, quítalo con la imaginación. ¿Qué perdería el texto? ¿Una prueba, una explicación, una imagen?

Después mira a los vecinos: la idea que va justo antes suele ser la que ese elemento sirve.`,
      readings: [
        {
          title: 'La memoria del río (artículo)',
          by: 'Texto escrito para Travesía',
          text: md`**1.** Los ríos recuerdan. Aunque se los encauce, en una crecida vuelven a ocupar el terreno por donde corrían antes. No es memoria, por supuesto: el lecho antiguo sigue siendo la parte más baja, y el agua busca la parte más baja.

**2.** Una calle de Los Notros lo aprendió en 2006. Se habían construido casas sobre un brazo seco. «Mi abuelo le decía *el río viejo* a mi patio», cuenta Ema Rantul, «y nosotros creíamos que era una manera de hablar». En julio el patio se llenó de agua en una noche.

**3.** Por eso algunos municipios guardan mapas antiguos. No los miran por nostalgia. En ellos está dibujado lo que el río puede volver a hacer.`,
        },
      ],
      example: {
        problem: md`¿Para qué se incluye la frase del abuelo, «el río viejo», en el párrafo 2?`,
        steps: [
          { title: 'Di qué dice', text: md`Dice que el abuelo llamaba así al patio.` },
          {
            title: 'Quítala',
            text: md`Sin ella quedaría una inundación. Se perdería que alguien ya sabía por dónde corría el río.`,
          },
          {
            title: 'Mira la idea vecina',
            text: md`El párrafo 1 afirma que el agua vuelve al lecho antiguo. La frase muestra un caso de eso.`,
          },
          {
            title: 'Formula la función',
            text: md`Mostrar que el nombre conservaba un dato verdadero sobre el terreno.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-que-por-para-que',
          text: md`Repetir lo que la parte dice cuando preguntan para qué está. «Para contar lo que decía el abuelo» no es una función: falta la idea a la que sirve.`,
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: md`Creer que está para dar un detalle. El año y el nombre de la calle sitúan el caso; el caso sirve a la idea.`,
        },
        {
          mistake: 'lectura-otro-lugar',
          text: md`Darle la función de otro párrafo. Los mapas del 3 vienen después: la cita no explica los mapas.`,
        },
        {
          mistake: 'lectura-invierte-causa',
          text: md`Dar vuelta la causa. El patio no se inundó por tener ese nombre: tenía ese nombre por el río que pasaba por ahí.`,
        },
      ],
      checks: [
        {
          id: 'rio-calle',
          question: md`¿Qué función cumple el caso de la calle de Los Notros?`,
          key: 'Mostrar en un hecho lo explicado antes',
          distractors: [
            {
              text: 'Contar cómo es una calle con casas',
              feedback: 'Eso es lo que dice. Pregunta a qué idea del párrafo 1 le sirve.',
              mistake: 'lectura-que-por-para-que',
            },
            {
              text: 'Informar el mes en que más llueve',
              feedback: 'Julio es un detalle del caso, no su finalidad.',
              mistake: 'lectura-detalle-por-idea',
            },
            {
              text: 'Probar que las casas movieron el río',
              feedback: 'Al revés: el agua volvió sola al terreno bajo donde se construyó.',
              mistake: 'lectura-invierte-causa',
            },
          ],
          explanation: md`El párrafo 1 explica que el agua vuelve al lecho antiguo; la calle es el ejemplo.`,
        },
        {
          id: 'rio-mapas',
          question: md`¿Para qué se aclara que los mapas no se miran «por nostalgia»?`,
          key: 'Para destacar que sirven para prever',
          distractors: [
            {
              text: 'Para decir que los mapas son antiguos',
              feedback: 'Que son antiguos ya se dijo. La aclaración prepara la frase siguiente.',
              mistake: 'lectura-que-por-para-que',
            },
            {
              text: 'Para recordar lo que decía el abuelo',
              feedback: 'El abuelo pertenece al párrafo 2. Lee la última frase del 3.',
              mistake: 'lectura-otro-lugar',
            },
          ],
          explanation: md`La frase siguiente lo completa: en ellos está «lo que el río puede volver a hacer».`,
        },
        {
          id: 'rio-por-supuesto',
          question: md`En el párrafo 1, ¿qué función cumple «No es memoria, por supuesto»?`,
          key: 'Pasar de la imagen a la explicación',
          distractors: [
            {
              text: 'Contar lo que olvidaron los vecinos',
              feedback: 'Los vecinos aparecen en el 2. Aquí se habla del agua y del terreno bajo.',
              mistake: 'lectura-otro-lugar',
            },
            {
              text: 'Decir que los ríos carecen de memoria',
              feedback: 'Eso es lo que dice. ¿Y para qué? Mira qué viene tras los dos puntos.',
              mistake: 'lectura-que-por-para-que',
            },
          ],
          explanation: md`Comenzó con una imagen («recuerdan») y con esa frase la deja para dar la causa real.`,
        },
      ],
    },
    {
      id: 'figuras',
      title: 'Qué hace una comparación o una metáfora',
      idea: md`Una figura literaria acerca dos cosas para que veas **un rasgo** en común. La pregunta es cuál. «Corría como el viento» acerca por la rapidez, no porque el viento sea frío.

Para encontrar ese rasgo, mira de qué se venía hablando y qué verbo las une. Lo demás de la imagen no cuenta.

Repetir una palabra, en cambio, insiste. Exagerar agranda. Preguntar sin esperar respuesta pone a pensar. Cada recurso tiene su efecto.`,
      readings: [
        {
          title: 'Taller de costura (poema)',
          by: 'Texto escrito para Travesía',
          text: md`Mi madre cose de noche.  
La máquina galopa  
con su único caballo de hierro  
y no va a ningún lado.

Mi madre cose de noche.  
Yo duermo sobre ese galope  
como duerme el que viaja:  
sin mirar el camino,  
seguro de que alguien lo conduce.

Por la mañana hay un vestido  
de otra, colgado en la puerta.  
Mi madre, sin bajarse,  
pregunta si dormí.`,
        },
      ],
      example: {
        problem: md`¿Qué destaca la comparación «como duerme el que viaja»?`,
        steps: [
          { title: 'Di quién se compara', text: md`El niño que duerme, con un pasajero dormido.` },
          {
            title: 'Lee cómo sigue',
            text: md`«Sin mirar el camino, seguro de que alguien lo conduce».`,
          },
          { title: 'Nombra el rasgo común', text: md`La confianza: otro se hace cargo.` },
          {
            title: 'Deja fuera el resto',
            text: md`No se habla de cansancio ni de irse de la casa. Esas son otras cosas que hacen los viajeros.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-literal',
          text: md`Tomar la imagen al pie de la letra. No hay un caballo en la casa: el galope es el ruido de la máquina.`,
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: md`Poner un sentimiento que los versos no dan. El poema no dice que el hijo sienta culpa.`,
        },
        {
          mistake: 'lectura-otro-recurso',
          text: md`Confundir el efecto de un recurso con el de otro. Repetir «Mi madre cose de noche» insiste; no compara.`,
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: md`Sacar de la imagen más de lo que da. «No va a ningún lado» no prueba que el trabajo sea inútil: hay un vestido listo.`,
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: md`Leer burla o queja donde hay otra cosa. «Único caballo de hierro» muestra esfuerzo, sin reírse de la madre.`,
        },
      ],
      checks: [
        {
          id: 'costura-galopa',
          question: md`¿Qué aporta decir que la máquina «galopa»?`,
          key: 'Hace oír su ritmo rápido y parejo',
          distractors: [
            {
              text: 'Informa que la casa está en el campo',
              feedback: 'Leíste el caballo al pie de la letra. Piensa qué comparten un galope y una máquina.',
              mistake: 'lectura-literal',
            },
            {
              text: 'Muestra que la madre detesta coser',
              feedback: 'Ese sentimiento no está en los versos.',
              mistake: 'lectura-motivo-inventado',
            },
            {
              text: 'Se ríe de lo vieja que es la máquina',
              feedback: 'No hay burla: el hijo duerme tranquilo sobre ese ruido.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: md`Galope y máquina comparten el golpe repetido y veloz. Por eso después se puede dormir «sobre» él.`,
        },
        {
          id: 'costura-repite',
          question: md`¿Qué efecto tiene repetir «Mi madre cose de noche» al abrir dos estrofas?`,
          key: 'Insiste en un trabajo que se repite',
          distractors: [
            {
              text: 'Compara a la madre con la noche',
              feedback: 'No hay comparación ahí: ese efecto es de otro recurso.',
              mistake: 'lectura-otro-recurso',
            },
            {
              text: 'Prueba que la madre nunca duerme',
              feedback: 'Va más lejos: se dice que cose de noche, no que jamás descanse.',
              mistake: 'lectura-va-mas-lejos',
            },
          ],
          explanation: md`La repetición del verso imita la repetición de las noches.`,
        },
        {
          id: 'costura-bajarse',
          question: md`En el último tramo, ¿qué sugiere «sin bajarse»?`,
          key: 'Que ella sigue trabajando por la mañana',
          distractors: [
            {
              text: 'Que ella está montada en un caballo',
              feedback: 'El caballo es la máquina. La imagen del galope continúa.',
              mistake: 'lectura-literal',
            },
            {
              text: 'Que ella está molesta con el hijo',
              feedback: 'Le pregunta si durmió. No hay señales de enojo.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: md`Si la máquina es un caballo, no bajarse es no dejar la máquina.`,
        },
      ],
    },
    {
      id: 'ejemplos-al-discutir',
      title: 'Ejemplos y preguntas en una discusión',
      idea: md`En un texto que discute, los ejemplos están para **convencer de algo preciso**. Pregunta siempre: ¿a favor de qué lo usa quien escribe?

Un mismo ejemplo puede servir a posiciones contrarias. Por eso no basta saber que es verdadero: mira la frase que lo introduce («hasta», «en cambio», «¿o acaso…?»).

Y distingue el propósito del texto del propósito del ejemplo. Una carta puede nombrar un hospital sin pedir nada al hospital.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'ejemplo', label: 'Ejemplo: el cine', column: 0, row: 0 },
          { id: 'idea', label: 'Idea: avisar no es prohibir', column: 1, row: 0 },
          { id: 'tesis', label: 'Tesis: poner el aviso', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'ejemplo', to: 'idea', label: 'muestra' },
          { from: 'idea', to: 'tesis', label: 'apoya' },
        ],
        alt: 'Tres cajas en fila: el ejemplo del cine muestra que avisar no es prohibir, y esa idea apoya la tesis de poner el aviso.',
      },
      readings: [
        {
          title: 'Un letrero en el muelle (carta)',
          by: 'Texto escrito para Travesía',
          text: md`**Señores de la capitanía:** Les pido un letrero que diga, en letra grande, cuándo hay marejada. Me han contestado que con eso se espantaría a las visitas. El cine del pueblo pone en la puerta desde qué edad se puede ver cada película, y nadie ha dejado de ir al cine. ¿O acaso el que sabe a qué viene lo pasa peor? Mi hermana vende empanadas en el muelle hace doce años; sería la primera en perder. Fue ella quien me dictó esta carta. *Saúl Ojeda*`,
        },
      ],
      example: {
        problem: md`¿Para qué menciona Saúl el cine del pueblo?`,
        steps: [
          {
            title: 'Mira lo que va antes',
            text: md`Una objeción: el letrero espantaría a las visitas.`,
          },
          {
            title: 'Mira qué dice del cine',
            text: md`Avisa y la gente sigue yendo.`,
          },
          {
            title: 'Une las dos cosas',
            text: md`El cine responde la objeción: informar no ahuyenta. Saúl no pide nada al cine.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-proposito',
          text: md`Suponer que pide algo sobre el ejemplo. El cine no debe cambiar nada: está para comparar.`,
        },
        {
          mistake: 'lectura-lo-contrario',
          text: md`Darle al ejemplo el sentido opuesto. El cine muestra que el aviso **no** aleja a la gente.`,
        },
      ],
      checks: [
        {
          id: 'muelle-hermana',
          question: md`¿Para qué cuenta Saúl que su hermana vende empanadas en el muelle?`,
          key: 'Para mostrar que ni quien más arriesga teme el letrero',
          distractors: [
            {
              text: 'Para pedir que la capitanía compre en su puesto',
              feedback: 'La carta pide un letrero. La hermana es parte del argumento.',
              mistake: 'lectura-otro-proposito',
            },
            {
              text: 'Para mostrar que el letrero arruinaría su negocio',
              feedback: 'Sería la primera en perder, y aun así ella dictó la carta: apunta a lo contrario.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Para informar desde cuándo se venden empanadas',
              feedback: 'Los doce años son un detalle. ¿A qué objeción responde el caso?',
              mistake: 'lectura-detalle-por-idea',
            },
          ],
          explanation: md`Si a alguien le convendría callar la marejada es a ella, y es quien pide el aviso.`,
        },
        {
          id: 'muelle-pregunta',
          question: md`¿Qué función tiene la pregunta «¿O acaso el que sabe a qué viene lo pasa peor?»?`,
          key: 'Llevar al lector a responder que no',
          distractors: [
            {
              text: 'Pedir un dato que Saúl desconoce',
              feedback: 'No espera respuesta: «o acaso» anuncia que la da por sabida.',
              mistake: 'lectura-literal',
            },
            {
              text: 'Burlarse de las visitas del muelle',
              feedback: 'No se ríe de nadie; la usa para cerrar la comparación con el cine.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: md`Es una pregunta que se contesta sola. Hace que quien lee llegue a la conclusión.`,
        },
        {
          id: 'muelle-objecion',
          question: md`¿Para qué incluye Saúl lo que le han contestado?`,
          key: 'Para rebatirlo en la frase siguiente',
          distractors: [
            {
              text: 'Para reconocer que tienen razón',
              feedback: 'Tras la objeción viene el cine, que muestra lo opuesto.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Para contar lo que le contestaron',
              feedback: 'Eso es lo que dice. Fíjate qué hace con esa respuesta después.',
              mistake: 'lectura-que-por-para-que',
            },
          ],
          explanation: md`Pone la objeción a la vista y la responde con el ejemplo del cine.`,
        },
      ],
    },
  ],
  summary: [
    md`Qué dice una parte y para qué está son dos preguntas distintas.`,
    md`Quita el elemento y mira qué pierde el texto.`,
    md`Una imagen acerca dos cosas por un rasgo: encuéntralo en los versos vecinos.`,
    md`Un ejemplo sirve a una idea; que sea verdadero no dice a cuál.`,
  ],
});
