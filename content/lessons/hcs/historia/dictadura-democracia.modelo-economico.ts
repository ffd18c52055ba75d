import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.dictadura-democracia.modelo-economico',
  version: 1,
  minutes: 15,
  opening: {
    question: md`En 1973, un televisor extranjero pagaba un impuesto tan alto que casi no entraba. En 1980 llenaba las vitrinas y costaba menos. Es buena noticia para quien compra. ¿Lo es para quien trabajaba en una fábrica chilena de televisores?`,
    guesses: ['Sí, porque todo baja de precio', 'No, si la fábrica no puede competir', 'Da igual: son cosas distintas'],
    reveal: md`La misma medida bajó precios y dejó sin protección a muchas fábricas. Las reformas de la dictadura tuvieron ganadores y perdedores. Vas a ver en qué consistieron, por qué se pudieron imponer y qué pasó con la crisis de 1982.`,
  },
  points: [
    {
      id: 'apertura',
      title: 'Abrir la economía: bajar los aranceles',
      idea: md`Desde los años treinta, Chile protegía su industria con **aranceles**: impuestos a lo importado. En 1973 el promedio era cercano a 94 %. En 1979 quedó un arancel parejo de **10 %**.

La idea: que cada país produzca lo que hace mejor. Crecieron las exportaciones de fruta, madera y pescado. Entraron bienes más baratos.

El costo: muchas fábricas textiles, de calzado y electrónicas no pudieron competir y cerraron. Cayó el empleo industrial.

Se **liberaron** también la mayoría de los precios, que antes fijaba el Estado.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['1973', '1979'],
        series: [{ name: 'Arancel promedio', values: [94, 10] }],
        xTitle: 'Año',
        yTitle: '% sobre el precio importado',
        showValues: true,
        alt: 'Gráfico de barras del arancel promedio en Chile: 94 % en 1973 y 10 % en 1979.',
        caption: 'Arancel promedio a las importaciones (a partir de Ffrench-Davis, 2003).',
      },
      example: {
        problem: md`Unos zapatos importados valen 100 antes del impuesto. Los chilenos se venden a 150. ¿Cuáles salen más baratos con un arancel de 94 % y con uno de 10 %?`,
        steps: [
          { title: 'Con 94 %', text: md`Los importados cuestan 194. Los chilenos, a 150, son más baratos.` },
          { title: 'Con 10 %', text: md`Los importados cuestan 110. Los chilenos, a 150, quedan más caros.` },
          {
            title: 'Saca la consecuencia',
            text: md`La fábrica no cambió nada y perdió su ventaja: quedó expuesta a la competencia.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-contradice-la-fuente',
          text: md`Creer que un arancel menor protege más. El arancel encarece lo importado: si baja, baja la protección.`,
        },
        {
          mistake: 'historia-lee-mal-los-datos',
          text: md`Leer el gráfico como si mostrara impuestos a las fábricas chilenas, o como si subieran. Mide lo que paga lo **importado**, y desciende.`,
        },
      ],
      checks: [
        {
          id: 'efecto-del-arancel',
          question: md`¿Qué efecto tuvo bajar los aranceles para muchas fábricas de ropa chilenas?`,
          key: 'Tuvieron que competir con ropa importada más barata',
          distractors: [
            {
              text: 'Quedaron mejor defendidas frente a la ropa importada',
              feedback: 'Un arancel menor abarata lo importado: protege menos.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Pagaron impuestos más altos por vender en el país',
              feedback: 'El arancel lo paga el producto importado, y bajó.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'Pasaron a manos de la Corfo y de sus trabajadores',
              feedback: 'La tendencia de esos años fue privatizar.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`Al pagar menos impuesto, la ropa extranjera se vendió más barata. Muchas fábricas cerraron.`,
        },
        {
          id: 'quien-gana',
          question: md`¿Qué grupo se benefició de forma más directa con la apertura?`,
          key: 'Los exportadores de fruta y los consumidores de importados',
          distractors: [
            {
              text: 'Los obreros y los dueños de las fábricas textiles',
              feedback: 'Fueron de los más golpeados por la competencia.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Toda la población, porque bajaron todos los precios',
              feedback: 'Quien perdió su empleo no se benefició igual.',
              mistake: 'historia-generaliza',
            },
            {
              text: 'Los funcionarios que fijaban los precios de los bienes',
              feedback: 'Los precios se liberaron: esa tarea se redujo.',
              mistake: 'historia-otros-actores',
            },
          ],
          explanation: md`Se vendió más fruta afuera y se compraron bienes más baratos. Otros grupos pagaron el costo.`,
        },
      ],
    },
    {
      id: 'privatizar-y-reducir',
      title: 'Un Estado más pequeño',
      idea: md`Desde 1975 dirigieron la economía los **Chicago boys**, economistas formados en la Universidad de Chicago. Ideas: mercado, propiedad privada y un **Estado subsidiario**, que actúa donde los privados no lo hacen.

Se devolvieron o vendieron cientos de empresas. El cobre de Codelco, en cambio, siguió siendo estatal.

Se reformó también lo social. Las **AFP** (decreto ley 3.500, de 1980) reemplazaron el reparto por cuentas individuales. Las **isapres** (1981) aseguraron salud privada. Los liceos pasaron a los municipios.

¿Por qué se pudo? Sin Congreso, con partidos prohibidos, prensa censurada y sindicatos debilitados, no había cómo oponerse.`,
      figure: {
        kind: 'timeline',
        from: 1972,
        to: 1990,
        events: [
          { year: 1975, label: 'Ajuste de los Chicago boys' },
          { year: 1979, label: 'Arancel de 10 %' },
          { year: 1980, label: 'AFP' },
          { year: 1982, label: 'Crisis económica' },
          { year: 1985, label: 'Nuevas privatizaciones' },
        ],
        alt: 'Línea de tiempo de 1972 a 1990: ajuste de los Chicago boys en 1975, arancel de 10 % en 1979, AFP en 1980, crisis económica en 1982 y nuevas privatizaciones desde 1985.',
      },
      example: {
        problem: md`En el reparto, los aportes de quienes trabajan pagan las pensiones de quienes jubilaron. En las AFP, cada cual ahorra en su cuenta. ¿Qué cambio de principio hay?`,
        steps: [
          { title: 'Nombra el principio anterior', text: md`Solidaridad entre generaciones, con garantía del Estado.` },
          { title: 'Nombra el nuevo', text: md`Ahorro personal, en empresas privadas.` },
          {
            title: 'Relaciónalo con el Estado',
            text: md`El Estado pasa de administrar a regular: es el principio subsidiario.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-sin-cambio',
          text: md`Asociar las AFP con el Estado benefactor. Ese principio sustentaba el sistema que fue reemplazado.`,
        },
        {
          mistake: 'historia-otra-epoca',
          text: md`Asociarlas con el Estado desarrollista, el que creaba industrias desde 1939. Aquí el Estado se retira.`,
        },
        {
          mistake: 'historia-otro-regimen',
          text: md`Confundir este modelo con la planificación central. En esa, el Estado fija la producción; aquí decide el mercado.`,
        },
        {
          mistake: 'historia-discurso-por-realidad',
          text: md`Suponer que las reformas fueron votadas porque se decían buenas para todos. Se dictaron sin Congreso ni elecciones libres.`,
        },
        {
          mistake: 'historia-otros-actores',
          text: md`Suponer que los sindicatos ayudaron a diseñarlas. La CUT fue disuelta en 1973.`,
        },
        {
          mistake: 'historia-generaliza',
          text: md`Suponer acuerdo total en las Fuerzas Armadas. Hubo militares que preferían un Estado con más empresas; se impuso otra postura.`,
        },
        {
          mistake: 'historia-otra-medida',
          text: md`Confundir privatizar (traspasar a particulares) con crear empresas por medio de la Corfo. Son tendencias contrarias.`,
        },
      ],
      checks: [
        {
          id: 'principio-de-las-isapres',
          question: md`En 1981 se crean seguros de salud privados, y el Estado regula y atiende a quienes no los pagan. ¿Qué idea de Estado se aplica?`,
          key: 'La subsidiaria',
          distractors: [
            {
              text: 'La benefactora',
              feedback: 'Esa asegura los servicios desde el Estado, y es lo que se reemplaza.',
              mistake: 'historia-sin-cambio',
            },
            {
              text: 'La desarrollista',
              feedback: 'Esa crea industrias; corresponde a la etapa de 1939.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'La planificadora',
              feedback: 'En esa el Estado fija toda la producción.',
              mistake: 'historia-otro-regimen',
            },
          ],
          explanation: md`El Estado actúa donde el privado no llega. Eso quiere decir subsidiario.`,
        },
        {
          id: 'por-que-se-impusieron',
          question: md`¿Qué facilitó que las reformas se aplicaran tan rápido?`,
          key: 'La falta de Congreso, partidos y prensa libre',
          distractors: [
            {
              text: 'La aprobación de cada una en votación popular',
              feedback: 'No hubo elecciones libres que las aprobaran.',
              mistake: 'historia-discurso-por-realidad',
            },
            {
              text: 'La participación de la CUT en su diseño',
              feedback: 'La CUT estaba disuelta desde 1973.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'El acuerdo de cada militar desde el inicio',
              feedback: 'Hubo diferencias en las Fuerzas Armadas.',
              mistake: 'historia-generaliza',
            },
          ],
          explanation: md`En dictadura no había dónde debatirlas ni cómo frenarlas.`,
        },
      ],
    },
    {
      id: 'crisis-de-1982',
      title: '1982: la crisis y el ajuste',
      idea: md`Hacia 1980 los bancos, poco vigilados, se endeudaron en el extranjero. El dólar estaba fijo en 39 pesos. Cuando subió el interés mundial y se cortó el crédito, el sistema se cayó.

En 1982 la producción bajó cerca de 14 %. La cesantía, con los programas de emergencia, superó el 20 %. En 1983 el Estado **intervino bancos** y asumió deudas.

Es una paradoja: un modelo que pedía un Estado pequeño fue rescatado por él. Después hubo más regulación a los bancos y **nuevas privatizaciones**. No se volvió al sistema anterior a 1973.`,
      example: {
        problem: md`¿La intervención de bancos de 1983 fue el fin del modelo?`,
        steps: [
          { title: 'Mira el hecho', text: md`El Estado tomó bancos privados: contradice la idea de no intervenir.` },
          {
            title: 'Mira lo que vino después',
            text: md`Desde 1985 se vendieron empresas eléctricas y de teléfonos, y los bancos volvieron a privados.`,
          },
          { title: 'Concluye', text: md`Fue un ajuste, con más reglas. El modelo se corrigió y siguió.` },
        ],
      },
      warnings: [
        {
          mistake: 'historia-ruptura-total',
          text: md`Decir que en 1983 se volvió al sistema anterior a 1973. Hubo ajustes y más privatizaciones.`,
        },
        {
          mistake: 'historia-excede-la-fuente',
          text: md`Decir que solo perdieron los bancos. Mira la cesantía: más de uno de cada cinco trabajadores.`,
        },
      ],
      checks: [
        {
          id: 'que-muestra-el-rescate',
          question: md`¿Qué muestra la intervención de bancos en 1983?`,
          key: 'Que el Estado actuó cuando el mercado no bastó',
          distractors: [
            {
              text: 'Que se volvió a la economía anterior a 1973',
              feedback: 'Después hubo nuevas privatizaciones.',
              mistake: 'historia-ruptura-total',
            },
            {
              text: 'Que los trabajadores no sufrieron la crisis',
              feedback: 'La cesantía superó el 20 %.',
              mistake: 'historia-excede-la-fuente',
            },
            {
              text: 'Que nada cambió en las reglas de los bancos',
              feedback: 'Después se los reguló más.',
              mistake: 'historia-sin-cambio',
            },
          ],
          explanation: md`Un Estado que decía no intervenir tuvo que hacerlo para evitar un derrumbe mayor.`,
        },
        {
          id: 'que-hizo-fragil',
          question: md`¿Qué volvía frágil a la economía hacia 1981?`,
          key: 'La deuda externa de bancos y empresas',
          distractors: [
            {
              text: 'Los aranceles altos a lo importado',
              feedback: 'En 1979 habían quedado en 10 %.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'Las empresas creadas por la Corfo',
              feedback: 'En esos años se vendían; la deuda era sobre todo privada.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Los precios fijados por el Estado',
              feedback: 'La mayoría ya se había liberado.',
              mistake: 'historia-sin-cambio',
            },
          ],
          explanation: md`Cuando se cortó el crédito exterior y subió el interés, quien debía en dólares no pudo pagar.`,
        },
      ],
    },
  ],
  summary: [
    md`Apertura: arancel de 94 % (1973) a 10 % (1979). Gana quien exporta y consume; pierde mucha industria.`,
    md`Estado subsidiario: privatizaciones, AFP, isapres, liceos a municipios.`,
    md`Se aplicó sin Congreso, partidos ni prensa libre.`,
    md`1982-1983: crisis y rescate. Hubo ajustes, no vuelta atrás.`,
  ],
  sources: [
    {
      name: 'Ricardo Ffrench-Davis, Entre el neoliberalismo y el crecimiento con equidad',
      year: 2003,
      detail: 'aranceles, crisis de 1982',
    },
    { name: 'Decreto Ley 3.500, sistema de pensiones, Chile', year: 1980 },
    {
      name: 'Patricio Meller, Un siglo de economía política chilena (1890-1990)',
      year: 1996,
      detail: 'reformas y crisis',
    },
  ],
});
