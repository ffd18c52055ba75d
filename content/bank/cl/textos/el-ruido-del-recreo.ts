import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-el-ruido-del-recreo',
  version: 1,
  genre: 'mixto',
  title: 'El ruido del recreo',
  introduction:
    'Reportaje de un periódico escolar, con un gráfico y una tabla. Texto escrito para Travesía; el liceo y sus datos son ficticios con fines didácticos.',
  text: md`Hay un momento, a las once y cuarto, en que el Liceo Los Boldos parece un estadio. Suena el timbre, se abren veintidós puertas a la vez y mil personas se ponen a hablar. Nadie lo nota, porque el ruido se parece al olor de la propia casa: solo lo perciben las visitas. La nuestra fue una profesora de intercambio que, en su primer recreo, preguntó si había ocurrido un accidente.

El taller de Ciencias decidió averiguar si exageraba. Durante dos semanas de mayo, cuatro estudiantes midieron el ruido de cinco lugares con una aplicación de teléfono, siempre en el recreo de las 11:15. Los promedios están en el gráfico 1. Para leerlos hay que recordar que los decibeles no crecen como los centímetros: un aumento de 10 decibeles corresponde a un sonido diez veces más intenso, que el oído percibe, más o menos, como el doble de fuerte.

El comedor resultó más ruidoso que el patio, aunque en él hay menos gente. La explicación, según la profesora de Física, Ingrid Salas, está en las paredes. «En el patio el sonido se va; en el comedor rebota. El cemento y la baldosa devuelven casi todo lo que reciben. Entonces, para que te oigan, hablas más fuerte, y el que está al lado también. Es una carrera que nadie gana».

¿Importa? En el mismo período pedimos a 120 estudiantes, elegidos por sorteo en la lista del liceo, que dijeran cómo se sentían al volver a clases. La tabla 1 resume sus respuestas según el lugar en que pasaron el recreo.

**Tabla 1.** ¿Cómo te sientes al volver a clases? (120 estudiantes)

| Lugar del recreo | Descansado | Igual que antes | Más cansado | Total |
|---|---|---|---|---|
| Patio | 30 | 18 | 12 | 60 |
| Comedor | 6 | 10 | 14 | 30 |
| Pasillo | 5 | 7 | 3 | 15 |
| Biblioteca | 9 | 4 | 2 | 15 |

Sería fácil concluir que el ruido cansa. Nuestros datos no alcanzan para tanto. Quienes van al comedor hacen fila, comen apurados y tienen menos tiempo libre; tal vez sea eso lo que cansa. Quienes eligen la biblioteca quizá son personas tranquilas a las que cualquier recreo les haría bien. Y el patio, ruidoso como es, deja descansada a la mitad de los suyos, acaso porque ahí se corre y se toma sol. Para saber qué parte le corresponde al ruido habría que cambiar solo el ruido y dejar igual todo lo demás.

Eso es lo que proponemos. El Centro de Padres donó cuarenta paneles de espuma que se instalarán en el techo del comedor en agosto. Repetiremos las mediciones y la encuesta en septiembre, con el mismo recreo y el mismo número de estudiantes. Si baja el ruido y baja el cansancio, sin que cambien la fila ni el menú, tendremos algo mejor que una sospecha.

Mientras tanto, queda una cuestión que ningún panel resuelve. Cuando le contamos los resultados a la profesora de intercambio, ella nos escuchó con atención y dijo: «En mi escuela el recreo es silencioso. Pero nadie juega».`,
  figures: [
    {
      kind: 'chart',
      type: 'bars',
      categories: ['Patio', 'Comedor', 'Pasillo', 'Sala 12', 'Biblioteca'],
      series: [{ name: 'Nivel de ruido', values: [82, 88, 79, 68, 51] }],
      xTitle: 'Lugar',
      yTitle: 'Decibeles (promedio)',
      showValues: true,
      alt: 'Gráfico de barras del nivel promedio de ruido en cinco lugares del liceo durante el recreo: patio 82 decibeles, comedor 88, pasillo 79, sala 12 con la puerta cerrada 68 y biblioteca 51.',
      caption:
        'Gráfico 1. Nivel promedio de ruido durante el recreo de las 11:15, en decibeles. Datos ficticios con fines didácticos.',
    },
  ],
  items: [
    defineItem({
      id: 'cl-el-ruido-del-recreo-lugar-mas-ruidoso',
      version: 1,
      content: 'cl.localizar.informacion-explicita.literal',
      otherContents: ['cl.textos.no-literarios.recursos-graficos'],
      skill: 'localizar',
      difficulty: 1,
      stem: 'Según el gráfico 1, ¿en qué lugar se registró el mayor promedio de ruido?',
      key: { text: 'En el comedor.' },
      distractors: [
        {
          mistake: 'lectura-saber-previo',
          text: 'En el patio.',
          feedback: 'Es donde uno lo esperaría; compara su barra con las demás.',
        },
        {
          mistake: 'lectura-otra-fila',
          text: 'En el pasillo.',
          feedback: 'Revisa el valor de cada barra: hay dos más altas que esa.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'En la biblioteca.',
          feedback: 'Esa es la barra más baja.',
        },
      ],
      solution: [
        {
          title: 'Comparar barras',
          text: 'Los promedios son 82, 88, 79, 68 y 51 decibeles.',
        },
        {
          title: 'Confirmar en el texto',
          text: 'El párrafo 3 lo dice: «El comedor resultó más ruidoso que el patio, aunque en él hay menos gente».',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: En el comedor.',
        },
      ],
      evidence: ['El comedor resultó más ruidoso que el patio'],
    }),
    defineItem({
      id: 'cl-el-ruido-del-recreo-elegidos-por-sorteo',
      version: 1,
      content: 'cl.localizar.informacion-explicita.parafrasis',
      otherContents: ['cl.textos.no-literarios.confiabilidad'],
      skill: 'localizar',
      difficulty: 2,
      stem: '¿Cómo se escogió a los estudiantes que respondieron la encuesta?',
      key: { text: 'Al azar, entre todos los inscritos en el liceo.' },
      distractors: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Por voluntad propia, entre quienes quisieron participar.',
          feedback: 'Así se hacen muchas encuestas, pero relee el párrafo 4.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Por pertenecer al taller de Ciencias que midió el ruido.',
          feedback: 'Los del taller midieron; los encuestados fueron otros.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Por lugar del recreo, con la misma cantidad en cada uno.',
          feedback: 'Mira la columna del total: no es la misma cantidad.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: 'El párrafo 4 habla de «120 estudiantes, elegidos por sorteo en la lista del liceo».',
        },
        {
          title: 'La paráfrasis',
          text: 'Un sorteo es una elección al azar. En la tabla los totales por lugar son distintos, así que no se repartieron por igual.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Al azar, entre todos los inscritos en el liceo.',
        },
      ],
      evidence: ['pedimos a 120 estudiantes, elegidos por sorteo en la lista del liceo'],
    }),
    defineItem({
      id: 'cl-el-ruido-del-recreo-lectura-de-la-tabla',
      version: 1,
      content: 'cl.interpretar.relaciones.conexiones',
      otherContents: ['cl.textos.no-literarios.recursos-graficos'],
      skill: 'interpretar',
      difficulty: 3,
      stem: 'De acuerdo con la tabla 1, ¿en qué lugar fue mayor la proporción de estudiantes que volvieron descansados?',
      key: { text: 'En la biblioteca.' },
      distractors: [
        {
          mistake: 'lectura-cantidad-porcentaje',
          text: 'En el patio.',
          feedback: 'Allí está la mayor cantidad; divide cada cantidad por el total de su fila.',
        },
        {
          mistake: 'lectura-otra-fila',
          text: 'En el comedor.',
          feedback: 'Mira la columna de «Descansado», no la de «Más cansado».',
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: 'En el pasillo.',
          feedback: 'Solo 5 de 15 volvieron descansados: compara esa parte con las otras filas.',
        },
      ],
      solution: [
        {
          title: 'Calcular la proporción',
          text: 'Patio: 30 de 60 (50 %); comedor: 6 de 30 (20 %); pasillo: 5 de 15 (cerca de 33 %); biblioteca: 9 de 15 (60 %).',
        },
        {
          title: 'Cantidad y proporción',
          text: 'El patio tiene más personas descansadas porque va más gente, pero la parte mayor está en otra fila.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: En la biblioteca.',
        },
      ],
      evidence: ['| Biblioteca | 9 | 4 | 2 | 15 |'],
    }),
    defineItem({
      id: 'cl-el-ruido-del-recreo-comparacion-olor-casa',
      version: 1,
      content: 'cl.interpretar.relaciones.funcion',
      otherContents: ['cl.textos.no-literarios.recursos-linguisticos'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Para qué se dice que el ruido se parece al «olor de la propia casa» (párrafo 1)?',
      key: { text: 'Para explicar que la costumbre impide notarlo.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Para indicar que molesta menos que los olores.',
          feedback: 'No se comparan molestias; mira quiénes lo perciben.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Para afirmar que el liceo es un lugar acogedor.',
          feedback: 'La imagen no busca elogiar; fíjate en «Nadie lo nota».',
        },
        {
          mistake: 'lectura-invierte-causa',
          text: 'Para mostrar que las visitas provocan el ruido.',
          feedback: 'Las visitas lo perciben, no lo causan.',
        },
      ],
      solution: [
        {
          title: 'La frase completa',
          text: '«Nadie lo nota, porque el ruido se parece al olor de la propia casa: solo lo perciben las visitas».',
        },
        {
          title: 'Su función',
          text: 'Lo habitual deja de percibirse. Por eso tuvo que notarlo una persona de afuera, la profesora de intercambio.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Para explicar que la costumbre impide notarlo.',
        },
      ],
      evidence: ['Nadie lo nota, porque el ruido se parece al olor de la propia casa: solo lo perciben las visitas.'],
    }),
    defineItem({
      id: 'cl-el-ruido-del-recreo-carrera-que-nadie-gana',
      version: 1,
      content: 'cl.interpretar.sentido.significado',
      otherContents: ['cl.textos.no-literarios.ideas-de-apoyo'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿A qué se refiere la profesora Salas con «una carrera que nadie gana»?',
      key: { text: 'A que todos suben la voz y al final nadie se oye mejor.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'A que los estudiantes corren para llegar antes a la fila.',
          feedback: 'Habla del sonido: relee qué hace cada persona «para que te oigan».',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'A que el patio y el comedor compiten por ser más ruidosos.',
          feedback: 'La comparación entre lugares es otra idea; aquí se trata de hablar más fuerte.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'A que las paredes terminan dañadas por la fuerza del ruido.',
          feedback: 'Las paredes devuelven el sonido; no se dice que se dañen.',
        },
      ],
      solution: [
        {
          title: 'El antecedente',
          text: '«para que te oigan, hablas más fuerte, y el que está al lado también».',
        },
        {
          title: 'El sentido',
          text: 'Cada uno sube la voz para superar al otro y todo vuelve a quedar igual, pero con más ruido.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: A que todos suben la voz y al final nadie se oye mejor.',
        },
      ],
      evidence: [
        'Entonces, para que te oigan, hablas más fuerte, y el que está al lado también. Es una carrera que nadie gana',
      ],
    }),
    defineItem({
      id: 'cl-el-ruido-del-recreo-por-que-no-concluyen',
      version: 1,
      content: 'cl.interpretar.sentido.inferencias',
      otherContents: ['cl.textos.no-literarios.razonamientos'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Por qué los autores no concluyen que el ruido del comedor cansa a los estudiantes?',
      key: { text: 'Porque otras condiciones del comedor podrían explicar el cansancio.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Porque en el comedor fueron más los descansados que los cansados.',
          feedback: 'Vuelve a la fila del comedor: 6 y 14.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Porque los encuestados mintieron al contestar cómo se sentían.',
          feedback: 'Nada hace pensar que mintieran; mira los ejemplos que siguen a la tabla.',
        },
        {
          mistake: 'lectura-coincidencia-por-causa',
          text: 'Porque el cansancio hace que se hable más fuerte en el comedor.',
          feedback: 'Eso sería otra relación de causa que tampoco se afirma.',
        },
      ],
      solution: [
        {
          title: 'Lo que reconocen',
          text: '«Quienes van al comedor hacen fila, comen apurados y tienen menos tiempo libre; tal vez sea eso lo que cansa».',
        },
        {
          title: 'El razonamiento',
          text: 'Dos cosas que ocurren juntas no bastan: «habría que cambiar solo el ruido y dejar igual todo lo demás». La tabla sí muestra más cansados en el comedor.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque otras condiciones del comedor podrían explicar el cansancio.',
        },
      ],
      evidence: [
        'Quienes van al comedor hacen fila, comen apurados y tienen menos tiempo libre; tal vez sea eso lo que cansa.',
      ],
    }),
    defineItem({
      id: 'cl-el-ruido-del-recreo-mejora-de-la-segunda-medicion',
      version: 1,
      content: 'cl.evaluar.contenido.nuevos-contextos',
      otherContents: ['cl.textos.no-literarios.confiabilidad'],
      skill: 'evaluar',
      difficulty: 4,
      stem: 'En agosto, además de instalar los paneles, el liceo alarga el recreo en diez minutos. ¿Cómo afecta esto a la comparación que los autores quieren hacer en septiembre?',
      key: { text: 'La debilita, porque cambia algo más que el ruido.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'La mejora, porque habrá más tiempo para medir.',
          feedback: 'Más tiempo no ayuda si no se sabe qué produjo el cambio.',
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: 'No la afecta, porque el lugar seguirá siendo el mismo.',
          feedback: 'Revisa qué debe quedar «igual», además del lugar.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'La vuelve imposible, porque ya no habrá ruido que medir.',
          feedback: 'Los paneles reducen el ruido; no lo eliminan.',
        },
      ],
      solution: [
        {
          title: 'El criterio del texto',
          text: 'Hay que «cambiar solo el ruido y dejar igual todo lo demás».',
        },
        {
          title: 'Aplicarlo',
          text: 'Si también cambia la duración del recreo, un menor cansancio podría deberse a eso. La medición se puede hacer, pero dice menos.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La debilita, porque cambia algo más que el ruido.',
        },
      ],
      evidence: ['habría que cambiar solo el ruido y dejar igual todo lo demás'],
    }),
    defineItem({
      id: 'cl-el-ruido-del-recreo-cita-final',
      version: 1,
      content: 'cl.evaluar.forma.forma-contenido',
      otherContents: ['cl.textos.no-literarios.perspectiva'],
      skill: 'evaluar',
      difficulty: 5,
      stem: '¿Por qué resulta adecuado cerrar el reportaje con las palabras de la profesora de intercambio?',
      key: { text: 'Porque obliga a considerar qué se pierde si solo importa bajar el ruido.' },
      distractors: [
        {
          mistake: 'lectura-otro-proposito',
          text: 'Porque convence al lector de instalar paneles también en otras escuelas.',
          feedback: 'La cita va en otra dirección: mira la palabra «Pero».',
        },
        {
          mistake: 'lectura-que-por-para-que',
          text: 'Porque resume los resultados que muestran el gráfico y la tabla del reportaje.',
          feedback: 'La cita no menciona resultados; agrega una idea nueva.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Porque demuestra que ella exageraba cuando llegó al liceo y oyó el recreo.',
          feedback: 'Las mediciones no dicen que exagerara; la cita no trata de eso.',
        },
      ],
      solution: [
        {
          title: 'Qué agrega la cita',
          text: '«En mi escuela el recreo es silencioso. Pero nadie juega»: el silencio no es un bien por sí solo.',
        },
        {
          title: 'Por qué cierra bien',
          text: 'Abrió el reportaje la misma visita, asombrada del ruido; al final matiza el problema y amplía la mirada, sin negar los datos.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque obliga a considerar qué se pierde si solo importa bajar el ruido.',
        },
      ],
      evidence: ['En mi escuela el recreo es silencioso. Pero nadie juega'],
    }),
  ],
});
