import { defineTemplate, enterNumber, frac, md, slip } from '../../authoring/index.ts';

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
  steps: (p) => {
    const [x, , molecules, atoms] = options(p);
    return [
      {
        title: 'Carbono',
        prompt: md`Mira la fórmula del hidrocarburo: todos sus átomos de carbono terminan en $\text{CO}_2$. ¿Cuánto vale $y$?`,
        answer: enterNumber(p.carbons),
        slips: [
          slip(2 * half(p), md`Ese es el subíndice del hidrógeno; en el $\text{CO}_2$ termina el carbono.`),
          slip(2 * p.carbons, md`El 2 de la fórmula es de los oxígenos: cada $\text{CO}_2$ lleva un solo carbono.`),
        ],
        done: md`Hay ${p.carbons} carbonos y cada $\text{CO}_2$ lleva uno: $y = ${p.carbons}$.`,
      },
      {
        title: 'Hidrógeno',
        prompt: md`Los ${2 * half(p)} átomos de hidrógeno terminan en agua. ¿Cuánto vale $z$?`,
        answer: enterNumber(half(p)),
        slips: [
          slip(2 * half(p), md`Ese es el número de átomos. Mira cuántos lleva cada molécula de $\text{H}_2\text{O}$.`),
          slip(4 * half(p), md`Multiplicaste; los átomos se reparten entre las moléculas de agua.`),
        ],
        done: md`Cada molécula de agua lleva 2 hidrógenos: $z = ${2 * half(p)} : 2 = ${half(p)}$.`,
      },
      {
        title: 'Oxígeno en los productos',
        prompt: md`Con esos coeficientes, ¿cuántos **átomos** de oxígeno hay en total a la derecha?`,
        answer: enterNumber(atoms),
        slips: [
          // Of an alkene there are as many molecules as atoms of oxygen in the carbon dioxide.
          slip(
            molecules,
            p.carbons === half(p)
              ? md`Cuenta átomos, no moléculas, y los de los dos productos: mira qué subíndice lleva el oxígeno en cada uno.`
              : md`Contaste moléculas. ¿Cuántos oxígenos lleva cada $\text{CO}_2$?`,
            'olvida-el-oxigeno-del-agua',
          ),
          slip(2 * p.carbons, md`Esos son los del $\text{CO}_2$; el agua también lleva.`, 'olvida-el-oxigeno-del-agua'),
          slip(2 * molecules, md`Cada molécula de agua lleva un solo oxígeno: el 2 es de los hidrógenos.`),
        ],
        done: md`$${p.carbons} \cdot 2 + ${half(p)} \cdot 1 = ${atoms}$ átomos de oxígeno.`,
      },
      {
        title: 'Oxígeno en los reactantes',
        prompt: md`Todo ese oxígeno viene del $\text{O}_2$. ¿Cuánto vale $x$?`,
        answer: enterNumber(x),
        slips: [
          slip(
            atoms,
            md`Ese es el número de átomos, y cada molécula de $\text{O}_2$ aporta más de uno.`,
            'cuenta-atomos-como-moleculas-de-oxigeno',
          ),
          slip(2 * atoms, md`Multiplicaste; los átomos se reparten entre las moléculas.`),
          slip(p.carbons, md`Con eso alcanza solo para el dióxido de carbono.`, 'balancea-solo-el-carbono'),
        ],
        done: md`Cada $\text{O}_2$ aporta 2 átomos: $x = ${atoms} : 2 = ${x}$.`,
      },
    ];
  },
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
