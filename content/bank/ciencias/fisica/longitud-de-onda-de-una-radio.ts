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
  steps: (p) => {
    const exponent = p.unit === 'MHz' ? 6 : 9;
    const hertz = frac(p.frequency).mul(10 ** exponent);
    const metres = wavelength(p);
    const shown = length(metres).text;
    return [
      {
        title: 'Frecuencia en hertz',
        prompt: md`La frecuencia es de ${decimal(p.frequency)} ${p.unit}. ¿Cuántos hertz son? Puedes escribirlo con una potencia de 10, como $7 \cdot 10^{5}$.`,
        answer: enterNumber(hertz, { unit: 'Hz' }),
        slips: [
          slip(
            frac(p.frequency).mul(10 ** (15 - exponent)),
            md`Ese factor es el del otro prefijo de la tabla.`,
            'error-de-potencia-de-diez',
          ),
          slip(
            frac(p.frequency).mul(1000),
            md`Ese factor es el de kilo. Busca en la tabla el del prefijo ${p.unit === 'MHz' ? 'mega' : 'giga'}.`,
            'error-de-potencia-de-diez',
          ),
          slip(
            p.frequency,
            md`Ese número está en ${p.unit} todavía: falta el factor del prefijo.`,
            'error-de-potencia-de-diez',
          ),
        ],
        done: md`${p.unit === 'MHz' ? 'Mega' : 'Giga'} multiplica por $10^{${exponent}}$: son $${texDecimal(p.frequency)} \cdot 10^{${exponent}}$ Hz.`,
      },
      {
        title: 'Relación',
        prompt: md`La rapidez de la onda es $c = \lambda \cdot f$. ¿Cómo se obtiene la longitud de onda?`,
        answer: enterChoice([md`$\lambda = \frac{c}{f}$`, md`$\lambda = \frac{f}{c}$`, md`$\lambda = c \cdot f$`], 0),
        slips: [
          slip(
            1,
            md`Con esa relación, una frecuencia mayor daría ondas más largas, y pasa lo contrario.`,
            'invierte-c-sobre-f',
          ),
          slip(2, md`Para dejar sola a $\lambda$ hay que deshacer la multiplicación por $f$.`),
        ],
        done: md`Se divide por la frecuencia: $\lambda = \frac{c}{f}$.`,
      },
      {
        title: 'Longitud de onda',
        prompt: md`Con $c = 3 \cdot 10^{8}$ m/s, ¿cuántos **metros** mide cada onda?`,
        answer: enterNumber(metres, { unit: 'm' }),
        slips: [
          slip(
            metres.mul(10),
            md`Las cifras están bien, pero la coma quedó corrida un lugar: resta otra vez los exponentes.`,
            'error-de-potencia-de-diez',
          ),
          slip(
            metres.div(10),
            md`Las cifras están bien, pero la coma quedó corrida un lugar: resta otra vez los exponentes.`,
            'error-de-potencia-de-diez',
          ),
          slip(metres.mul(100), md`Quedó cien veces más larga. ¿La pasaste a centímetros? Se piden metros.`),
          slip(
            metres.mul(1000),
            md`Quedó mil veces más larga: revisa el prefijo de la frecuencia.`,
            'error-de-potencia-de-diez',
          ),
          slip(
            metres.div(1000),
            md`Quedó mil veces más corta: revisa el prefijo de la frecuencia.`,
            'error-de-potencia-de-diez',
          ),
          slip(hertz.div(300_000_000), md`Dividiste la frecuencia por la rapidez; va al revés.`, 'invierte-c-sobre-f'),
          slip(metres.div(2), md`Esa es la mitad: de cresta a valle.`, 'toma-media-longitud-de-onda'),
        ],
        done: md`$\lambda = \frac{3 \cdot 10^{8}}{${texDecimal(p.frequency)} \cdot 10^{${exponent}}} = ${texDecimal(metres)}$ m${shown.endsWith(' cm') ? `, es decir, ${shown}` : ''}.`,
      },
    ];
  },
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
