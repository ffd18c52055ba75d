import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.sistema-economico.derechos-laborales.tendencias',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Un supermercado reemplaza casi todas sus cajas por cajas de autoservicio. Un titular dice: «La tecnología destruye empleos». Otro dice: «La tecnología crea empleos». ¿Pueden tener razón los dos?`,
    guesses: ['No: uno de los dos miente', 'Sí: puede destruir unos y crear otros', 'No se puede saber nunca'],
    reveal: md`Pueden. Desaparecen cajas y aparecen puestos de mantención, datos o reparto. La cuestión es cuántos de cada uno, para quiénes y en qué condiciones. Y eso se responde mirando datos, no titulares.`,
  },
  points: [
    {
      id: 'automatizacion',
      title: 'Automatización: unos puestos bajan, otros suben',
      idea: md`**Automatizar** es que una máquina o un programa haga tareas que hacían personas. Golpea sobre todo a lo rutinario: embalar, digitar, cobrar. Crecen otras tareas: programar, mantener, atender casos difíciles.

El saldo puede ser negativo, positivo o nulo. Y aunque el total no cambie, **las personas no son las mismas**: quien embalaba no siempre puede reparar robots. Ahí importa capacitarse.

Al leer datos: suma **todas** las filas y no hables de todo el país si la tabla es de un solo lugar.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Cajas', 'Reposición', 'Soporte técnico', 'Pedidos por internet'],
        series: [
          { name: 'Antes', values: [60, 40, 5, 10] },
          { name: 'Después', values: [15, 38, 20, 30] },
        ],
        yTitle: 'Empleos',
        showValues: true,
        alt: 'Empleos de un supermercado antes y después de automatizar: cajas, de 60 a 15; reposición, de 40 a 38; soporte técnico, de 5 a 20; pedidos por internet, de 10 a 30.',
        caption: 'Un supermercado (datos inventados).',
      },
      example: {
        problem: md`Con el gráfico, evalúa esta frase: «La automatización triplicó los empleos del supermercado, pues los pedidos por internet pasaron de 10 a 30».`,
        steps: [
          { title: 'Comprueba el dato', text: md`Es cierto: de 10 a 30 en pedidos por internet.` },
          { title: 'Suma todo', text: md`Antes: $60 + 40 + 5 + 10 = 115$. Después: $15 + 38 + 20 + 30 = 103$.` },
          { title: 'Concluye', text: md`El total **bajó** en 12. Se tomó una fila como si fuera el total.` },
          { title: 'Pon el límite', text: md`Vale para este supermercado, y no para todo el comercio.` },
        ],
      },
      warnings: [
        {
          mistake: 'economia-lee-mal-los-datos',
          text: md`Tomar una fila como el total, o calcular mal el cambio. Suma todas las filas de cada columna.`,
        },
        { mistake: 'economia-excede-la-fuente', text: md`Concluir sobre el país con datos de una empresa.` },
        {
          mistake: 'economia-contradice-la-fuente',
          text: md`Decir que todos los tipos de empleo bajaron. Revisa fila por fila.`,
        },
      ],
      checks: [
        {
          id: 'critica-al-titular',
          question: md`Banco imaginario: cajeros, de 200 a 90 empleos; programación, de 20 a 60. Un titular dice: «La tecnología aumenta el empleo: programación se triplicó». ¿Por qué engaña?`,
          key: 'Porque toma solo la fila que creció, y el total bajó',
          distractors: [
            {
              text: 'Porque programación no se triplicó: apenas se duplicó',
              feedback: 'De 20 a 60 sí es el triple.',
              mistake: 'economia-lee-mal-los-datos',
            },
            {
              text: 'Porque la tabla prueba que en Chile se pierden empleos',
              feedback: 'La tabla es de un solo banco.',
              mistake: 'economia-excede-la-fuente',
            },
            {
              text: 'Porque en todos los tipos de empleo hubo una baja',
              feedback: 'Programación subió de 20 a 60.',
              mistake: 'economia-contradice-la-fuente',
            },
          ],
          explanation: md`De 220 a 150: son 70 empleos menos.`,
        },
        {
          id: 'que-tareas',
          question: md`¿Qué tarea está hoy más expuesta a la automatización?`,
          key: 'Digitar los mismos datos de boletas cada día',
          distractors: [
            {
              text: 'Cuidar a personas mayores en su casa',
              feedback: 'Exige trato y decisiones que cambian con cada persona.',
            },
            { text: 'Reparar instalaciones en casas antiguas', feedback: 'Cada casa es distinta: es poco rutinario.' },
          ],
          explanation: md`Es una tarea repetida, con reglas fijas.`,
        },
      ],
    },
    {
      id: 'plataformas',
      title: 'Plataformas: horario libre y un jefe que es un programa',
      idea: md`En una plataforma digital, una aplicación conecta a quien reparte o conduce con quien pide. Ofrece **flexibilidad**: te conectas cuando quieres.

A la vez, un **algoritmo** asigna los pedidos, fija el pago y puede desconectar. Quien se accidenta o se enferma puede quedar sin ingresos.

En Chile la **ley 21.431**, de 2022, regula este trabajo. Distingue dependientes e independientes, exige contrato escrito, protección social y que se informe cómo se calculan los pagos. Es una forma nueva: no repite el empleo estable de hace sesenta años.`,
      readings: [
        {
          title: 'Fernanda, repartidora',
          by: 'Texto escrito para Travesía',
          text: md`Estudio en la mañana y me conecto en la tarde: ningún otro trabajo me deja elegir. Pero si rechazo tres pedidos, me llegan menos, y nadie explica por qué. En julio me caí y esa semana no gané nada.`,
        },
        {
          title: 'La empresa, en un folleto',
          by: 'Texto escrito para Travesía',
          text: md`Tú decides cuándo y cuánto. Nuestra tecnología reparte los pedidos de manera eficiente. Sin jefes y sin horarios.`,
        },
      ],
      example: {
        problem: md`¿En qué coinciden las dos fuentes y qué calla el folleto?`,
        steps: [
          { title: 'Coinciden', text: md`En la flexibilidad: se elige el horario.` },
          { title: 'Chocan', text: md`«Sin jefes» contra «si rechazo, me llegan menos»: el algoritmo manda.` },
          { title: 'Calla', text: md`Qué pasa si hay un accidente y cómo se reparten los pedidos.` },
          {
            title: 'Piensa en los intereses',
            text: md`El folleto quiere atraer repartidores; Fernanda cuenta su experiencia, que es una.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'economia-un-solo-efecto',
          text: md`Quedarse con la flexibilidad, o solo con la inseguridad. Son las dos a la vez.`,
        },
        {
          mistake: 'economia-otra-epoca',
          text: md`Describirlo como el empleo estable de mediados del siglo XX. El pago por pedido y la desconexión son lo contrario.`,
        },
      ],
      checks: [
        {
          id: 'conductora-de-aplicacion',
          question: md`Una conductora elige sus horas; la aplicación le asigna los viajes y puede bloquearla. ¿Qué describe mejor su situación?`,
          key: 'Tiene flexibilidad y, a la vez, depende de un algoritmo',
          distractors: [
            {
              text: 'Tiene flexibilidad, por lo que no necesita leyes',
              feedback: 'Mira también quién asigna y quién puede bloquear.',
              mistake: 'economia-un-solo-efecto',
            },
            {
              text: 'Tiene la estabilidad del empleo de por vida de 1960',
              feedback: 'Puede quedar bloqueada y gana por viaje: no es estable.',
              mistake: 'economia-otra-epoca',
            },
            {
              text: 'Tiene solo desventajas, porque nadie elegiría algo así',
              feedback: 'Elige sus horas: hay también una ventaja.',
              mistake: 'economia-un-solo-efecto',
            },
          ],
          explanation: md`El caso muestra un beneficio y un riesgo.`,
        },
        {
          id: 'que-hizo-la-ley-2022',
          question: md`¿Qué hizo la ley 21.431, de 2022, con las plataformas de reparto y transporte?`,
          key: 'Fijó derechos mínimos para quienes trabajan en ellas',
          distractors: [
            {
              text: 'Prohibió su funcionamiento en todo el país',
              feedback: 'Siguen funcionando: la ley las regula.',
              mistake: 'economia-regular-por-estatizar',
            },
            {
              text: 'Las traspasó a una empresa del Estado',
              feedback: 'Regular no es ser dueño.',
              mistake: 'economia-regular-por-estatizar',
            },
          ],
          explanation: md`Contrato, protección social e información, según sean dependientes o independientes.`,
        },
      ],
    },
    {
      id: 'globalizacion-y-teletrabajo',
      title: 'Globalización, teletrabajo e informalidad',
      idea: md`Con la **globalización**, Chile vende cobre, fruta o salmón a todo el mundo y compra casi todo lo demás. Hay empleos que dependen de lo que pase lejos: una baja del precio del cobre se siente en Calama. Unos sectores crecen y otros, como mucha industria textil, se redujeron.

El **teletrabajo** se reguló en 2020 (ley 21.220): contempla el derecho a **desconexión** de al menos doce horas.

Y sigue la **informalidad**: cerca de 27 de cada 100 personas ocupadas en 2023 (INE). En general no tienen contrato formal ni cotizaciones, y la ley les llega poco.`,
      figure: {
        kind: 'chart',
        type: 'pie',
        categories: ['Ocupación formal', 'Ocupación informal'],
        series: [{ name: 'De cada 100', values: [73, 27] }],
        showValues: true,
        alt: 'Gráfico circular: de cada 100 personas ocupadas, unas 73 tienen ocupación formal y 27, informal.',
        caption: 'Chile, 2023, valores redondeados. Fuente: INE.',
      },
      example: {
        problem: md`Una fábrica de calzado de Santiago cierra porque llega calzado importado más barato. ¿Qué efectos tiene y para quiénes?`,
        steps: [
          { title: 'Un beneficio', text: md`Quien compra zapatos paga menos.` },
          {
            title: 'Un costo',
            text: md`Quienes trabajaban ahí pierden el empleo. Con muchos años en un oficio, cuesta cambiar.`,
          },
          {
            title: 'Otro efecto',
            text: md`El mismo comercio permite exportar fruta, que da empleo en otras zonas, muchas veces por temporada.`,
          },
          { title: 'Sé justo', text: md`No son las mismas personas. Por eso un promedio no cuenta toda la historia.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'baja-del-cobre',
          question: md`Baja el precio internacional del cobre y en una ciudad minera se pierden empleos en hoteles y talleres. ¿Qué muestra?`,
          key: 'Que el empleo local puede depender de lo que ocurre fuera',
          distractors: [
            {
              text: 'Que los hoteles exportan cobre junto con las mineras',
              feedback: 'Los hoteles viven de quienes trabajan en el cobre, no lo exportan.',
            },
            {
              text: 'Que el comercio con otros países solo trae pérdidas',
              feedback: 'Cuando el precio sube ocurre lo contrario: hay los dos efectos.',
              mistake: 'economia-un-solo-efecto',
            },
          ],
          explanation: md`Es interdependencia: un precio que se forma afuera cambia el empleo aquí.`,
        },
        {
          id: 'mensaje-a-medianoche',
          question: md`Paula teletrabaja sin horario fijo y su jefa le exige contestar correos a medianoche. ¿Qué derecho puede invocar?`,
          key: 'El de desconexión',
          distractors: [
            { text: 'El fuero sindical', feedback: 'Protege del despido a dirigentes; no trata de horarios.' },
            {
              text: 'La ley de la silla',
              feedback: 'Es de 1914 y trata de asientos en las tiendas.',
              mistake: 'economia-otra-epoca',
            },
          ],
          explanation: md`La ley 21.220 asegura al menos doce horas seguidas de desconexión.`,
        },
        {
          id: 'que-es-informal',
          figure: 'of-the-point',
          question: md`Según el gráfico circular, ¿qué se puede afirmar sobre Chile en 2023?`,
          key: 'Más de una de cada cuatro personas ocupadas era informal',
          distractors: [
            {
              text: 'Más de una de cada cuatro personas estaba cesante',
              feedback: 'Son personas ocupadas: trabajan, en general sin cotizaciones.',
              mistake: 'economia-lee-mal-los-datos',
            },
            {
              text: 'La informalidad aumentó por las plataformas digitales',
              feedback: 'El gráfico muestra un año y no da causas.',
              mistake: 'economia-excede-la-fuente',
            },
          ],
          explanation: md`27 de 100 es más que 25 de 100.`,
        },
      ],
    },
  ],
  summary: [
    md`Automatizar destruye y crea: suma todas las filas y no generalices.`,
    md`Plataformas: flexibilidad y dependencia de un algoritmo; ley 21.431.`,
    md`Globalización: unos sectores crecen y otros se achican, con personas distintas.`,
    md`Teletrabajo con derecho a desconexión; la informalidad deja fuera de la ley.`,
  ],
  sources: [
    { name: 'Ley 21.431, trabajadores de empresas de plataformas digitales, Chile', year: 2022 },
    { name: 'Ley 21.220, trabajo a distancia y teletrabajo, Chile', year: 2020 },
    { name: 'Instituto Nacional de Estadísticas (INE), Encuesta Nacional de Empleo, informalidad laboral', year: 2023 },
  ],
});
