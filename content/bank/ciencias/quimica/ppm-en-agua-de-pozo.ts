import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

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
