import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.formacion-ciudadana.sociedad-informacion.medios',
  version: 3,
  minutes: 16,
  opening: {
    question: md`Te llega por tres grupos distintos el mismo aviso: «Confirmado, mañana suspenden las clases en toda la región». Tiene el logo del ministerio. ¿Qué es lo que más debería convencerte de que es cierto?`,
    guesses: ['Que llegó por tres lados', 'Que trae el logo', 'Que se pueda encontrar en el sitio oficial'],
    reveal: md`Repetir algo no lo hace cierto, y un logo se copia en segundos. Lo que cuenta es poder llegar a quien lo dijo y comprobarlo. En esta lección aprendes a mirar eso, y por qué una democracia necesita medios distintos.`,
  },
  points: [
    {
      id: 'para-que-sirven',
      title: 'Qué aportan los medios a la democracia',
      idea: md`Nadie puede estar en todas partes. Los **medios** informan de lo que pasa, **fiscalizan** al poder, abren **debate** y muestran lo que de otro modo no se vería.

Para eso hace falta **pluralismo**: que haya voces y dueños distintos. Cuando una sola empresa reúne muchos medios de un lugar, hay **concentración**. El riesgo es que unos temas o miradas queden fuera.

La concentración no decide lo que cada persona piensa, ni convierte a la empresa en autoridad: no dicta normas. Reduce las voces que se oyen. Y hay respuestas que no son censura, como apoyar medios locales.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'due', label: 'Una empresa', column: 1, row: 0 },
          { id: 'dia', label: 'Diario', column: 0, row: 1 },
          { id: 'rad', label: 'Dos radios', column: 1, row: 1 },
          { id: 'web', label: 'Portal de noticias', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'due', to: 'dia' },
          { from: 'due', to: 'rad' },
          { from: 'due', to: 'web' },
        ],
        alt: 'Esquema de una ciudad imaginaria: una misma empresa es dueña del diario, de dos radios y del portal de noticias.',
      },
      example: {
        problem: md`En la ciudad del esquema, la empresa dueña tiene además una constructora. Ningún medio publica los reclamos contra sus edificios. ¿Qué problema hay para la vida pública?`,
        steps: [
          { title: 'Qué falta', text: md`Un medio que investigue a la constructora: todos tienen el mismo dueño.` },
          {
            title: 'Qué no se puede decir',
            text: md`Que la empresa haya prohibido hablar a los vecinos, o que mande en el municipio. El caso no lo dice.`,
          },
          {
            title: 'Qué se pierde',
            text: md`Fiscalización y diversidad: a la gente le falta información para decidir.`,
          },
          {
            title: 'Qué ayudaría',
            text: md`Otros medios, y reglas contra la concentración excesiva. Son reglas sobre la propiedad, no sobre lo que se puede decir.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-censura-por-regulacion',
          text: md`Creer que ocuparse de la concentración es cerrar medios o censurar. Regular la propiedad no dice qué se publica.`,
        },
        {
          mistake: 'ciudadania-tecnologia-determina',
          text: md`Creer que los medios deciden lo que todos piensan o hacen. Influyen; cada persona también compara y elige.`,
        },
        {
          mistake: 'ciudadania-privado-por-publico',
          text: md`Atribuir a una empresa de medios un poder del Estado, como dictar normas.`,
        },
      ],
      checks: [
        {
          id: 'radio-unica',
          question: md`En una isla imaginaria hay una sola radio y un solo diario, del mismo dueño. ¿Cuál es el principal riesgo para el debate público?`,
          key: 'Que haya temas y opiniones que no encuentren espacio',
          distractors: [
            {
              text: 'Que el dueño pueda dictar las normas que rigen en la isla',
              feedback: 'Puede influir, pero dictar normas es tarea de autoridades.',
              mistake: 'ciudadania-privado-por-publico',
            },
            {
              text: 'Que el Estado deba cerrar la radio por tener poco público',
              feedback: 'Nada de eso se sigue: piensa en los contenidos.',
              mistake: 'ciudadania-censura-por-regulacion',
            },
            {
              text: 'Que todos los habitantes lleguen a pensar lo mismo',
              feedback: 'La concentración no determina lo que piensa cada persona.',
              mistake: 'ciudadania-tecnologia-determina',
            },
          ],
          explanation: md`Con una sola mirada hay menos información y menos control.`,
        },
        {
          id: 'fiscalizar-ejemplo',
          question: md`¿Qué caso muestra a un medio que fiscaliza?`,
          key: 'Una radio revela que un puente pagado no se construyó',
          distractors: [
            {
              text: 'Una radio transmite completo el discurso del alcalde',
              feedback: 'Informa, pero no investiga ni contrasta.',
            },
            {
              text: 'Una radio multa al municipio por no construir un puente',
              feedback: 'Un medio no multa: eso es de órganos públicos.',
              mistake: 'ciudadania-privado-por-publico',
            },
          ],
          explanation: md`Busca datos y pide cuentas a quien tiene poder.`,
        },
      ],
    },
    {
      id: 'reconocer-la-desinformacion',
      title: 'Cuatro preguntas a un mensaje',
      idea: md`**Desinformar** es difundir algo falso para engañar. También se puede difundir de buena fe algo que no es cierto. Antes de creer o reenviar, pregunta:

1. **¿Quién lo dice?** ¿Hay nombre, institución, enlace? «Un amigo de adentro» no se puede comprobar.
2. **¿Con qué lo apoya?** ¿Datos, documentos, testigos?
3. **¿Cuándo y dónde?** Muchas fotos reales son de otro lugar o año.
4. **¿Lo dicen otras fuentes** que no se copian entre sí?

No sirven: cuántas veces llegó, un logo, las mayúsculas, que sea corto o que trate de algo importante.`,
      readings: [
        {
          title: 'Mensaje en un grupo de apoderados, 20:15',
          by: 'Texto escrito para Travesía',
          text: md`URGENTE!! Me cuenta la prima de una funcionaria que mañana cortan el puente por TRES MESES. No lo dicen en las noticias porque no quieren que se sepa. Reenvíalo antes de que lo borren.`,
        },
        {
          title: 'Nota de la radio local, 22:40',
          by: 'Texto escrito para Travesía',
          text: md`La Dirección de Vialidad informó que el puente estará con una pista cerrada este sábado, de 8 a 14 horas, por reparaciones. La jefa provincial, Ana Ríos, descartó un cierre prolongado. El aviso y el plano de desvíos están en el sitio de Vialidad.`,
        },
      ],
      example: {
        problem: md`Compara el mensaje y la nota con las cuatro preguntas. ¿Cuál merece más confianza?`,
        steps: [
          {
            title: '¿Quién lo dice?',
            text: md`Mensaje: «la prima de una funcionaria», imposible de ubicar. Nota: un organismo y una persona con nombre y cargo.`,
          },
          {
            title: '¿Con qué lo apoya?',
            text: md`Mensaje: nada; y usa la falta de pruebas como prueba («no quieren que se sepa»). Nota: un aviso y un plano que se pueden ver.`,
          },
          {
            title: '¿Cuándo?',
            text: md`La nota salió **después** y da día y horas. Llegar primero no es ser más cierto.`,
          },
          { title: 'Concluye', text: md`La nota: se puede comprobar. El mensaje pide reenviar antes de pensar.` },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-confianza-en-apariencia',
          text: md`Juzgar por la forma: que sea breve, que tenga logo, que circule mucho. Mira las fuentes.`,
        },
        {
          mistake: 'ciudadania-excede-la-fuente',
          text: md`Sospechar por el tema, o afirmar intenciones que el texto no muestra.`,
        },
        {
          mistake: 'ciudadania-contradice-la-fuente',
          text: md`Decir que el mensaje da su fuente oficial. Vuelve a leerlo: eso lo hace la nota.`,
        },
        {
          mistake: 'ciudadania-lee-mal-los-datos',
          text: md`Equivocar las horas: la nota es de las 22:40, posterior al mensaje de las 20:15.`,
        },
      ],
      checks: [
        {
          id: 'que-despierta-dudas',
          question: md`¿Qué rasgo del mensaje sobre el puente debió despertar dudas?`,
          key: 'Se apoya en alguien a quien no se puede ubicar',
          distractors: [
            {
              text: 'Es más breve que la nota de la radio local',
              feedback: 'Un texto breve puede ser cierto. Mira en qué se apoya.',
              mistake: 'ciudadania-confianza-en-apariencia',
            },
            {
              text: 'Trata de un puente que usa mucha gente',
              feedback: 'Un tema importante no vuelve dudoso un mensaje.',
              mistake: 'ciudadania-excede-la-fuente',
            },
            {
              text: 'Entrega un enlace al sitio de Vialidad',
              feedback: 'Eso lo hace la nota, no el mensaje.',
              mistake: 'ciudadania-contradice-la-fuente',
            },
          ],
          explanation: md`«La prima de una funcionaria» no permite comprobar nada.`,
        },
        {
          id: 'por-que-la-nota',
          question: md`¿Por qué la nota de la radio merece más confianza que el mensaje?`,
          key: 'Porque nombra una fuente y dice dónde comprobarla',
          distractors: [
            {
              text: 'Porque se publicó antes que el mensaje del grupo',
              feedback: 'Es de las 22:40: más de dos horas después.',
              mistake: 'ciudadania-lee-mal-los-datos',
            },
            {
              text: 'Porque una radio nunca difunde información falsa',
              feedback: 'También se equivocan. Lo que importa es que se puede comprobar.',
              mistake: 'ciudadania-excede-la-fuente',
            },
            {
              text: 'Porque está mejor escrita y sin mayúsculas',
              feedback: 'La forma no basta: hay falsedades muy bien escritas.',
              mistake: 'ciudadania-confianza-en-apariencia',
            },
          ],
          explanation: md`Ana Ríos, Vialidad, aviso y plano: todo se puede revisar.`,
        },
        {
          id: 'foto-de-otro-lugar',
          question: md`Circula una foto de una inundación «hoy en Talca». Una búsqueda muestra que es real, pero de otro país y de hace cuatro años. ¿Qué tipo de problema es?`,
          key: 'Una imagen verdadera usada en otro contexto',
          distractors: [
            {
              text: 'Una imagen fabricada con un programa',
              feedback: 'La foto es real; lo falso es el lugar y la fecha.',
              mistake: 'ciudadania-contradice-la-fuente',
            },
            {
              text: 'Una imagen confiable, porque es real',
              feedback: 'Real no basta: no muestra lo que dice mostrar.',
              mistake: 'ciudadania-confianza-en-apariencia',
            },
          ],
          explanation: md`Por eso se pregunta cuándo y dónde.`,
        },
      ],
    },
    {
      id: 'libertad-y-responsabilidad',
      title: 'Libertad de expresión, con responsabilidad',
      idea: md`La Constitución de Chile asegura la libertad de emitir opinión y de informar **sin censura previa** (artículo 19, número 12). Nadie tiene que pedir permiso antes de publicar.

Eso no deja sin consecuencias: quien comete un delito o un abuso al publicar, como una calumnia, responde **después**, ante los tribunales. Y la ley 19.733, de 2001, da derecho a **aclaración o rectificación** a quien un medio ofendió o aludió injustamente.

No confundas: **censurar** es impedir que se publique. **Regular** es poner reglas que respetan la libertad. **Rectificar** es corregir lo publicado.`,
      example: {
        problem: md`Un diario digital publica, sin comprobarlo, que el dueño de una ferretería vende productos robados. Es falso. ¿Qué puede hacer él, y qué no?`,
        steps: [
          { title: 'Pedir rectificación', text: md`La ley le da derecho a que el medio publique su aclaración.` },
          { title: 'Ir a tribunales', text: md`Si hubo injurias o calumnias, un juez decide.` },
          {
            title: 'Lo que no puede',
            text: md`Exigir que el alcalde revise las notas antes de que salgan: sería censura previa.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'cual-es-censura',
          question: md`¿Qué caso es censura previa?`,
          key: 'Una autoridad exige aprobar cada nota antes de que salga',
          distractors: [
            {
              text: 'Un juez condena a quien publicó una calumnia en su diario',
              feedback: 'Es responsabilidad posterior: primero se publicó.',
              mistake: 'ciudadania-censura-por-regulacion',
            },
            {
              text: 'Un diario publica la rectificación de una nota equivocada',
              feedback: 'Corrige lo publicado; no impide publicar.',
              mistake: 'ciudadania-censura-por-regulacion',
            },
          ],
          explanation: md`Impide publicar, que es lo que la Constitución prohíbe.`,
        },
        {
          id: 'rectificar',
          question: md`Un portal atribuye a una profesora una frase que no dijo. ¿Qué le reconoce la ley 19.733?`,
          key: 'Que el medio publique su aclaración',
          distractors: [
            {
              text: 'Que el medio sea cerrado por un tiempo',
              feedback: 'El derecho es a aclarar o rectificar, no a cerrar el medio.',
              mistake: 'ciudadania-censura-por-regulacion',
            },
            {
              text: 'Que ella apruebe las notas futuras',
              feedback: 'Eso sería censura previa.',
              mistake: 'ciudadania-censura-por-regulacion',
            },
          ],
          explanation: md`Es el derecho de aclaración o rectificación.`,
        },
      ],
    },
  ],
  summary: [
    md`Los medios informan, fiscalizan y abren debate; para eso hace falta pluralismo.`,
    md`¿Quién lo dice, con qué, cuándo y dónde, lo dicen otros? La apariencia no cuenta.`,
    md`Sin censura previa, con responsabilidad después.`,
    md`Regular o rectificar no es censurar.`,
  ],
  sources: [
    { name: 'Constitución Política de la República de Chile, artículo 19, número 12', year: 1980 },
    { name: 'Ley 19.733, libertades de opinión e información y ejercicio del periodismo, Chile', year: 2001 },
  ],
});
