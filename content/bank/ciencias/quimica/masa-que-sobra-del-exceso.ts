import { decimal, defineTemplate, frac, md } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-masa-que-sobra-del-exceso',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.reactivo-limitante',
  skill: 'procesar-analizar',
  difficulty: 5,
  module: 'electivo',
  parameters: (random) => ({
    aluminium: random.integer(2, 12),
    iron: random.integer(2, 12),
    scale: random.pick([1, 2, 5, 10]),
  }),
  accepts: (p) =>
    p.aluminium % 2 === 0 &&
    p.iron > p.aluminium / 2 &&
    values(p).every((value) => value > 0) &&
    new Set(values(p)).size === 4,
  stem: (p) =>
    md`Para soldar rieles se hace reaccionar aluminio con óxido de hierro (III):

$$2\,\text{Al} + \text{Fe}_2\text{O}_3 \rightarrow 2\,\text{Fe} + \text{Al}_2\text{O}_3$$

| Reactante | Masa inicial (g) | Masa molar (g/mol) |
|---|---|---|
| $\text{Al}$ | ${decimal(p.aluminium * 27 * p.scale)} | 27 |
| $\text{Fe}_2\text{O}_3$ | ${decimal(p.iron * 160 * p.scale)} | 160 |

¿Qué masa de $\text{Fe}_2\text{O}_3$ queda sin reaccionar?`,
  key: (p) => grams(values(p)[0]),
  oracle: (p) => {
    let [aluminium, oxide] = [p.aluminium * p.scale, p.iron * p.scale];
    while (aluminium >= 2 && oxide >= 1) {
      aluminium -= 2;
      oxide -= 1;
    }
    return frac(oxide * 160);
  },
  distractors: [
    {
      mistake: 'da-lo-que-se-consume',
      answer: (p) => grams(values(p)[1]),
      feedback: () => md`Esa es la masa que reacciona; se pide la que queda.`,
    },
    {
      mistake: 'resta-moles-sin-coeficientes',
      answer: (p) => grams(values(p)[2]),
      feedback: () => md`Comparaste moles 1 a 1; cada mol de óxido necesita 2 mol de aluminio.`,
    },
    {
      mistake: 'resta-las-masas-iniciales',
      answer: (p) => grams(values(p)[3]),
      feedback: () => md`Restaste las masas iniciales; los reactantes se combinan por moles.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Moles iniciales',
      text: md`Hay ${p.aluminium * p.scale} mol de $\text{Al}$ y ${p.iron * p.scale} mol de $\text{Fe}_2\text{O}_3$.`,
    },
    {
      title: 'Reactivo limitante',
      text: md`${p.aluminium * p.scale} mol de $\text{Al}$ consumen $${p.aluminium * p.scale} : 2 = ${(p.aluminium * p.scale) / 2}$ mol de $\text{Fe}_2\text{O}_3$. El aluminio se agota.`,
    },
    {
      title: 'Lo que sobra',
      text: md`$${p.iron * p.scale} - ${(p.aluminium * p.scale) / 2} = ${p.iron * p.scale - (p.aluminium * p.scale) / 2}$ mol de $\text{Fe}_2\text{O}_3$, que son ${grams(values(p)[0]).text}.`,
    },
  ],
});

interface Thermite {
  readonly aluminium: number;
  readonly iron: number;
  readonly scale: number;
}

function values(p: Thermite): readonly [number, number, number, number] {
  const consumed = (p.aluminium / 2) * 160 * p.scale;
  const initial = p.iron * 160 * p.scale;
  return [
    initial - consumed,
    consumed,
    Math.abs(p.iron - p.aluminium) * 160 * p.scale,
    Math.abs(initial - p.aluminium * 27 * p.scale),
  ];
}

function grams(value: number) {
  return { text: `${decimal(value)} g`, value: frac(value) };
}
