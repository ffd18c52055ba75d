import {
  decimal,
  defineTemplate,
  enterChoice,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

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
  steps: (p) => {
    const [metal, oxide] = [p.aluminium * p.scale, p.iron * p.scale];
    const consumed = metal / 2;
    return [
      {
        title: 'Moles de aluminio',
        prompt: md`Hay ${decimal(metal * 27)} g de $\text{Al}$, de masa molar 27 g/mol. ¿Cuántos moles son?`,
        answer: enterNumber(metal, { unit: 'mol' }),
        slips: [
          slip(metal * 27 * 27, md`Multiplicaste; al pasar de gramos a moles el número se achica.`),
          slip(
            frac(1, metal),
            md`La división quedó al revés: se busca cuántas veces caben 27 g.`,
            'invierte-masa-molar',
          ),
          slip(consumed, md`El coeficiente 2 se usa después, al comparar. Aquí solo se pasa de gramos a moles.`),
        ],
        done: md`$${texDecimal(metal * 27)} : 27 = ${metal}$ mol de $\text{Al}$.`,
      },
      {
        title: 'Moles de óxido',
        prompt: md`Hay ${decimal(oxide * 160)} g de $\text{Fe}_2\text{O}_3$, de masa molar 160 g/mol. ¿Cuántos moles son?`,
        answer: enterNumber(oxide, { unit: 'mol' }),
        slips: [
          slip(oxide * 160 * 160, md`Multiplicaste; al pasar de gramos a moles el número se achica.`),
          slip(frac(1, oxide), md`La división quedó al revés.`, 'invierte-masa-molar'),
        ],
        done: md`$${texDecimal(oxide * 160)} : 160 = ${oxide}$ mol de $\text{Fe}_2\text{O}_3$.`,
      },
      {
        title: 'Reactivo limitante',
        prompt: md`La ecuación pide 2 mol de $\text{Al}$ por cada mol de $\text{Fe}_2\text{O}_3$. ¿Qué reactante se acaba primero?`,
        answer: enterChoice([md`El $\text{Fe}_2\text{O}_3$`, md`El $\text{Al}$`, 'Los dos a la vez'], 1),
        slips: [
          slip(
            0,
            md`Calcula cuánto $\text{Al}$ haría falta para todo el óxido y compáralo con el que hay.`,
            oxide < metal ? 'limita-el-de-menor-masa' : undefined,
          ),
          slip(2, md`Para eso tendría que haber justo el doble de moles de $\text{Al}$ que de óxido.`),
        ],
        done: md`Para los ${oxide} mol de óxido harían falta ${2 * oxide} mol de $\text{Al}$, y hay ${metal}: no alcanza.`,
      },
      {
        title: 'Óxido que se consume',
        prompt: md`¿Cuántos moles de $\text{Fe}_2\text{O}_3$ reaccionan con los ${metal} mol de $\text{Al}$?`,
        answer: enterNumber(consumed, { unit: 'mol' }),
        slips: [
          slip(
            metal,
            md`Los tomaste 1 a 1. Mira el coeficiente del aluminio en la ecuación.`,
            'resta-moles-sin-coeficientes',
          ),
          slip(
            metal * 2,
            md`La razón quedó al revés: el coeficiente 2 es del aluminio.`,
            'invierte-la-razon-de-coeficientes',
          ),
          slip(oxide, md`Ese es todo el óxido que hay, y una parte sobra.`),
        ],
        done: md`Cada 2 mol de $\text{Al}$ consumen 1 mol de óxido: $${metal} : 2 = ${consumed}$ mol.`,
      },
      {
        title: 'Óxido que sobra',
        prompt: md`¿Cuántos gramos de $\text{Fe}_2\text{O}_3$ quedan sin reaccionar?`,
        answer: enterNumber(values(p)[0], { unit: 'g' }),
        slips: [
          slip(oxide - consumed, md`Esos son los moles que quedan; falta pasarlos a gramos.`),
          slip(values(p)[1], md`Esa es la masa que reaccionó.`, 'da-lo-que-se-consume'),
          slip(
            values(p)[2],
            md`Restaste los moles de aluminio; resta los de óxido que se consumieron.`,
            'resta-moles-sin-coeficientes',
          ),
          slip(
            values(p)[3],
            md`Restaste las masas iniciales; los reactantes se combinan por moles.`,
            'resta-las-masas-iniciales',
          ),
          slip((oxide - consumed) * 27, md`Usaste la masa molar del aluminio.`),
        ],
        done: md`$${oxide} - ${consumed} = ${oxide - consumed}$ mol, que son $${oxide - consumed} \cdot 160 = ${texDecimal(values(p)[0])}$ g.`,
      },
    ];
  },
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
