import { defineTemplate, frac, md } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-balance-de-una-combustion',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.balance',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  parameters: (random) => ({
    carbons: random.integer(2, 12),
    family: random.pick(['alcano', 'alqueno', 'alquino']),
    fuel: random.pick(['una estufa', 'un motor', 'un soplete', 'una cocinilla']),
  }),
  accepts: (p) => half(p) % 2 === 0 && new Set(options(p)).size === 4,
  stem: (p) =>
    md`En ${p.fuel} se quema por completo un hidrocarburo, según la siguiente ecuación, que aún no está balanceada:

$$\text{C}_{${p.carbons}}\text{H}_{${2 * half(p)}} + x\,\text{O}_2 \rightarrow y\,\text{CO}_2 + z\,\text{H}_2\text{O}$$

Si el coeficiente del hidrocarburo es 1, ¿cuál es el valor de $x$?`,
  key: (p) => coefficient(options(p)[0]),
  oracle: (p) => {
    for (let x = 1; x <= 100; x++) {
      const y = p.carbons;
      const z = half(p);
      if (2 * x === 2 * y + z) return frac(x);
    }
    return 'no coefficient fits';
  },
  distractors: [
    {
      mistake: 'balancea-solo-el-carbono',
      answer: (p) => coefficient(options(p)[1]),
      feedback: () => md`Con ese valor alcanza solo para el dióxido de carbono; cuenta también el oxígeno del agua.`,
    },
    {
      mistake: 'olvida-el-oxigeno-del-agua',
      answer: (p) => coefficient(options(p)[2]),
      feedback: () => md`Sumaste moléculas de los productos; cuenta cuántos átomos de oxígeno lleva cada una.`,
    },
    {
      mistake: 'cuenta-atomos-como-moleculas-de-oxigeno',
      answer: (p) => coefficient(options(p)[3]),
      feedback: () => md`Ese es el número de átomos de oxígeno; cada molécula aporta dos.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Carbono e hidrógeno',
      text: md`Hay ${p.carbons} átomos de C: $y = ${p.carbons}$. Hay ${2 * half(p)} de H y cada agua lleva 2: $z = ${half(p)}$.`,
    },
    {
      title: 'Oxígeno en los productos',
      text: md`$2 \cdot ${p.carbons} + ${half(p)} = ${2 * p.carbons + half(p)}$ átomos de oxígeno.`,
    },
    {
      title: 'Respuesta',
      text: md`Cada $\text{O}_2$ aporta 2 átomos: $x = ${2 * p.carbons + half(p)} : 2$. El valor de $x$ es ${(2 * p.carbons + half(p)) / 2}.`,
    },
  ],
});

type Fuel = { readonly carbons: number; readonly family: string };

function half(p: Fuel): number {
  return p.carbons + ({ alcano: 1, alquino: -1 }[p.family] ?? 0);
}

function options(p: Fuel): readonly [number, number, number, number] {
  return [p.carbons + half(p) / 2, p.carbons, p.carbons + half(p), 2 * p.carbons + half(p)];
}

function coefficient(value: number) {
  return { text: `${value}`, value: frac(value) };
}
