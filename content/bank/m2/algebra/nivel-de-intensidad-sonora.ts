import { allDifferent, defineTemplate, enterNumber, frac, md, slip } from '../../authoring/index.ts';

interface Draw {
  readonly level: number;
  readonly power: number;
  readonly scene: number;
}

const SCENES = [
  (level: number, times: string) =>
    md`El sonido de una conversación se mide en ${level} decibeles y el de una banda en ensayo tiene ${times} veces esa intensidad.`,
  (level: number, times: string) =>
    md`El ruido de una sala de clases se mide en ${level} decibeles y el de una faena cercana tiene ${times} veces esa intensidad.`,
  (level: number, times: string) =>
    md`El ruido de una calle tranquila se mide en ${level} decibeles y el de una avenida tiene ${times} veces esa intensidad.`,
] as const;

export default defineTemplate<Draw>({
  id: 'm2-nivel-de-intensidad-sonora',
  version: 1,
  content: 'm2.algebra.potencia-exponencial-logaritmica.problemas',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    level: random.integer(41, 68),
    power: random.integer(2, 5),
    scene: random.integer(0, SCENES.length - 1),
  }),
  accepts: (p) =>
    p.level + 10 * p.power <= 120 &&
    allDifferent([p.level + 10 * p.power, p.level + p.power, p.level * p.power, p.level + 10 * (p.power + 1)]),
  stem: (p) =>
    md`El nivel de un sonido, en decibeles, es $L = 10 \log \left(\frac{I}{I_0}\right)$, donde $I$ es su intensidad e $I_0$ es una intensidad de referencia. ${SCENES[p.scene]?.(p.level, md`$10^{${p.power}}$`) ?? ''} ¿Cuál es el nivel del segundo sonido?`,
  key: (p) => decibels(p.level + 10 * p.power),
  oracle: (p) => frac(Math.round(10 * Math.log10(10 ** p.power * 10 ** (p.level / 10)))),
  distractors: [
    {
      mistake: 'suma-el-exponente-al-nivel',
      answer: (p) => decibels(p.level + p.power),
      feedback: () => md`Sumaste el exponente; en la fórmula el logaritmo está multiplicado por $10$.`,
    },
    {
      mistake: 'multiplica-el-nivel-por-el-exponente',
      answer: (p) => decibels(p.level * p.power),
      feedback: () => md`Multiplicaste el nivel: cuando la intensidad se multiplica, el nivel aumenta en una suma.`,
    },
    {
      mistake: 'cuenta-una-decena-de-mas',
      answer: (p) => decibels(p.level + 10 * (p.power + 1)),
      feedback: () => md`Agregaste $10$ decibeles de más: cada factor $10$ de intensidad aporta $10$ una sola vez.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Escribir el segundo nivel',
      text: md`Si la intensidad es $10^{${p.power}} \cdot I$, el nivel es $10 \log \left(\frac{10^{${p.power}} \cdot I}{I_0}\right)$.`,
    },
    {
      title: 'Separar el logaritmo del producto',
      text: md`$10 \log 10^{${p.power}} + 10 \log \left(\frac{I}{I_0}\right) = 10 \cdot ${p.power} + ${p.level}$.`,
    },
    { title: 'Respuesta', text: `El nivel es ${decibels(p.level + 10 * p.power).text}.` },
  ],
  steps: (p) => [
    {
      title: 'El logaritmo del factor',
      prompt: md`La intensidad se multiplica por $10^{${p.power}}$. ¿Cuánto vale $\log 10^{${p.power}}$?`,
      answer: enterNumber(p.power),
      slips: [
        slip(10 * p.power, md`El logaritmo solo vale menos: el $10$ de la fórmula viene después.`),
        slip(10 ** p.power, md`Ese es el número; el logaritmo es su exponente.`),
      ],
      done: md`El logaritmo en base $10$ es el exponente.`,
    },
    {
      title: 'Cuánto sube el nivel',
      prompt: md`En la fórmula el logaritmo está multiplicado por $10$. ¿En cuántos decibeles sube el nivel?`,
      answer: enterNumber(10 * p.power, { unit: 'decibeles' }),
      slips: [
        slip(p.power, md`Falta el $10$ que multiplica al logaritmo.`, 'suma-el-exponente-al-nivel'),
        slip(10 * (p.power + 1), md`Contaste un factor $10$ de más.`, 'cuenta-una-decena-de-mas'),
        slip(10 ** p.power, md`Tantas veces crece la intensidad; el nivel sube según el logaritmo.`),
      ],
      done: md`$10 \cdot ${p.power} = ${10 * p.power}$.`,
    },
    {
      title: 'El segundo nivel',
      prompt: md`El primer sonido tiene ${p.level} decibeles. ¿Cuál es el nivel del segundo?`,
      answer: enterNumber(p.level + 10 * p.power, { unit: 'decibeles' }),
      slips: [
        slip(p.level + p.power, md`Sumaste el exponente sin multiplicarlo por $10$.`, 'suma-el-exponente-al-nivel'),
        slip(
          p.level * p.power,
          md`El nivel no se multiplica: sube en una cantidad.`,
          'multiplica-el-nivel-por-el-exponente',
        ),
        slip(p.level + 10 * (p.power + 1), md`Agregaste una decena de más.`, 'cuenta-una-decena-de-mas'),
        slip(p.level - 10 * p.power, md`El segundo sonido es más intenso: su nivel es mayor.`),
      ],
      done: md`$${p.level} + ${10 * p.power} = ${p.level + 10 * p.power}$ decibeles.`,
    },
  ],
});

function decibels(value: number) {
  return { text: `${value} decibeles`, value: frac(value) };
}
