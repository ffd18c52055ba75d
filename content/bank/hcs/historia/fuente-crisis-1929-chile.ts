import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'hcs-fuente-crisis-1929-chile',
  version: 1,
  genre: 'fuente',
  title: 'La Gran Depresión llega a Chile',
  introduction: 'Gráfico y texto. Texto escrito para Travesía; valores aproximados con fines didácticos.',
  text: md`La caída de la bolsa de Nueva York, en octubre de 1929, se convirtió en una crisis mundial. Chile vendía al exterior casi exclusivamente salitre y cobre, y financiaba sus obras públicas con préstamos extranjeros. Cuando los compradores desaparecieron y los préstamos se cortaron, el golpe fue de los más fuertes del mundo, según informó después la Sociedad de las Naciones.

Las oficinas salitreras despidieron a decenas de miles de obreros, que viajaron con sus familias a Santiago y fueron alojados en albergues. En julio de 1931, en medio de protestas, el presidente Carlos Ibáñez dejó el gobierno. En los años siguientes, el Estado fijó precios, controló las divisas y elevó los aranceles para proteger a la industria local.`,
  figures: [
    {
      kind: 'chart',
      type: 'lines',
      categories: ['1929', '1930', '1931', '1932'],
      series: [{ name: 'Valor de las exportaciones', values: [100, 58, 36, 12] }],
      xTitle: 'Año',
      showValues: true,
      alt: 'Gráfico de líneas del valor de las exportaciones chilenas con 1929 igual a 100: 100 en 1929, 58 en 1930, 36 en 1931 y 12 en 1932.',
      caption: 'Valor de las exportaciones chilenas (1929 = 100). Valores aproximados con fines didácticos.',
    },
  ],
  sources: [
    {
      name: 'Sociedad de las Naciones, World Economic Survey 1932-33',
      detail: 'Señaló a Chile como uno de los países más golpeados por la crisis',
    },
  ],
  items: [
    defineItem({
      id: 'hcs-fuente-crisis-1929-chile-magnitud-de-la-caida',
      version: 1,
      content: 'hcs.historia.primera-mitad-siglo-xx.crisis-liberal',
      skill: 'analisis-fuentes',
      difficulty: 2,
      stem: 'Según el gráfico, ¿qué ocurrió con el valor de las exportaciones chilenas entre 1929 y 1932?',
      key: { text: 'Se redujo a cerca de una octava parte.' },
      distractors: [
        {
          mistake: 'historia-lee-mal-los-datos',
          text: 'Se redujo en cerca de un 12 %.',
          feedback: 'El 12 es lo que quedó en 1932, no lo que se perdió.',
        },
        {
          mistake: 'historia-contradice-la-fuente',
          text: 'Se recuperó después de una baja inicial en 1930.',
          feedback: 'Revisa si algún año la línea vuelve a subir.',
        },
        {
          mistake: 'historia-excede-la-fuente',
          text: 'Se redujo a cero por el cierre de todas las minas.',
          feedback: 'El último valor es bajo, pero no es cero.',
        },
      ],
      solution: [
        {
          title: 'Leer los extremos',
          text: 'El índice pasa de 100 a 12.',
        },
        {
          title: 'Interpretar',
          text: md`$\frac{12}{100}$ es casi $\frac{1}{8}$: se perdió un 88 %. La línea baja cada año y no llega a cero.`,
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Se redujo a cerca de una octava parte.',
        },
      ],
    }),
    defineItem({
      id: 'hcs-fuente-crisis-1929-chile-por-que-golpe-tan-fuerte',
      version: 1,
      content: 'hcs.historia.primera-mitad-siglo-xx.crisis-liberal',
      skill: 'pensamiento-critico',
      difficulty: 3,
      stem: 'De acuerdo con el texto, ¿qué factores explican que la crisis golpeara a Chile con tanta fuerza?',
      key: { text: 'La dependencia de pocas exportaciones y del crédito externo.' },
      distractors: [
        {
          mistake: 'historia-invierte-causa',
          text: 'Los altos aranceles y los controles que fijó el Estado.',
          feedback: 'Esas medidas fueron respuestas a la crisis; revisa el orden.',
        },
        {
          mistake: 'historia-causa-unica',
          text: 'La renuncia de Carlos Ibáñez y el desorden que dejó.',
          feedback: 'La caída del gobierno ocurre en 1931, cuando la crisis ya estaba en marcha.',
        },
        {
          mistake: 'historia-otro-lugar',
          text: 'La quiebra de la bolsa de Santiago antes que la de Nueva York.',
          feedback: 'El texto ubica el inicio de la crisis en otra ciudad.',
        },
      ],
      solution: [
        {
          title: 'Buscar las causas',
          text: 'El primer párrafo dice que Chile vendía casi solo salitre y cobre y que se financiaba con préstamos extranjeros.',
        },
        {
          title: 'Separar las consecuencias',
          text: 'La salida de Ibáñez, los aranceles y los controles vinieron después del golpe.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La dependencia de pocas exportaciones y del crédito externo.',
        },
      ],
    }),
    defineItem({
      id: 'hcs-fuente-crisis-1929-chile-cambio-de-rol-estatal-1930',
      version: 1,
      content: 'hcs.historia.primera-mitad-siglo-xx.estado-bienestar',
      skill: 'pensamiento-temporal-espacial',
      difficulty: 3,
      stem: '¿Qué tendencia de largo plazo anuncian las medidas estatales mencionadas al final del texto?',
      key: { text: 'Una mayor intervención del Estado en la economía.' },
      distractors: [
        {
          mistake: 'historia-otra-epoca',
          text: 'Una apertura comercial con aranceles cada vez más bajos.',
          feedback: 'El texto dice que los aranceles subieron; la apertura es posterior a 1973.',
        },
        {
          mistake: 'historia-sin-cambio',
          text: 'Un regreso al libre comercio que había antes de la crisis.',
          feedback: 'Fijar precios y controlar divisas se aleja del libre comercio.',
        },
        {
          mistake: 'historia-otra-medida',
          text: 'Una nacionalización inmediata de las minas de cobre y salitre.',
          feedback: 'La nacionalización del cobre es de 1971 y no aparece entre las medidas.',
        },
      ],
      solution: [
        {
          title: 'Identificar las medidas',
          text: 'Precios fijados, control de divisas y aranceles altos para proteger la industria.',
        },
        {
          title: 'Ver hacia dónde apuntan',
          text: 'Son el antecedente del Estado promotor de la industria de las décadas siguientes. Lo contrario ocurrió después de 1973.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Una mayor intervención del Estado en la economía.',
        },
      ],
    }),
  ],
});
