import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.sistema-economico.mercado.oferta-demanda',
  version: 2,
  minutes: 18,
  opening: {
    question: md`En agosto, un temporal daña los invernaderos de Quillota. En la feria de Ñuñoa el kilo de tomate pasa de ${pesos(1500)} a ${pesos(3000)}. ¿Quién decidió ese precio?`,
    guesses: [
      'Los feriantes, que se aprovechan',
      'El Estado, que fija los precios',
      'Nadie por sí solo: muchas decisiones a la vez',
    ],
    reveal: md`Nadie lo fijó. Con menos tomates y casi la misma gente buscándolos, el precio sube hasta que lo que se ofrece y lo que se compra vuelven a calzar. Otra cosa es cuando las empresas se ponen de acuerdo: ahí el precio sí lo decide alguien.`,
  },
  points: [
    {
      id: 'equilibrio',
      title: 'El precio en que calzan los dos',
      idea: md`La **demanda** es cuánto se quiere comprar a cada precio: si el precio sube, se compra menos. La **oferta** es cuánto se quiere vender: si sube, se ofrece más.

Donde coinciden está el **equilibrio**: lo que se ofrece es lo que se compra.

Si el precio está **más alto**, se ofrece más de lo que se compra: **sobra**, y el precio tiende a bajar. Si está **más bajo**, se quiere comprar más de lo que hay: **falta**, y tiende a subir. El precio avisa a unos y a otros.`,
      figure: {
        kind: 'plane',
        x: [0, 160],
        y: [0, 3],
        step: [20, 0.5],
        xTitle: 'Empanadas por día',
        yTitle: 'Precio (miles de pesos)',
        shapes: [
          { shape: 'segment', from: [150, 1], to: [60, 2.5], accent: 1 },
          { shape: 'segment', from: [50, 1], to: [110, 2.5], accent: 2 },
          { shape: 'point', at: [90, 2] },
          { shape: 'text', at: [60, 2.75], text: 'demanda', anchor: 'middle' },
          { shape: 'text', at: [118, 2.75], text: 'oferta', anchor: 'middle' },
          { shape: 'segment', from: [0, 2], to: [90, 2], dashed: true },
        ],
        alt: 'Oferta y demanda de empanadas. La demanda baja de 150 a 60 cuando el precio sube de 1.000 a 2.500 pesos; la oferta sube de 50 a 110. Se cruzan en 90 empanadas a 2.000 pesos.',
        caption: 'Empanadas en un barrio (datos inventados).',
      },
      example: {
        problem: md`Datos del gráfico:

| Precio | Se demandan | Se ofrecen |
|---|---|---|
| ${pesos(1000)} | 150 | 50 |
| ${pesos(1500)} | 120 | 70 |
| ${pesos(2000)} | 90 | 90 |
| ${pesos(2500)} | 60 | 110 |

¿Cuál es el equilibrio y qué pasa a ${pesos(1500)}?`,
        steps: [
          {
            title: 'Busca la fila en que coinciden',
            text: md`A ${pesos(2000)} se demandan y se ofrecen 90: es el equilibrio.`,
          },
          { title: 'Ve a la fila pedida', text: md`A ${pesos(1500)} se demandan 120 y se ofrecen 70.` },
          { title: 'Resta', text: md`$120 - 70 = 50$. Se quieren más de las que hay: **faltan** 50.` },
          { title: 'Predice', text: md`Quienes quedan sin empanadas aceptan pagar más: el precio tiende a subir.` },
        ],
      },
      warnings: [
        {
          mistake: 'economia-lee-mal-los-datos',
          text: md`Tomar otra fila, o restar al revés y decir que sobran. Marca la fila y pregunta cuál de los dos números es mayor.`,
        },
      ],
      checks: [
        {
          id: 'a-dos-mil-quinientos',
          figure: 'of-the-point',
          question: md`En el gráfico de las empanadas, ¿qué ocurre si el precio es ${pesos(2500)}?`,
          key: 'Sobran 50, y el precio tiende a bajar',
          distractors: [
            {
              text: 'Faltan 50, y el precio tiende a subir',
              feedback: 'Se ofrecen 110 y se demandan 60: hay más de las que se compran.',
              mistake: 'economia-lee-mal-los-datos',
            },
            {
              text: 'Sobran 50, y el precio tiende a subir',
              feedback: 'La cantidad está bien. Si sobra, quien vende baja el precio.',
              mistake: 'economia-sentido-del-precio',
            },
            {
              text: 'Faltan 100, y el precio tiende a subir',
              feedback: 'Esa diferencia es de la fila de 1.000 pesos.',
              mistake: 'economia-lee-mal-los-datos',
            },
          ],
          explanation: md`$110 - 60 = 50$ de más: para venderlas hay que bajar el precio.`,
        },
        {
          id: 'que-es-equilibrio',
          question: md`¿Qué quiere decir que un mercado está en equilibrio?`,
          key: 'Que a ese precio se compra todo lo que se ofrece',
          distractors: [
            {
              text: 'Que a ese precio gana lo mismo quien compra y quien vende',
              feedback: 'El equilibrio habla de cantidades que calzan, no de reparto.',
            },
            {
              text: 'Que ese es el precio que fijó la autoridad',
              feedback: 'Se forma por las decisiones de compradores y vendedores.',
              mistake: 'economia-regular-por-estatizar',
            },
          ],
          explanation: md`Las cantidades demandada y ofrecida son iguales. No dice que el precio sea justo.`,
        },
      ],
    },
    {
      id: 'que-lado-se-movio',
      title: 'Cuando algo cambia: ¿qué lado se movió?',
      idea: md`Un hecho suele mover **un** lado:

- **Oferta**: heladas, plagas, costos, tecnología, nuevos productores.
- **Demanda**: gustos, ingresos, cantidad de compradores, precio de un producto que reemplaza al otro.

Menos oferta: el precio **sube** y se vende **menos**. Más demanda: el precio **sube** y se vende **más**.

En los dos casos sube el precio. Por eso no basta con mirar el precio: pregunta a quién le pasó el hecho, a quienes venden o a quienes compran.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'o', label: 'Baja la oferta', column: 0, row: 0 },
          { id: 'op', label: 'Sube el precio', column: 1, row: 0 },
          { id: 'oq', label: 'Se vende menos', column: 2, row: 0 },
          { id: 'd', label: 'Sube la demanda', column: 0, row: 1 },
          { id: 'dp', label: 'Sube el precio', column: 1, row: 1 },
          { id: 'dq', label: 'Se vende más', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'o', to: 'op' },
          { from: 'op', to: 'oq' },
          { from: 'd', to: 'dp' },
          { from: 'dp', to: 'dq' },
        ],
        alt: 'Dos cadenas: baja la oferta, sube el precio y se vende menos; sube la demanda, sube el precio y se vende más.',
      },
      readings: [
        {
          title: 'Feria de Temuco, lunes',
          by: 'Texto escrito para Travesía',
          text: md`Esta semana llegó la mitad de los sacos de papas. Los camiones no pudieron pasar por los caminos cortados. Vienen los mismos clientes de siempre y se van con menos.`,
        },
        {
          title: 'Feria de Temuco, viernes',
          by: 'Texto escrito para Travesía',
          text: md`Las frutillas llegaron igual que siempre, pero un video de una receta se hizo popular y las piden todos. A mediodía ya no quedan.`,
        },
      ],
      example: {
        problem: md`En las dos lecturas sube el precio. ¿Qué se movió en cada caso?`,
        steps: [
          {
            title: 'Papas',
            text: md`Cambió lo que llega para vender; los compradores son los mismos. Bajó la **oferta**.`,
          },
          { title: 'Frutillas', text: md`Llegó lo mismo y más gente las quiere. Subió la **demanda**.` },
          {
            title: 'Distingue por la cantidad',
            text: md`De papas se vende menos. De frutillas, con un precio más alto, se traerán y venderán más. El precio solo no lo dice.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'economia-invierte-oferta-demanda',
          text: md`Decir que una helada baja la demanda. La helada le pasa a quien produce: mueve la oferta.`,
        },
        {
          mistake: 'economia-mira-solo-el-precio',
          text: md`Ver que sube el precio y suponer que subió la demanda. Revisa si cambió el interés de los compradores.`,
        },
        {
          mistake: 'economia-sentido-del-precio',
          text: md`Hacer bajar el precio cuando hay menos. Si hay menos y se busca lo mismo, sube.`,
        },
      ],
      checks: [
        {
          id: 'marea-roja',
          question: md`Una marea roja impide extraer choritos en Chiloé. Los compradores quieren los mismos de siempre. ¿Qué ocurre en el mercado?`,
          key: 'Baja la oferta y el precio tiende a subir',
          distractors: [
            {
              text: 'Baja la demanda y el precio tiende a bajar',
              feedback: 'Los compradores no cambiaron; cambió lo que se puede extraer.',
              mistake: 'economia-invierte-oferta-demanda',
            },
            {
              text: 'Sube la demanda y el precio tiende a subir',
              feedback: 'El precio sube, pero no porque se quieran más choritos.',
              mistake: 'economia-mira-solo-el-precio',
            },
            {
              text: 'Baja la oferta y el precio tiende a bajar',
              feedback: 'Con menos producto y el mismo interés, el precio sube.',
              mistake: 'economia-sentido-del-precio',
            },
          ],
          explanation: md`El hecho afecta a quienes venden: hay menos a cada precio.`,
        },
        {
          id: 'paneles-solares',
          question: md`Una nueva técnica abarata la fabricación de paneles solares y entran más fabricantes. ¿Qué se espera?`,
          key: 'Que suba la oferta y el precio baje',
          distractors: [
            {
              text: 'Que suba la demanda y el precio suba',
              feedback: 'Cambió el costo de producir, que es cosa de la oferta.',
              mistake: 'economia-invierte-oferta-demanda',
            },
            {
              text: 'Que suba la oferta y el precio suba',
              feedback: 'Con más producto para los mismos compradores, baja.',
              mistake: 'economia-sentido-del-precio',
            },
          ],
          explanation: md`Se ofrece más a cada precio. Después la gente compra más, porque bajó.`,
        },
        {
          id: 'arriendos-cerca-de-la-u',
          question: md`Se abre una universidad en una ciudad y llegan 3.000 estudiantes. Hay las mismas piezas en arriendo. ¿Qué pasa primero con ese mercado?`,
          key: 'Sube la demanda y los arriendos suben',
          distractors: [
            {
              text: 'Baja la oferta y los arriendos suben',
              feedback: 'Las piezas son las mismas. Cambió cuánta gente busca.',
              mistake: 'economia-mira-solo-el-precio',
            },
            {
              text: 'Sube la demanda y los arriendos bajan',
              feedback: 'Más gente para las mismas piezas: el precio sube.',
              mistake: 'economia-sentido-del-precio',
            },
          ],
          explanation: md`El hecho afecta a quienes buscan pieza. Con el tiempo podrían construirse más.`,
        },
      ],
    },
    {
      id: 'mercados-sin-competencia',
      title: 'Cuando el precio sí lo decide alguien',
      idea: md`Para que el precio se forme así hace falta **competencia**: muchos que venden, cada uno por su cuenta.

- **Monopolio**: una sola empresa vende. Puede cobrar más caro, porque no hay a quién irse.
- **Colusión**: varias empresas, que deberían competir, **acuerdan en secreto** precios o se reparten clientes. Siguen siendo varias.

En Chile la colusión está prohibida (decreto ley 211, de 1973) y desde 2016 puede llevar a la cárcel. La investiga la **Fiscalía Nacional Económica** y la juzga el **Tribunal de Defensa de la Libre Competencia**. Ninguno de los dos es dueño de empresas.`,
      figure: {
        kind: 'timeline',
        from: 2005,
        to: 2022,
        events: [
          { year: 2012, label: 'Corte Suprema: caso farmacias' },
          { year: 2015, label: 'Corte Suprema: caso pollos' },
          { year: 2016, label: 'Ley 20.945: cárcel por colusión' },
          { year: 2020, label: 'Corte Suprema: caso papel higiénico' },
        ],
        alt: 'Línea de tiempo con sentencias de la Corte Suprema por colusión: farmacias en 2012, pollos en 2015 y papel higiénico en 2020; en 2016, la ley que agrega la cárcel.',
      },
      example: {
        problem: md`En una ciudad imaginaria hay cuatro autoescuelas. Sus dueños se reúnen y acuerdan cobrar lo mismo y no atender a los alumnos de las otras. ¿Qué es y por qué daña?`,
        steps: [
          { title: 'Cuenta las empresas', text: md`Son cuatro: no es un monopolio.` },
          { title: 'Mira qué hicieron', text: md`Acordaron precio y clientes: es una colusión.` },
          {
            title: 'Mira el efecto',
            text: md`Sin competencia, ninguna tiene razón para cobrar menos ni enseñar mejor. Pagan los alumnos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'economia-otra-estructura',
          text: md`Llamar monopolio a un acuerdo entre varias, o colusión a que una sea única. Cuenta cuántas hay y si actúan por su cuenta.`,
        },
        {
          mistake: 'economia-regular-por-estatizar',
          text: md`Creer que el Estado fija los precios o es dueño. Aquí investiga y sanciona un acuerdo entre privados.`,
        },
      ],
      checks: [
        {
          id: 'buses-al-norte',
          question: md`Las tres empresas de buses de una ruta acuerdan por chat subir el pasaje el mismo día y al mismo valor. ¿Cómo se llama?`,
          key: 'Colusión: siguen siendo varias y acuerdan el precio',
          distractors: [
            {
              text: 'Monopolio: desde ese día es como una sola empresa',
              feedback: 'Monopolio es que una sola venda. Aquí son tres que acordaron.',
              mistake: 'economia-otra-estructura',
            },
            {
              text: 'Competencia: cada una baja el precio hasta ganar',
              feedback: 'El acuerdo es para subirlo.',
              mistake: 'economia-sentido-del-precio',
            },
            {
              text: 'Fijación estatal: la autoridad decide el pasaje',
              feedback: 'Lo decidieron las empresas, en secreto.',
              mistake: 'economia-regular-por-estatizar',
            },
          ],
          explanation: md`Varias empresas que debían competir pactan el precio.`,
        },
        {
          id: 'precios-iguales',
          question: md`Dos panaderías vecinas cobran lo mismo por el kilo de pan. ¿Prueba eso que hay colusión?`,
          key: 'No: hace falta que lo hayan acordado',
          distractors: [
            {
              text: 'Sí: los precios iguales son colusión',
              feedback: 'Competir también puede igualar los precios. Lo que importa es el acuerdo.',
              mistake: 'economia-otra-estructura',
            },
            {
              text: 'No: en el pan no hay competencia',
              feedback: 'Hay dos que compiten; justo por eso pueden cobrar parecido.',
            },
          ],
          explanation: md`Si una baja, la otra pierde clientes y baja también. Para sancionar hay que probar el acuerdo.`,
        },
      ],
    },
  ],
  summary: [
    md`Equilibrio: se compra lo que se ofrece. Más caro, sobra; más barato, falta.`,
    md`Pregunta a quién le pasó el hecho: a quien vende (oferta) o a quien compra (demanda).`,
    md`Menos oferta o más demanda suben el precio; se distinguen por la cantidad.`,
    md`Monopolio: una vende. Colusión: varias acuerdan en secreto.`,
  ],
  sources: [
    { name: 'Decreto Ley 211, normas para la defensa de la libre competencia, Chile', year: 1973 },
    { name: 'Ley 20.945, perfecciona el sistema de defensa de la libre competencia, Chile', year: 2016 },
    { name: 'Fiscalía Nacional Económica, casos de colusión con sentencia de la Corte Suprema', year: 2020 },
  ],
});
