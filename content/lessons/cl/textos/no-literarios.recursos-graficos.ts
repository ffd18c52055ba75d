import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.no-literarios.recursos-graficos',
  version: 4,
  minutes: 13,
  opening: {
    question:
      'Una nota lleva dos titulares posibles: uno enorme y en negrita, otro pequeño y gris. Las palabras son las mismas. ¿Dicen lo mismo?',
    guesses: ['Sí: las palabras son iguales', 'No: el tamaño también dice algo', 'Depende del color del papel'],
    reveal:
      'El tamaño le dice al lector qué importa. Tablas, mapas, negritas e imágenes no son adorno: agregan, repiten o a veces contradicen al texto. Aquí aprenderás a leerlos.',
  },
  points: [
    {
      id: 'que-agrega',
      title: 'Qué agrega lo que no es párrafo',
      idea: 'Ante un recurso gráfico pregunta: **¿qué sé por él que no sabría solo con el texto?** Puede:\n\n- **Repetir** lo dicho, para que se recuerde.\n\n- **Ejemplificar**: una foto de lo descrito.\n\n- **Completar**: traer datos que el texto no tiene.\n\n- **Contradecir**: mostrar otra cosa.\n\nLee siempre el título, las unidades, la fuente y la nota al pie. Después lee los valores. Y recién entonces compara con el texto.',
      readings: [
        {
          title: 'Reciclaje en el liceo (nota)',
          by: 'Texto escrito para Travesía',
          text: 'Este año el liceo reunió más material que el anterior. La campaña del patio tuvo buena recepción.\n\n| Material | Año pasado (kg) | Este año (kg) |  \n|---|---|---|  \n| Papel | 120 | 180 |  \n| Plástico | 90 | 60 |  \n| Vidrio | 40 | 50 |\n\n*Datos inventados.*',
        },
      ],
      example: {
        problem: '¿Qué agrega la tabla de «Reciclaje en el liceo» a la nota?',
        steps: [
          { title: 'Lee los rótulos', text: 'Tres materiales, dos años, en kilos.' },
          {
            title: 'Comprueba lo dicho',
            text: 'Año pasado: 120 + 90 + 40 = 250. Este año: 180 + 60 + 50 = 290. Es cierto: se reunió más.',
          },
          { title: 'Busca lo nuevo', text: 'El plástico bajó de 90 a 60. El texto no lo dice.' },
          { title: 'Responde', text: 'La tabla confirma el total y completa: muestra que un material retrocedió.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otra-fila',
          text: 'Saltar de fila es fácil: 90 y 60 son del plástico; 40 y 50, del vidrio. Pon el dedo en el material y avanza hasta el año.',
        },
        {
          mistake: 'lectura-cierto-no-responde',
          text: 'Algo verdadero puede no responder: el total subió a 290 kilos, pero eso no dice qué pasó con cada material. Vuelve a la pregunta antes de elegir.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Mirar solo el papel, que subió a 180, deja fuera lo que bajó. Recorre las tres filas antes de comparar la tabla con la nota.',
        },
      ],
      checks: [
        {
          id: 'graficos-tabla-contradice',
          question: 'Si la nota dijera «reunimos más de cada material», ¿qué haría la tabla con esa frase?',
          key: 'La contradice, por el plástico',
          distractors: [
            {
              mistake: 'lectura-cierto-no-responde',
              text: 'La confirma, por el total',
              feedback: 'El total subió, pero la frase habla de cada material. Mira fila por fila.',
            },
            {
              mistake: 'lectura-se-queda-en-una-parte',
              text: 'La ejemplifica, por el papel',
              feedback: 'El papel subió. Basta otro material que haya bajado para que la frase falle.',
            },
            {
              mistake: 'lectura-otra-fila',
              text: 'La contradice, por el vidrio',
              feedback: 'La fila del vidrio va de 40 a 50: subió. Revisa las otras filas.',
            },
          ],
          explanation: 'El plástico pasó de 90 a 60 kilos: no todos los materiales aumentaron.',
        },
        {
          id: 'graficos-funcion-foto',
          question:
            'Un artículo dice que el glaciar perdió hielo y muestra dos fotos del mismo lugar, con el año al pie. En la segunda ya hay un hotel. ¿Qué hacen las fotos?',
          key: 'Dejan ver el cambio que el texto afirma',
          distractors: [
            {
              mistake: 'lectura-coincidencia-por-causa',
              text: 'Prueban que el hotel causó la pérdida',
              feedback: 'Hotel y menos hielo coinciden en la foto. La causa tendría que decirla el texto.',
            },
            {
              text: 'Adornan, porque no llevan números',
              feedback: 'Los años al pie permiten comparar. Eso es información.',
            },
          ],
          explanation: 'Permiten comparar el mismo lugar en dos momentos.',
        },
      ],
    },
    {
      id: 'leer-el-grafico',
      title: 'Leer un gráfico sin que te engañe',
      idea: 'Un gráfico responde unas preguntas y otras no. Uno de barras compara cantidades. Uno de líneas muestra cambios en el tiempo. Uno circular reparte un todo.\n\nRevisa **desde dónde parte el eje**. Si no parte de cero, una diferencia pequeña se ve enorme.\n\nY no le pidas lo que no tiene. Que dos cosas suban juntas no dice que una cause la otra. Que algo sea lo más vendido no dice que sea lo mejor.',
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['Mar', 'Abr', 'May', 'Jun', 'Jul'],
        series: [{ name: 'Préstamos', values: [80, 95, 110, 60, 20] }],
        yTitle: 'Libros prestados',
        showValues: true,
        alt: 'Gráfico de líneas de libros prestados: marzo 80, abril 95, mayo 110, junio 60, julio 20.',
        caption: 'Préstamos de la biblioteca escolar (datos inventados).',
      },
      example: {
        problem: 'Según el gráfico, ¿se puede decir que los estudiantes dejaron de leer en julio?',
        steps: [
          { title: 'Lee qué mide', text: 'Mide libros **prestados** por la biblioteca, no libros leídos.' },
          { title: 'Lee el cambio', text: 'De 110 en mayo a 20 en julio: bajó mucho.' },
          {
            title: 'Separa dato e interpretación',
            text: 'La baja se ve. La causa no: en julio hay vacaciones, por ejemplo.',
          },
          { title: 'Responde', text: 'No. Solo se puede decir que se prestaron menos libros.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-coincidencia-por-causa',
          text: 'Que julio tenga vacaciones y menos préstamos no prueba que lo uno cause lo otro. Di «coinciden» y busca si el texto da la causa.',
        },
        {
          mistake: 'lectura-cantidad-porcentaje',
          text: 'En julio el gráfico marca 20: son libros, no un 20 %. Lo dice el eje, «Libros prestados». Mira la unidad antes de comparar.',
        },
      ],
      checks: [
        {
          id: 'graficos-mayor-cambio',
          question: '¿Entre qué meses seguidos hubo la baja más grande de préstamos?',
          figure: 'of-the-point',
          key: 'De mayo a junio',
          distractors: [
            {
              mistake: 'lectura-se-queda-en-una-parte',
              text: 'De junio a julio',
              feedback:
                'Julio es el mes más bajo, pero desde junio bajó 40 (de 60 a 20). Compara con la baja anterior.',
            },
            { text: 'De abril a mayo', feedback: 'En ese tramo subió: de 95 a 110.' },
          ],
          explanation: 'De mayo a junio bajó 50 (de 110 a 60), y de junio a julio, 40.',
        },
        {
          id: 'graficos-eje',
          question: 'Un gráfico muestra 96 % y 98 % de asistencia, pero el eje parte en 95 %. ¿Qué efecto produce?',
          key: 'La diferencia se ve mayor de lo que es',
          distractors: [
            {
              text: 'La diferencia se ve menor de lo que es',
              feedback: 'Es al revés: al cortar el eje, la segunda barra parece el triple.',
            },
            {
              text: 'Los porcentajes quedan mal calculados',
              feedback: 'Los números siguen bien. Lo que cambia es cómo se ven.',
            },
            {
              mistake: 'lectura-cantidad-porcentaje',
              text: 'La asistencia pasa a ser el triple',
              feedback: 'El triple mide una barra dibujada; 98 % no es el triple de 96 %.',
            },
          ],
          explanation: 'Desde 95, una barra mide 1 y la otra 3: parece el triple, y la diferencia es de 2 puntos.',
        },
      ],
    },
    {
      id: 'pagina',
      title: 'Negritas, orden y lugar en la página',
      idea: 'La página también habla. Lo que está **arriba**, **grande** o en **negrita** se presenta como importante. Lo que va abajo, en letra chica, queda en segundo plano, aunque a veces sea lo decisivo.\n\nLos **subtítulos** anuncian de qué trata cada parte. Las **viñetas** separan cosas del mismo rango. La **cursiva** marca títulos, palabras de otra lengua o un tono especial. Un **recuadro** separa lo que se puede leer aparte.\n\nPregunta: ¿qué me hizo mirar primero y qué habría pasado por alto?',
      figure: {
        kind: 'drawing',
        width: 120,
        height: 80,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [5, 5],
              [115, 5],
              [115, 75],
              [5, 75],
            ],
          },
          { shape: 'text', at: [60, 55], text: 'INTERNET $9.990', anchor: 'middle', size: 'large' },
          { shape: 'text', at: [60, 38], text: 'por mes', anchor: 'middle', size: 'normal' },
          {
            shape: 'text',
            at: [60, 14],
            text: 'Solo los tres primeros meses. Luego $21.990.',
            anchor: 'middle',
            size: 'small',
          },
        ],
        alt: 'Aviso en un recuadro: arriba y grande, internet 9.990 pesos; al medio, por mes; abajo y en letra pequeña, solo los tres primeros meses, luego 21.990.',
        caption: 'Aviso inventado.',
      },
      example: {
        problem: '¿Qué hace la distribución de este aviso?',
        steps: [
          { title: 'Mira qué va primero', text: 'El precio bajo, grande y arriba.' },
          { title: 'Mira qué va al final', text: 'La condición: vale tres meses, y después sube.' },
          { title: 'Compara su importancia', text: 'Para decidir, la condición pesa tanto como el precio.' },
          {
            title: 'Interpreta',
            text: 'El diseño lleva la mirada al precio conveniente y deja en segundo plano lo que encarece.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-palabra-repetida',
          text: '«Mes» y «meses» están en el aviso con distinto papel: cada cuánto se paga y cuánto dura el precio. Lee la frase entera, no la palabra suelta.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Adivinar intenciones: el aviso no dice qué siente ni qué planea la empresa. Describe el lugar y el tamaño de cada frase, y el efecto que producen.',
        },
      ],
      checks: [
        {
          id: 'graficos-letra-chica',
          question: '¿Qué cambiaría si la frase de abajo tuviera el tamaño del precio?',
          figure: 'of-the-point',
          key: 'El lector notaría de inmediato el alza',
          distractors: [
            {
              text: 'El lector pagaría un precio más bajo',
              feedback: 'El precio no cambia con el diseño. Cambia lo que se ve primero.',
            },
            {
              mistake: 'lectura-palabra-repetida',
              text: 'El lector tendría internet solo tres meses',
              feedback: '«Solo los tres primeros meses» limita el precio, no el servicio.',
            },
          ],
          explanation: 'El tamaño decide qué se ve primero, y aquí oculta la condición.',
        },
        {
          id: 'graficos-vinetas',
          question: 'Un instructivo cambia sus viñetas por números del 1 al 5. ¿Qué agrega ese cambio?',
          key: 'Indica que los pasos tienen un orden',
          distractors: [
            {
              text: 'Indica que hay más pasos que antes',
              feedback: 'La cantidad puede ser la misma. Piensa en qué dice un 1 antes de un 2.',
            },
            {
              mistake: 'lectura-motivo-inventado',
              text: 'Indica que el autor prefiere el primero',
              feedback: 'Nada dice qué prefiere el autor. Un instructivo explica cómo se hace algo.',
            },
          ],
          explanation: 'Las viñetas presentan cosas del mismo rango; los números, una secuencia.',
        },
      ],
    },
  ],
  summary: [
    'Pregunta qué sabes por la imagen que no sabrías por el texto.',
    'Título, unidades, eje y fuente antes que los valores.',
    'El gráfico muestra qué pasó; rara vez por qué.',
    'El tamaño y el lugar dicen qué se quiere que mires.',
  ],
});
