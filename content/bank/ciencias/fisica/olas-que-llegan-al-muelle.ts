import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-olas-que-llegan-al-muelle',
  version: 1,
  content: 'ciencias.fisica.ondas.rapidez',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  parameters: (random) => ({
    wavelength: random.integer(3, 24),
    waves: random.pick([4, 5, 6, 8, 9, 10, 12, 15]),
    seconds: random.pick([20, 24, 30, 40, 48, 60]),
    place: random.pick([
      'del muelle Vergara',
      'de la costanera de Castro',
      'del molo de Valdivia',
      'del muelle de Pisagua',
    ]),
  }),
  accepts: (p) =>
    (p.wavelength * p.waves * 10) % p.seconds === 0 &&
    p.waves < p.seconds &&
    p.wavelength * 10 > p.seconds &&
    p.wavelength !== p.seconds &&
    p.wavelength * p.waves < p.seconds * 8 &&
    p.wavelength * p.waves >= p.seconds,
  stem: (p) =>
    md`Desde un pilar ${p.place} se observa que pasan ${p.waves} ondas completas cada ${p.seconds} s. En una fotografía se mide que la distancia entre dos crestas seguidas es de ${p.wavelength} m.

¿Con qué rapidez se propaga la ola?`,
  key: (p) => speed(frac(p.wavelength * p.waves, p.seconds)),
  oracle: (p) => frac(p.wavelength).div(frac(p.seconds, p.waves)),
  distractors: [
    {
      mistake: 'usa-periodo-como-frecuencia-en-v',
      answer: (p) => speed(frac(p.wavelength * p.seconds, p.waves)),
      feedback: () => md`Usaste los segundos que demora cada onda donde iba el número de ondas por segundo.`,
    },
    {
      mistake: 'ignora-cuantas-ondas-pasan',
      answer: (p) => speed(frac(p.wavelength, p.seconds)),
      feedback: (p) => md`En ${p.seconds} s no avanza una sola longitud de onda: pasan ${p.waves}.`,
    },
    {
      mistake: 'olvida-dividir-por-el-tiempo-total',
      answer: (p) => speed(frac(p.wavelength * p.waves)),
      feedback: () => md`Esos metros se recorren en todo el tiempo observado, no en un segundo.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Frecuencia',
      text: md`Pasan ${p.waves} ondas en ${p.seconds} s, es decir, $f = \frac{${p.waves}}{${p.seconds}}$ Hz.`,
    },
    {
      title: 'Longitud de onda',
      text: md`La distancia entre dos crestas seguidas es la longitud de onda: $\lambda = ${p.wavelength}\ \text{m}$.`,
    },
    {
      title: 'Rapidez',
      text: md`$v = \lambda \cdot f = ${p.wavelength} \cdot \frac{${p.waves}}{${p.seconds}}$. La ola se propaga a ${speed(frac(p.wavelength * p.waves, p.seconds)).text}.`,
    },
  ],
});

function speed(value: Fraction) {
  return { text: `${decimal(value.round(2))} m/s`, value: value.round(2) };
}
