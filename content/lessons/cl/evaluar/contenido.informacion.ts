import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.evaluar.contenido.informacion',
  version: 2,
  minutes: 14,
  opening: {
    question: md`Un aviso afirma: «9 de cada 10 personas recomiendan nuestro preuniversitario». ¿Qué preguntarías antes de creerlo?`,
    guesses: ['Cuánto cuesta el mes', 'A cuántas y a quiénes les preguntaron', 'En qué año se fundó'],
    reveal: md`El precio y el año pueden interesarte, pero no dicen si la frase es cierta. Importa a quiénes se preguntó: si fueron diez alumnos elegidos por el dueño, el dato no alcanza. Eso es juzgar si la información es pertinente y suficiente.`,
  },
  points: [
    {
      id: 'viene-al-caso',
      title: '¿Viene al caso?',
      idea: md`Un dato es **pertinente** si ayuda a responder la pregunta que se está haciendo. Puede ser verdadero, curioso y largo, y no venir al caso.

Para decidir, escribe la pregunta completa. Luego imagina que el dato fuera distinto: ¿cambiaría la respuesta? Si no cambia nada, no es pertinente.

Cuidado con la palabra repetida. Si preguntan por el **total** de visitas, el dato de las visitas **de noche** suena parecido y responde otra cosa.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Antes', 'Después'],
        series: [
          { name: 'Entradas de tarde', values: [300, 220] },
          { name: 'Entradas de noche', values: [0, 90] },
        ],
        yTitle: 'Entradas al mes',
        showValues: true,
        alt: 'Entradas mensuales a una piscina. Antes: 300 de tarde y 0 de noche. Después de abrir de noche: 220 de tarde y 90 de noche.',
        caption: 'Una piscina que empezó a abrir de noche (datos inventados).',
      },
      example: {
        problem: md`El gráfico muestra una piscina que empezó a abrir también de noche. Para saber si el nuevo horario aumentó el público **total**, ¿qué información es la más pertinente?`,
        steps: [
          {
            title: 'Escribe la pregunta',
            text: md`¿Vino más gente en total después que antes?`,
          },
          {
            title: 'Prueba un dato parcial',
            text: md`«De noche vinieron 90» no basta: de tarde bajaron de 300 a 220.`,
          },
          {
            title: 'Elige lo que decide',
            text: md`La suma de todo el día antes y después: 300 contra $220 + 90 = 310$.`,
          },
          {
            title: 'Di qué muestra',
            text: md`Aumentó en 10 entradas: parte del público de la noche pudo venir antes de tarde.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: md`Mirar solo la noche. Un total se juzga con todas sus partes.`,
        },
        {
          mistake: 'lectura-otro-lugar',
          text: md`Usar un dato de otro asunto, como el gasto o la edad del público, para responder por la cantidad.`,
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: md`Creer que un dato viene al caso porque dice «piscina» o «noche». Prueba si cambiaría la respuesta.`,
        },
      ],
      checks: [
        {
          id: 'piscina-costo',
          question: md`Ahora el club quiere saber si abrir de noche **se paga solo**. ¿Qué dato es pertinente?`,
          key: 'Lo que se recauda y lo que se gasta de noche',
          distractors: [
            {
              text: 'Las entradas totales antes y después del cambio',
              feedback: 'Ese dato respondía la pregunta anterior. Ahora se trata de dinero.',
              mistake: 'lectura-otro-lugar',
            },
            {
              text: 'Lo que se recauda de noche durante todo el mes',
              feedback: 'Es la mitad: sin el gasto no se sabe si se paga.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
            {
              text: 'La cantidad de personas que prefieren la noche',
              feedback: 'Habla de la noche, pero no dice si la recaudación cubre el gasto.',
              mistake: 'lectura-palabra-repetida',
            },
          ],
          explanation: md`«Se paga solo» compara ingreso con gasto del mismo horario. Hacen falta los dos.`,
        },
        {
          id: 'perro-guardian',
          question: md`Una vecina escribe: «Deberíamos poner luces en el pasaje: mi perro tiene nueve años y es muy fiel». ¿Qué problema tiene el dato del perro?`,
          key: 'No ayuda a decidir si hacen falta luces',
          distractors: [
            {
              text: 'Contradice que el pasaje necesite luces',
              feedback: 'No se opone a nada: simplemente trata de otra cosa.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Es falso, porque nadie mide la fidelidad',
              feedback: 'Podría ser cierto. El problema es que no viene al caso.',
              mistake: 'lectura-hecho-opinion',
            },
          ],
          explanation: md`Si el perro tuviera dos años, la necesidad de luces sería la misma.`,
        },
      ],
    },
    {
      id: 'alcanza',
      title: '¿Alcanza para probar lo que se afirma?',
      idea: md`Un dato puede venir al caso y **no alcanzar**. Pasa cuando es un solo caso, cuando no se dice de dónde salió o cuando la afirmación es más grande que la prueba.

«Ya sabemos quién fue» no prueba: da por sabido lo que había que mostrar. «Mi primo mejoró con este té» es un caso.

Compara tamaños: a un lado lo que se **afirma**, al otro lo que se **muestra**. Si lo primero es mayor, falta información.`,
      readings: [
        {
          title: 'Contra los patinetes (carta)',
          by: 'Texto escrito para Travesía',
          text: md`**Señora directora:** Los patinetes eléctricos son el mayor peligro de la ciudad. El viernes, en la esquina de Arrau con Rozas, uno pasó a centímetros de mi madre. Todos sabemos cómo manejan esos jóvenes. En el último año los patinetes se triplicaron: en mi cuadra había uno y ahora hay tres.

Propongo que se prohíban. Si no, que al menos circulen por la calzada y no por la vereda, como indica el letrero que la municipalidad puso en marzo. *Osvaldo Perales*`,
        },
      ],
      example: {
        problem: md`¿Alcanza lo dicho en la carta para afirmar que los patinetes «son el mayor peligro de la ciudad»?`,
        steps: [
          {
            title: 'Mide lo afirmado',
            text: md`«El mayor», «de la ciudad»: compara con todos los peligros, en todas partes.`,
          },
          {
            title: 'Mide lo mostrado',
            text: md`Un episodio en una esquina y tres patinetes en una cuadra.`,
          },
          {
            title: 'Compara',
            text: md`La prueba es mucho menor que la afirmación. Haría falta comparar accidentes de distintos vehículos en la ciudad.`,
          },
          {
            title: 'Rescata lo que sí sirve',
            text: md`El letrero de marzo se puede verificar y apoya la segunda propuesta.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-tono-equivocado',
          text: md`Criticar el tono cuando falla la prueba. El problema de «todos sabemos» no es que insulte: es que da por probado lo que no muestra.`,
        },
        {
          mistake: 'lectura-otro-recurso',
          text: md`Señalar una falla que no está. Antes de decir «usa una cifra falsa», revisa si hay cifra y si algo la desmiente.`,
        },
        {
          mistake: 'lectura-lo-contrario',
          text: md`Ver contradicción donde solo falta prueba. Una frase sin apoyo no se opone por eso a la propuesta.`,
        },
      ],
      checks: [
        {
          id: 'patinetes-sabemos',
          question: md`¿Por qué «Todos sabemos cómo manejan esos jóvenes» debilita el argumento?`,
          key: 'Porque da por sabido lo que habría que mostrar',
          distractors: [
            {
              text: 'Porque entrega una cifra que otros desmienten',
              feedback: 'En esa frase no hay ninguna cifra.',
              mistake: 'lectura-otro-recurso',
            },
            {
              text: 'Porque contradice su propuesta de prohibirlos',
              feedback: 'Va en la misma línea que la propuesta. Lo que falta es apoyo.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Porque el tono es triste y conviene uno alegre',
              feedback: 'El ánimo de la frase no es el problema: mira qué prueba.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: md`«Todos sabemos» ocupa el lugar de una prueba: no dice cómo manejan ni de dónde se sabe.`,
        },
        {
          id: 'patinetes-triplicaron',
          question: md`«Se triplicaron: en mi cuadra había uno y ahora hay tres». ¿Qué reparo es el más justo?`,
          key: 'Que una cuadra no permite hablar de la ciudad',
          distractors: [
            {
              text: 'Que pasar de uno a tres no es triplicarse',
              feedback: 'Sí lo es: tres es tres veces uno. La cuenta está bien.',
              mistake: 'lectura-cantidad-porcentaje',
            },
            {
              text: 'Que la cantidad de patinetes no se puede contar',
              feedback: 'Se puede contar. Lo que falta es contar en más lugares.',
              mistake: 'lectura-hecho-opinion',
            },
          ],
          explanation: md`El cálculo es correcto; la muestra es mínima para la conclusión.`,
        },
        {
          id: 'patinetes-centimetros',
          question: md`¿Qué dato habría fortalecido más la primera afirmación de la carta?`,
          key: 'Los accidentes de la ciudad según el vehículo',
          distractors: [
            {
              text: 'Los nombres de los testigos de aquel viernes',
              feedback: 'Confirmaría ese episodio, que sigue siendo uno solo.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
            {
              text: 'El precio de un patinete en las tiendas',
              feedback: 'Trata de patinetes, pero no de su peligro.',
              mistake: 'lectura-palabra-repetida',
            },
          ],
          explanation: md`«El mayor peligro» compara: la prueba tiene que comparar también.`,
        },
      ],
    },
    {
      id: 'hecho-opinion-y-coherencia',
      title: 'Qué se puede comprobar y si se contradice',
      idea: md`Dos revisiones más. La primera: separa lo que **se puede comprobar** de lo que **se valora**. «El taller cerró en mayo» se comprueba. «Una ciudad sin talleres es más triste» se valora. Una opinión puede estar bien respaldada o no: busca sus razones.

La segunda: mira si el texto **se contradice**. Dos frases se contradicen cuando no pueden ser ciertas a la vez. Decir algo distinto no es contradecirse.`,
      readings: [
        {
          title: 'Pan de mesón (columna)',
          by: 'Texto escrito para Travesía',
          text: md`La panadería Irarrázaval hornea desde 1962 y usa el mismo mesón de encina. La masa reposa allí doce horas. En el supermercado reposa menos, porque lleva aditivos que aceleran el proceso; lo dice la etiqueta. El pan de reposo largo es el único que merece llamarse pan.

Algunos vecinos prefieren el otro, que cuesta casi la mitad. Los entiendo: yo también compro donde puedo. Pero una cuadra que no huele a pan en la mañana ha perdido algo, aunque no salga en ninguna etiqueta.`,
        },
      ],
      example: {
        problem: md`En la columna, ¿qué afirmación es una opinión que el autor no respalda?`,
        steps: [
          {
            title: 'Aparta lo comprobable',
            text: md`1962, las doce horas, los aditivos de la etiqueta y el precio se pueden verificar.`,
          },
          {
            title: 'Quedan las valoraciones',
            text: md`«Es el único que merece llamarse pan» y «una cuadra que no huele a pan ha perdido algo».`,
          },
          {
            title: 'Busca las razones',
            text: md`La segunda dice qué se pierde: el olor a pan. La primera no da razón: contar el reposo no explica por qué solo ese merece el nombre.`,
          },
          { title: 'Responde', text: md`Que el pan de reposo largo es el único que merece llamarse pan.` },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-hecho-opinion',
          text: md`Tomar por opinión un dato que se puede verificar, o al revés. Pregunta: ¿con qué lo comprobaría? Si no hay con qué, es una valoración.`,
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: md`Elegir un hecho que el autor cuenta de su barrio. Puede ser cierto o falso, pero se verifica.`,
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: md`Borrar el límite. «Cuesta casi la mitad» no es «cuesta la mitad», y «algunos vecinos» no es «los vecinos».`,
        },
      ],
      checks: [
        {
          id: 'pan-opinion',
          question: md`¿Cuál de estas frases de la columna es una valoración?`,
          key: 'Una cuadra que no huele a pan ha perdido algo',
          distractors: [
            {
              text: 'La masa reposa doce horas sobre el mesón',
              feedback: 'Se comprueba con un reloj en la panadería.',
              mistake: 'lectura-hecho-opinion',
            },
            {
              text: 'El otro pan cuesta casi la mitad que este',
              feedback: 'Se comprueba comparando precios.',
              mistake: 'lectura-hecho-opinion',
            },
            {
              text: 'La panadería hornea desde el año 1962',
              feedback: 'Es un dato del barrio que se puede verificar.',
              mistake: 'lectura-detalle-por-idea',
            },
          ],
          explanation: md`No hay con qué medir esa pérdida: expresa lo que el autor aprecia.`,
        },
        {
          id: 'pan-contradiccion',
          question: md`El autor dice que entiende a quienes compran el otro pan y que la cuadra pierde algo. ¿Se contradice?`,
          key: 'No: se puede entender una elección y lamentar su efecto',
          distractors: [
            {
              text: 'Sí: el que entiende una elección está de acuerdo con ella',
              feedback: 'Entender no es aprobar. Las dos frases pueden ser ciertas a la vez.',
              mistake: 'lectura-pierde-el-matiz',
            },
            {
              text: 'Sí: primero dice que huele a pan y después dice que no',
              feedback: 'No afirma eso: habla de una cuadra que no huele, en general.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: md`Contradecirse es afirmar dos cosas que no pueden ser ciertas juntas. Estas sí pueden.`,
        },
        {
          id: 'pan-respaldo',
          question: md`¿Con qué respalda el autor que el pan del supermercado lleva aditivos?`,
          key: 'Con lo que informa la etiqueta',
          distractors: [
            {
              text: 'Con la preferencia de los vecinos',
              feedback: 'Los vecinos eligen por precio; no informan de aditivos.',
              mistake: 'lectura-otro-lugar',
            },
            {
              text: 'Con su opinión sobre el buen pan',
              feedback: 'Aquí sí cita una fuente que se puede revisar.',
              mistake: 'lectura-hecho-opinion',
            },
          ],
          explanation: md`«Lo dice la etiqueta» remite a una fuente que cualquiera puede leer.`,
        },
      ],
    },
  ],
  summary: [
    md`Pertinente: si el dato fuera otro, cambiaría la respuesta.`,
    md`Suficiente: lo mostrado es tan grande como lo afirmado.`,
    md`«Todos sabemos» no es una prueba.`,
    md`Un hecho se comprueba; una opinión se respalda con razones.`,
    md`Hay contradicción solo si dos frases no pueden ser ciertas a la vez.`,
  ],
});
