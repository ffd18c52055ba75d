import { allDifferent, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

interface Draw {
  readonly intensity: number;
  readonly near: number;
  readonly far: number;
  readonly scene: (typeof SCENES)[number];
}

const SCENES = [
  {
    text: 'La iluminación que una ampolleta produce sobre una superficie',
    from: 'a la ampolleta',
    unit: 'lux',
  },
  {
    text: 'La potencia de la señal inalámbrica que recibe un computador',
    from: 'al router',
    unit: 'microwatts',
  },
] as const;

export default defineTemplate<Draw>({
  id: 'm1-intensidad-y-distancia',
  version: 1,
  content: 'm1.algebra.proporcionalidad.directa-inversa',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    intensity: 5 * random.integer(8, 150),
    near: random.integer(1, 6),
    far: random.integer(2, 12),
    scene: random.pick(SCENES),
  }),
  accepts: (p) =>
    p.far > p.near &&
    p.far < 4 * p.near &&
    [right(p), plain(p), direct(p), squared(p)].every((value) => value.mul(10).d === 1n) &&
    allDifferent([right(p), plain(p), direct(p), squared(p)]),
  stem: (p) =>
    md`${p.scene.text} es inversamente proporcional al cuadrado de su distancia ${p.scene.from}. A ${distance(p.near)} es de ${stated(p.intensity)} ${p.scene.unit}. ¿De cuántos ${p.scene.unit} es a ${distance(p.far)}?`,
  key: (p) => option(right(p)),
  oracle: (p) => {
    for (let tenths = 1; tenths < 200_000; tenths++)
      if (tenths * p.far * p.far === 10 * p.intensity * p.near * p.near) return frac(tenths, 10);
    return 'no value fits';
  },
  distractors: [
    {
      mistake: 'olvida-el-cuadrado-de-la-distancia',
      answer: (p) => option(plain(p)),
      feedback: () => md`Usaste la distancia sin elevarla: la proporción es con su cuadrado.`,
    },
    {
      mistake: 'hace-crecer-en-vez-de-disminuir',
      answer: (p) => option(direct(p)),
      feedback: () => md`Al alejarse el valor aumentó: la proporción es inversa, no directa.`,
    },
    {
      mistake: 'directa-con-el-cuadrado',
      answer: (p) => option(squared(p)),
      feedback: () => md`Elevaste al cuadrado la distancia, pero multiplicaste donde había que dividir.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué es constante',
      text: md`El producto de la cantidad por el cuadrado de la distancia: $${texDecimal(p.intensity)} \cdot ${p.near}^2 = ${texDecimal(p.intensity * p.near ** 2)}$.`,
    },
    {
      title: 'Usarlo a la otra distancia',
      text: md`$I \cdot ${p.far}^2 = ${texDecimal(p.intensity * p.near ** 2)}$.`,
    },
    {
      title: 'Despejar',
      text: md`$I = \frac{${texDecimal(p.intensity * p.near ** 2)}}{${p.far ** 2}}$. Son ${option(right(p)).text} ${p.scene.unit}.`,
    },
  ],
});

function distance(metres: number): string {
  return metres === 1 ? '1 metro' : `${metres} metros`;
}

function stated(value: number): string {
  return md`$${texDecimal(value)}$`;
}

function option(value: ReturnType<typeof frac>) {
  return { text: md`$${texDecimal(value)}$`, value };
}

function right(p: Draw) {
  return frac(p.intensity * p.near ** 2, p.far ** 2);
}

function plain(p: Draw) {
  return frac(p.intensity * p.near, p.far);
}

function direct(p: Draw) {
  return frac(p.intensity * p.far, p.near);
}

function squared(p: Draw) {
  return frac(p.intensity * p.far ** 2, p.near ** 2);
}
