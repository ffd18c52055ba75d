import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-mezcla-de-dos-soluciones',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.dilucion',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => ({
    first: random.integer(2, 30),
    second: random.integer(2, 30),
    firstVolume: random.integer(1, 9) * 50,
    secondVolume: random.integer(1, 9) * 50,
    solute: random.pick(['ácido clorhídrico', 'glucosa', 'cloruro de potasio', 'nitrato de sodio']),
  }),
  accepts: (p) =>
    p.first !== p.second &&
    p.firstVolume !== p.secondVolume &&
    values(p)[0].mul(100).d === 1n &&
    new Set(values(p).map((value) => value.round(2).toFraction())).size === 4,
  stem: (p) =>
    md`Se juntan en un mismo recipiente dos soluciones acuosas de ${p.solute}. Supón que los volúmenes se suman.

| Solución | Concentración (mol/L) | Volumen (mL) |
|---|---|---|
| 1 | ${decimal(frac(p.first, 10))} | ${p.firstVolume} |
| 2 | ${decimal(frac(p.second, 10))} | ${p.secondVolume} |

¿Cuál es la concentración de la mezcla?`,
  key: (p) => molarity(values(p)[0]),
  oracle: (p) => {
    const drops = (volume: number, tenths: number) => Array.from({ length: volume / 50 }, () => frac(tenths, 10));
    const all = [...drops(p.firstVolume, p.first), ...drops(p.secondVolume, p.second)];
    return all
      .reduce((sum, drop) => sum.add(drop), frac(0))
      .div(all.length)
      .round(2);
  },
  distractors: [
    {
      mistake: 'promedia-las-concentraciones',
      answer: (p) => molarity(values(p)[1]),
      feedback: () => md`Promediaste las concentraciones; eso vale solo si los volúmenes son iguales.`,
    },
    {
      mistake: 'suma-las-concentraciones',
      answer: (p) => molarity(values(p)[2]),
      feedback: () => md`Las concentraciones no se suman: la mezcla queda entre ambas.`,
    },
    {
      mistake: 'intercambia-los-volumenes',
      answer: (p) => molarity(values(p)[3]),
      feedback: () => md`Cruzaste los datos: cada concentración va con su propio volumen.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Moles de soluto',
      text: md`Solución 1: $${texDecimal(frac(p.first, 10))} \cdot ${texDecimal(frac(p.firstVolume, 1000))} = ${texDecimal(frac(p.first * p.firstVolume, 10_000))}$. Solución 2: $${texDecimal(frac(p.second, 10))} \cdot ${texDecimal(frac(p.secondVolume, 1000))} = ${texDecimal(frac(p.second * p.secondVolume, 10_000))}$.`,
    },
    {
      title: 'Concentración final',
      text: md`Se divide el total de moles por ${decimal(frac(p.firstVolume + p.secondVolume, 1000))} L. La mezcla queda en ${molarity(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const [first, second] = [frac(p.first * p.firstVolume, 10_000), frac(p.second * p.secondVolume, 10_000)];
    const litres = frac(p.firstVolume + p.secondVolume, 1000);
    const [key, mean, sum] = values(p);
    return [
      {
        title: 'Moles de la solución 1',
        prompt: md`¿Cuántos moles de soluto hay en ${p.firstVolume} mL de una solución de ${decimal(frac(p.first, 10))} mol/L?`,
        answer: enterNumber(first, { unit: 'mol' }),
        slips: [
          slip(
            first.mul(1000),
            md`Multiplicaste por los mililitros; la concentración es por litro.`,
            'molaridad-en-mililitros',
          ),
          slip(
            frac(p.first, 10).div(frac(p.firstVolume, 1000)),
            md`Dividiste por el volumen; si el frasco fuera más grande, ¿tendría más o menos moles?`,
          ),
          slip(frac(p.first, 10), md`Esos son los moles que habría en un litro.`),
        ],
        done: md`$n = C \cdot V = ${texDecimal(frac(p.first, 10))} \cdot ${texDecimal(frac(p.firstVolume, 1000))} = ${texDecimal(first)}$ mol.`,
      },
      {
        title: 'Moles de la solución 2',
        prompt: md`¿Y en ${p.secondVolume} mL de la otra, de ${decimal(frac(p.second, 10))} mol/L?`,
        answer: enterNumber(second, { unit: 'mol' }),
        slips: [
          slip(second.mul(1000), md`Pasa antes los mililitros a litros.`, 'molaridad-en-mililitros'),
          slip(
            frac(p.second * p.firstVolume, 10_000),
            md`Usaste el volumen de la solución 1.`,
            'intercambia-los-volumenes',
          ),
        ],
        done: md`$${texDecimal(frac(p.second, 10))} \cdot ${texDecimal(frac(p.secondVolume, 1000))} = ${texDecimal(second)}$ mol.`,
      },
      {
        title: 'Volumen de la mezcla',
        prompt: md`¿Cuántos **litros** ocupa la mezcla?`,
        answer: enterNumber(litres, { unit: 'L' }),
        slips: [
          slip(litres.mul(1000), md`Esos son los mililitros.`, 'molaridad-en-mililitros'),
          slip(litres.mul(10), md`Un litro tiene 1.000 mL: corriste la coma un lugar de menos.`),
          slip(litres.div(10), md`Un litro tiene 1.000 mL: corriste la coma un lugar de más.`),
        ],
        done: md`$${p.firstVolume} + ${p.secondVolume} = ${p.firstVolume + p.secondVolume}$ mL, que son ${decimal(litres)} L.`,
      },
      {
        title: 'Concentración de la mezcla',
        prompt: md`Junta los moles y divídelos por ese volumen. ¿Qué concentración tiene la mezcla?`,
        answer: enterNumber(key, { unit: 'mol/L' }),
        slips: [
          slip(mean, md`Promediaste las concentraciones; los volúmenes son distintos.`, 'promedia-las-concentraciones'),
          slip(
            sum,
            md`Sumaste las concentraciones; la mezcla tiene que quedar entre las dos.`,
            'suma-las-concentraciones',
          ),
          slip(first.add(second), md`Esos son los moles en total; falta dividir por el volumen.`),
          slip(
            first.add(second).mul(litres),
            md`Multiplicaste por el volumen; «por litro» pide dividir.`,
            'molaridad-multiplica-por-volumen',
          ),
        ],
        done: md`$\frac{${texDecimal(first)} + ${texDecimal(second)}}{${texDecimal(litres)}} = ${texDecimal(key)}$ mol/L, entre las dos de partida.`,
      },
    ];
  },
});

interface Mix {
  readonly first: number;
  readonly second: number;
  readonly firstVolume: number;
  readonly secondVolume: number;
}

function values(p: Mix): readonly [Fraction, Fraction, Fraction, Fraction] {
  const total = p.firstVolume + p.secondVolume;
  return [
    frac(p.first * p.firstVolume + p.second * p.secondVolume, 10 * total),
    frac(p.first + p.second, 20),
    frac(p.first + p.second, 10),
    frac(p.first * p.secondVolume + p.second * p.firstVolume, 10 * total),
  ];
}

function molarity(value: Fraction) {
  return { text: `${decimal(value.round(2))} mol/L`, value: value.round(2) };
}
