import type Fraction from 'fraction.js';
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
  id: 'ciencias-ppm-en-agua-de-pozo',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.concentracion-fisica',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'electivo',
  parameters: (random) => ({
    hundredths: random.integer(2, 90),
    millilitres: random.pick([200, 250, 400, 500, 2000, 2500, 4000]),
    ion: random.pick(['flúor', 'hierro', 'manganeso', 'nitrato']),
    town: random.pick(['San Pedro de Atacama', 'Camarones', 'Petorca', 'Chañaral']),
  }),
  accepts: (p) =>
    p.hundredths % 10 !== 0 &&
    values(p).every((value) => value.compare(frac(1, 1000)) >= 0) &&
    new Set(values(p).map((value) => value.toFraction())).size === 4,
  stem: (p) =>
    md`En una muestra de ${decimal(p.millilitres)} mL de agua de un pozo de ${p.town} se detectaron ${decimal(milligrams(p))} mg de ${p.ion} (datos ficticios con fines didácticos). En agua, 1 ppm equivale a 1 mg por litro.

¿Cuál es la concentración de ${p.ion} en el agua?`,
  key: (p) => ppm(values(p)[0]),
  oracle: (p) => {
    for (let hundredths = 1; hundredths <= 100; hundredths++)
      if (frac(hundredths * p.millilitres, 100_000).equals(milligrams(p))) return frac(hundredths, 100);
    return 'no concentration fits';
  },
  distractors: [
    {
      mistake: 'ppm-sin-dividir-por-el-volumen',
      answer: (p) => ppm(values(p)[1]),
      feedback: () => md`Esos son los miligramos de toda la muestra; se pide por cada litro.`,
    },
    {
      mistake: 'ppm-confunde-mil-con-millon',
      answer: (p) => ppm(values(p)[2]),
      feedback: () => md`Revisa el paso de mililitros a litros: hay una potencia de diez de diferencia.`,
    },
    {
      mistake: 'ppm-invertido',
      answer: (p) => ppm(values(p)[3]),
      feedback: () => md`Multiplicaste por los litros; «por cada litro» pide dividir.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Volumen en litros',
      text: md`${decimal(p.millilitres)} mL son ${decimal(frac(p.millilitres, 1000))} L.`,
    },
    {
      title: 'Miligramos por litro',
      text: md`$\frac{${texDecimal(milligrams(p))}\ \text{mg}}{${texDecimal(frac(p.millilitres, 1000))}\ \text{L}}$. La concentración es ${ppm(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const litres = frac(p.millilitres, 1000);
    const [key, , shifted, multiplied] = values(p);
    return [
      {
        title: 'Volumen en litros',
        prompt: md`La muestra es de ${decimal(p.millilitres)} mL. ¿Cuántos litros son?`,
        answer: enterNumber(litres, { unit: 'L' }),
        slips: [
          slip(p.millilitres * 1000, md`Multiplicaste; un litro es más que un mililitro, así que caben menos.`),
          slip(
            litres.mul(10),
            md`Un litro no tiene 100 mL: corriste la coma un lugar de menos.`,
            'ppm-confunde-mil-con-millon',
          ),
          slip(
            frac(p.millilitres, 1_000_000),
            md`El millón es de las partes por millón; aquí se pasa de mililitros a litros.`,
            'ppm-confunde-mil-con-millon',
          ),
        ],
        done: md`1.000 mL son 1 L: ${decimal(p.millilitres)} mL son ${decimal(litres)} L.`,
      },
      {
        title: 'Qué mide una ppm',
        prompt: md`Según el enunciado, ¿qué cociente da las ppm?`,
        answer: enterChoice(
          [
            md`$\frac{\text{litros}}{\text{miligramos}}$`,
            md`$\frac{\text{miligramos}}{\text{litros}}$`,
            md`$\text{miligramos} \cdot \text{litros}$`,
          ],
          1,
        ),
        slips: [
          slip(0, md`Con ese cociente, mientras más ${p.ion} hubiera, menor sería el resultado.`, 'ppm-invertido'),
          slip(2, md`Con ese producto, una botella más grande de la misma agua daría más ppm.`, 'ppm-invertido'),
        ],
        done: md`1 ppm es 1 mg en cada litro: se reparten los miligramos entre los litros.`,
      },
      {
        title: 'Concentración',
        prompt: md`Se detectaron ${decimal(milligrams(p))} mg. ¿Cuál es la concentración, en ppm?`,
        answer: enterNumber(key, { unit: 'ppm' }),
        slips: [
          slip(
            milligrams(p),
            md`Esos son los miligramos de toda la muestra; se pide por cada litro.`,
            'ppm-sin-dividir-por-el-volumen',
          ),
          slip(multiplied, md`Multiplicaste por los litros; «por cada litro» pide dividir.`, 'ppm-invertido'),
          slip(litres.div(milligrams(p)), md`La división quedó al revés.`, 'ppm-invertido'),
          slip(
            shifted,
            md`Las cifras están bien, pero la coma quedó corrida: revisa los litros.`,
            'ppm-confunde-mil-con-millon',
          ),
          slip(milligrams(p).div(p.millilitres), md`Dividiste por los mililitros.`, 'ppm-confunde-mil-con-millon'),
        ],
        done: md`$\frac{${texDecimal(milligrams(p))}\ \text{mg}}{${texDecimal(litres)}\ \text{L}} = ${texDecimal(key)}$ ppm.`,
      },
    ];
  },
});

interface Water {
  readonly hundredths: number;
  readonly millilitres: number;
}

function milligrams(p: Water): Fraction {
  return frac(p.hundredths * p.millilitres, 100_000);
}

function values(p: Water): readonly [Fraction, Fraction, Fraction, Fraction] {
  const key = frac(p.hundredths, 100);
  return [key, milligrams(p), key.div(10), milligrams(p).mul(p.millilitres).div(1000)];
}

function ppm(value: Fraction) {
  return { text: `${decimal(value)} ppm`, value };
}
