import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.reacciones-estequiometria.concentracion-fisica',
  version: 1,
  minutes: 18,
  opening: {
    question: md`Para preparar agua con sal al 10 % en masa, Martín disuelve 10 g de sal en 100 g de agua. Antonia disuelve 10 g de sal en 90 g de agua. ¿Quién la tiene al 10 %?`,
    guesses: ['Martín', 'Antonia', 'Los dos: pusieron 10 g de sal'],
    reveal: md`Antonia. El 10 % es de **toda la solución**: 10 g de 100 g en total. La de Martín pesa 110 g y queda al 9,1 %. La diferencia parece chica, y en un suero o en un plaguicida importa.`,
  },
  points: [
    {
      id: 'masa-masa',
      title: 'Porcentaje en masa: soluto entre solución',
      idea: md`El **porcentaje masa/masa** dice cuántos gramos de soluto hay en 100 g de **solución**:

$$\%\ m/m = \frac{\text{masa de soluto}}{\text{masa de soluto} + \text{masa de solvente}} \cdot 100$$

Abajo va el total. Si te dan solvente y soluto por separado, **suma primero**.

Para preparar, al revés: 200 g de solución al 15 % llevan $0{,}15 \cdot 200 = 30\ \text{g}$ de soluto, y el resto, 170 g, es agua.

Si se evapora agua, el soluto es el mismo y el total baja: la concentración sube.`,
      manipulable: {
        kind: 'solution',
        soluteGrams: 10,
        waterGrams: 90,
        solubility: 36,
        task: 'Sube el agua a 100 g sin tocar la sal, y mira el porcentaje. Luego busca otra mezcla que dé 10 %.',
        predict: {
          question: 'Con 20 g de sal y 90 g de agua, ¿la solución queda al 20 %?',
          guesses: ['Sí', 'No, a menos', 'No, a más'],
          shows: 'Queda a 18,2 %: son 20 g de un total de 110 g.',
        },
      },
      example: {
        problem: md`Se disuelven 24 g de azúcar en 136 g de agua. ¿Cuál es el porcentaje en masa?`,
        steps: [
          { title: 'Masa de la solución', text: md`$24 + 136 = 160\ \text{g}$.` },
          { title: 'Divide soluto por total', text: md`$\frac{24}{160} = 0{,}15$.` },
          {
            title: 'A porcentaje',
            text: md`$0{,}15 \cdot 100 = 15\ \%$ m/m. Si hubieras dividido por el agua, daría 17,6 %.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'porcentaje-sobre-el-solvente',
          text: md`Dividir por el agua sola. Pregúntate: ¿este número incluye al soluto? Si no, súmalo.`,
        },
        {
          mistake: 'porcentaje-del-solvente',
          text: md`Poner arriba la masa de agua. Ese es el porcentaje de agua: entre los dos suman 100.`,
        },
        {
          mistake: 'razon-sin-porcentaje',
          text: md`Dividir el agua por el soluto. Eso dice cuántas veces más agua hay, y no un porcentaje.`,
        },
      ],
      checks: [
        {
          id: 'almibar',
          question: md`Un almíbar se hace con 30 g de azúcar y 120 g de agua. ¿Cuál es su concentración en % m/m?`,
          key: '20 %',
          distractors: [
            {
              text: '25 %',
              feedback: 'Dividiste por los 120 g de agua. El total son 150 g.',
              mistake: 'porcentaje-sobre-el-solvente',
            },
            { text: '80 %', feedback: 'Ese es el porcentaje de agua.', mistake: 'porcentaje-del-solvente' },
            {
              text: '4 %',
              feedback: 'Dividiste 120 por 30: hay cuatro veces más agua que azúcar.',
              mistake: 'razon-sin-porcentaje',
            },
          ],
          explanation: md`$\frac{30}{30 + 120} = \frac{30}{150} = 20\ \%$.`,
        },
        {
          id: 'preparar-cuatro-por-ciento',
          question: md`Se necesitan 250 g de agua con sal al 4 % m/m. ¿Qué se mezcla?`,
          key: '10 g de sal y 240 g de agua',
          distractors: [
            {
              text: '10 g de sal y 250 g de agua',
              feedback: 'Así el total es 260 g. Los 250 g son de solución.',
              mistake: 'porcentaje-sobre-el-solvente',
            },
            { text: '4 g de sal y 246 g de agua', feedback: 'El 4 % de 250 g no son 4 g, sino 10 g.' },
            {
              text: '240 g de sal y 10 g de agua',
              feedback: 'Cruzaste las partes: el 4 % es de sal.',
              mistake: 'porcentaje-del-solvente',
            },
          ],
          explanation: md`Sal: $0{,}04 \cdot 250 = 10\ \text{g}$. Agua: $250 - 10 = 240\ \text{g}$.`,
        },
        {
          id: 'evaporar-la-mitad',
          question: md`A 200 g de solución al 5 % m/m se le evaporan 100 g de agua. ¿A qué concentración queda?`,
          key: '10 %',
          distractors: [
            { text: '5 %', feedback: 'El soluto es el mismo, pero el total bajó: la concentración cambia.' },
            { text: '2,5 %', feedback: 'Al sacar agua se concentra: el porcentaje sube.' },
            {
              text: '11,1 %',
              feedback: 'Dividiste 10 g por los 90 g de agua que quedan. El total son 100 g.',
              mistake: 'porcentaje-sobre-el-solvente',
            },
          ],
          explanation: md`Soluto: $0{,}05 \cdot 200 = 10\ \text{g}$. Quedan 100 g de solución: $\frac{10}{100} = 10\ \%$.`,
        },
      ],
    },
    {
      id: 'con-volumenes',
      title: 'Con volúmenes: % m/v y % v/v',
      idea: md`En los frascos suele importar el volumen:

- **% m/v**: gramos de soluto en 100 **mL** de solución. Un suero al 0,9 % m/v tiene 0,9 g de sal en cada 100 mL.
- **% v/v**: mililitros de soluto en 100 mL de solución. Un alcohol al 70 % v/v tiene 70 mL de alcohol en cada 100 mL.

Abajo va siempre la **solución**. Fíjate en qué unidades pide la etiqueta: 5 % m/m y 5 % m/v se parecen solo si la densidad es cercana a 1 g/mL.

Para cualquier volumen, usa la proporción: lo que hay en 100 mL, por cuántas veces cabe 100.`,
      example: {
        problem: md`¿Cuántos gramos de cloruro de sodio hay en una bolsa de 500 mL de suero al 0,9 % m/v? ¿Y cuánto alcohol hay en 250 mL de un gel al 70 % v/v?`,
        steps: [
          { title: 'Suero', text: md`0,9 g en 100 mL. 500 mL son 5 veces: $5 \cdot 0{,}9 = 4{,}5\ \text{g}$.` },
          { title: 'Gel', text: md`70 mL en 100 mL. 250 mL son 2,5 veces: $2{,}5 \cdot 70 = 175\ \text{mL}$.` },
          {
            title: 'Mira las unidades',
            text: md`Del suero salen gramos, porque es m/v; del gel, mililitros, porque es v/v.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'porcentaje-sobre-el-solvente',
          text: md`Preparar 500 mL agregando 500 mL de agua al soluto. El volumen del porcentaje es el **final**: se completa hasta la marca.`,
        },
      ],
      checks: [
        {
          id: 'vinagre-cinco',
          question: md`Un vinagre tiene 5 % m/v de ácido acético. ¿Cuántos gramos de ácido hay en 20 mL?`,
          key: '1 g',
          distractors: [
            { text: '5 g', feedback: 'Eso hay en 100 mL. En 20 mL hay la quinta parte.' },
            { text: '4 g', feedback: 'Dividiste 20 por 5. Es 5 g por cada 100 mL.', mistake: 'razon-sin-porcentaje' },
            { text: '100 g', feedback: 'Multiplicaste 5 por 20 sin dividir por 100.' },
          ],
          explanation: md`$\frac{5}{100} \cdot 20 = 1\ \text{g}$.`,
        },
        {
          id: 'suero-glucosado',
          question: md`Se disuelven 12 g de glucosa en agua hasta completar 400 mL. ¿Cuál es la concentración en % m/v?`,
          key: '3 %',
          distractors: [
            { text: '33,3 %', feedback: 'Dividiste 400 por 12: quedó al revés.', mistake: 'razon-sin-porcentaje' },
            { text: '0,03 %', feedback: 'Falta multiplicar por 100.' },
            { text: '12 %', feedback: 'Serían 12 g en 100 mL, y están en 400 mL.' },
          ],
          explanation: md`$\frac{12\ \text{g}}{400\ \text{mL}} \cdot 100 = 3\ \%$ m/v.`,
        },
        {
          id: 'que-significa-veinte-v-v',
          question: md`Una etiqueta dice «20 % v/v de alcohol isopropílico». ¿Qué significa?`,
          key: 'Que hay 20 mL de alcohol en 100 mL de solución',
          distractors: [
            {
              text: 'Que hay 20 mL de alcohol por 100 mL de agua',
              feedback: 'El porcentaje es sobre la solución completa.',
              mistake: 'porcentaje-sobre-el-solvente',
            },
            {
              text: 'Que hay 20 g de alcohol en 100 mL de solución',
              feedback: 'Eso sería % m/v. Aquí las dos cantidades son volúmenes.',
            },
          ],
          explanation: md`v/v: volumen de soluto por volumen de solución.`,
        },
      ],
    },
    {
      id: 'ppm',
      title: 'Partes por millón, para lo muy diluido',
      idea: md`Con muy poco soluto el porcentaje queda lleno de ceros. Entonces se usan **partes por millón**: 1 ppm es un gramo en un millón de gramos.

Un litro de agua pesa cerca de un kilo, un millón de miligramos. Por eso, en agua:

$$\text{ppm} = \frac{\text{miligramos de soluto}}{\text{litros de solución}}$$

Antes de dividir, pasa todo a **mg** y a **L**: $1\ \text{L} = 1.000\ \text{mL}$; $1\ \text{g} = 1.000\ \text{mg}$; $1\ \text{mg} = 1.000\ \mu\text{g}$.

De porcentaje a ppm se multiplica por 10.000: 1 % es 10.000 ppm.`,
      figure: {
        kind: 'number-line',
        from: 0,
        to: 1,
        step: 0.25,
        labelled: [0, 0.25, 0.5, 0.75, 1],
        points: [{ at: 0.25, label: '0,5 mg' }],
        alt: 'Recta de 0 a 1 litro. A 0,25 L corresponde una muestra con 0,5 mg; cuatro muestras iguales completan 1 litro.',
        caption: 'Litros. Si en 0,25 L hay 0,5 mg, en 1 L habrá cuatro veces más.',
      },
      example: {
        problem: md`Una muestra de 250 mL de agua tiene 0,5 mg de hierro. ¿Cuántas ppm son?`,
        steps: [
          { title: 'Unidades', text: md`La masa ya está en mg. $250\ \text{mL} = 0{,}25\ \text{L}$.` },
          { title: 'Divide', text: md`$\frac{0{,}5}{0{,}25} = 2\ \text{ppm}$.` },
          {
            title: 'Revisa',
            text: md`En un cuarto de litro hay 0,5 mg; en uno entero, cuatro veces más: 2 mg por litro.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ppm-sin-dividir-por-el-volumen',
          text: md`Dar los miligramos de la muestra como ppm. Es por **cada litro**: vale solo si la muestra es de un litro.`,
        },
        {
          mistake: 'ppm-confunde-mil-con-millon',
          text: md`Perder un factor en las unidades: dividir por mililitros, o dejar gramos. Escribe mg y L antes de operar.`,
        },
        {
          mistake: 'ppm-invertido',
          text: md`Multiplicar por los litros, o dividir al revés. «Por litro» es **dividir** por los litros.`,
        },
      ],
      checks: [
        {
          id: 'agua-de-cinco-litros',
          question: md`En 5 L de agua de un estanque hay 8 mg de cobre. ¿Cuál es la concentración?`,
          key: '1,6 ppm',
          distractors: [
            {
              text: '8 ppm',
              feedback: 'Esos son los miligramos en los 5 L. Se pide por litro.',
              mistake: 'ppm-sin-dividir-por-el-volumen',
            },
            {
              text: '40 ppm',
              feedback: 'Multiplicaste por los litros; «por litro» es dividir.',
              mistake: 'ppm-invertido',
            },
            {
              text: '0,0016 ppm',
              feedback: 'Dividiste por 5.000, los mililitros. Van litros.',
              mistake: 'ppm-confunde-mil-con-millon',
            },
          ],
          explanation: md`$\frac{8\ \text{mg}}{5\ \text{L}} = 1{,}6\ \text{ppm}$.`,
        },
        {
          id: 'muestra-de-doscientos',
          question: md`Una muestra de 200 mL tiene 0,06 mg de plomo. ¿Cuántas ppm son?`,
          key: '0,3 ppm',
          distractors: [
            {
              text: '0,06 ppm',
              feedback: 'Eso es lo que hay en 200 mL. En un litro hay cinco veces más.',
              mistake: 'ppm-sin-dividir-por-el-volumen',
            },
            { text: '0,012 ppm', feedback: 'Multiplicaste por 0,2 L en lugar de dividir.', mistake: 'ppm-invertido' },
            {
              text: '0,0003 ppm',
              feedback: 'Dividiste por 200, sin pasar a litros.',
              mistake: 'ppm-confunde-mil-con-millon',
            },
          ],
          explanation: md`$\frac{0{,}06}{0{,}2} = 0{,}3$.`,
        },
        {
          id: 'porcentaje-a-ppm',
          question: md`Una solución tiene 0,002 % m/m de una sal. ¿Cuántas ppm son?`,
          key: '20 ppm',
          distractors: [
            {
              text: '2 ppm',
              feedback: 'Multiplicaste por 1.000. De porcentaje a ppm son 10.000.',
              mistake: 'ppm-confunde-mil-con-millon',
            },
            {
              text: '2.000 ppm',
              feedback: 'Multiplicaste por un millón, pero el porcentaje ya es por cien.',
              mistake: 'ppm-confunde-mil-con-millon',
            },
            { text: '0,2 ppm', feedback: 'Multiplicaste por 100. De «por cien» a «por millón» son 10.000.' },
          ],
          explanation: md`$0{,}002 \cdot 10.000 = 20\ \text{ppm}$.`,
        },
      ],
    },
    {
      id: 'comparar-con-una-norma',
      title: 'Comparar con una norma',
      idea: md`La norma chilena de agua potable, NCh409, fija **máximos** en mg por litro: por ejemplo, 0,01 de arsénico, 1,5 de fluoruro y 50 de nitrato. Para saber si una muestra cumple:

1. Lleva el resultado y la norma a la **misma unidad**. En agua, 1 mg/L es aproximadamente 1 ppm.
2. Escribe los dos con **los mismos decimales**: 0,009 y 0,010.
3. Compara. Si el resultado es igual o menor, cumple.

Un máximo no es «cero»: dice cuánto se acepta, según lo que se sabe del riesgo y de lo que se puede medir y tratar.`,
      example: {
        problem: md`Un análisis de agua de un pozo da: arsénico, 12 µg/L; fluoruro, 0,85 ppm. ¿Cumple la norma en los dos?`,
        steps: [
          { title: 'Arsénico: unidad', text: md`$12\ \mu\text{g} = 0{,}012\ \text{mg}$. Es 0,012 mg/L.` },
          { title: 'Arsénico: compara', text: md`Con tres decimales: $0{,}012 > 0{,}010$. No cumple.` },
          { title: 'Fluoruro', text: md`0,85 ppm es cerca de 0,85 mg/L. $0{,}85 < 1{,}50$: cumple.` },
        ],
      },
      warnings: [
        {
          mistake: 'compara-decimales-como-enteros',
          text: md`Ver 0,009 y 0,01 como 9 y 1. Agrega ceros hasta igualar los decimales: 0,009 y 0,010.`,
        },
        {
          mistake: 'cambia-la-unidad-de-la-norma',
          text: md`Decir que no se pueden comparar ppm con mg/L. En agua son casi el mismo número.`,
        },
        {
          mistake: 'cualquier-cantidad-incumple',
          text: md`Creer que encontrar algo ya es incumplir. La norma fija un máximo mayor que cero: compara.`,
        },
      ],
      checks: [
        {
          id: 'arsenico-cero-coma-cero-cero-nueve',
          question: md`Una muestra tiene 0,009 mg/L de arsénico. El máximo es 0,01 mg/L. ¿Qué se concluye?`,
          key: 'Cumple, porque 0,009 es menor que 0,010',
          distractors: [
            {
              text: 'No cumple, porque 0,009 es mayor que 0,01',
              feedback: 'Escríbelos con tres decimales: 0,009 y 0,010.',
              mistake: 'compara-decimales-como-enteros',
            },
            {
              text: 'No cumple, porque hay arsénico en la muestra',
              feedback: 'La norma acepta hasta 0,01 mg/L. Hay que comparar.',
              mistake: 'cualquier-cantidad-incumple',
            },
          ],
          explanation: md`$0{,}009 < 0{,}010$: está bajo el máximo, aunque cerca.`,
        },
        {
          id: 'fluor-en-ppm',
          question: md`Un laboratorio informa 1,25 ppm de fluoruro en agua. El máximo es 1,5 mg/L. ¿Cumple?`,
          key: 'Sí: 1,25 mg/L es menor que 1,50 mg/L',
          distractors: [
            {
              text: 'No: 125 es mayor que 15',
              feedback: 'Iguala decimales: 1,25 y 1,50.',
              mistake: 'compara-decimales-como-enteros',
            },
            {
              text: 'No se sabe: están en unidades distintas',
              feedback: 'En agua, 1 ppm equivale aproximadamente a 1 mg/L.',
              mistake: 'cambia-la-unidad-de-la-norma',
            },
            {
              text: 'No: el agua potable no debe tener fluoruro',
              feedback: 'La norma fija un máximo de 1,5 mg/L, que no es cero.',
              mistake: 'cualquier-cantidad-incumple',
            },
          ],
          explanation: md`1,25 ppm en agua son cerca de 1,25 mg/L, bajo el máximo.`,
        },
        {
          id: 'nitrato-en-un-vaso',
          question: md`En 200 mL de agua se midieron 12 mg de nitrato. El máximo es 50 mg/L. ¿Cumple?`,
          key: 'No: son 60 mg/L',
          distractors: [
            {
              text: 'Sí: son 12 mg, menos que 50',
              feedback: 'Esos 12 mg están en 200 mL. La norma es por litro.',
              mistake: 'ppm-sin-dividir-por-el-volumen',
            },
            {
              text: 'Sí: son 2,4 mg/L',
              feedback: 'Multiplicaste por 0,2. Para un litro se divide.',
              mistake: 'ppm-invertido',
            },
            {
              text: 'No se sabe: no se midió un litro',
              feedback: 'No hace falta: se calcula cuánto habría en un litro.',
              mistake: 'cambia-la-unidad-de-la-norma',
            },
          ],
          explanation: md`$\frac{12}{0{,}2} = 60\ \text{mg/L}$, sobre 50.`,
        },
      ],
    },
  ],
  summary: [
    md`Abajo va siempre la **solución**: soluto más solvente.`,
    md`m/m, gramos en 100 g; m/v, gramos en 100 mL; v/v, mililitros en 100 mL.`,
    md`En agua, ppm es mg por litro. 1 % son 10.000 ppm.`,
    md`Para comparar con una norma: igual unidad e iguales decimales.`,
  ],
  sources: [
    {
      name: 'Instituto Nacional de Normalización, NCh409/1 Agua potable, requisitos',
      year: 2005,
      detail: 'Máximos de arsénico, fluoruro y nitrato en agua potable.',
    },
  ],
});
