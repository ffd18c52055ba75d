import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.sistema-economico.mercado.estado-mercado',
  version: 4,
  minutes: 17,
  opening: {
    question: md`En tu casa puedes elegir entre varias compañías de celular, pero no entre varias de agua potable: en tu zona hay una sola. ¿Por qué no se permite que compitan tres?`,
    guesses: [
      'Porque el agua es del Estado',
      'Porque habría que hacer tres redes de cañerías',
      'Porque las empresas se pusieron de acuerdo',
    ],
    reveal: md`Tres redes bajo la misma calle serían un derroche. Con una basta, pero una empresa sola podría cobrar muy caro, porque no tienes otra. Por eso el Estado fija la tarifa y la fiscaliza, sin tener que ser el dueño.`,
  },
  points: [
    {
      id: 'fallas-de-mercado',
      title: 'Cuando el mercado solo no basta',
      idea: md`El mercado coordina bien muchas cosas, y falla en algunas:

- **Externalidad**: el daño (o el beneficio) cae sobre otros que no compran ni venden. Una central contamina y el costo lo pagan los vecinos.
- **Monopolio natural**: una sola red es lo más barato, como el agua o los cables de luz.
- **Bien público**: todos lo usan y no se puede cobrar a cada uno, como el alumbrado.
- **Información desigual**: quien compra no puede saber si un remedio es seguro.

Ahí el Estado tiene razones para actuar. También puede equivocarse: cómo y cuánto intervenir se discute.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'central', label: 'Central emite humo', column: 0, row: 0 },
          { id: 'cliente', label: 'Clientes pagan la luz', column: 1, row: 0 },
          { id: 'vecino', label: 'Vecinos respiran el humo', column: 0, row: 1 },
        ],
        arrows: [
          { from: 'central', to: 'cliente', label: 'vende' },
          { from: 'central', to: 'vecino', label: 'daña sin pagar' },
        ],
        alt: 'Esquema: una central vende luz a sus clientes, que la pagan, y daña a los vecinos con el humo, sin pagar por ello.',
      },
      example: {
        problem: md`La ley 20.920, de 2016, obliga a quienes ponen neumáticos o envases en el mercado chileno a financiar que se recojan y reciclen. Antes lo pagaban los municipios, o nadie. ¿Qué falla busca corregir y cómo?`,
        steps: [
          {
            title: 'Quién cargaba con el costo',
            text: md`Vecinos y municipios, aunque no hubieran vendido ni usado ese producto: es una externalidad.`,
          },
          { title: 'Qué hace la ley', text: md`El costo vuelve a quien lo produce. Botar deja de ser gratis.` },
          {
            title: 'Qué no hace',
            text: md`No baja el precio de los neumáticos, no sanciona un acuerdo entre empresas y no las pasa al Estado.`,
          },
          { title: 'Qué se espera', text: md`Que convenga fabricar menos desecho y reciclar más.` },
        ],
      },
      warnings: [
        {
          mistake: 'economia-otra-estructura',
          text: md`Ver una colusión (empresas que acuerdan precios) en cualquier problema. Pregunta qué falla: aquí no hay un acuerdo de precios, hay un daño a otros.`,
        },
        {
          mistake: 'economia-sentido-del-precio',
          text: md`Creer que estas medidas buscan bajar el precio. Muchas encarecen lo que daña, para que se haga menos.`,
        },
        {
          mistake: 'economia-regular-por-estatizar',
          text: md`Creer que regular es que el Estado pase a ser dueño. Los dueños siguen; cambian las reglas.`,
        },
      ],
      checks: [
        {
          id: 'bolsas-y-bares',
          question: md`Una municipalidad exige a los bares aislar el ruido para que no llegue a las casas. ¿Qué busca corregir?`,
          key: 'Un daño a vecinos que no compran ni venden',
          distractors: [
            {
              text: 'Un acuerdo de precios entre los bares',
              feedback: 'No hay acuerdo en el caso: el problema es el ruido.',
              mistake: 'economia-otra-estructura',
            },
            {
              text: 'Un precio demasiado alto de las entradas',
              feedback: 'La medida no trata del precio, y hasta podría subirlo.',
              mistake: 'economia-sentido-del-precio',
            },
            {
              text: 'Que los bares tengan dueños privados',
              feedback: 'Los dueños siguen siendo los mismos.',
              mistake: 'economia-regular-por-estatizar',
            },
          ],
          explanation: md`Es una externalidad: el costo del ruido cae en terceros.`,
        },
        {
          id: 'sirenas-de-tsunami',
          question: md`¿Por qué las sirenas que avisan de un tsunami las paga el Estado y no una empresa que venda el aviso?`,
          key: 'Porque las oye también quien no pagó',
          distractors: [
            {
              text: 'Porque en la costa nadie podría pagarlas',
              feedback: 'Muchos podrían pagar; lo difícil es cobrarle a quien igual las oye.',
            },
            {
              text: 'Porque su ruido daña a los vecinos',
              feedback: 'Eso sería una externalidad negativa; el aviso protege a todos.',
            },
          ],
          explanation: md`Es un bien público: el aviso llega a todos y no se puede cobrar a cada uno.`,
        },
      ],
    },
    {
      id: 'formas-de-actuar',
      title: 'Regular, fiscalizar, intervenir',
      idea: md`El Estado actúa de varias maneras:

- **Regular**: dicta reglas. Normas de seguridad, etiquetas de alimentos, tarifas de un monopolio.
- **Fiscalizar**: revisa que se cumplan y sanciona. Lo hacen superintendencias y servicios.
- **Intervenir** con impuestos, subsidios o bonos, que cambian lo que conviene hacer.
- **Producir**: tiene empresas, como Codelco.

Solo en la última es dueño. Cada medida tiene **más de un efecto**: una tarifa muy baja alegra hoy, pero puede dejar sin plata para reparar cañerías mañana. Evaluar es mirar los dos lados.`,
      readings: [
        {
          title: 'Una vecina, en la audiencia',
          by: 'Texto escrito para Travesía',
          text: md`Hay una sola empresa de agua. Si no vigilan la tarifa, ¿adónde nos vamos? Pido que no suba. La cuenta ya pesa en la casa.`,
        },
        {
          title: 'Un ingeniero, en la audiencia',
          by: 'Texto escrito para Travesía',
          text: md`La red tiene cuarenta años. Si la tarifa no alcanza para cambiarla, habrá más cortes y más agua perdida. Pido que la tarifa cubra un servicio eficiente, ni más ni menos.`,
        },
      ],
      example: {
        problem: md`Con las dos lecturas, ¿por qué se fija la tarifa y qué tiene que equilibrar la autoridad?`,
        steps: [
          { title: 'La razón', text: md`Falta competencia: los usuarios no pueden cambiarse.` },
          { title: 'Un riesgo', text: md`Sin límite, la empresa podría cobrar de más. Es lo que dice la vecina.` },
          {
            title: 'El otro riesgo',
            text: md`Con una tarifa muy baja no se repara la red. Es lo que dice el ingeniero.`,
          },
          {
            title: 'El equilibrio',
            text: md`Una tarifa que permita una ganancia razonable y un buen servicio. No busca que la empresa no gane nada.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'economia-un-solo-efecto',
          text: md`Decir que toda regulación es buena, o que toda daña; o que fijar una tarifa significa prohibir la ganancia. Busca el costo **y** el beneficio.`,
        },
      ],
      checks: [
        {
          id: 'unico-muelle',
          question: md`En una bahía imaginaria hay un solo muelle donde caben los ferris. Es de una empresa, y la autoridad fija cuánto puede cobrar a cada barco. ¿Qué lo justifica?`,
          key: 'Que los ferris no pueden elegir otro muelle',
          distractors: [
            {
              text: 'Que ninguna empresa debe obtener ganancias',
              feedback: 'El cobro permite ganancia. El problema es que no hay competencia.',
              mistake: 'economia-un-solo-efecto',
            },
            {
              text: 'Que los muelles del país son del Estado',
              feedback: 'Es de una empresa: regular no es ser dueño.',
              mistake: 'economia-regular-por-estatizar',
            },
            {
              text: 'Que varias empresas acordaron los precios',
              feedback: 'Hay una sola: es un monopolio, no una colusión.',
              mistake: 'economia-otra-estructura',
            },
          ],
          explanation: md`Con un solo muelle posible, la empresa podría cobrar muy caro sin que otra le quite clientes.`,
        },
        {
          id: 'congelar-el-pan',
          question: md`Un país imaginario fija el precio del pan muy por debajo del equilibrio. ¿Qué se espera, con lo que sabes de oferta y demanda?`,
          key: 'Que quien lo encuentre pague menos, pero que falte pan',
          distractors: [
            {
              text: 'Que todos coman más pan, porque cuesta menos',
              feedback: 'A ese precio se ofrece menos: no alcanza para todos.',
              mistake: 'economia-un-solo-efecto',
            },
            {
              text: 'Que sobre pan, porque el precio quedó bajo',
              feedback: 'Sobra cuando el precio está alto. Bajo, falta.',
              mistake: 'economia-sentido-del-precio',
            },
          ],
          explanation: md`Con el precio bajo se quiere más y se ofrece menos. Hay un beneficio y un costo.`,
        },
        {
          id: 'etiquetas-negras',
          question: md`La ley chilena obliga a poner sellos negros en alimentos altos en azúcares, sodio, grasas saturadas o calorías. ¿Qué forma de actuar es?`,
          key: 'Regular',
          distractors: [
            {
              text: 'Producir',
              feedback: 'El Estado no fabrica esos alimentos.',
              mistake: 'economia-regular-por-estatizar',
            },
            { text: 'Subsidiar', feedback: 'Un subsidio entrega dinero; aquí se exige información.' },
          ],
          explanation: md`Dicta una regla para que quien compra tenga información (ley 20.606).`,
        },
      ],
    },
    {
      id: 'quien-hace-que',
      title: 'A qué puerta tocar',
      idea: md`Para saber qué organismo actúa, mira **entre quiénes** es el problema:

- Comprador y empresa: **Sernac**, que orienta y protege a consumidores (ley 19.496).
- Empresas que acuerdan no competir (**colusión**): **Fiscalía Nacional Económica**, que investiga, y el **Tribunal de Defensa de la Libre Competencia**, que juzga.
- Trabajador y empleador: **Dirección del Trabajo**.
- Servicios regulados: su **superintendencia**, como la de Servicios Sanitarios o la de Electricidad y Combustibles.
- Inflación y valor de la moneda: **Banco Central**, autónomo del gobierno.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'q', label: '¿Entre quiénes?', column: 0, row: 1 },
          { id: 'c', label: 'Comprador y empresa: Sernac', column: 1, row: 0 },
          { id: 't', label: 'Trabajo: Dirección del Trabajo', column: 1, row: 1 },
          { id: 'e', label: 'Empresas que pactan: FNE', column: 1, row: 2 },
        ],
        arrows: [
          { from: 'q', to: 'c' },
          { from: 'q', to: 't' },
          { from: 'q', to: 'e' },
        ],
        alt: 'Esquema: según entre quiénes es el problema, se acude al Sernac (comprador y empresa), a la Dirección del Trabajo (trabajador y empleador) o a la Fiscalía Nacional Económica (empresas que pactan).',
      },
      example: {
        problem: md`Ignacio reparte para una tienda. Un cliente reclama porque su bicicleta llegó rota, y a Ignacio no le pagaron las horas extra. ¿A qué organismo acude cada uno?`,
        steps: [
          { title: 'El cliente', text: md`Su problema es con la tienda, por una compra: Sernac.` },
          { title: 'Ignacio', text: md`Su problema es con su empleador, por el trabajo: Dirección del Trabajo.` },
          { title: 'Nota la diferencia', text: md`La tienda es la misma. Lo que cambia es la relación.` },
        ],
      },
      warnings: [
        {
          mistake: 'economia-otra-institucion',
          text: md`Enviar todo a la Fiscalía o al Sernac. La primera ve atentados contra la competencia, como una colusión; el segundo, compras.`,
        },
        {
          mistake: 'economia-confunde-la-relacion',
          text: md`Confundir consumidor con trabajador. Pregunta si la persona pagó por algo o trabajó por un sueldo.`,
        },
      ],
      checks: [
        {
          id: 'pasaje-cancelado',
          question: md`A Catalina le cancelan un concierto y no le devuelven la entrada. ¿A qué organismo puede reclamar?`,
          key: 'Al Sernac',
          distractors: [
            {
              text: 'A la Dirección del Trabajo',
              feedback: 'Catalina compró algo; no trabaja para la productora.',
              mistake: 'economia-confunde-la-relacion',
            },
            {
              text: 'A la Fiscalía Nacional Económica',
              feedback: 'No hay empresas que acuerden no competir.',
              mistake: 'economia-otra-institucion',
            },
            {
              text: 'Al Banco Central',
              feedback: 'Se ocupa de la moneda y de la inflación.',
              mistake: 'economia-otra-institucion',
            },
          ],
          explanation: md`Es un problema de consumo entre una compradora y una empresa.`,
        },
        {
          id: 'sin-contrato-escrito',
          question: md`En una cafetería, a la que atiende la barra no le han entregado su contrato escrito tras dos meses. ¿Quién puede fiscalizarlo?`,
          key: 'La Dirección del Trabajo',
          distractors: [
            {
              text: 'El Sernac',
              feedback: 'Ella no compra en la cafetería: trabaja ahí.',
              mistake: 'economia-confunde-la-relacion',
            },
            {
              text: 'El Tribunal de Defensa de la Libre Competencia',
              feedback: 'Juzga atentados contra la competencia, no contratos.',
              mistake: 'economia-otra-institucion',
            },
          ],
          explanation: md`Es una relación de trabajo.`,
        },
        {
          id: 'tres-clinicas',
          question: md`Se sospecha que tres clínicas de una ciudad acordaron sus precios. ¿Quién lo investiga?`,
          key: 'La Fiscalía Nacional Económica',
          distractors: [
            {
              text: 'El Servicio Nacional del Consumidor',
              feedback: 'El Sernac protege compras; investigar acuerdos es tarea de la Fiscalía.',
              mistake: 'economia-otra-institucion',
            },
            {
              text: 'El Banco Central de Chile',
              feedback: 'No investiga empresas: cuida la moneda.',
              mistake: 'economia-otra-institucion',
            },
          ],
          explanation: md`Es una posible colusión.`,
        },
      ],
    },
  ],
  summary: [
    md`Fallas: externalidad, monopolio natural, bien público, información desigual.`,
    md`Regular y fiscalizar no es ser dueño.`,
    md`Toda medida tiene costos y beneficios.`,
    md`Consumo, Sernac; trabajo, Dirección del Trabajo; colusión, Fiscalía Nacional Económica.`,
  ],
  sources: [
    { name: 'Ley 20.920, gestión de residuos y responsabilidad extendida del productor, Chile', year: 2016 },
    { name: 'Ley 19.496, protección de los derechos de los consumidores, Chile', year: 1997 },
    { name: 'Ley 20.606, composición nutricional de los alimentos, Chile', year: 2012 },
    { name: 'Ley 18.840, orgánica constitucional del Banco Central de Chile', year: 1989 },
  ],
});
