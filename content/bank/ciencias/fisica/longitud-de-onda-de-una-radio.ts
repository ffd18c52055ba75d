import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-longitud-de-onda-de-una-radio',
  version: 1,
  content: 'ciencias.fisica.ondas.espectro',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'electivo',
  parameters: (random) => {
    const [use, region, unit, frequencies] = random.pick(USES);
    return { use, region, unit, frequency: random.pick(frequencies) };
  },
  accepts: (p) => p.frequency !== 300,
  stem: (p) =>
    md`Las ondas de ${p.use} tienen una frecuencia de ${decimal(p.frequency)} ${p.unit} y pertenecen a la región de ${p.region}. La rapidez de la luz en el vacío es $3 \cdot 10^{8}\ \text{m/s}$.

| Prefijo | Factor |
|---|---|
| mega (M) | $10^{6}$ |
| giga (G) | $10^{9}$ |

¿Cuál es su longitud de onda en el vacío?`,
  key: (p) => length(wavelength(p)),
  oracle: (p) => {
    const hertz = frac(p.frequency).mul(p.unit === 'MHz' ? 1_000_000 : 1_000_000_000);
    const periods = frac(1).div(hertz);
    return periods.mul(300_000_000);
  },
  distractors: [
    {
      mistake: 'error-de-potencia-de-diez',
      answer: (p) => length(wavelength(p).mul(10)),
      feedback: () => md`Las cifras son correctas, pero hay una potencia de diez de diferencia.`,
    },
    {
      mistake: 'invierte-c-sobre-f',
      answer: (p) => length(frac(p.frequency).div(p.unit === 'MHz' ? 300 : frac(3, 10))),
      feedback: () => md`La división quedó al revés: mayor frecuencia implica menor longitud de onda.`,
    },
    {
      mistake: 'toma-media-longitud-de-onda',
      answer: (p) => length(wavelength(p).div(2)),
      feedback: () => md`Esa es la mitad: de una cresta al valle siguiente, no de cresta a cresta.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Despejar',
      text: md`De $c = \lambda \cdot f$ resulta $\lambda = \frac{c}{f}$.`,
    },
    {
      title: 'Reemplazar',
      text: md`$\lambda = \frac{3 \cdot 10^{8}}{${p.frequency} \cdot 10^{${p.unit === 'MHz' ? 6 : 9}}}\ \text{m}$. La longitud de onda es de ${length(wavelength(p)).text}.`,
    },
  ],
});

const USES: readonly (readonly [use: string, region: string, unit: 'MHz' | 'GHz', frequencies: readonly number[]])[] = [
  ['un transmisor de radio', 'las ondas de radio', 'MHz', [75, 80, 100, 120]],
  ['un radioaficionado', 'las ondas de radio', 'MHz', [5, 6, 10, 12, 15, 20, 24, 25, 30, 40, 50, 60]],
  ['un radioenlace', 'las ondas de radio', 'MHz', [150, 200, 240, 250, 400, 500, 600]],
  ['una red de telefonía móvil', 'las microondas', 'MHz', [750, 1000, 1200, 1500, 2000, 2500]],
  ['un radar meteorológico', 'las microondas', 'GHz', [3, 4, 5, 6, 8, 10, 12]],
  ['un enlace satelital', 'las microondas', 'GHz', [15, 20, 24, 25, 30, 40]],
];

type Wave = { readonly unit: string; readonly frequency: number };

function wavelength(p: Wave): Fraction {
  return frac(300, p.frequency).div(p.unit === 'MHz' ? 1 : 1000);
}

function length(value: Fraction) {
  const metres = value.compare(frac(1, 10)) >= 0;
  const shown = metres ? value.round(2) : value.mul(100).round(2);
  return { text: `${decimal(shown)} ${metres ? 'm' : 'cm'}`, value: metres ? shown : shown.div(100) };
}
