import { decimal, defineTemplate, md, texDecimal } from '../../authoring/index.ts';

/** f(t) = start − rate · t, or + */
interface Draw {
  readonly start: number;
  readonly rate: number;
  readonly scene: number;
}

const SCENES = [
  {
    falls: true,
    text: 'La cantidad de agua de un estanque, en litros, $t$ minutos después de abrir el desagüe',
    name: 'V',
    right: (rate: string) => `Cada minuto salen ${rate} litros del estanque.`,
    start: (rate: string) => `Al abrir el desagüe había ${rate} litros.`,
    end: (rate: string) => `El estanque se vacía en ${rate} minutos.`,
    left: (rate: string) => `Después de un minuto quedan ${rate} litros.`,
  },
  {
    falls: true,
    text: 'La altura de una vela, en milímetros, $t$ horas después de encenderla',
    name: 'h',
    right: (rate: string) => `Cada hora la altura disminuye ${rate} milímetros.`,
    start: (rate: string) => `Al encenderla medía ${rate} milímetros.`,
    end: (rate: string) => `La vela se consume en ${rate} horas.`,
    left: (rate: string) => `Después de una hora mide ${rate} milímetros.`,
  },
  {
    falls: false,
    text: 'La profundidad de una excavación, en centímetros, $t$ días después de retomar el trabajo',
    name: 'p',
    right: (rate: string) => `Cada día la profundidad aumenta ${rate} centímetros.`,
    start: (rate: string) => `Al retomar el trabajo había ${rate} centímetros.`,
    end: (rate: string) => `La excavación se termina en ${rate} días.`,
    left: (rate: string) => `Después de un día mide ${rate} centímetros.`,
  },
  {
    falls: false,
    text: 'La masa de una ternera, en kilogramos, $t$ meses después de su primer control',
    name: 'm',
    right: (rate: string) => `Cada mes la ternera aumenta ${rate} kilogramos.`,
    start: (rate: string) => `En el primer control tenía ${rate} kilogramos.`,
    end: (rate: string) => `La ternera dejó de crecer a los ${rate} meses.`,
    left: (rate: string) => `Después de un mes tiene ${rate} kilogramos.`,
  },
] as const;

export default defineTemplate<Draw>({
  id: 'm1-que-indica-la-pendiente',
  version: 1,
  content: 'm1.algebra.funcion-lineal-afin.concepto',
  skill: 'argumentar',
  difficulty: 1,
  parameters: (random) => ({
    start: random.integer(80, 400),
    rate: random.integer(11, 38),
    scene: random.integer(0, SCENES.length - 1),
  }),
  accepts: (p) => p.start > 5 * p.rate,
  stem: (p) =>
    md`${scene(p).text}, está dada por la función $${scene(p).name}(t) = ${formula(p)}$. ¿Cuál de las siguientes afirmaciones interpreta correctamente el número $${p.rate}$ de la función?`,
  key: (p) => ({ text: scene(p).right(decimal(p.rate)), value: 'cambio por unidad' }),
  // What each sentence says, checked against values of the function.
  oracle: (p) => {
    const f = (t: number) => p.start + (scene(p).falls ? -1 : 1) * p.rate * t;
    const said = {
      'cambio por unidad': [0, 1, 2, 3].every((t) => Math.abs(f(t + 1) - f(t)) === p.rate),
      'valor inicial': f(0) === p.rate,
      'tiempo total': f(p.rate) === 0,
      'valor después de una unidad': f(1) === p.rate,
    };
    const held = Object.entries(said).filter(([, holds]) => holds);
    return held.length === 1 ? (held[0]?.[0] ?? '') : 'not one sentence';
  },
  distractors: [
    {
      mistake: 'confunde-pendiente-con-valor-inicial',
      answer: (p) => ({ text: scene(p).start(decimal(p.rate)), value: 'valor inicial' }),
      feedback: () => md`El valor inicial se obtiene con $t = 0$, y da otro número de la función.`,
    },
    {
      mistake: 'confunde-pendiente-con-el-tiempo-total',
      answer: (p) => ({ text: scene(p).end(decimal(p.rate)), value: 'tiempo total' }),
      feedback: () => md`Ese número multiplica al tiempo: no es un tiempo.`,
    },
    {
      mistake: 'confunde-cambio-con-valor',
      answer: (p) => ({ text: scene(p).left(decimal(p.rate)), value: 'valor después de una unidad' }),
      feedback: () => md`Reemplaza $t = 1$ en la función: el resultado no es ese número.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El número que acompaña a la variable',
      text: md`En $${scene(p).name}(t) = ${formula(p)}$, cada vez que $t$ aumenta en $1$ la función ${scene(p).falls ? 'disminuye' : 'aumenta'} en $${p.rate}$. El valor inicial es $${texDecimal(p.start)}$.`,
    },
    { title: 'Decirlo en el contexto', text: scene(p).right(decimal(p.rate)) },
  ],
});

function formula(p: Draw): string {
  return `${p.start} ${scene(p).falls ? '-' : '+'} ${p.rate}t`;
}

function scene(p: Draw) {
  return SCENES[p.scene] ?? SCENES[0];
}
