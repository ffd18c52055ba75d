import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.interpretar.sentido.inferencias',
  version: 2,
  minutes: 15,
  opening: {
    question: md`Entras a la cocina. Hay dos tazas sobre la mesa, una tibia y una fría, y una silla caída. ¿Qué puedes asegurar?`,
    guesses: ['Que hubo una pelea', 'Que alguien tomó algo hace poco', 'Que dos personas salieron corriendo'],
    reveal: md`Una taza tibia permite asegurar que se sirvió hace poco. La pelea y la carrera son posibles, pero la silla no basta. Inferir es llegar hasta donde alcanzan las pistas y detenerse ahí.`,
  },
  points: [
    {
      id: 'pista-y-paso',
      title: 'Pista, más un paso, y nada más',
      idea: md`Una **inferencia** es algo que el texto no dice y que se desprende de lo que sí dice. Tiene dos piezas: una **pista** que puedes citar y **un paso** corto que cualquiera daría.

Prueba tu inferencia así: «Lo sé porque el texto dice…». Si terminas la frase con una cita, vas bien. Si la terminas con «porque es lo normal» o «porque yo haría lo mismo», la pusiste tú.

Dos pistas que apuntan al mismo lado valen más que una.`,
      manipulable: {
        kind: 'marked-text',
        text: 'La señora Ulda pidió tres kilos de harina y los pagó con monedas. Miró hacia la puerta antes de guardar la boleta. «Para el domingo», dijo, aunque nadie había preguntado.',
        marks: [
          {
            words: 'los pagó con monedas',
            note: 'Permite pensar que juntó el dinero de a poco. No prueba que sea pobre.',
          },
          {
            words: 'Miró hacia la puerta',
            note: 'Cuida que alguien no la vea, o espera a alguien. Hace falta otra pista.',
          },
          {
            words: 'aunque nadie había preguntado',
            note: 'Da explicaciones que no le piden. Unida a la anterior, sugiere que oculta algo.',
          },
        ],
        task: 'Toca cada pista y decide cuánto permite afirmar por sí sola.',
      },
      readings: [
        {
          title: 'El huésped del 4 (novela)',
          by: 'Texto escrito para Travesía',
          text: md`El señor del 4 llegó a la pensión con una maleta tan liviana que Berta la subió con dos dedos. Pagó el mes por adelantado. No preguntó a qué hora era la comida.

Por las mañanas salía de corbata. Berta, que sacudía las alfombras en el balcón, lo veía doblar hacia el puerto, donde no hay oficinas. A las seis volvía con los zapatos llenos de arena.

—¿Cómo estuvo el trabajo? —le preguntaba ella.

—Largo —decía él, y sonreía mirando la escalera.

En la mesa nadie le hablaba de fútbol ni de los ministros. Le hablaban despacio, como a un convaleciente. Una noche la vecina del 2 contó que la fábrica de Tomé había cerrado en abril, y que a los jefes los habían despedido los últimos. El señor del 4 dejó el tenedor. Berta le sirvió más sopa sin que la pidiera.

—Aquí —dijo él esa noche, por primera vez— se come muy bien.`,
        },
      ],
      example: {
        problem: md`¿Qué se puede inferir de los zapatos llenos de arena?`,
        steps: [
          {
            title: 'Reúne las pistas',
            text: md`Sale de corbata, dobla hacia el puerto «donde no hay oficinas» y vuelve con arena.`,
          },
          { title: 'Da un paso corto', text: md`Pasa el día cerca de la playa y no en una oficina.` },
          {
            title: 'Suma la segunda pista',
            text: md`A «¿cómo estuvo el trabajo?» contesta una palabra y mira la escalera. Evita el tema.`,
          },
          {
            title: 'Formula hasta donde alcanza',
            text: md`Finge tener un trabajo. Qué hace en la playa no se sabe.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-va-mas-lejos',
          text: md`Dar más de un paso. La maleta liviana no prueba que huya de la policía.`,
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: md`Añadir un motivo sin pista. Que Berta le sirva sopa muestra que entiende algo; no que esté enamorada.`,
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: md`Cambiar de dueño. Quien cuenta lo de la fábrica es la vecina del 2; quien deja el tenedor es él.`,
        },
        {
          mistake: 'lectura-literal',
          text: md`Creer la frase tal cual. «Se come muy bien» dice algo más que la comida: llega justo después del gesto de Berta.`,
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: md`Elegir por una palabra del texto. «Trabajo» y «fábrica» pueden formar una frase que la novela no sostiene.`,
        },
      ],
      checks: [
        {
          id: 'huesped-tenedor',
          question: md`¿Qué permite inferir que el señor del 4 deje el tenedor?`,
          key: 'Que la noticia de la fábrica lo toca de cerca',
          distractors: [
            {
              text: 'Que la sopa de la pensión no le gusta nada',
              feedback: 'Esa noche dice que se come muy bien. Mira qué se acababa de contar.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Que él decidió quiénes serían despedidos',
              feedback: 'El texto no da para tanto: solo vemos que la noticia lo afecta.',
              mistake: 'lectura-va-mas-lejos',
            },
            {
              text: 'Que la vecina del 2 trabajaba en la fábrica',
              feedback: 'Ella cuenta la noticia. El gesto es de él.',
              mistake: 'lectura-cambia-personaje',
            },
          ],
          explanation: md`Reacciona justo al oír del cierre y de los jefes despedidos. Unido a que finge trabajar, la pista apunta a él.`,
        },
        {
          id: 'huesped-bien',
          question: md`¿Qué hay detrás de «Aquí se come muy bien»?`,
          key: 'Un agradecimiento por el gesto de Berta',
          distractors: [
            {
              text: 'Una opinión sobre la receta de la sopa',
              feedback: 'La leíste al pie de la letra. Es la primera vez que comenta algo, y llega tras un gesto.',
              mistake: 'lectura-literal',
            },
            {
              text: 'Un intento de pagar menos por el mes',
              feedback: 'El mes estaba pagado y no se habla de dinero: ese motivo no tiene pista.',
              mistake: 'lectura-motivo-inventado',
            },
          ],
          explanation: md`Berta le sirve más sin preguntar nada. Él responde a ese cuidado con la única frase amable del capítulo.`,
        },
        {
          id: 'huesped-despacio',
          question: md`Los demás le hablan «despacio, como a un convaleciente». ¿Qué se infiere?`,
          key: 'Que sospechan que pasa por algo difícil',
          distractors: [
            {
              text: 'Que saben que salió de un hospital',
              feedback: 'La comparación no dice que esté enfermo: dice cómo le hablan.',
              mistake: 'lectura-literal',
            },
            {
              text: 'Que les molesta que hable de fútbol',
              feedback: 'Son ellos quienes evitan ese tema con él. «Fútbol» está, pero no dice eso.',
              mistake: 'lectura-palabra-repetida',
            },
          ],
          explanation: md`Lo tratan con un cuidado que no se tiene con cualquiera: algo han notado.`,
        },
      ],
    },
    {
      id: 'causas-y-orden',
      title: 'Antes, después y por qué',
      idea: md`Muchas inferencias son sobre causas. Ahí se tropieza de tres maneras.

- Cambiar el **orden**: poner primero lo que pasó después.
- Dar vuelta la **flecha**: tomar el efecto por la causa.
- Ver causa donde hay **coincidencia**: dos cosas pasan juntas y nada muestra que una produzca la otra.

Para afirmar una causa necesitas que el texto la diga, o pistas que dejen fuera las demás explicaciones. Si no, di «ocurren juntas».`,
      readings: [
        {
          title: 'Los árboles de la avenida (crónica)',
          by: 'Texto escrito para Travesía',
          text: md`En 2015 la avenida Manquehua perdió diecinueve plátanos orientales. Los cortaron un sábado temprano, antes de que se juntara gente. Ese mismo verano abrió la heladería.

Hay quien dice que sin sombra dio calor, y el calor trajo la heladería. El dueño se ríe: había firmado el contrato en marzo, cuando los árboles estaban en pie. Lo que sí hizo, al ver la vereda pelada, fue cambiar el toldo chico por uno que llega hasta la calle. Ahora la gente espera la micro debajo, compre o no compre.

Los plátanos se cortaron por una tubería. La tubería, según el acta municipal, se había roto por las raíces.`,
        },
      ],
      example: {
        problem: md`¿Se puede inferir que la heladería abrió porque se cortaron los árboles?`,
        steps: [
          {
            title: 'Ordena los hechos',
            text: md`Contrato en marzo, con los árboles en pie; después el corte; en verano la apertura.`,
          },
          {
            title: 'Prueba la causa',
            text: md`El contrato es anterior al corte. Una causa no puede venir después de su efecto.`,
          },
          {
            title: 'Busca lo que sí causó el corte',
            text: md`«Al ver la vereda pelada» cambió el toldo. Esa causa la da el texto.`,
          },
          {
            title: 'Concluye',
            text: md`No. El corte y la apertura coinciden en el verano; el toldo grande sí viene del corte.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-coincidencia-por-causa',
          text: md`Unir con un «por eso» dos hechos del mismo verano. Que ocurran juntos no basta: busca la frase que los une.`,
        },
        {
          mistake: 'lectura-cambia-orden',
          text: md`Perder el antes y el después. «Había firmado» indica un hecho anterior a lo que se venía contando.`,
        },
        {
          mistake: 'lectura-invierte-causa',
          text: md`Dar vuelta la flecha. Las raíces rompieron la tubería; la tubería rota no hizo crecer raíces.`,
        },
        {
          mistake: 'lectura-lo-contrario',
          text: md`Concluir lo que el texto desmiente. «Compre o no compre» quiere decir que el toldo no es solo para clientes.`,
        },
      ],
      checks: [
        {
          id: 'arboles-cadena',
          question: md`¿Cuál es la cadena que se desprende de la crónica?`,
          key: 'Raíces, tubería rota, corte de los árboles',
          distractors: [
            {
              text: 'Tubería rota, raíces, corte de los árboles',
              feedback: 'Invertiste las dos primeras: fueron las raíces las que rompieron la tubería.',
              mistake: 'lectura-invierte-causa',
            },
            {
              text: 'Corte de los árboles, raíces, tubería rota',
              feedback: 'El corte fue el final: se hizo por la tubería.',
              mistake: 'lectura-cambia-orden',
            },
            {
              text: 'Calor, apertura de la heladería, corte de árboles',
              feedback: 'El calor como causa lo dice la gente y el dueño lo desmiente. El corte tuvo otra razón.',
              mistake: 'lectura-coincidencia-por-causa',
            },
          ],
          explanation: md`El acta dice que las raíces rompieron la tubería, y por la tubería se cortaron los árboles.`,
        },
        {
          id: 'arboles-temprano',
          question: md`¿Qué sugiere que los cortaran «temprano, antes de que se juntara gente»?`,
          key: 'Que se esperaba que alguien se opusiera',
          distractors: [
            {
              text: 'Que a los vecinos no les importó el corte',
              feedback: 'Si no importara, no haría falta evitar que se juntaran.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Que el dueño de la heladería lo pidió así',
              feedback: 'Nada une al dueño con la hora del corte.',
              mistake: 'lectura-motivo-inventado',
            },
          ],
          explanation: md`Se hace antes de que haya gente cuando se prevé que la gente podría reclamar. Es un paso corto desde la cita.`,
        },
        {
          id: 'arboles-toldo',
          question: md`¿Qué función terminó cumpliendo el toldo nuevo?`,
          key: 'La de dar sombra donde la daban los árboles',
          distractors: [
            {
              text: 'La de atraer solo a quienes compran helado',
              feedback: '«Compre o no compre» dice lo opuesto.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'La de tapar la tubería rota de la vereda',
              feedback: 'La tubería es anterior y no se relaciona con el toldo.',
              mistake: 'lectura-cambia-orden',
            },
          ],
          explanation: md`Se puso al ver la vereda sin árboles y cubre a cualquiera que espera la micro.`,
        },
      ],
    },
    {
      id: 'datos-y-valores',
      title: 'Inferir de datos y de una frase de opinión',
      idea: md`También se infiere de una tabla: un cociente baja si sube lo de abajo, aunque lo de arriba no cambie. Fíjate en **qué columna cambió**.

Y se infiere el **valor** detrás de una opinión. Si alguien escribe «prefiero un pueblo que saluda a uno que brilla», valora el trato por sobre la apariencia. El valor sale de la frase y de su contexto, no de lo que se suele pensar del tema.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Mayo', 'Junio', 'Julio'],
        series: [
          { name: 'Gasto en bencina (miles de pesos)', values: [60, 60, 60] },
          { name: 'Pasajeros', values: [20, 30, 60] },
        ],
        showValues: true,
        alt: 'Barras de un bote. El gasto es de 60 mil pesos en mayo, junio y julio. Los pasajeros son 20 en mayo, 30 en junio y 60 en julio.',
        caption: 'Un bote de pasajeros (datos inventados).',
      },
      example: {
        problem: md`El gráfico corresponde a un bote. ¿Por qué bajó el gasto por pasajero entre mayo y julio?`,
        steps: [
          {
            title: 'Calcula el cociente',
            text: md`En mayo, $60 : 20 = 3$ mil pesos por pasajero. En julio, $60 : 60 = 1$ mil.`,
          },
          {
            title: 'Mira qué cambió',
            text: md`El gasto se mantuvo en 60 mil. Los pasajeros pasaron de 20 a 60.`,
          },
          {
            title: 'Infiere',
            text: md`Bajó porque el mismo gasto se repartió entre más personas. No porque se gastara menos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-cantidad-porcentaje',
          text: md`Confundir el gasto con el gasto por persona. El total no cambió; cambió entre cuántos se reparte.`,
        },
        {
          mistake: 'lectura-otro-lugar',
          text: md`Explicar con un dato ajeno a lo preguntado. Si la respuesta está en dos columnas, una tercera no la da.`,
        },
        {
          mistake: 'lectura-saber-previo',
          text: md`Suponer el valor por el tema. Quien escribe sobre oficios antiguos no siempre añora el pasado.`,
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: md`Sacar la enseñanza de un detalle. La moraleja tiene que salir de lo que cuenta el texto entero.`,
        },
      ],
      checks: [
        {
          id: 'bote-gasto',
          figure: 'of-the-point',
          question: md`En el gráfico del bote, ¿qué se puede inferir de junio respecto de mayo?`,
          key: 'Que cada pasajero costó menos',
          distractors: [
            {
              text: 'Que se gastó menos bencina',
              feedback: 'El gasto es 60 en los dos meses. Bajó el gasto por pasajero.',
              mistake: 'lectura-cantidad-porcentaje',
            },
            {
              text: 'Que el pasaje subió de precio',
              feedback: 'El gráfico no habla de lo que se cobra: solo de gasto y de pasajeros.',
              mistake: 'lectura-otro-lugar',
            },
          ],
          explanation: md`En mayo $60 : 20 = 3$ mil y en junio $60 : 30 = 2$ mil por pasajero.`,
        },
        {
          id: 'valor-herrero',
          question: md`Un ensayo termina: «Visité al herrero por la máquina que le llegó de Alemania. Salí pensando en que la usa como quien toca un instrumento: preguntándole». ¿Qué valora quien escribe?`,
          key: 'La atención con que se hace un trabajo',
          distractors: [
            {
              text: 'El regreso a las herramientas antiguas',
              feedback: 'Se suele asociar al herrero con lo antiguo, pero aquí trabaja con una máquina nueva.',
              mistake: 'lectura-saber-previo',
            },
            {
              text: 'La calidad de las máquinas extranjeras',
              feedback: 'La máquina fue el motivo de la visita, un detalle. Salió pensando en otra cosa.',
              mistake: 'lectura-detalle-por-idea',
            },
            {
              text: 'El talento musical de los artesanos',
              feedback: 'Es una comparación: no toca ningún instrumento. Mira el último verbo.',
              mistake: 'lectura-literal',
            },
          ],
          explanation: md`La imagen se cierra con «preguntándole»: lo que admira es cómo el herrero atiende a lo que hace.`,
        },
        {
          id: 'ensenanza-pozo',
          question: md`Una fábula cuenta: «Cavaron diez pozos de un metro y no hallaron agua. La vieja cavó uno de diez y bebió». ¿Qué enseñanza se desprende?`,
          key: 'Conviene insistir en un esfuerzo antes que repartirlo',
          distractors: [
            {
              text: 'Conviene cavar siempre hasta los diez metros',
              feedback: 'El número es un detalle del cuento; la enseñanza sirve para otras tareas.',
              mistake: 'lectura-detalle-por-idea',
            },
            {
              text: 'Conviene probar en muchos lugares a la vez',
              feedback: 'Eso hicieron los que no hallaron agua.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: md`Con los mismos diez metros cavados, unos los repartieron y ella los juntó. De ese contraste sale la enseñanza.`,
        },
      ],
    },
  ],
  summary: [
    md`Inferir es dar un paso corto desde una pista que puedes citar.`,
    md`Termina la frase «lo sé porque el texto dice…».`,
    md`Que dos cosas ocurran juntas no dice que una cause la otra.`,
    md`En un cociente, mira cuál de los dos números cambió.`,
  ],
});
