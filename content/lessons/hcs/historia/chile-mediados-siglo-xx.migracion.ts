import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.chile-mediados-siglo-xx.migracion',
  version: 1,
  minutes: 14,
  opening: {
    question: md`Entre 1930 y 1960, la población de Santiago pasó de unas 700 mil a casi 2 millones de personas. ¿Nacieron tantos niños o llegó gente de otra parte?`,
    guesses: ['Nacieron muchos niños', 'Llegó gente de otra parte', 'Las dos cosas'],
    reveal: md`Las dos. Bajaba la mortalidad, y además cientos de miles de personas dejaron el campo y las salitreras. En esta lección vas a separar lo que **expulsaba** de lo que **atraía**, y lo que se esperaba de lo que se encontró.`,
  },
  points: [
    {
      id: 'expulsa-y-atrae',
      title: 'Lo que expulsa y lo que atrae',
      idea: md`Una migración tiene dos lados.

**Expulsaban del campo**: jornales bajos, tierra en pocas manos, falta de escuelas y de médicos, máquinas que reemplazaban brazos. En el norte expulsó la crisis del salitre.

**Atraían en la ciudad**: fábricas, construcción, servicio doméstico, empleos del Estado, liceos y hospitales. También pesaban las cartas de un pariente ya instalado.

Cuidado con el orden. Las poblaciones callampas o la falta de agua **no** son motivos para partir: son lo que muchos hallaron al llegar. Una causa existe antes del viaje; una consecuencia, después.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'campo', label: 'Campo: poca tierra, jornal bajo', column: 0, row: 0 },
          { id: 'ciudad', label: 'Ciudad: empleo, escuela', column: 1, row: 0 },
          { id: 'efecto', label: 'Después: falta de vivienda', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'campo', to: 'ciudad', label: 'migrar' },
          { from: 'ciudad', to: 'efecto', label: 'al llegar' },
        ],
        alt: 'Esquema de tres cajas en fila. El campo, con poca tierra y jornal bajo, lleva a migrar a la ciudad, que ofrece empleo y escuela. Al llegar aparece la falta de vivienda.',
      },
      example: {
        problem: md`Elena deja un fundo de Ñuble en 1948: «En la casa éramos nueve y la tierra no alcanzaba. Mi prima me escribió que en Ñuñoa buscaban empleada». Separa los dos lados.`,
        steps: [
          { title: 'Busca lo que expulsa', text: md`«Éramos nueve y la tierra no alcanzaba»: falta de tierra.` },
          { title: 'Busca lo que atrae', text: md`«Buscaban empleada»: trabajo en la ciudad.` },
          {
            title: 'Fíjate en la red',
            text: md`La noticia llega por una prima. Las redes familiares ayudan a decidir el destino.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-invierte-causa',
          text: md`Poner las callampas o la falta de agua como motivo de partida. Eso estaba en la ciudad: es consecuencia.`,
        },
      ],
      checks: [
        {
          id: 'par-de-factores',
          question: md`¿Qué opción da primero un factor que expulsaba del campo y luego uno que atraía a la ciudad?`,
          key: 'El jornal bajo y el empleo en fábricas',
          distractors: [
            {
              text: 'El empleo en fábricas y el jornal bajo',
              feedback: 'Los dos están bien, pero en el orden contrario.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'La vida en callampas y el jornal bajo',
              feedback: 'Las callampas se hallaban al llegar a la ciudad.',
              mistake: 'historia-invierte-causa',
            },
            {
              text: 'La falta de tierra y la falta de agua',
              feedback: 'La falta de agua no atrae: la sufrían al llegar.',
              mistake: 'historia-invierte-causa',
            },
          ],
          explanation: md`Un salario bajo empuja a salir; una fábrica que contrata invita a llegar.`,
        },
        {
          id: 'causa-o-consecuencia',
          question: md`¿Cuál es una consecuencia de la migración y no una causa?`,
          key: 'El aumento de las poblaciones callampas',
          distractors: [
            {
              text: 'La concentración de la tierra en fundos',
              feedback: 'Existía antes y empujaba a salir: es causa.',
              mistake: 'historia-invierte-causa',
            },
            {
              text: 'La apertura de industrias en Santiago',
              feedback: 'Atraía a los migrantes: es causa.',
              mistake: 'historia-invierte-causa',
            },
            {
              text: 'La falta de escuelas en zonas rurales',
              feedback: 'Era un motivo para partir.',
              mistake: 'historia-invierte-causa',
            },
          ],
          explanation: md`La ciudad no construyó casas al ritmo en que llegaba gente. Las callampas vinieron después.`,
        },
      ],
    },
    {
      id: 'leer-censos',
      title: 'Los censos muestran el cambio',
      idea: md`El **censo** cuenta a la población cada cierto número de años. Al comparar dos, sabes que algo cambió **entre** ellos, pero no el año exacto.

En 1930, el 49 % de los chilenos vivía en zonas urbanas. En 1940 ya pasaba del 52 %. Es decir, la mayoría se volvió urbana entre esos dos censos. En 1970 ya era el 75 %.

Para hallar el momento en que una parte pasa a ser mayoría, busca el **primer** censo con más del 50 %. El cambio está entre ese y el anterior. No importa dónde el crecimiento sea mayor.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['1930', '1940', '1952', '1960'],
        series: [{ name: 'Santiago', values: [0.7, 1, 1.4, 1.9] }],
        xTitle: 'Censo',
        yTitle: 'Millones de habitantes',
        showValues: true,
        alt: 'Gráfico de barras de la población de Santiago en millones: 0,7 en 1930; 1 en 1940; 1,4 en 1952; 1,9 en 1960.',
        caption: 'Población de Santiago, cifras redondeadas (INE, censos).',
      },
      example: {
        problem: md`Según el gráfico, ¿entre qué censos pasó Santiago del millón y medio de habitantes?`,
        steps: [
          {
            title: 'Busca el primero que lo supera',
            text: md`En 1952 hay 1,4 millones: todavía no. En 1960 hay 1,9: ya lo superó.`,
          },
          { title: 'Mira el anterior', text: md`El censo anterior a 1960 es el de 1952.` },
          { title: 'Responde con un intervalo', text: md`Entre 1952 y 1960. El gráfico no permite decir en qué año.` },
        ],
      },
      warnings: [
        {
          mistake: 'historia-lee-mal-los-datos',
          text: md`Elegir el primer censo con mayoría y el siguiente. Si en 1940 ya pasaba del 50 %, el cambio ocurrió **antes** de 1940.`,
        },
        {
          mistake: 'historia-orden-de-los-hechos',
          text: md`Ubicar el cambio donde la mayoría urbana solo seguía creciendo. Seguir siendo mayoría no es llegar a serlo.`,
        },
        {
          mistake: 'historia-otra-epoca',
          text: md`Fecharlo en los años sesenta porque la diferencia ya es grande. Lo grande de la diferencia no marca el cruce.`,
        },
      ],
      checks: [
        {
          id: 'cruce-del-millon-doscientos',
          figure: 'of-the-point',
          question: md`Según el gráfico, ¿entre qué censos pasó Santiago de 1,2 millones de habitantes?`,
          key: 'Entre 1940 y 1952',
          distractors: [
            {
              text: 'Entre 1952 y 1960',
              feedback: 'En 1952 ya tenía 1,4: el cruce fue antes.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'Entre 1930 y 1940',
              feedback: 'En 1940 tenía 1 millón: aún no llegaba.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'En el año 1946',
              feedback: 'Dos censos dan un intervalo: no permiten fijar el año.',
              mistake: 'historia-excede-la-fuente',
            },
          ],
          explanation: md`Con 1 millón en 1940 y 1,4 en 1952, el 1,2 quedó en medio.`,
        },
        {
          id: 'mayoria-en-otro-pais',
          question: md`En un país imaginario, la población urbana fue 41 % en 1920, 48 % en 1935, 56 % en 1950 y 72 % en 1965. ¿Cuándo pasó a ser mayoría?`,
          key: 'Entre 1935 y 1950',
          distractors: [
            {
              text: 'Entre 1950 y 1965',
              feedback: 'En 1950 ya pasaba del 50 %: ahí solo siguió creciendo.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'Entre 1920 y 1935',
              feedback: 'En 1935 tenía 48 %: todavía no era mayoría.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'Después de 1965',
              feedback: 'La diferencia es grande en 1965, pero el cruce fue antes.',
              mistake: 'historia-otra-epoca',
            },
          ],
          explanation: md`El primer censo con más de 50 % es el de 1950. El anterior es el de 1935.`,
        },
      ],
    },
    {
      id: 'lo-que-encontraron',
      title: 'Lo que esperaban y lo que encontraron',
      idea: md`La ciudad no creció al ritmo de quienes llegaban. Faltaban casas, agua, alcantarillado y micros. Muchas familias arrendaron piezas, quedaron de **allegadas** o levantaron **callampas** a orillas de canales.

El trabajo existía, pero era a menudo inestable: construcción por temporadas, comercio en la calle, casa particular. Algunos, sobre todo sus hijos, lograron empleo en fábricas o en el Estado.

Cambió también la política. Los pobladores se organizaron y pidieron sitios, agua y escuelas. La ciudad se extendió, y los barrios ricos y pobres quedaron cada vez más separados.`,
      readings: [
        {
          title: 'Carta de Segundo a su hermano, 1951',
          by: 'Texto escrito para Travesía',
          text: md`Aquí hay trabajo, pero no todos los meses. En la obra me tuvieron hasta agosto. Vivimos los cinco en una pieza que levanté con tablas junto al canal; el agua la trae la niña de una llave a cuatro cuadras. La escuela, eso sí, queda cerca, y los dos mayores ya leen. Si te vienes, tráete frazadas. No te digo que vengas ni que te quedes.`,
        },
      ],
      example: {
        problem: md`¿Qué balance hace Segundo de su llegada a la ciudad?`,
        steps: [
          { title: 'Anota lo difícil', text: md`Trabajo por temporadas, una pieza de tablas, agua lejos.` },
          { title: 'Anota lo bueno', text: md`La escuela queda cerca y los hijos ya leen.` },
          {
            title: 'Respeta el matiz',
            text: md`No recomienda ni desaconseja. Decir que fracasó o que triunfó sería leer de más.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-generaliza',
          text: md`Afirmar que la mayoría consiguió empleo estable y casa con servicios porque algunos lo lograron. Separa lo que esperaban de lo que hallaron muchos.`,
        },
        {
          mistake: 'historia-contradice-la-fuente',
          text: md`Decir que las ciudades dejaron de crecer o que todos volvieron al campo. Los censos muestran que siguieron aumentando.`,
        },
        {
          mistake: 'historia-dato-sin-relacion',
          text: md`Responder sobre jornales del campo cuando se pregunta por la vida en la ciudad. Mira de qué párrafo salió la pregunta.`,
        },
      ],
      checks: [
        {
          id: 'consecuencia-en-la-carta',
          question: md`¿Qué consecuencia de la migración muestra la carta?`,
          key: 'La falta de viviendas con servicios para quienes llegaban',
          distractors: [
            {
              text: 'El logro de un empleo estable para todos los migrantes',
              feedback: 'Él dice que hay trabajo, «pero no todos los meses».',
              mistake: 'historia-generaliza',
            },
            {
              text: 'El regreso de las familias a los fundos de donde salieron',
              feedback: 'Segundo no vuelve: sus hijos van a la escuela ahí.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'El aumento de los jornales que se pagaban en el campo',
              feedback: 'La carta habla de la ciudad, no de los jornales rurales.',
              mistake: 'historia-dato-sin-relacion',
            },
          ],
          explanation: md`Pieza de tablas junto al canal y agua a cuatro cuadras: la ciudad no tenía casas para todos.`,
        },
        {
          id: 'por-que-no-recomienda',
          question: md`¿Cómo se interpreta mejor «No te digo que vengas ni que te quedes»?`,
          key: 'La ciudad le trajo ventajas y también problemas',
          distractors: [
            {
              text: 'La ciudad le dio una vida peor en todo sentido',
              feedback: 'Valora la escuela: los mayores ya leen.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'La ciudad le dio una vida mejor en todo sentido',
              feedback: 'Cuenta problemas de trabajo, casa y agua.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Los migrantes de esa época pensaban lo mismo que él',
              feedback: 'Es la carta de una persona: no habla por todos.',
              mistake: 'historia-generaliza',
            },
          ],
          explanation: md`Pone las dos cosas en la balanza y deja la decisión al hermano.`,
        },
      ],
    },
  ],
  summary: [
    md`Expulsa: poca tierra, jornal bajo, falta de escuelas. Atrae: empleo, estudios, redes familiares.`,
    md`Causa: antes del viaje. Consecuencia: al llegar.`,
    md`La población urbana fue mayoría entre los censos de 1930 y 1940. Busca el primer censo sobre 50 %.`,
    md`En la ciudad faltaron casas y servicios; los pobladores se organizaron.`,
  ],
  sources: [
    {
      name: 'Instituto Nacional de Estadísticas, censos de población de Chile',
      year: 1970,
      detail: 'población urbana y de Santiago',
    },
    { name: 'Armando de Ramón, Santiago de Chile (1541-1991)', year: 1992, detail: 'crecimiento de la ciudad' },
  ],
});
