import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-la-biblioteca-abre-de-noche',
  version: 1,
  genre: 'mixto',
  title: 'La biblioteca abre de noche',
  introduction:
    'Informe para vecinas y vecinos, con un gráfico, dos tablas y un recuadro. Texto escrito para Travesía; la comuna y los datos son ficticios con fines didácticos.',
  text: md`En marzo, la Biblioteca Municipal de Puerto Lindero comenzó a abrir de lunes a jueves hasta las once de la noche. La idea no nació en el municipio. La propuso un grupo de trabajadoras de la pesquera que estudiaban para terminar la enseñanza media y que, al salir de su turno, encontraban la puerta cerrada. «Nos decían que la biblioteca era de todos», recuerda una de ellas, Rosa Millacura. «De todos los que no trabajan, sería».

Este informe resume los primeros seis meses del programa. Su objetivo es que la comunidad pueda opinar con datos en el cabildo de octubre, donde se decidirá si continúa.

**¿Quiénes van?** El gráfico 1 muestra las visitas semanales. De noche partieron siendo pocas y subieron casi todos los meses. La baja de julio coincide con las vacaciones de invierno y con el cierre de la pesquera por mantención, de modo que no conviene sacar conclusiones de ese mes. Las visitas de día bajaron algo entre marzo y agosto; una parte de ese público, según la encuesta que aplicamos en la entrada, se cambió de horario.

**Tabla 1.** Público nocturno según su actividad principal (agosto)

| Actividad | Porcentaje |
|---|---|
| Trabaja en turnos | 38 % |
| Estudia en la enseñanza media | 27 % |
| Estudia en la educación superior | 21 % |
| Otra | 14 % |

**¿Cuánto cuesta?** Abrir de noche exige dos funcionarios más, luz y calefacción. La tabla 2 compara el gasto con el número de visitas. El costo por cada visita nocturna fue alto al principio, cuando la sala estaba casi vacía, y disminuyó a medida que llegó más gente, porque abrir cuesta casi lo mismo con diez personas que con sesenta.

**Tabla 2.** Horario nocturno: gasto y visitas por semana

| Mes | Gasto semanal | Visitas semanales | Gasto por visita |
|---|---|---|---|
| Marzo | \$720.000 | 60 | \$12.000 |
| Mayo | \$760.000 | 190 | \$4.000 |
| Agosto | \$780.000 | 260 | \$3.000 |

**¿Qué pasa adentro?** Los préstamos de libros no han crecido mucho. Lo que ocurre de noche es otra cosa: se estudia en grupo, se imprimen certificados, se hacen videollamadas con hijos que viven lejos. En mayo, los propios usuarios organizaron una tutoría de matemática. Si el éxito se midiera solo por los libros prestados, el programa parecería un fracaso; si se midiera por las sillas ocupadas, un triunfo. Sugerimos discutir en el cabildo qué queremos medir antes de discutir si hay que seguir.

> **Dos opiniones**
>
> «Con esa plata se podrían comprar mil libros al año. Una biblioteca sin libros nuevos es una sala de espera bonita». *Óscar Prado, profesor jubilado.*
>
> «Mi casa tiene dos piezas y somos seis. Yo no necesito mil libros: necesito una mesa y que no me apuren». *Danitza Soto, estudiante de cuarto medio.*`,
  figures: [
    {
      kind: 'chart',
      type: 'lines',
      categories: ['Marzo', 'Abril', 'Mayo', 'Junio', 'Julio', 'Agosto'],
      series: [
        { name: 'Visitas de día', values: [410, 400, 395, 380, 350, 390] },
        { name: 'Visitas de noche', values: [60, 120, 190, 230, 140, 260] },
      ],
      xTitle: 'Mes',
      yTitle: 'Visitas por semana (promedio)',
      showValues: true,
      alt: 'Gráfico de líneas con las visitas semanales promedio de marzo a agosto. De día: 410, 400, 395, 380, 350 y 390. De noche: 60, 120, 190, 230, 140 y 260.',
      caption:
        'Gráfico 1. Visitas semanales promedio a la Biblioteca de Puerto Lindero. Datos ficticios con fines didácticos.',
    },
  ],
  items: [
    defineItem({
      id: 'cl-la-biblioteca-abre-de-noche-quienes-la-propusieron',
      version: 1,
      content: 'cl.localizar.informacion-explicita.literal',
      otherContents: ['cl.textos.no-literarios.informacion-relevante'],
      skill: 'localizar',
      difficulty: 1,
      stem: '¿Quiénes propusieron que la biblioteca abriera de noche?',
      key: { text: 'Unas trabajadoras de la pesquera.' },
      distractors: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Los funcionarios del municipio.',
          feedback: 'El párrafo 1 aclara dónde no nació la idea.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Los usuarios de la tutoría.',
          feedback: 'La tutoría se organizó en mayo, cuando el horario ya existía.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Un profesor jubilado y una estudiante.',
          feedback: 'Ellos dan su opinión en el recuadro.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: '«La propuso un grupo de trabajadoras de la pesquera que estudiaban para terminar la enseñanza media».',
        },
        {
          title: 'Lo que confunde',
          text: 'El texto dice expresamente que «La idea no nació en el municipio».',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Unas trabajadoras de la pesquera.',
        },
      ],
      evidence: ['La propuso un grupo de trabajadoras de la pesquera'],
    }),
    defineItem({
      id: 'cl-la-biblioteca-abre-de-noche-grupo-mas-numeroso',
      version: 1,
      content: 'cl.localizar.informacion-explicita.parafrasis',
      otherContents: ['cl.textos.no-literarios.recursos-graficos'],
      skill: 'localizar',
      difficulty: 2,
      stem: 'Según la tabla 1, ¿qué porcentaje del público nocturno de agosto corresponde a estudiantes, sumando ambos niveles?',
      key: { text: '48 %' },
      distractors: [
        {
          mistake: 'lectura-otra-fila',
          text: '38 %',
          feedback: 'Ese valor es el de quienes trabajan en turnos.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: '27 %',
          feedback: 'Solo cuenta a quienes estudian en la enseñanza media; falta el otro nivel.',
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: '62 %',
          feedback: 'Sumaste también la fila «Otra»; usa solo las dos de quienes estudian.',
        },
      ],
      solution: [
        {
          title: 'Ubicar las filas',
          text: 'Son dos: «Estudia en la enseñanza media» y «Estudia en la educación superior».',
        },
        {
          title: 'Sumar',
          text: '$27 + 21 = 48$. La fila «Otra» no dice que se trate de estudiantes.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: 48 %',
        },
      ],
      evidence: ['| Estudia en la enseñanza media | 27 % |', '| Estudia en la educación superior | 21 % |'],
    }),
    defineItem({
      id: 'cl-la-biblioteca-abre-de-noche-baja-de-julio',
      version: 1,
      content: 'cl.interpretar.relaciones.conexiones',
      otherContents: ['cl.textos.no-literarios.razonamientos'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Por qué el informe recomienda no sacar conclusiones de los datos de julio?',
      key: { text: 'Porque ese mes hubo circunstancias especiales que alejaron al público.' },
      distractors: [
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Porque ese mes no se contaron las visitas a causa de las vacaciones.',
          feedback: 'El gráfico tiene datos de julio; el problema es otro.',
        },
        {
          mistake: 'lectura-invierte-causa',
          text: 'Porque ese mes la pesquera cerró debido a la falta de estudiantes.',
          feedback: 'La pesquera cerró por mantención.',
        },
        {
          mistake: 'lectura-otra-fila',
          text: 'Porque ese mes las visitas de noche superaron a las visitas de día.',
          feedback: 'Compara los dos valores de julio en el gráfico.',
        },
      ],
      solution: [
        {
          title: 'El dato',
          text: 'Las visitas nocturnas pasan de 230 en junio a 140 en julio.',
        },
        {
          title: 'La explicación',
          text: '«coincide con las vacaciones de invierno y con el cierre de la pesquera por mantención»: son circunstancias pasajeras.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque ese mes hubo circunstancias especiales que alejaron al público.',
        },
      ],
      evidence: [
        'La baja de julio coincide con las vacaciones de invierno y con el cierre de la pesquera por mantención',
      ],
    }),
    defineItem({
      id: 'cl-la-biblioteca-abre-de-noche-gasto-por-visita',
      version: 1,
      content: 'cl.interpretar.sentido.inferencias',
      otherContents: ['cl.textos.no-literarios.ideas-de-apoyo'],
      skill: 'interpretar',
      difficulty: 4,
      stem: 'A partir de la tabla 2, ¿por qué bajó el gasto por visita entre marzo y agosto?',
      key: { text: 'Porque las visitas aumentaron mucho más que el gasto.' },
      distractors: [
        {
          mistake: 'lectura-cantidad-porcentaje',
          text: 'Porque el gasto semanal se redujo a una cuarta parte.',
          feedback: 'Lo que bajó a la cuarta parte es el gasto por visita; mira la columna del gasto.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Porque las visitas disminuyeron junto con el gasto.',
          feedback: 'Compara las filas de marzo y de agosto en ambas columnas.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Porque los usuarios comenzaron a pagar la tutoría.',
          feedback: 'El informe no dice que la tutoría se pague.',
        },
      ],
      solution: [
        {
          title: 'Leer las columnas',
          text: md`El gasto sube apenas, de \$720.000 a \$780.000; las visitas suben de 60 a 260.`,
        },
        {
          title: 'Relacionar',
          text: 'El texto lo explica: «abrir cuesta casi lo mismo con diez personas que con sesenta». El mismo gasto se reparte entre más visitas.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque las visitas aumentaron mucho más que el gasto.',
        },
      ],
      evidence: ['abrir cuesta casi lo mismo con diez personas que con sesenta'],
    }),
    defineItem({
      id: 'cl-la-biblioteca-abre-de-noche-frase-de-rosa',
      version: 1,
      content: 'cl.interpretar.sentido.significado',
      otherContents: ['cl.textos.no-literarios.recursos-linguisticos'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué expresa Rosa Millacura con «De todos los que no trabajan, sería»?',
      key: { text: 'Que el horario dejaba fuera a personas como ella.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Que la biblioteca solo admitía a personas cesantes.',
          feedback: 'No era una regla escrita; piensa por qué no podían entrar.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Que agradece que la biblioteca estuviera abierta a todos.',
          feedback: 'Su frase es irónica; mira cómo corrige lo que les decían.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Que las trabajadoras preferían no usar la biblioteca.',
          feedback: 'Querían usarla y «encontraban la puerta cerrada».',
        },
      ],
      solution: [
        {
          title: 'El contexto',
          text: 'Al salir del turno, «encontraban la puerta cerrada», mientras les decían que era de todos.',
        },
        {
          title: 'La ironía',
          text: 'Corrige la frase oficial: en la práctica, «todos» eran quienes podían ir en horario de trabajo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que el horario dejaba fuera a personas como ella.',
        },
      ],
      evidence: ['«De todos los que no trabajan, sería»'],
    }),
    defineItem({
      id: 'cl-la-biblioteca-abre-de-noche-que-medir',
      version: 1,
      content: 'cl.interpretar.relaciones.jerarquia',
      otherContents: ['cl.textos.no-literarios.tema-ideas'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Cuál es la idea principal de la sección «¿Qué pasa adentro?»?',
      key: { text: 'El valor del programa depende de qué se decida medir.' },
      distractors: [
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Los usuarios organizaron una tutoría de matemática.',
          feedback: 'Es un ejemplo de lo que ocurre de noche.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'El programa es un fracaso, pues se prestan pocos libros.',
          feedback: 'Eso parecería solo con una de las dos medidas.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Los préstamos crecieron tanto como las sillas ocupadas.',
          feedback: 'La sección empieza diciendo qué pasó con los préstamos.',
        },
      ],
      solution: [
        {
          title: 'Dos medidas',
          text: 'Con los libros prestados «parecería un fracaso»; con las sillas ocupadas, «un triunfo».',
        },
        {
          title: 'La idea',
          text: 'Por eso propone acordar «qué queremos medir antes de discutir si hay que seguir». La tutoría y las videollamadas son ejemplos.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: El valor del programa depende de qué se decida medir.',
        },
      ],
      evidence: ['Sugerimos discutir en el cabildo qué queremos medir antes de discutir si hay que seguir.'],
    }),
    defineItem({
      id: 'cl-la-biblioteca-abre-de-noche-funcion-del-recuadro',
      version: 1,
      content: 'cl.evaluar.forma.forma-contenido',
      otherContents: ['cl.textos.no-literarios.perspectiva'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Qué aporta el recuadro «Dos opiniones» al propósito del informe?',
      key: { text: 'Muestra criterios distintos para juzgar el mismo gasto.' },
      distractors: [
        {
          mistake: 'lectura-otro-proposito',
          text: 'Convence al lector de que conviene terminar el programa.',
          feedback: 'Una opinión va en ese sentido, pero el recuadro trae dos.',
        },
        {
          mistake: 'lectura-hecho-opinion',
          text: 'Entrega datos que corrigen los errores de las tablas.',
          feedback: 'Son opiniones; no corrigen ninguna cifra.',
        },
        {
          mistake: 'lectura-que-por-para-que',
          text: 'Resume las conclusiones de cada sección del informe.',
          feedback: 'Las opiniones no repiten lo dicho; traen otras miradas.',
        },
      ],
      solution: [
        {
          title: 'Qué dicen',
          text: 'Un profesor prefiere libros nuevos; una estudiante, una mesa donde estudiar.',
        },
        {
          title: 'Para qué sirve',
          text: 'El informe quiere que la comunidad «pueda opinar con datos»; las dos voces muestran que además hay valores en juego, sin cerrar la discusión.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Muestra criterios distintos para juzgar el mismo gasto.',
        },
      ],
      evidence: ['Su objetivo es que la comunidad pueda opinar con datos en el cabildo de octubre'],
    }),
    defineItem({
      id: 'cl-la-biblioteca-abre-de-noche-dato-que-falta',
      version: 1,
      content: 'cl.evaluar.contenido.informacion',
      otherContents: ['cl.textos.no-literarios.confiabilidad'],
      skill: 'evaluar',
      difficulty: 5,
      stem: 'Para decidir si el horario nocturno aumentó el público total de la biblioteca, ¿qué información del informe es la más pertinente?',
      key: { text: 'La suma de las visitas de día y de noche en cada mes.' },
      distractors: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'El aumento de las visitas de noche entre marzo y agosto.',
          feedback: 'Parte de ese público ya venía de día; mira qué dice el informe sobre el cambio de horario.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'El porcentaje de personas que trabajan en turnos en agosto.',
          feedback: 'La tabla 1 describe al público nocturno de un mes, no su total.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'El gasto semanal que exige mantener abierta la biblioteca.',
          feedback: 'El gasto responde a otra pregunta del cabildo.',
        },
      ],
      solution: [
        {
          title: 'El problema',
          text: '«una parte de ese público, según la encuesta que aplicamos en la entrada, se cambió de horario»: mirar solo la noche cuenta como nuevos a quienes ya iban.',
        },
        {
          title: 'La información',
          text: 'Sumando: 470 en marzo y 650 en agosto. La suma permite ver si el total creció; ni el gasto ni la actividad responden eso.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La suma de las visitas de día y de noche en cada mes.',
        },
      ],
      evidence: ['una parte de ese público, según la encuesta que aplicamos en la entrada, se cambió de horario'],
    }),
  ],
});
