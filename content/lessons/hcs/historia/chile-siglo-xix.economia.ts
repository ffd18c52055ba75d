import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.chile-siglo-xix.economia',
  version: 1,
  minutes: 15,
  opening: {
    question: md`Hacia 1850, la harina de los molinos de Tomé viajaba en barco hasta San Francisco, en California. Diez años más tarde, ese negocio casi había desaparecido, y en Tomé no había pasado nada raro. ¿Dónde buscarías la causa?`,
    guesses: ['En una mala cosecha en Chile', 'En lo que pasaba en California', 'En un impuesto del gobierno chileno'],
    reveal: md`La causa estaba lejos: los californianos empezaron a cultivar su propio trigo. Así funciona una economía que vive de exportar materias primas: lo que pasa afuera decide lo que pasa adentro. Vas a ver ese patrón con la plata, el cobre, el trigo y el salitre.`,
  },
  points: [
    {
      id: 'ciclos',
      title: 'Vender materias primas al mundo',
      idea: md`La Revolución Industrial necesitaba metales y alimentos. Con la Independencia, los puertos chilenos se abrieron al comercio, y Valparaíso se volvió un gran puerto del Pacífico.

Chile exportó por **ciclos**: plata (Chañarcillo, desde 1832), cobre (fue el mayor productor del mundo a mediados de siglo), trigo (California y Australia hacia 1850; después, Inglaterra) y salitre (desde 1880). A cambio compraba telas y máquinas.

Cada auge traía dinero. Pero también **dependencia**: si el comprador producía lo mismo o bajaba el precio, el ciclo terminaba. Un país así no decide cuánto vale lo que vende.`,
      figure: {
        kind: 'timeline',
        from: 1825,
        to: 1920,
        events: [
          { year: 1832, label: 'Plata de Chañarcillo' },
          { year: 1848, label: 'Oro en California' },
          { year: 1879, label: 'Guerra del Pacífico' },
        ],
        periods: [
          { from: 1832, to: 1856, label: 'Plata' },
          { from: 1840, to: 1878, label: 'Cobre' },
          { from: 1848, to: 1876, label: 'Trigo' },
          { from: 1880, to: 1920, label: 'Salitre' },
        ],
        alt: 'Línea de tiempo de 1825 a 1920 con cuatro ciclos aproximados: plata de 1832 a 1856, cobre de 1840 a 1878, trigo de 1848 a 1876 y salitre desde 1880. Se marcan Chañarcillo en 1832, el oro de California en 1848 y la Guerra del Pacífico en 1879.',
        caption: 'Ciclos exportadores de Chile; los límites son aproximados.',
      },
      example: {
        problem: md`¿Por qué el descubrimiento de oro en California, en 1848, benefició a los dueños de tierras de la zona central de Chile?`,
        steps: [
          {
            title: 'Mira qué pasó allá',
            text: md`Miles de personas llegaron a California a buscar oro. Necesitaban comer, y casi nadie cultivaba.`,
          },
          {
            title: 'Mira qué había acá',
            text: md`Chile producía trigo, tenía molinos y sus puertos estaban en la ruta del Pacífico.`,
          },
          {
            title: 'Une la demanda con la oferta',
            text: md`Subieron los precios y las ventas de trigo y harina. Ganaron los hacendados y molineros que exportaban.`,
          },
          {
            title: 'Anota el límite',
            text: md`El auge dependía de que California no produjera. Cuando empezó a cultivar, la ventaja se acabó.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-sin-cambio',
          text: md`Describir un comercio estable, igual al de la Colonia. Los ciclos suben y caen en pocos años, y los compradores cambian.`,
        },
        {
          mistake: 'historia-otros-actores',
          text: md`Imaginar fábricas chilenas que vendían a Europa. Chile exportaba materias primas y compraba manufacturas.`,
        },
        {
          mistake: 'historia-dato-sin-relacion',
          text: md`Contestar con un hecho cierto de otro ciclo, como el impuesto al salitre en una pregunta sobre trigo. Fíjate en el producto y la década.`,
        },
      ],
      checks: [
        {
          id: 'caida-del-cobre',
          question: md`En la década de 1870, nuevas minas de Estados Unidos y España bajaron el precio mundial del cobre, y los mineros chilenos ganaron menos. ¿Qué rasgo de la economía chilena muestra este caso?`,
          key: 'Su dependencia de precios fijados afuera',
          distractors: [
            {
              text: 'Su capacidad de fijar el precio del metal',
              feedback: 'Si lo fijara Chile, las minas de otros países no le habrían afectado.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Su dominio de la venta de manufacturas',
              feedback: 'El cobre es una materia prima; las manufacturas se compraban.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'Su comercio, estable desde la Colonia',
              feedback: 'El enunciado muestra una caída: no es estable.',
              mistake: 'historia-sin-cambio',
            },
          ],
          explanation: md`Chile no cambió nada y aun así ganó menos. El precio se decidía en un mercado que no controlaba.`,
        },
        {
          id: 'que-explica-el-fin-del-trigo',
          question: md`¿Qué explica que terminara el auge del trigo chileno en California?`,
          key: 'Los californianos comenzaron a producir su propio trigo',
          distractors: [
            {
              text: 'El Estado chileno subió el impuesto a exportar salitre',
              feedback: 'Ese impuesto es de otro producto y de décadas posteriores.',
              mistake: 'historia-dato-sin-relacion',
            },
            {
              text: 'Los hacendados dejaron de vender para montar fábricas',
              feedback: 'Siguieron vendiendo trigo a otros mercados, como Inglaterra.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'La Guerra del Pacífico cerró los puertos de la zona',
              feedback: 'La guerra es de 1879; las ventas a California cayeron mucho antes.',
              mistake: 'historia-orden-de-los-hechos',
            },
          ],
          explanation: md`El comprador dejó de necesitar la harina chilena. La causa estaba en el mercado de destino.`,
        },
        {
          id: 'que-entraba-y-que-salia',
          question: md`Un barco inglés llega a Valparaíso en 1860 y vuelve cargado a Liverpool. ¿Qué es más probable que traiga y que se lleve?`,
          key: 'Trae telas y máquinas; se lleva cobre y trigo',
          distractors: [
            {
              text: 'Trae cobre y trigo; se lleva telas y máquinas',
              feedback: 'Está invertido: Inglaterra era la que tenía las fábricas.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'Trae carbón y telas; se lleva salitre de Iquique',
              feedback: 'En 1860 Iquique era peruano, y el ciclo chileno del salitre vino después.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Trae oro y plata; se lleva barcos y rieles',
              feedback: 'Barcos y rieles venían de países industriales hacia Chile.',
              mistake: 'historia-otros-actores',
            },
          ],
          explanation: md`Chile vendía materias primas y compraba manufacturas. Esa es su manera de entrar a la economía mundial.`,
        },
      ],
    },
    {
      id: 'adonde-fue-la-plata',
      title: 'Adónde fue la riqueza de la plata y el cobre',
      idea: md`En Chañarcillo se hicieron fortunas. Una parte se gastó en lujos y palacios en Santiago. Otra se invirtió: bancos, tierras, canales de riego y ferrocarriles. El tren de Caldera a Copiapó, de 1851, nació para sacar mineral al puerto. El de Santiago a Valparaíso se terminó en 1863.

También hubo carbón en Lota y fundiciones de cobre.

Pero el cambio fue **parcial**. En el campo seguía la hacienda con sus inquilinos. La mayoría de los chilenos vivía en zonas rurales, y el trabajo del peón de minas era duro y mal pagado. Modernizar algunos sectores no es modernizar el país entero.`,
      example: {
        problem: md`Una familia minera de Copiapó compra un fundo, acciones de un banco y de un ferrocarril. ¿Qué muestra ese reparto?`,
        steps: [
          {
            title: 'Clasifica cada compra',
            text: md`El fundo es agricultura; el banco es crédito; el ferrocarril es transporte.`,
          },
          {
            title: 'Busca qué tienen en común',
            text: md`Las tres reciben dinero que salió de la mina: el capital pasa de una actividad a otras.`,
          },
          {
            title: 'Cuida lo que no puedes decir',
            text: md`El caso muestra **diversificación** de capitales privados. No prueba que la minería reemplazara a la agricultura ni que el Estado repartiera la ganancia.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-ruptura-total',
          text: md`Decir que la minería reemplazó a la agricultura en todo el país. Parte de la plata terminó en fundos, y la hacienda siguió en pie.`,
        },
        {
          mistake: 'historia-otra-medida',
          text: md`Traer la nacionalización al siglo XIX. Las minas eran de particulares; la nacionalización del cobre es de 1971.`,
        },
      ],
      checks: [
        {
          id: 'tren-de-copiapo',
          question: md`¿Para qué se construyó el ferrocarril de Caldera a Copiapó?`,
          key: 'Para llevar mineral desde el interior al puerto',
          distractors: [
            {
              text: 'Para llevar trigo desde el sur a California',
              feedback: 'La línea está en el norte minero y termina en el puerto de Caldera.',
              mistake: 'historia-otro-lugar',
            },
            {
              text: 'Para repartir tierras entre los inquilinos',
              feedback: 'El reparto de tierras es de la reforma agraria, en el siglo XX.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Para unir las minas que el Estado nacionalizó',
              feedback: 'Las minas eran privadas. La nacionalización del cobre es de 1971.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`La línea, de 1851, conectaba la zona minera con su puerto: bajaba el costo de exportar.`,
        },
        {
          id: 'cambio-parcial',
          question: md`¿Qué dato muestra mejor que la modernización del siglo XIX fue parcial?`,
          key: 'La hacienda y el inquilinaje siguieron en el campo',
          distractors: [
            {
              text: 'El capital minero llegó a bancos y ferrocarriles',
              feedback: 'Es verdad, pero eso muestra el cambio, no su límite.',
              mistake: 'historia-dato-sin-relacion',
            },
            {
              text: 'La minería terminó con la agricultura chilena',
              feedback: 'No ocurrió: la agricultura siguió y recibió capital minero.',
              mistake: 'historia-ruptura-total',
            },
            {
              text: 'El tren unió Santiago y Valparaíso desde 1863',
              feedback: 'Ese es un avance. Se pide lo que no cambió.',
              mistake: 'historia-dato-sin-relacion',
            },
          ],
          explanation: md`Trenes y bancos conviven con una forma de trabajo muy antigua. Esa mezcla es lo que «parcial» quiere decir.`,
        },
      ],
    },
    {
      id: 'salitre',
      title: 'El salitre: la guerra, el Estado y los dueños',
      idea: md`El salitre servía de fertilizante y para hacer explosivos. Antes de 1879, estaba en Tarapacá (Perú) y en Antofagasta (Bolivia), donde trabajaban empresas y obreros chilenos. En 1878 Bolivia puso un impuesto nuevo a una compañía de Antofagasta, que se negó a pagar. Fue el detonante de la **Guerra del Pacífico** (1879-1884).

Chile venció y quedó con las dos zonas. Bolivia perdió su litoral.

El Estado no se quedó con las oficinas: las devolvió a particulares, muchos de ellos británicos, y cobró un **impuesto por exportar**. Con eso hizo escuelas, trenes y puertos.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['1880', '1890', '1900', '1910'],
        series: [{ name: 'Salitre exportado', values: [0.2, 1.1, 1.5, 2.3] }],
        xTitle: 'Año',
        yTitle: 'Millones de toneladas',
        showValues: true,
        alt: 'Gráfico de barras del salitre exportado por Chile, en millones de toneladas: 0,2 en 1880; 1,1 en 1890; 1,5 en 1900; 2,3 en 1910.',
        caption: 'Exportación de salitre, cifras redondeadas (a partir de Cariola y Sunkel, 1982).',
      },
      example: {
        problem: md`¿Qué afirma y qué no afirma el gráfico sobre la riqueza de Chile?`,
        steps: [
          {
            title: 'Lee el título y la unidad',
            text: md`Mide salitre exportado, en millones de toneladas. Son cantidades, no dinero.`,
          },
          {
            title: 'Describe la tendencia',
            text: md`Crece siempre: de 0,2 a 2,3 millones entre 1880 y 1910, más de diez veces.`,
          },
          {
            title: 'Marca el límite',
            text: md`No dice a qué precio se vendió, quiénes eran los dueños ni cuánto cobró el Estado. Para eso hacen falta otras fuentes.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-excede-la-fuente',
          text: md`Concluir de un gráfico de impuestos o toneladas que el Estado era el dueño de las oficinas. Cobrar impuestos no es ser dueño.`,
        },
        {
          mistake: 'historia-lee-mal-los-datos',
          text: md`Invertir la tendencia o la unidad. Mira primero qué se mide, después compara la primera barra con la última.`,
        },
        {
          mistake: 'historia-generaliza',
          text: md`Pasar de «mucho» a «todo». Que el salitre diera cerca de la mitad de los ingresos fiscales no quiere decir que fuera el único.`,
        },
        {
          mistake: 'historia-contradice-la-fuente',
          text: md`Decir que Chile «recuperó» territorio. Antes de la guerra, Tarapacá era peruana y Antofagasta, boliviana.`,
        },
        {
          mistake: 'historia-invierte-causa',
          text: md`Atribuir a Chile lo que le pasó a otro, o poner la pérdida del litoral como origen de la guerra. Fue un resultado, y lo sufrió Bolivia.`,
        },
      ],
      checks: [
        {
          id: 'leer-el-salitre',
          figure: 'of-the-point',
          question: md`Según el gráfico, ¿qué ocurrió entre 1890 y 1910?`,
          key: 'El salitre exportado aumentó a más del doble',
          distractors: [
            {
              text: 'El salitre exportado aumentó más de diez veces',
              feedback: 'Ese es el aumento desde 1880. Parte de la barra de 1890.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'El Estado pasó a ser dueño de las oficinas',
              feedback: 'El gráfico mide toneladas: no dice de quién eran.',
              mistake: 'historia-excede-la-fuente',
            },
            {
              text: 'El salitre fue la única fuente de riqueza del país',
              feedback: 'No se muestran otras actividades, así que no puedes decir que era la única.',
              mistake: 'historia-generaliza',
            },
          ],
          explanation: md`De 1,1 a 2,3 millones de toneladas: un poco más del doble.`,
        },
        {
          id: 'como-gana-el-estado',
          question: md`¿Cómo obtenía el Estado chileno dinero del salitre después de la guerra?`,
          key: 'Cobraba un impuesto a quienes lo exportaban',
          distractors: [
            {
              text: 'Vendía el mineral de sus propias oficinas',
              feedback: 'Las oficinas volvieron a manos de particulares.',
              mistake: 'historia-excede-la-fuente',
            },
            {
              text: 'Recibía las ganancias del cobre nacionalizado',
              feedback: 'Es otro mineral y otro siglo: 1971.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Cobraba una renta por el litoral de Bolivia',
              feedback: 'Ese litoral pasó a Chile; no se cobraba renta por él.',
              mistake: 'historia-contradice-la-fuente',
            },
          ],
          explanation: md`El Estado dejó la producción a empresas privadas y cobró por cada quintal que salía. Llegó a ser cerca de la mitad de sus ingresos.`,
        },
        {
          id: 'causa-y-resultado',
          question: md`¿Cuál de estos hechos es un resultado de la Guerra del Pacífico y no una causa?`,
          key: 'La pérdida del litoral de Bolivia',
          distractors: [
            {
              text: 'El impuesto boliviano del año 1878',
              feedback: 'Es anterior a la guerra: fue el detonante.',
              mistake: 'historia-invierte-causa',
            },
            {
              text: 'El interés de empresas por el salitre',
              feedback: 'Ese interés existía antes y ayuda a explicar la guerra.',
              mistake: 'historia-invierte-causa',
            },
            {
              text: 'El trabajo de chilenos en Antofagasta',
              feedback: 'Ya estaban ahí antes de 1879.',
              mistake: 'historia-orden-de-los-hechos',
            },
          ],
          explanation: md`Bolivia tenía costa antes de 1879. La perdió como consecuencia de la guerra.`,
        },
      ],
    },
  ],
  summary: [
    md`Ciclos: plata, cobre, trigo y salitre. Chile vende materias primas y compra manufacturas.`,
    md`Dependencia: lo que pasa en el país comprador decide el auge y la caída.`,
    md`La riqueza minera pasó a bancos, trenes y fundos; la hacienda siguió. Cambio parcial.`,
    md`Salitre: dueños privados, impuesto del Estado. Tarapacá era peruana y Antofagasta, boliviana.`,
  ],
  sources: [
    {
      name: 'Carmen Cariola y Osvaldo Sunkel, Un siglo de historia económica de Chile, 1830-1930',
      year: 1982,
      detail: 'ciclos, salitre exportado e impuesto',
    },
    {
      name: 'Simon Collier y William Sater, Historia de Chile, 1808-1994',
      year: 1998,
      detail: 'trigo, cobre y guerra',
    },
    { name: 'Luis Ortega, Chile en ruta al capitalismo, 1850-1880', year: 2005, detail: 'modernización parcial' },
    { name: 'Ley 17.450, reforma constitucional que nacionaliza el cobre, Chile', year: 1971 },
  ],
});
