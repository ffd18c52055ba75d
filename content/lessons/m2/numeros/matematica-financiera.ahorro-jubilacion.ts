import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.numeros.matematica-financiera.ahorro-jubilacion',
  version: 1,
  minutes: 18,
  opening: {
    question: md`Un fondo crece un 7 % cada año y nadie saca ni pone dinero. ¿En cuántos años se duplica?`,
    guesses: ['En más de 20', 'En unos 14, porque 100 : 7 es algo más de 14', 'En algo más de 10'],
    reveal: md`En algo más de 10: $1{,}07^{10}$ es cerca de 1,97. Los 14 años salen de sumar siempre el mismo 7 %. Pero cada año el 7 % se calcula sobre un saldo mayor. De eso vive el ahorro para la vejez.`,
  },
  points: [
    {
      id: 'interes-compuesto',
      title: 'Cada período se multiplica',
      idea: md`Con **interés compuesto**, al final de cada período el interés se agrega al saldo y desde entonces también gana interés. Crecer un 5 % es multiplicar por 1,05. Tres años son tres multiplicaciones:

$$S = C \cdot 1{,}05^3$$

En general, $S = C(1 + i)^n$, donde $C$ es el depósito, $i$ la tasa como decimal y $n$ el número de períodos.

Tasa y tiempo van en la misma unidad: si la tasa es mensual, $n$ son meses. Y $S$ es todo lo que hay en la cuenta. Lo ganado es $S - C$.`,
      manipulable: {
        kind: 'function-plotter',
        family: 'exponential',
        parameters: { a: 1, b: 1.2 },
        task: 'La base es el factor de un año: súbela de a poco y mira cuánto antes la curva llega al doble de donde partió.',
      },
      example: {
        problem: md`Se depositan ${pesos(800000)} a un interés compuesto de 5 % anual. ¿Cuánto hay después de 3 años?`,
        steps: [
          { title: 'Primer año', text: md`$800.000 \cdot 1{,}05 = 840.000$.` },
          {
            title: 'Segundo año',
            text: md`Se multiplica el saldo nuevo: $840.000 \cdot 1{,}05 = 882.000$. Se ganaron 42.000, y no 40.000.`,
          },
          {
            title: 'Tercer año',
            text: md`$882.000 \cdot 1{,}05 = 926.100$. Hay ${pesos(926100)}, que es $800.000 \cdot 1{,}05^3$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'usa-interes-simple',
          text: md`Sumar tres veces 40.000 y llegar a ${pesos(920000)}. Ese es interés simple: olvida que lo ganado también gana.`,
        },
        {
          mistake: 'da-solo-el-interes-ganado',
          text: md`Contestar ${pesos(126100)} cuando preguntan cuánto hay. Eso es lo ganado; en la cuenta sigue también el depósito.`,
        },
        {
          mistake: 'calcula-un-solo-periodo',
          text: md`Detenerse en ${pesos(840000)}, que es el saldo de un año. Cuenta los períodos antes de calcular: son las veces que se multiplica.`,
        },
      ],
      checks: [
        {
          id: 'medio-millon-al-diez',
          question: md`Nicolás deposita ${pesos(500000)} a un interés compuesto de 10 % anual. ¿Qué saldo tiene después de 3 años?`,
          key: pesos(665500),
          distractors: [
            {
              text: pesos(650000),
              feedback: 'Sumaste tres veces el mismo interés. El segundo año el 10 % es de un saldo mayor.',
              mistake: 'usa-interes-simple',
            },
            {
              text: pesos(165500),
              feedback: 'Eso es lo que ganó. El saldo incluye además el depósito.',
              mistake: 'da-solo-el-interes-ganado',
            },
            {
              text: pesos(550000),
              feedback: 'Ese es el saldo del primer año; faltan dos períodos.',
              mistake: 'calcula-un-solo-periodo',
            },
          ],
          explanation: md`$500.000 \cdot 1{,}1^3 = 500.000 \cdot 1{,}331 = 665.500$.`,
        },
        {
          id: 'tasa-mensual-un-ano',
          question: md`Una libreta paga 0,5 % **mensual** compuesto. Si se abre con ${pesos(2000000)}, ¿qué expresión da el saldo, en pesos, después de un año?`,
          key: md`$2.000.000 \cdot 1{,}005^{12}$`,
          distractors: [
            {
              text: md`$2.000.000 \cdot (1 + 12 \cdot 0{,}005)$`,
              feedback: 'Sumaste doce veces el mismo interés. En el compuesto el factor se repite como potencia.',
              mistake: 'usa-interes-simple',
            },
            { text: md`$2.000.000 \cdot 1{,}05^{12}$`, feedback: 'El factor 1,05 es un 5 %. El 0,5 % es 0,005.' },
            {
              text: md`$2.000.000 \cdot 1{,}005$`,
              feedback: 'Ese es el saldo de un mes. En un año el factor se aplica doce veces.',
              mistake: 'calcula-un-solo-periodo',
            },
          ],
          explanation: md`0,5 % es 0,005, así que cada mes se multiplica por 1,005. Un año son 12 meses: $1{,}005^{12}$.`,
        },
        {
          id: 'cuanto-gano-en-dos',
          question: md`Se dejan ${pesos(300000)} a 2 % anual compuesto durante 2 años. ¿Cuánto interés se gana?`,
          key: pesos(12120),
          distractors: [
            {
              text: pesos(12000),
              feedback: 'Sumaste 6.000 dos veces. El segundo año el 2 % es de 306.000.',
              mistake: 'usa-interes-simple',
            },
            {
              text: pesos(6000),
              feedback: 'Ese es el interés del primer año solamente.',
              mistake: 'calcula-un-solo-periodo',
            },
            { text: pesos(312120), feedback: 'Ese es el saldo final. Aquí se pide solo lo ganado.' },
          ],
          explanation: md`$300.000 \cdot 1{,}02^2 = 312.120$. Al restar el depósito quedan ${pesos(12120)} de interés.`,
        },
      ],
    },
    {
      id: 'aportes-repetidos',
      title: 'Cuando se aporta todos los años',
      idea: md`En una cuenta previsional se aporta muchas veces. En la AFP, por ejemplo, se cotiza cada mes el 10 % del sueldo imponible.

Cada aporte renta **su propio tiempo**. Si se aporta al comienzo de cada año y se mira al final del tercero, el primer aporte rentó 3 años, el segundo 2 y el último 1.

Lo seguro es calcular cada aporte por separado y sumar al final. Si los aportes fueran al final de cada año, el último no rentaría nada: lee siempre cuándo se aporta.`,
      figure: {
        kind: 'drawing',
        width: 14,
        height: 7,
        shapes: [
          { shape: 'segment', from: [1, 1], to: [13, 1] },
          { shape: 'segment', from: [1, 0.8], to: [1, 1.2] },
          { shape: 'segment', from: [5, 0.8], to: [5, 1.2] },
          { shape: 'segment', from: [9, 0.8], to: [9, 1.2] },
          { shape: 'segment', from: [13, 0.8], to: [13, 1.2] },
          { shape: 'text', at: [3, 0.2], text: 'año 1', anchor: 'middle' },
          { shape: 'text', at: [7, 0.2], text: 'año 2', anchor: 'middle' },
          { shape: 'text', at: [11, 0.2], text: 'año 3', anchor: 'middle' },
          { shape: 'arrow', from: [1, 5], to: [13, 5], accent: 1 },
          { shape: 'arrow', from: [5, 3.6], to: [13, 3.6], accent: 2 },
          { shape: 'arrow', from: [9, 2.2], to: [13, 2.2], accent: 3 },
          { shape: 'text', at: [1, 5.5], text: 'primer aporte: 3 años', anchor: 'start' },
          { shape: 'text', at: [5, 4.1], text: 'segundo: 2 años', anchor: 'start' },
          { shape: 'text', at: [9, 2.7], text: 'tercero: 1 año', anchor: 'start' },
        ],
        alt: 'Línea de tiempo de tres años. El aporte del comienzo del año 1 renta tres años, el del comienzo del año 2 renta dos y el del comienzo del año 3 renta uno.',
      },
      example: {
        problem: md`Una trabajadora aporta ${pesos(400000)} al comienzo de cada año, durante tres años, a un fondo que renta 5 % anual compuesto (tasa inventada). ¿Cuánto tiene al final del tercer año?`,
        steps: [
          { title: 'Primer aporte', text: md`Renta tres años: $400.000 \cdot 1{,}05^3 = 463.050$.` },
          { title: 'Segundo aporte', text: md`Renta dos años: $400.000 \cdot 1{,}05^2 = 441.000$.` },
          { title: 'Tercer aporte', text: md`Renta un año: $400.000 \cdot 1{,}05 = 420.000$.` },
          {
            title: 'Suma',
            text: md`$463.050 + 441.000 + 420.000 = 1.324.050$. Tiene ${pesos(1324050)}, con ${pesos(1200000)} puestos por ella.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'aporta-al-final-del-periodo',
          text: md`Dejar el último aporte sin renta y el primero con dos años: da ${pesos(1261000)}. Eso pasa si se aporta al **final** de cada año.`,
        },
        {
          mistake: 'hace-rentar-todo-desde-el-comienzo',
          text: md`Multiplicar los tres aportes por $1{,}05^3$: da ${pesos(1389150)}. El dinero del tercer año no pudo rentar antes de existir.`,
        },
        {
          mistake: 'aplica-la-renta-una-sola-vez',
          text: md`Sumar los aportes y agregar un solo 5 %: da ${pesos(1260000)}. Los primeros aportes rentaron más de una vez.`,
        },
      ],
      checks: [
        {
          id: 'dos-aportes-de-un-millon',
          question: md`Se aporta ${pesos(1000000)} al comienzo de este año y otro tanto al comienzo del siguiente. El fondo renta 10 % anual compuesto. ¿Cuánto hay al final del segundo año?`,
          key: pesos(2310000),
          distractors: [
            {
              text: pesos(2100000),
              feedback: 'Contaste los aportes al final de cada año: a los dos les falta un año de renta.',
              mistake: 'aporta-al-final-del-periodo',
            },
            {
              text: pesos(2420000),
              feedback: 'Hiciste rentar dos años a los dos aportes; el segundo estuvo solo uno.',
              mistake: 'hace-rentar-todo-desde-el-comienzo',
            },
            {
              text: pesos(2200000),
              feedback: 'Aplicaste un solo 10 % al total. El primer aporte rentó dos veces.',
              mistake: 'aplica-la-renta-una-sola-vez',
            },
          ],
          explanation: md`El primero llega a $1.000.000 \cdot 1{,}1^2 = 1.210.000$ y el segundo a 1.100.000. Juntos son 2.310.000.`,
        },
        {
          id: 'cuantas-veces-renta',
          question: md`Se aporta al comienzo de cada año durante 5 años, y el saldo se mira al final del quinto. ¿Cuántos años renta el segundo aporte?`,
          key: '4',
          distractors: [
            {
              text: '5',
              feedback: 'Cinco años renta el primero. El segundo entró un año después.',
              mistake: 'hace-rentar-todo-desde-el-comienzo',
            },
            {
              text: '3',
              feedback: 'Serían 3 si se aportara al final de cada año. Aquí se aporta al comienzo.',
              mistake: 'aporta-al-final-del-periodo',
            },
            {
              text: '1',
              feedback: 'Un solo año renta el último. El segundo lleva más tiempo adentro.',
              mistake: 'aplica-la-renta-una-sola-vez',
            },
          ],
          explanation: md`Entra al comienzo del año 2 y está los años 2, 3, 4 y 5: renta 4 años.`,
        },
        {
          id: 'dos-cotizaciones',
          question: md`Con un sueldo imponible de ${pesos(700000)} se aporta el 10 % al comienzo de cada mes. Si el fondo rentara 1 % mensual (dato inventado), ¿cuánto habría al final del segundo mes?`,
          key: pesos(142107),
          distractors: [
            {
              text: pesos(140700),
              feedback: 'Contaste los aportes al final del mes: a los dos les falta un mes de renta.',
              mistake: 'aporta-al-final-del-periodo',
            },
            {
              text: pesos(142814),
              feedback: 'Los dos aportes no rentaron dos meses: el segundo rentó uno.',
              mistake: 'hace-rentar-todo-desde-el-comienzo',
            },
            {
              text: pesos(141400),
              feedback: 'Aplicaste el 1 % una sola vez al total. El primer aporte lo ganó dos veces.',
              mistake: 'aplica-la-renta-una-sola-vez',
            },
          ],
          explanation: md`Cada aporte es de 70.000. El primero llega a $70.000 \cdot 1{,}01^2 = 71.407$ y el segundo a 70.700. Suman 142.107.`,
        },
      ],
    },
    {
      id: 'leer-la-tasa',
      title: 'Descubrir la tasa en los saldos',
      idea: md`Si conoces saldos seguidos de una cuenta a interés compuesto, **divide** cada uno por el anterior. El cociente es el factor, y se repite: de ahí sale la tasa.

En el gráfico, $1.080 : 1.000 = 1{,}08$ y $1.166{,}4 : 1.080 = 1{,}08$. La tasa es 8 % anual.

Lo que **no** se repite son los aumentos en pesos: primero 80 mil y luego 86,4 mil. Y si solo conoces el cociente de dos años, sácale la raíz cuadrada para llegar al de uno.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Inicio', 'Año 1', 'Año 2'],
        series: [{ name: 'Saldo', values: [1000, 1080, 1166.4] }],
        yTitle: 'Miles de pesos',
        showValues: true,
        alt: 'Gráfico de barras del saldo, en miles de pesos: 1.000 al inicio, 1.080 al final del año 1 y 1.166,4 al final del año 2.',
        caption: 'Saldo de un depósito (datos inventados).',
      },
      example: {
        problem: md`Con los saldos del gráfico, ¿cuánto habrá al final del tercer año?`,
        steps: [
          { title: 'Encuentra el factor anual', text: md`$1.080 : 1.000 = 1{,}08$, y se repite en el segundo año.` },
          { title: 'Aplícalo al último saldo', text: md`$1.166{,}4 \cdot 1{,}08 = 1.259{,}712$ miles de pesos.` },
          {
            title: 'Escribe en pesos',
            text: md`Habrá ${pesos(1259712)}. El aumento, de unos 93 mil, es mayor que los anteriores.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'repite-el-ultimo-aumento',
          text: md`Sumar otra vez 86,4 mil y llegar a ${pesos(1252800)}. Se repite el porcentaje, no los pesos: el próximo aumento tiene que ser mayor.`,
        },
        {
          mistake: 'usa-el-crecimiento-de-dos-anos',
          text: md`Multiplicar por $1.166{,}4 : 1.000 = 1{,}1664$. Ese factor junta **dos** años; para avanzar uno se usa 1,08.`,
        },
      ],
      checks: [
        {
          id: 'tercer-saldo',
          question: md`Un depósito a interés compuesto anual fue de ${pesos(2000000)}; al año había ${pesos(2200000)} y a los dos años, ${pesos(2420000)}. ¿Cuánto habrá a los tres?`,
          key: pesos(2662000),
          distractors: [
            {
              text: pesos(2640000),
              feedback: 'Sumaste otra vez 220.000. El porcentaje se repite y el aumento crece.',
              mistake: 'repite-el-ultimo-aumento',
            },
            {
              text: pesos(2928200),
              feedback: 'Multiplicaste por 1,21, que es lo que creció en dos años.',
              mistake: 'usa-el-crecimiento-de-dos-anos',
            },
            {
              text: pesos(2620000),
              feedback: 'Sumaste 200.000, el aumento del primer año. Lo que se repite es el 10 %.',
            },
          ],
          explanation: md`El factor es $2.200.000 : 2.000.000 = 1{,}1$. Entonces $2.420.000 \cdot 1{,}1 = 2.662.000$.`,
        },
        {
          id: 'tasa-desde-dos-anos',
          question: md`Un depósito de ${pesos(500000)} llegó a ${pesos(605000)} en dos años, con la misma tasa compuesta anual. ¿Cuál fue la tasa anual?`,
          key: '10 %',
          distractors: [
            {
              text: '21 %',
              feedback: 'Eso creció en los dos años juntos. Falta llevarlo a un año.',
              mistake: 'usa-el-crecimiento-de-dos-anos',
            },
            {
              text: '10,5 %',
              feedback: 'Repartiste el 21 % en dos. El factor se repite multiplicando: saca la raíz de 1,21.',
            },
            { text: '1,1 %', feedback: 'El factor anual es 1,1, que significa crecer un 10 %.' },
          ],
          explanation: md`$605.000 : 500.000 = 1{,}21$ en dos años. El factor de uno es $\sqrt{1{,}21} = 1{,}1$: 10 % anual.`,
        },
        {
          id: 'cual-es-compuesto',
          question: md`¿Qué saldos, en miles de pesos y al cierre de años seguidos, corresponden a interés compuesto con tasa fija?`,
          key: '400; 440; 484',
          distractors: [
            {
              text: '400; 440; 480',
              feedback: 'Aumenta siempre 40: eso es interés simple.',
              mistake: 'repite-el-ultimo-aumento',
            },
            { text: '400; 440; 490', feedback: 'Los factores son 1,1 y cerca de 1,114: la tasa cambió.' },
          ],
          explanation: md`$440 : 400 = 1{,}1$ y $484 : 440 = 1{,}1$: el mismo factor las dos veces.`,
        },
      ],
    },
    {
      id: 'que-datos-bastan',
      title: 'Qué datos bastan',
      idea: md`En $S = C(1 + i)^n$ hay cuatro cantidades: saldo, depósito, tasa y tiempo. Con tres se halla la cuarta.

Pero mira qué se pide. Para el **porcentaje** que crece en total bastan la tasa y el tiempo: un 5 % anual hace crecer igual, en proporción, un depósito chico y uno grande. Para los **pesos** hace falta además el depósito.

Con la pensión pasa algo parecido. El fondo reunido no dice por sí solo cuánto será: también importan los años en que se pagará y lo que siga rentando. A eso se suman los beneficios del Estado.`,
      example: {
        problem: md`Un depósito gana interés compuesto anual a tasa fija. ¿Se puede determinar en qué porcentaje crece en 3 años con (1) la tasa es 4 % anual, o con (2) el depósito es de ${pesos(900000)}?`,
        steps: [
          {
            title: 'Mira la primera sola',
            text: md`El factor de tres años es $1{,}04^3 = 1{,}124864$. Crece cerca de 12,5 %, sea cual sea el depósito: (1) basta.`,
          },
          {
            title: 'Mira la segunda sola',
            text: md`Con ${pesos(900000)} al 1 % o al 10 % se crece distinto. (2) no basta.`,
          },
          {
            title: 'Concluye',
            text: md`**(1) por sí sola.** El depósito no hace falta, porque se pide un porcentaje.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'suficiencia-juzga-mal-la-primera',
          text: md`Creer que sin el depósito (1) no dice nada, o que una ganancia en pesos da la tasa. Prueba con dos depósitos distintos y mira si cambia la respuesta.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-la-segunda',
          text: md`Mirar (2) con lo que decía (1) todavía en la cabeza. Tápala: ${pesos(900000)} sin tasa permiten cualquier crecimiento.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-cada-una',
          text: md`Marcar «cada una por sí sola» porque las dos parecen útiles. Cada una debe dar la respuesta completa, sin la otra.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-las-juntas',
          text: md`No escribir la ecuación al juntarlas. Con las dos, cuenta las incógnitas de $S = C(1 + i)^n$: si queda una sola, bastan.`,
        },
      ],
      checks: [
        {
          id: 'saldo-a-dos-anos',
          question: md`Se deja un depósito a tasa compuesta anual fija. Se quiere saber el saldo a los 2 años. (1) El primer año ganó ${pesos(30000)}. (2) La tasa es 5 % anual. ¿Qué información es suficiente?`,
          key: 'Ambas juntas, (1) y (2)',
          distractors: [
            {
              text: '(1) por sí sola',
              feedback: 'Ganar 30.000 puede ser 5 % de 600.000 o 3 % de 1.000.000: no da un saldo único.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: '(2) por sí sola',
              feedback: 'Con la tasa sabes por cuánto se multiplica, pero no qué cantidad.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Se requiere información adicional',
              feedback: 'Júntalas: si 30.000 es el 5 %, el depósito es conocido.',
              mistake: 'suficiencia-juzga-mal-las-juntas',
            },
          ],
          explanation: md`Si 30.000 es el 5 %, el depósito fue de 600.000, y el saldo es $600.000 \cdot 1{,}05^2 = 661.500$. Ninguna alcanza sola.`,
        },
        {
          id: 'la-tasa-del-deposito',
          question: md`Se quiere determinar la tasa compuesta anual fija de un depósito. (1) En dos años el saldo pasó de ${pesos(400000)} a ${pesos(441000)}. (2) En el segundo año ganó ${pesos(21000)}. ¿Qué información es suficiente?`,
          key: '(1) por sí sola',
          distractors: [
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Con (1) ya sale: el factor de dos años es 1,1025 y su raíz es 1,05.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: '(2) por sí sola',
              feedback: 'Ganar 21.000 en un año depende del depósito y de la tasa: hay muchos pares.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Cada una por sí sola, (1) ó (2)',
              feedback: '(1) basta, pero (2) sola no: no conoces el saldo que ganó esos 21.000.',
              mistake: 'suficiencia-juzga-mal-cada-una',
            },
          ],
          explanation: md`Con (1), $(1 + i)^2 = 441 : 400 = 1{,}1025$ y $1 + i = 1{,}05$. Con (2) falta saber sobre qué saldo se ganó.`,
        },
        {
          id: 'fondo-repartido',
          question: md`Un fondo de ${pesos(60000000)} se reparte en pagos mensuales iguales durante 20 años. Sin contar lo que siga rentando, ¿de cuánto es cada pago?`,
          key: pesos(250000),
          distractors: [
            { text: pesos(3000000), feedback: 'Eso corresponde a un año completo. Los pagos son mensuales.' },
            { text: pesos(300000), feedback: 'Repartiste en 200 meses. Veinte años son 240 meses.' },
          ],
          explanation: md`20 años son $20 \cdot 12 = 240$ meses, y $60.000.000 : 240 = 250.000$.`,
        },
      ],
    },
  ],
  summary: [
    md`Interés compuesto: $S = C(1 + i)^n$, con tasa y tiempo en la misma unidad.`,
    md`Lo ganado es $S - C$; el saldo incluye el depósito.`,
    md`Cada aporte renta su propio tiempo: calcúlalos por separado y suma.`,
    md`La tasa se descubre dividiendo saldos seguidos, no restándolos.`,
    md`Un porcentaje se halla sin el depósito; los pesos, no.`,
  ],
  sources: [
    {
      name: 'Decreto Ley N.º 3.500, que establece el sistema de pensiones. Biblioteca del Congreso Nacional de Chile',
      year: 1980,
      detail: 'La cotización del 10 % de las remuneraciones imponibles en la cuenta de capitalización individual.',
    },
  ],
});
