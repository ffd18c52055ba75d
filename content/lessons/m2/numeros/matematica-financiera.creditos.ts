import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.numeros.matematica-financiera.creditos',
  version: 2,
  minutes: 15,
  opening: {
    question: md`Por el mismo refrigerador, una tienda ofrece 12 cuotas de ${pesos(42000)} y otra, 24 cuotas de ${pesos(25000)}. ¿Cuál sale más barata?`,
    guesses: [
      'La de 24 cuotas: la cuota es mucho menor',
      'La de 12 cuotas',
      'Dan lo mismo, porque es el mismo refrigerador',
    ],
    reveal: md`Con 12 cuotas se pagan ${pesos(504000)} y con 24, ${pesos(600000)}. La cuota chica esconde ${pesos(96000)} más. Mirar solo la cuota es justo lo que espera quien vende el crédito.`,
  },
  points: [
    {
      id: 'costo-total',
      title: 'El costo total de un crédito',
      idea: md`Para comparar dos créditos por el mismo monto, calcula lo que se paga en total con cada uno:

$$\text{total} = \text{valor de la cuota} \cdot \text{número de cuotas}$$

Si hay gastos aparte (seguros, notaría, comisiones), se suman. En Chile ese total se informa como **costo total del crédito**, y la **carga anual equivalente (CAE)** lo resume en un porcentaje por año, con gastos incluidos.

El **interés** pagado es el total menos el monto prestado. Que un crédito sea más caro *que otro* se ve restando los dos totales.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['12 cuotas', '24 cuotas', '36 cuotas'],
        series: [{ name: 'Total pagado', values: [564, 624, 684] }],
        yTitle: 'Miles de pesos',
        showValues: true,
        alt: 'Gráfico de barras del total pagado por un crédito de 500 mil pesos: 564 mil con 12 cuotas, 624 mil con 24 y 684 mil con 36.',
        caption: 'Un préstamo de 500 mil pesos a distintos plazos (datos inventados).',
      },
      example: {
        problem: md`Por ${pesos(800000)} ofrecen A, con 12 cuotas de ${pesos(76000)}, o B, con 24 cuotas de ${pesos(43000)}. ¿Cuánto más se paga con B que con A?`,
        steps: [
          { title: 'Total de A', text: md`$12 \cdot 76.000 = 912.000$.` },
          { title: 'Total de B', text: md`$24 \cdot 43.000 = 1.032.000$.` },
          {
            title: 'Resta los totales',
            text: md`$1.032.000 - 912.000 = 120.000$. Con B se pagan ${pesos(120000)} más, aunque la cuota sea menor.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'compara-el-valor-de-las-cuotas',
          text: md`Restar las cuotas: $76.000 - 43.000$. Una cuota menor que se paga el doble de veces puede salir más cara. Multiplica primero.`,
        },
        {
          mistake: 'compara-con-el-monto-prestado',
          text: md`Restar ${pesos(800000)} al total de B. Eso da el interés de B, no cuánto más cuesta que A.`,
        },
        {
          mistake: 'da-el-costo-de-la-otra-alternativa',
          text: md`Contestar ${pesos(112000)}, el interés de A. Si preguntan por la diferencia entre dos alternativas, tu cuenta tiene que usar las dos.`,
        },
      ],
      checks: [
        {
          id: 'bicicleta-electrica',
          question: md`Por ${pesos(600000)} un banco ofrece A, con 10 cuotas de ${pesos(66000)}, o B, con 18 cuotas de ${pesos(40000)}. ¿Cuánto más se paga en total con B que con A?`,
          key: pesos(60000),
          distractors: [
            {
              text: pesos(26000),
              feedback: 'Restaste una cuota de la otra. Cada una se paga un número distinto de veces.',
              mistake: 'compara-el-valor-de-las-cuotas',
            },
            {
              text: pesos(120000),
              feedback: 'Eso es lo que B cuesta sobre el monto prestado. Se pide compararla con A.',
              mistake: 'compara-con-el-monto-prestado',
            },
            {
              text: 'Se paga lo mismo',
              feedback: 'A suma 660.000 y B suma 720.000: que el monto sea el mismo no iguala los totales.',
            },
          ],
          explanation: md`A: $10 \cdot 66.000 = 660.000$. B: $18 \cdot 40.000 = 720.000$. La diferencia es ${pesos(60000)}.`,
        },
        {
          id: 'interes-de-un-credito',
          question: md`Un crédito de ${pesos(500000)} se paga en 24 cuotas de ${pesos(26000)}, sin otros gastos. ¿Cuánto interés se paga?`,
          key: pesos(124000),
          distractors: [
            { text: pesos(624000), feedback: 'Ese es el total pagado. El interés es lo que supera a lo prestado.' },
            {
              text: pesos(474000),
              feedback: 'Restaste una sola cuota a lo prestado. El interés es todo lo pagado menos lo prestado.',
            },
            { text: pesos(26000), feedback: 'Esa es una cuota. El interés sale del total de las 24.' },
          ],
          explanation: md`$24 \cdot 26.000 = 624.000$. Se prestaron 500.000, así que el interés es 124.000.`,
        },
        {
          id: 'refrigerador',
          question: md`Por ${pesos(400000)} una tienda ofrece A, con 10 cuotas de ${pesos(45000)}, o B, con 12 cuotas de ${pesos(40000)}. ¿Cuánto más se paga en total con B que con A?`,
          key: md`${pesos(30000)}`,
          distractors: [
            {
              text: md`${pesos(50000)}`,
              feedback: 'Ese es el interés de A. Falta compararlo con el de B, que es 80.000.',
              mistake: 'da-el-costo-de-la-otra-alternativa',
            },
            {
              text: md`${pesos(80000)}`,
              feedback: 'Eso es lo que B cuesta sobre el monto prestado. Se pide compararla con A.',
              mistake: 'compara-con-el-monto-prestado',
            },
            {
              text: md`${pesos(5000)}`,
              feedback: 'Restaste una cuota de la otra. Cada una se paga un número distinto de veces.',
              mistake: 'compara-el-valor-de-las-cuotas',
            },
          ],
          explanation: md`A: $10 \cdot 45.000 = 450.000$. B: $12 \cdot 40.000 = 480.000$. La diferencia es ${pesos(30000)}.`,
        },
        {
          id: 'con-seguro-aparte',
          question: md`Para un viaje, C cobra 12 cuotas de ${pesos(30000)} más un seguro único de ${pesos(24000)}. D cobra 15 cuotas de ${pesos(25000)}, sin seguro. ¿Qué alternativa es más barata y por cuánto?`,
          key: md`D, por ${pesos(9000)}`,
          distractors: [
            {
              text: md`C, por ${pesos(15000)}`,
              feedback: 'Comparaste 360.000 con 375.000 y olvidaste el seguro de C.',
            },
            {
              text: md`D, por ${pesos(5000)}`,
              feedback: 'Restaste las cuotas. Falta multiplicar por cuántas son y sumar el seguro.',
              mistake: 'compara-el-valor-de-las-cuotas',
            },
            { text: md`C, por ${pesos(9000)}`, feedback: 'La diferencia está bien, pero C suma 384.000 y D, 375.000.' },
          ],
          explanation: md`C: $12 \cdot 30.000 + 24.000 = 384.000$. D: $15 \cdot 25.000 = 375.000$. D sale ${pesos(9000)} más barata.`,
        },
      ],
    },
    {
      id: 'interes-sobre-el-saldo',
      title: 'Una deuda mes a mes',
      idea: md`En un crédito el interés se cobra sobre el **saldo**, o sea, lo que se debe en ese momento. Cada mes pasan dos cosas, en este orden:

1. La deuda crece: se multiplica por $1 + i$.
2. La deuda baja: se resta la cuota.

El mes siguiente parte del saldo nuevo, que es menor, así que el interés también baja. En las primeras cuotas una parte grande se va en interés. Por eso la deuda disminuye menos que lo pagado, y más lento todavía en un crédito hipotecario de 20 o 30 años.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'a', label: 'Debe 500.000', column: 0, row: 0 },
          { id: 'b', label: '515.000', column: 1, row: 0 },
          { id: 'c', label: 'Debe 415.000', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'a', to: 'b', label: 'por 1,03' },
          { from: 'b', to: 'c', label: '− 100.000' },
        ],
        alt: 'Tres cajas en fila: una deuda de 500.000 se multiplica por 1,03 y queda en 515.000; se resta una cuota de 100.000 y queda en 415.000.',
        caption: 'Un mes de una deuda al 3 % mensual.',
      },
      example: {
        problem: md`Una deuda de ${pesos(500000)} tiene un interés de 3 % mensual sobre el saldo. Al final de cada mes se agrega el interés y luego se paga una cuota de ${pesos(100000)}. ¿Cuánto se debe después de 2 cuotas?`,
        steps: [
          { title: 'Interés del primer mes', text: md`$500.000 \cdot 1{,}03 = 515.000$.` },
          { title: 'Primera cuota', text: md`$515.000 - 100.000 = 415.000$.` },
          { title: 'Interés del segundo mes', text: md`Ahora sobre 415.000: $415.000 \cdot 1{,}03 = 427.450$.` },
          { title: 'Segunda cuota', text: md`$427.450 - 100.000 = 327.450$. Pagó 200.000 y la deuda bajó 172.550.` },
        ],
      },
      warnings: [
        {
          mistake: 'olvida-el-interes-de-la-deuda',
          text: md`Restar solo las cuotas: ${pesos(300000)}. Si fuera así, nadie cobraría por prestar. Cada mes la deuda crece antes de bajar.`,
        },
        {
          mistake: 'calcula-el-interes-sobre-la-deuda-inicial',
          text: md`Cobrar 15.000 los dos meses: ${pesos(330000)}. El segundo mes ya no se deben 500.000, y el interés es de 12.450.`,
        },
        {
          mistake: 'agrega-el-interes-una-sola-vez',
          text: md`Agregar el 3 % el primer mes y después solo restar: ${pesos(315000)}. Hay interés cada mes mientras quede deuda.`,
        },
      ],
      checks: [
        {
          id: 'dos-cuotas-al-dos',
          question: md`Una deuda de ${pesos(400000)} tiene 2 % mensual sobre el saldo. Cada fin de mes se agrega el interés y se pagan ${pesos(50000)}. ¿Cuánto se debe después de 2 cuotas?`,
          key: pesos(315160),
          distractors: [
            {
              text: pesos(300000),
              feedback: 'Restaste las dos cuotas y no agregaste los intereses.',
              mistake: 'olvida-el-interes-de-la-deuda',
            },
            {
              text: pesos(316000),
              feedback: 'Cobraste 8.000 los dos meses. El segundo mes el saldo era de 358.000.',
              mistake: 'calcula-el-interes-sobre-la-deuda-inicial',
            },
            {
              text: pesos(308000),
              feedback: 'Agregaste el interés del primer mes solamente.',
              mistake: 'agrega-el-interes-una-sola-vez',
            },
          ],
          explanation: md`$400.000 \cdot 1{,}02 - 50.000 = 358.000$. Luego $358.000 \cdot 1{,}02 - 50.000 = 365.160 - 50.000 = 315.160$.`,
        },
        {
          id: 'cuanto-es-interes',
          question: md`De una deuda de ${pesos(1000000)} al 1 % mensual sobre el saldo se paga, al final del primer mes, una cuota de ${pesos(60000)}. ¿En cuánto baja la deuda ese mes?`,
          key: pesos(50000),
          distractors: [
            {
              text: pesos(60000),
              feedback: 'Esa es la cuota. Antes de pagarla, la deuda había crecido 10.000.',
              mistake: 'olvida-el-interes-de-la-deuda',
            },
            { text: pesos(10000), feedback: 'Ese es el interés del mes: la parte de la cuota que no baja la deuda.' },
            { text: pesos(59400), feedback: 'Sacaste el 1 % a la cuota. El interés se cobra sobre lo que se debe.' },
          ],
          explanation: md`El interés es el 1 % de 1.000.000: 10.000. De los 60.000 pagados, los otros 50.000 bajan la deuda.`,
        },
        {
          id: 'interes-del-segundo-mes',
          question: md`Una deuda de ${pesos(200000)} tiene 4 % mensual sobre el saldo y se pagan ${pesos(58000)} cada fin de mes, después de agregar el interés. ¿De cuánto es el interés del **segundo** mes?`,
          key: pesos(6000),
          distractors: [
            {
              text: pesos(8000),
              feedback: 'Ese es el 4 % de la deuda inicial. El segundo mes se debe menos.',
              mistake: 'calcula-el-interes-sobre-la-deuda-inicial',
            },
            {
              text: pesos(5680),
              feedback: 'Restaste la cuota sin agregar antes el interés del primer mes.',
              mistake: 'olvida-el-interes-de-la-deuda',
            },
            {
              text: pesos(0),
              feedback: 'Mientras quede saldo hay interés, y después de la primera cuota quedan 150.000.',
              mistake: 'agrega-el-interes-una-sola-vez',
            },
          ],
          explanation: md`Después del primer mes se deben $208.000 - 58.000 = 150.000$. El 4 % de 150.000 es 6.000.`,
        },
      ],
    },
    {
      id: 'que-falta-saber',
      title: '¿Alcanzan los datos?',
      idea: md`El interés pagado es $\text{cuota} \cdot \text{número} - \text{monto}$. Son tres datos. Si el enunciado ya trae el monto, faltan la cuota **y** el número de cuotas, o algo que los reemplace, como el total pagado.

Un porcentaje también puede bastar: «se pagó un 30 % más que lo prestado» da el interés sin saber cuántas cuotas fueron, porque el monto es conocido.

Método: escribe qué se pide como una cuenta, marca lo que ya está en el enunciado y mira si cada información completa lo que falta.`,
      example: {
        problem: md`Un crédito de ${pesos(900000)} se paga en cuotas mensuales iguales, sin otros gastos. ¿Se puede saber el valor de la cuota con (1) son 12 cuotas, y (2) se pagaron en total ${pesos(1080000)}?`,
        steps: [
          {
            title: 'Escribe lo que se pide',
            text: md`$\text{cuota} = \frac{\text{total}}{\text{número}}$. Faltan el total y el número.`,
          },
          {
            title: 'Prueba cada una sola',
            text: md`(1) da el número y no el total. (2) da el total y no el número. Ninguna basta.`,
          },
          { title: 'Júntalas', text: md`$1.080.000 : 12 = 90.000$. Hacen falta **ambas juntas**.` },
        ],
      },
      warnings: [
        {
          mistake: 'suficiencia-juzga-mal-la-primera',
          text: md`Pensar que con el número de cuotas se saca la cuota dividiendo el monto prestado. Eso sería un crédito sin interés.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-la-segunda',
          text: md`Descartar una información porque es un porcentaje o un total. Si el monto es conocido, «un 20 % más que lo prestado» ya es una cantidad en pesos.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-cada-una',
          text: md`No probarlas por separado. Tapa una con la mano: ¿podrías escribir el número final? Después tapa la otra.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-las-juntas',
          text: md`Pedir más datos por si acaso. Antes de marcar «información adicional», intenta hacer la cuenta con todo lo que hay.`,
        },
      ],
      checks: [
        {
          id: 'interes-de-millon-y-medio',
          question: md`Un crédito de ${pesos(1500000)} se paga en cuotas iguales, sin otros gastos. Se quiere saber el interés pagado. (1) Fueron 18 cuotas. (2) Se pagó en total un 20 % más que lo prestado. ¿Qué información es suficiente?`,
          key: '(2) por sí sola',
          distractors: [
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Con (2) ya se sabe: el interés es el 20 % de 1.500.000, que es conocido.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Cada una por sí sola, (1) ó (2)',
              feedback: 'Con (1) sola no sabes de cuánto fue cada cuota.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: 'Se requiere información adicional',
              feedback: 'Prueba con (2): el 20 % de lo prestado se puede calcular.',
              mistake: 'suficiencia-juzga-mal-las-juntas',
            },
          ],
          explanation: md`El 20 % de 1.500.000 son 300.000 de interés. El número de cuotas no hace falta, y por sí solo no basta.`,
        },
        {
          id: 'cual-conviene',
          question: md`Los créditos A y B son por el mismo monto y sin otros gastos. Se quiere saber en cuál se paga menos en total. (1) La cuota de A es menor que la de B. (2) A tiene más cuotas que B. ¿Qué información es suficiente?`,
          key: 'Se requiere información adicional',
          distractors: [
            {
              text: '(1) por sí sola',
              feedback: 'Una cuota menor puede pagarse más veces: falta el número de cuotas.',
              mistake: 'compara-el-valor-de-las-cuotas',
            },
            {
              text: 'Cada una por sí sola, (1) ó (2)',
              feedback: 'Ninguna basta: la cuota sin cuántas son, o cuántas son sin la cuota, no dan el total.',
              mistake: 'suficiencia-juzga-mal-cada-una',
            },
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Menor cuota y más cuotas tiran para lados opuestos: inventa dos casos y verás.',
              mistake: 'suficiencia-juzga-mal-las-juntas',
            },
          ],
          explanation: md`Si B son 10 cuotas de 100, A puede ser 12 de 50 (total 600) o 20 de 90 (total 1.800). No se puede decidir.`,
        },
      ],
    },
  ],
  summary: [
    md`Total pagado: cuota por número de cuotas, más los gastos. Interés: total menos monto prestado.`,
    md`Dos créditos se comparan por sus totales, no por sus cuotas.`,
    md`Cada mes: primero crece la deuda ($1 + i$), después se resta la cuota.`,
    md`El interés se cobra sobre lo que se debe ese mes.`,
    md`Suficiencia: escribe la cuenta y mira qué falta.`,
  ],
  sources: [
    {
      name: 'Ley N.º 20.555, que modifica la Ley N.º 19.496 sobre protección de los derechos de los consumidores. Biblioteca del Congreso Nacional de Chile',
      year: 2011,
      detail: 'El costo total del crédito y la carga anual equivalente.',
    },
  ],
});
