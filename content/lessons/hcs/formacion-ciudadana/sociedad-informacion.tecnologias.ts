import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.formacion-ciudadana.sociedad-informacion.tecnologias',
  version: 2,
  minutes: 16,
  opening: {
    question: md`Un municipio quiere que participe más gente y decide que su próxima consulta sea **solo por internet**, para que nadie tenga que ir a votar. ¿Va a participar más gente?`,
    guesses: ['Sí: es más cómodo', 'Unos más y otros menos', 'No: nadie confía en internet'],
    reveal: md`Depende de quién tenga conexión, equipo y costumbre. Para unos es más fácil; a otros los deja fuera. La misma tecnología abre una puerta y cierra otra. Vas a ver cómo saber a quién le pasa cada cosa.`,
  },
  points: [
    {
      id: 'brecha-digital',
      title: 'La brecha digital: quién queda fuera',
      idea: md`**Brecha digital** es la diferencia entre quienes pueden usar bien las tecnologías y quienes no. No es solo tener conexión: también importan la calidad, el equipo, el precio y **saber usarlas**.

Suele ser mayor en zonas rurales, entre personas mayores y donde hay menos ingresos. Muchas veces se juntan.

Para leer un gráfico de grupos, busca la combinación completa: edad **y** zona. Compara las dos barras del mismo grupo. Y no hables de lo que el gráfico no muestra: si no trae estudios, no dice nada de estudios.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['18 a 39 años', '40 a 64 años', '65 y más'],
        series: [
          { name: 'Urbana', values: [96, 85, 52] },
          { name: 'Rural', values: [88, 64, 27] },
        ],
        yTitle: '% que hizo un trámite en línea',
        showValues: true,
        alt: 'Porcentaje que hizo un trámite en línea. Zona urbana: 96 de 18 a 39 años, 85 de 40 a 64 y 52 de 65 y más. Zona rural: 88, 64 y 27.',
        caption: 'Una comuna imaginaria.',
      },
      example: {
        problem: md`Según el gráfico, si un trámite se hiciera solo por internet, ¿a quiénes dejaría más fuera? ¿Y dónde es mayor la distancia entre campo y ciudad?`,
        steps: [
          {
            title: 'Busca la barra más baja',
            text: md`27 %: personas de 65 y más de zona rural. De ellas, 73 de cada 100 no hicieron trámites en línea: podrían quedar fuera.`,
          },
          {
            title: 'Resta en cada edad',
            text: md`Jóvenes: $96 - 88 = 8$. Adultos: $85 - 64 = 21$. Mayores: $52 - 27 = 25$.`,
          },
          {
            title: 'Concluye',
            text: md`La distancia crece con la edad: el lugar pesa más mientras mayor es la persona.`,
          },
          { title: 'Límite', text: md`No dice por qué: puede ser la señal, el equipo o la costumbre.` },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-lee-mal-los-datos',
          text: md`Quedarse con una sola condición («los mayores») y elegir la barra equivocada. Lee edad y zona juntas.`,
        },
        {
          mistake: 'ciudadania-contradice-la-fuente',
          text: md`Elegir el grupo de la barra más alta: es el que menos queda fuera.`,
        },
        { mistake: 'ciudadania-excede-la-fuente', text: md`Hablar de estudios o ingresos, que el gráfico no trae.` },
      ],
      checks: [
        {
          id: 'presencial-o-en-linea',
          figure: 'of-the-point',
          question: md`El municipio del gráfico solo puede abrir una oficina presencial de apoyo. Según los datos, ¿qué grupo la necesita más?`,
          key: 'Personas de 65 y más de zona rural',
          distractors: [
            {
              text: 'Personas de 65 y más de zona urbana',
              feedback: 'Compara las dos barras de esa edad: 52 y 27.',
              mistake: 'ciudadania-lee-mal-los-datos',
            },
            {
              text: 'Personas de 18 a 39 de zona urbana',
              feedback: 'Esa es la barra más alta: 96.',
              mistake: 'ciudadania-contradice-la-fuente',
            },
            {
              text: 'Personas de 18 a 39 con menos estudios',
              feedback: 'El gráfico no trae datos de estudios.',
              mistake: 'ciudadania-excede-la-fuente',
            },
          ],
          explanation: md`Solo 27 de cada 100 hicieron un trámite en línea.`,
        },
        {
          id: 'tener-no-es-usar',
          question: md`Un programa entrega tabletas con internet a todo un pueblo. Un año después, casi la mitad no ha hecho ningún trámite en línea. ¿Qué explica mejor este resultado?`,
          key: 'La brecha incluye también saber y confiar en su uso',
          distractors: [
            {
              text: 'La brecha quedó cerrada, pues todos tienen tableta',
              feedback: 'Tener no es usar: casi la mitad sigue fuera.',
              mistake: 'ciudadania-contradice-la-fuente',
            },
            {
              text: 'La tecnología aumenta por sí sola la participación',
              feedback: 'El caso muestra lo contrario: no bastó con entregarla.',
              mistake: 'ciudadania-tecnologia-determina',
            },
          ],
          explanation: md`Acceso, equipo y habilidades son partes distintas.`,
        },
      ],
    },
    {
      id: 'redes-y-debate',
      title: 'Redes sociales: lo que facilitan y lo que complican',
      idea: md`Las redes permiten que cualquiera publique, que se organice gente lejana y que se vea lo que antes se ocultaba.

También tienen riesgos. Los **algoritmos** muestran lo que retiene tu atención: muchas veces, lo que ya piensas o lo que indigna. Un rumor se **reenvía** más rápido de lo que se comprueba, sobre todo si viene de alguien cercano. Y los datos personales se usan para dirigir mensajes.

La tecnología no decide sola: influyen cómo se diseña, qué reglas hay y qué hace cada persona. Casi nunca hay **una sola** causa.`,
      readings: [
        {
          title: 'Una dirigenta vecinal',
          by: 'Texto escrito para Travesía',
          text: md`Con el grupo juntamos 300 firmas en dos días para que arreglaran el paso peatonal. Antes íbamos casa por casa y nos tomaba un mes.`,
        },
        {
          title: 'Su vecino',
          by: 'Texto escrito para Travesía',
          text: md`En el mismo grupo alguien escribió que el paso lo cerraban para siempre. Fue mentira, pero ese día hubo una pelea en la calle. Lo reenvié yo también: venía de mi cuñado y no dudé.`,
        },
      ],
      example: {
        problem: md`El grupo es el mismo. ¿Por qué un día ayudó y otro dañó?`,
        steps: [
          {
            title: 'Lo que aportó la tecnología',
            text: md`Rapidez para llegar a muchos. Sirve igual para una firma que para un rumor.`,
          },
          {
            title: 'Lo que pusieron las personas',
            text: md`En un caso, una meta común. En el otro, reenviar sin comprobar.`,
          },
          { title: 'Un detalle que pesa', text: md`La confianza: venía del cuñado. Por eso no dudó.` },
          {
            title: 'Concluye',
            text: md`Es una combinación. Decir «las redes dañan» o «las redes ayudan» es quedarse con una parte.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-tecnologia-determina',
          text: md`Decir que un grupo de mensajes difunde siempre mentiras, o que siempre une. Depende de su uso y sus reglas.`,
        },
        {
          mistake: 'ciudadania-censura-por-regulacion',
          text: md`Confundir un riesgo o una regla con que prohíban hablar.`,
        },
        {
          mistake: 'ciudadania-causa-unica',
          text: md`Explicarlo todo por un culpable: la empresa, el algoritmo, la gente. Busca al menos dos causas.`,
        },
      ],
      checks: [
        {
          id: 'rumor-de-la-farmacia',
          question: md`En un grupo se dice que mañana cerrarán todas las farmacias; es falso, y en una hora hay filas. ¿Qué riesgo muestra el caso?`,
          key: 'Que un rumor se difunda más rápido de lo que se comprueba',
          distractors: [
            {
              text: 'Que todo grupo de mensajes difunda siempre rumores',
              feedback: 'El caso muestra un riesgo, no una regla para todos los grupos.',
              mistake: 'ciudadania-tecnologia-determina',
            },
            {
              text: 'Que las empresas prohíban hablar de las farmacias',
              feedback: 'Nadie impidió hablar: el mensaje circuló libremente.',
              mistake: 'ciudadania-censura-por-regulacion',
            },
            {
              text: 'Que las farmacias inventen cierres para vender más',
              feedback: 'El caso no lo dice, y reduce todo a un culpable.',
              mistake: 'ciudadania-causa-unica',
            },
          ],
          explanation: md`En una hora ya había filas, y nadie lo había confirmado.`,
        },
        {
          id: 'solo-lo-que-pienso',
          question: md`Javiera solo ve en su red opiniones iguales a la suya y cree que «todo el mundo piensa así». ¿Qué lo explica mejor?`,
          key: 'El algoritmo, sus contactos y lo que ella elige mirar',
          distractors: [
            {
              text: 'El algoritmo, que decide solo lo que ella piensa',
              feedback: 'Influye, pero también cuentan sus contactos y lo que elige.',
              mistake: 'ciudadania-tecnologia-determina',
            },
            {
              text: 'Que el Estado borra las opiniones contrarias',
              feedback: 'El caso no habla de censura: no se las muestran.',
              mistake: 'ciudadania-censura-por-regulacion',
            },
          ],
          explanation: md`Varias causas juntas dejan fuera otras miradas. Buscar una fuente distinta ayuda.`,
        },
      ],
    },
    {
      id: 'participar-y-pedir-informacion',
      title: 'Participar y pedir cuentas en línea',
      idea: md`Internet permite ejercer derechos sin moverse:

- **Pedir información**: la ley de Transparencia (20.285, de 2008) da a cualquier persona el derecho de pedir a un organismo público información sobre su gestión. Tiene 20 días hábiles para responder, que puede prorrogar. Si se niega, se reclama ante el **Consejo para la Transparencia**.
- **Opinar** en consultas, **firmar** iniciativas, **reclamar** un servicio.

Cada uno es un procedimiento distinto: pedir información no es votar.

Y hay límites: los **datos personales** están protegidos por ley.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'p', label: 'Persona pide', column: 0, row: 0 },
          { id: 'o', label: 'Organismo: 20 días hábiles', column: 1, row: 0 },
          { id: 'r', label: 'Entrega', column: 2, row: 0 },
          { id: 'c', label: 'Consejo para la Transparencia', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'p', to: 'o' },
          { from: 'o', to: 'r' },
          { from: 'o', to: 'c', label: 'si se niega' },
        ],
        alt: 'Esquema: una persona pide información; el organismo tiene 20 días hábiles; entrega o, si se niega, se reclama ante el Consejo para la Transparencia.',
      },
      example: {
        problem: md`Benjamín quiere saber cuánto costó la nueva plaza y, de paso, el teléfono personal del inspector que la revisó. ¿Qué puede obtener con la ley de Transparencia?`,
        steps: [
          { title: 'El costo', text: md`Es un gasto público: puede pedirlo a la municipalidad, sin decir para qué.` },
          {
            title: 'El teléfono personal',
            text: md`Es un dato personal: está protegido. No todo lo que tiene el Estado es público.`,
          },
          { title: 'Si no le responden', text: md`Reclama ante el Consejo para la Transparencia.` },
          {
            title: 'Para qué sirve',
            text: md`Con el dato puede reclamar o proponer. La solicitud no decide el gasto.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-otro-procedimiento',
          text: md`Confundir pedir información con votar un presupuesto, firmar una iniciativa o presentar una demanda.`,
        },
        {
          mistake: 'ciudadania-derecho-ilimitado',
          text: md`Creer que se puede pedir todo, también datos privados de otras personas.`,
        },
      ],
      checks: [
        {
          id: 'gasto-en-fiestas',
          question: md`Una vecina pide por el sitio municipal cuánto se gastó en el aniversario de la comuna y recibe la respuesta por correo. ¿Qué hizo posible la tecnología?`,
          key: 'Ejercer con facilidad el derecho a la información pública',
          distractors: [
            {
              text: 'Decidir por votación en línea el gasto del aniversario',
              feedback: 'Pidió información; no votó.',
              mistake: 'ciudadania-otro-procedimiento',
            },
            {
              text: 'Conocer los datos privados de quienes organizaron la fiesta',
              feedback: 'Pidió un gasto público. Los datos personales están protegidos.',
              mistake: 'ciudadania-derecho-ilimitado',
            },
            {
              text: 'Lograr que la municipalidad gaste menos el próximo año',
              feedback: 'La respuesta informa; que cambie el gasto depende de más cosas.',
              mistake: 'ciudadania-tecnologia-determina',
            },
          ],
          explanation: md`Es una solicitud de acceso a la información, que puede hacer cualquier persona.`,
        },
        {
          id: 'respuesta-negada',
          question: md`Un servicio público niega una información sobre sus contratos. ¿Adónde se puede reclamar?`,
          key: 'Al Consejo para la Transparencia',
          distractors: [
            {
              text: 'Al Servicio Electoral',
              feedback: 'El Servel organiza elecciones.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'A la empresa de internet',
              feedback: 'La que negó la información es un organismo del Estado.',
              mistake: 'ciudadania-privado-por-publico',
            },
          ],
          explanation: md`La ley 20.285 lo creó para hacer cumplir ese derecho.`,
        },
        {
          id: 'limite-del-derecho',
          question: md`¿Qué solicitud excede lo que permite la ley de Transparencia?`,
          key: 'La ficha médica de una funcionaria del hospital',
          distractors: [
            {
              text: 'La cantidad de médicos contratados por el hospital',
              feedback: 'Es información sobre la gestión: se puede pedir.',
            },
            { text: 'El monto pagado por una máquina del hospital', feedback: 'Es un gasto público: se puede pedir.' },
          ],
          explanation: md`Los datos de salud son personales y muy sensibles: están protegidos.`,
        },
      ],
    },
  ],
  summary: [
    md`Brecha digital: acceso, calidad, equipo y saber usarlos. Lee edad y zona juntas.`,
    md`Las redes facilitan y complican: la tecnología no decide sola.`,
    md`Ley de Transparencia: cualquiera pide, 20 días hábiles, Consejo si se niegan.`,
    md`Los datos personales están protegidos.`,
  ],
  sources: [
    { name: 'Ley 20.285, acceso a la información pública, Chile', year: 2008 },
    { name: 'Ley 19.628, protección de la vida privada, Chile', year: 1999 },
    { name: 'Ley 21.719, protección de datos personales, Chile', year: 2024 },
  ],
});
