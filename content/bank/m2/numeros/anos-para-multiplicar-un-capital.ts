import { defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

interface Draw {
  readonly rate: number;
  readonly times: number;
  readonly scene: number;
}

const SCENES = [
  {
    text: (rate: number) => `El valor de un fondo de inversión crece un ${rate} % cada año.`,
    asks: (times: string) => `el valor del fondo sea ${times} del inicial`,
  },
  {
    text: (rate: number) => `La población de una especie introducida crece un ${rate} % cada año.`,
    asks: (times: string) => `la población sea ${times} de la inicial`,
  },
  {
    text: (rate: number) => `El consumo de agua de una ciudad crece un ${rate} % cada año.`,
    asks: (times: string) => `el consumo sea ${times} del inicial`,
  },
] as const;

const TIMES: Readonly<Record<number, string>> = { 2: 'el doble', 3: 'el triple', 4: 'el cuádruple', 5: 'el quíntuple' };

export default defineTemplate<Draw>({
  id: 'm2-anos-para-multiplicar-un-capital',
  version: 1,
  content: 'm2.numeros.logaritmos.problemas',
  skill: 'modelar',
  difficulty: 4,
  parameters: (random) => ({
    rate: random.pick([2, 3, 4, 5, 6, 7, 8, 9, 12, 15]),
    times: random.integer(2, 5),
    scene: random.integer(0, SCENES.length - 1),
  }),
  stem: (p) =>
    md`${scene(p).text(p.rate)} ¿Cuál de las siguientes expresiones permite calcular el número de años que deben pasar para que ${scene(p).asks(TIMES[p.times] ?? '')}?`,
  key: (p) => ({
    text: md`$\frac{\log ${p.times}}{\log ${growth(p)}}$`,
    value: Math.log(p.times) / Math.log(1 + p.rate / 100),
  }),
  oracle: (p) => {
    // Halving the interval in which the quantity reaches the multiple.
    let [low, high] = [0, 200];
    for (let turn = 0; turn < 100; turn++) {
      const middle = (low + high) / 2;
      if ((1 + p.rate / 100) ** middle < p.times) low = middle;
      else high = middle;
    }
    return low;
  },
  distractors: [
    {
      mistake: 'divide-dentro-del-logaritmo',
      answer: (p) => ({
        text: md`$\log \left(\frac{${p.times}}{${growth(p)}}\right)$`,
        value: Math.log10(p.times / (1 + p.rate / 100)),
      }),
      feedback: () => md`El cociente de dos logaritmos no es el logaritmo del cociente.`,
    },
    {
      mistake: 'despeja-el-exponente-al-reves',
      answer: (p) => ({
        text: md`$\frac{\log ${growth(p)}}{\log ${p.times}}$`,
        value: Math.log(1 + p.rate / 100) / Math.log(p.times),
      }),
      feedback: () => md`Despejaste al revés: el exponente multiplica al logaritmo del factor anual.`,
    },
    {
      mistake: 'usa-la-tasa-en-vez-del-factor',
      answer: (p) => ({
        text: md`$\frac{\log ${p.times}}{\log ${texDecimal(frac(p.rate, 100))}}$`,
        value: Math.log(p.times) / Math.log(p.rate / 100),
      }),
      feedback: (p) => md`Crecer un ${p.rate} % multiplica por más de $1$: usaste solo la tasa.`,
    },
  ],
  solution: (p) => [
    {
      title: 'La ecuación',
      text: md`Cada año se multiplica por $${growth(p)}$. Después de $n$ años se busca $${growth(p)}^n = ${p.times}$.`,
    },
    {
      title: 'Aplicar logaritmo',
      text: md`$n \cdot \log ${growth(p)} = \log ${p.times}$.`,
    },
    { title: 'Despejar', text: md`La expresión es $\frac{\log ${p.times}}{\log ${growth(p)}}$.` },
  ],
});

function scene(p: Draw) {
  return SCENES[p.scene] ?? SCENES[0];
}

function growth(p: Draw): string {
  return texDecimal(frac(100 + p.rate, 100));
}
