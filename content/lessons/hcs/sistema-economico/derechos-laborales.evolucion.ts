import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.sistema-economico.derechos-laborales.evolucion',
  version: 1,
  minutes: 17,
  opening: {
    question: md`Una ley chilena de 1914 obligó a las tiendas a tener **sillas** para quienes atendían. ¿Por qué hizo falta una ley para algo tan simple?`,
    guesses: [
      'Porque las sillas eran muy caras en esa época',
      'Porque sin ley dependía de la buena voluntad del dueño',
      'Porque los clientes las pedían',
    ],
    reveal: md`Había jornadas de doce horas o más de pie, y sentarse dependía de que el dueño quisiera. La ley convirtió un favor en un derecho. Esa es la historia de esta lección: qué derechos hay, desde cuándo y quién los hace cumplir.`,
  },
  points: [
    {
      id: 'derecho-y-no-favor',
      title: 'Un derecho no se pide por favor',
      idea: md`El **Código del Trabajo** fija mínimos para quien trabaja con contrato: contrato escrito, jornada máxima, descanso, vacaciones pagadas de 15 días hábiles tras un año, cotizaciones, sindicato.

Son **irrenunciables** mientras dura el contrato: aunque alguien firme que no los quiere, la firma no vale. El contrato puede mejorar esos mínimos, no rebajarlos.

Hay reglas generales y **protecciones especiales**. El fuero maternal es una: desde el embarazo y hasta un año después del descanso postnatal, no se puede despedir sin permiso previo de un juez.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'ley', label: 'Ley: mínimos', column: 0, row: 1 },
          { id: 'col', label: 'Contrato colectivo', column: 1, row: 0 },
          { id: 'ind', label: 'Contrato individual', column: 1, row: 2 },
          { id: 'per', label: 'Puede mejorar, no rebajar', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'ley', to: 'col' },
          { from: 'ley', to: 'ind' },
          { from: 'col', to: 'per' },
          { from: 'ind', to: 'per' },
        ],
        alt: 'Esquema: la ley fija los mínimos; sobre ella, el contrato colectivo y el individual pueden mejorarlos, pero no rebajarlos.',
      },
      example: {
        problem: md`A Yasna, con contrato indefinido y embarazada, el jefe le dice: «Si firma que renuncia al fuero, le doy un bono; y el postnatal lo vemos según como ande la tienda». ¿Qué vale de eso?`,
        steps: [
          { title: 'La renuncia al fuero', text: md`Es un derecho irrenunciable: la firma no lo quita.` },
          { title: 'El postnatal', text: md`Lo fija la ley. No depende de la tienda ni del jefe.` },
          {
            title: 'El despido',
            text: md`En general un contrato indefinido puede terminar por las causas de la ley. Con fuero, además, hace falta permiso previo de un juez.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'economia-derecho-como-favor',
          text: md`Tratar un derecho como algo que el empleador regala o negocia. Si la ley lo fija, no depende de él.`,
        },
        {
          mistake: 'economia-olvida-la-excepcion',
          text: md`Aplicar la regla general («se despide con aviso») donde hay una protección especial, como el fuero.`,
        },
      ],
      checks: [
        {
          id: 'vacaciones-a-cambio',
          question: md`Un jefe propone a Cristóbal, que lleva dos años contratado, no tomar vacaciones «porque este año no se dieron». ¿Qué corresponde?`,
          key: 'Tiene derecho a ellas, aunque el jefe no quiera',
          distractors: [
            {
              text: 'Depende de si la empresa las ofrece ese año',
              feedback: 'Las vacaciones las fija la ley: no son un beneficio voluntario.',
              mistake: 'economia-derecho-como-favor',
            },
            {
              text: 'Solo las tiene si su sindicato las negoció',
              feedback: 'Están en el Código del Trabajo, para todos los que cumplen un año.',
              mistake: 'economia-otra-institucion',
            },
          ],
          explanation: md`15 días hábiles pagados al año son un mínimo legal.`,
        },
        {
          id: 'fuero-y-aviso',
          question: md`Una trabajadora con contrato indefinido está embarazada. ¿Puede la empresa despedirla con un mes de aviso?`,
          key: 'No: tiene fuero y hace falta permiso previo de un juez',
          distractors: [
            {
              text: 'Sí: así terminan los contratos indefinidos',
              feedback: 'Esa es la regla general. El fuero es una protección especial.',
              mistake: 'economia-olvida-la-excepcion',
            },
            {
              text: 'Sí, salvo que la empresa decida conservarla',
              feedback: 'No depende de la empresa: la protege la ley.',
              mistake: 'economia-derecho-como-favor',
            },
            {
              text: 'No, si el sindicato negoció el fuero',
              feedback: 'El fuero maternal está en la ley, con o sin sindicato.',
              mistake: 'economia-otra-institucion',
            },
          ],
          explanation: md`Rige desde el embarazo hasta un año después del postnatal.`,
        },
      ],
    },
    {
      id: 'un-siglo-de-leyes',
      title: 'Un siglo de leyes',
      idea: md`A comienzos del siglo XX casi no había normas. Las huelgas, la «cuestión social» y la prensa obrera presionaron.

**1924**: leyes sociales, con contrato, jornada de 8 horas diarias y 48 semanales, y sindicatos legales. **1931**: Código del Trabajo. **1979**: el Plan Laboral de la dictadura debilitó los sindicatos y la negociación. Desde **1990** hubo reformas.

La jornada bajó por etapas: 48 horas; **45** desde 2005; y **40** en 2028, gradualmente, por la ley 21.561, de 2023.

Los cambios no fueron siempre hacia más derechos, ni parejos.`,
      figure: {
        kind: 'timeline',
        from: 1910,
        to: 2030,
        events: [
          { year: 1914, label: 'Ley de la silla' },
          { year: 1924, label: 'Leyes sociales: 48 horas' },
          { year: 1931, label: 'Código del Trabajo' },
          { year: 1979, label: 'Plan Laboral' },
          { year: 2005, label: 'Rigen las 45 horas' },
          { year: 2011, label: 'Postnatal de seis meses' },
          { year: 2028, label: 'Se completan las 40 horas' },
        ],
        alt: 'Línea de tiempo de 1910 a 2030: 1914, ley de la silla; 1924, leyes sociales y 48 horas; 1931, Código del Trabajo; 1979, Plan Laboral; 2005, 45 horas; 2011, postnatal de seis meses; 2028, se completan las 40 horas.',
      },
      readings: [
        {
          title: 'Una vendedora, 1912',
          by: 'Texto escrito para Travesía',
          text: md`Entro a las ocho y salgo a las nueve de la noche. Si me apoyo en el mostrador, me multan. El domingo trabajo la mitad del día. Nadie me ha mostrado un papel con lo que me corresponde.`,
        },
        {
          title: 'Una vendedora, 2024',
          by: 'Texto escrito para Travesía',
          text: md`Este año mi jornada bajó de 45 a 44 horas, y bajará más. Marco la entrada y la salida. Lo que cuesta es que respeten los turnos que están en el contrato: dos veces fui a la Inspección.`,
        },
      ],
      example: {
        problem: md`Compara las dos lecturas. ¿Qué cambió y qué sigue?`,
        steps: [
          { title: 'Cambió', text: md`Hay contrato, jornada con límite, y un organismo a quien acudir.` },
          { title: 'Sigue', text: md`Que la ley exista no asegura que se cumpla: hay que exigirla.` },
          {
            title: 'No digas de más',
            text: md`Las lecturas no dicen por qué cambió ni que en todo trabajo haya pasado igual.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'economia-lee-mal-los-datos',
          text: md`Leer la línea al revés: la jornada **baja** de 48 a 45 y a 40. Ordena por año.`,
        },
        {
          mistake: 'economia-otra-epoca',
          text: md`Cambiar de época una norma: las 48 horas son de 1924; el postnatal de seis meses, de 2011.`,
        },
        {
          mistake: 'economia-excede-la-fuente',
          text: md`Agregar causas que la línea no muestra, como «cada vez que hubo crisis».`,
        },
      ],
      checks: [
        {
          id: 'tendencia-de-la-jornada',
          figure: 'of-the-point',
          question: md`Según la línea de tiempo, ¿cómo cambió la jornada entre 1924 y 2028?`,
          key: 'Disminuyó en dos pasos, con décadas entre uno y otro',
          distractors: [
            {
              text: 'Aumentó en dos pasos, de 40 a 48 horas semanales',
              feedback: 'Ordena por año: 48, 45 y 40.',
              mistake: 'economia-lee-mal-los-datos',
            },
            {
              text: 'Se mantuvo desde las leyes sociales de 1924',
              feedback: 'En 2005 bajó a 45, y la ley de 2023 la lleva a 40.',
              mistake: 'economia-otra-epoca',
            },
            {
              text: 'Disminuyó cada vez que los sindicatos hicieron huelga',
              feedback: 'La línea no muestra huelgas.',
              mistake: 'economia-excede-la-fuente',
            },
          ],
          explanation: md`De 48 a 45 (2005) y de 45 a 40 (2028).`,
        },
        {
          id: 'que-norma-es-de-1924',
          question: md`¿Cuál de estas normas corresponde a las leyes sociales de 1924?`,
          key: 'La jornada de 8 horas diarias y el contrato',
          distractors: [
            {
              text: 'El postnatal de seis meses para la madre',
              feedback: 'Es de 2011.',
              mistake: 'economia-otra-epoca',
            },
            {
              text: 'Las sillas para quienes atienden tiendas',
              feedback: 'Es de 1914, diez años antes.',
              mistake: 'economia-otra-epoca',
            },
          ],
          explanation: md`La ley 4.053 reguló el contrato y la jornada; otras trataron seguro obrero y sindicatos.`,
        },
        {
          id: 'siempre-avanza',
          question: md`Alguien dice que las leyes del trabajo en Chile han aumentado los derechos en cada cambio. ¿Qué hecho lo contradice?`,
          key: 'El Plan Laboral de 1979',
          distractors: [
            {
              text: 'El Código de 1931',
              feedback: 'Reunió las leyes del trabajo en un solo texto, sin debilitarlas.',
              mistake: 'economia-contradice-la-fuente',
            },
            {
              text: 'La ley de 2023',
              feedback: 'Reduce la jornada: va en el sentido de esa afirmación.',
              mistake: 'economia-contradice-la-fuente',
            },
          ],
          explanation: md`Debilitó los sindicatos, la huelga y la negociación colectiva.`,
        },
      ],
    },
    {
      id: 'quien-los-protege',
      title: 'Quién hace cumplir la ley',
      idea: md`- El **Congreso** hace las leyes.
- La **Dirección del Trabajo**, creada en 1924, fiscaliza y multa. Sus oficinas son las Inspecciones. También orienta y recibe reclamos.
- Los **juzgados de letras del trabajo** resuelven los juicios: pueden ordenar pagar o anular un despido.
- El **sindicato** representa y negocia, pero no dicta leyes ni juzga.
- La **OIT**, de 1919, propone normas internacionales; valen para un país si las ratifica.

Una pista: ¿hacer la regla, vigilar, juzgar o representar? Cada una tiene su organismo.`,
      example: {
        problem: md`A Mauricio lo despiden sin pagarle la indemnización que cree merecer. Su sindicato lo acompaña, va a la Inspección y después a un tribunal. ¿Qué hace cada uno?`,
        steps: [
          { title: 'Sindicato', text: md`Lo asesora y lo representa. No puede obligar a pagar.` },
          {
            title: 'Inspección del Trabajo',
            text: md`Recibe el reclamo, cita a las partes y puede multar infracciones.`,
          },
          {
            title: 'Juzgado del trabajo',
            text: md`Si no hay acuerdo, decide si el despido fue justificado y ordena el pago.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'economia-otra-institucion',
          text: md`Dar a uno la tarea de otro: un sindicato que crea el fuero, una Inspección que dicta sentencias. Pregunta si hace la regla, vigila, juzga o representa.`,
        },
      ],
      checks: [
        {
          id: 'anular-un-despido',
          question: md`¿Quién puede declarar que un despido fue injustificado y ordenar que se pague una indemnización?`,
          key: 'Un juzgado del trabajo',
          distractors: [
            {
              text: 'La Dirección del Trabajo',
              feedback: 'Fiscaliza y multa, pero no dicta sentencias.',
              mistake: 'economia-otra-institucion',
            },
            {
              text: 'El sindicato de la empresa',
              feedback: 'Representa a los trabajadores; no juzga.',
              mistake: 'economia-otra-institucion',
            },
            {
              text: 'La OIT, desde Ginebra',
              feedback: 'Propone normas a los países; no resuelve despidos.',
              mistake: 'economia-otra-institucion',
            },
          ],
          explanation: md`Decidir en un juicio es tarea de los tribunales.`,
        },
        {
          id: 'fiscalizar-turnos',
          question: md`En un supermercado no respetan los descansos entre turnos. ¿Quién puede ir a revisarlo y multar?`,
          key: 'La Inspección del Trabajo',
          distractors: [
            {
              text: 'El Servicio Nacional del Consumidor',
              feedback: 'Quienes reclaman no son clientes, son trabajadores.',
              mistake: 'economia-confunde-la-relacion',
            },
            {
              text: 'El gerente, si lo estima conveniente',
              feedback: 'Los descansos son un derecho: no dependen de él.',
              mistake: 'economia-derecho-como-favor',
            },
          ],
          explanation: md`Es la oficina local de la Dirección del Trabajo.`,
        },
      ],
    },
  ],
  summary: [
    md`Los derechos de la ley son mínimos irrenunciables; el contrato solo puede mejorarlos.`,
    md`Fuero maternal: sin permiso de un juez no hay despido.`,
    md`1924, 48 horas; 2005, 45; 2028, 40. El Plan Laboral (1979) fue en sentido contrario.`,
    md`Dirección del Trabajo fiscaliza; los juzgados deciden; el sindicato representa.`,
  ],
  sources: [
    { name: 'Ley 2.951 (ley de la silla), Chile', year: 1914 },
    { name: 'Ley 4.053, contrato de trabajo, Chile', year: 1924 },
    {
      name: 'Código del Trabajo, DFL 1, Ministerio del Trabajo y Previsión Social',
      year: 2002,
      detail: 'contrato, feriado, fuero maternal',
    },
    { name: 'Ley 20.545, permiso postnatal parental, Chile', year: 2011 },
    { name: 'Leyes 19.759 y 21.561, jornada de trabajo, Chile', year: 2023 },
    { name: 'Decreto con Fuerza de Ley 178, Código del Trabajo, Chile', year: 1931 },
  ],
});
