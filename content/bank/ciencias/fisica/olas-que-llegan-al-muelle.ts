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
  steps: (p) => [
    {
      title: 'Frecuencia',
      prompt: md`Pasan ${p.waves} ondas cada ${p.seconds} s. ¿Cuántas pasan por segundo? Puedes dejarlo como fracción.`,
      answer: enterNumber(frac(p.waves, p.seconds), { unit: 'Hz' }),
      slips: [
        slip(
          frac(p.seconds, p.waves),
          md`Eso son los segundos que demora cada onda, el período. Se piden ondas por segundo.`,
          'usa-periodo-como-frecuencia-en-v',
        ),
        slip(p.waves, md`Esas son las ondas que pasan en ${p.seconds} s; se pide en un segundo.`),
        slip(p.waves * p.seconds, md`Multiplicaste; «por segundo» pide repartir las ondas entre los segundos.`),
      ],
      done: md`$f = \frac{${p.waves}}{${p.seconds}}$ Hz: la frecuencia dice cuántas ondas pasan en cada segundo.`,
    },
    {
      title: 'Qué mide la fotografía',
      prompt: md`En la fotografía, la distancia entre dos crestas seguidas es de ${p.wavelength} m. ¿Qué magnitud de la onda es?`,
      answer: enterChoice(['La amplitud', 'El período', 'La longitud de onda', 'La rapidez'], 2),
      slips: [
        slip(0, md`La amplitud se mide en vertical, desde el nivel medio del agua.`),
        slip(1, md`El período es un tiempo, y aquí se mide una distancia.`),
        slip(3, md`Una rapidez se mide en metros por segundo; aquí hay solo metros.`),
      ],
      done: md`De cresta a cresta hay una longitud de onda: $\lambda = ${p.wavelength}$ m.`,
    },
    {
      title: 'Rapidez',
      prompt: md`Cada onda mide ${p.wavelength} m. ¿Con qué rapidez avanza la ola?`,
      answer: enterNumber(frac(p.wavelength * p.waves, p.seconds), { unit: 'm/s' }),
      slips: [
        slip(
          frac(p.wavelength * p.seconds, p.waves),
          md`Multiplicaste por el período. En $v = \lambda \cdot f$ va la frecuencia.`,
          'usa-periodo-como-frecuencia-en-v',
        ),
        slip(
          frac(p.wavelength, p.seconds),
          md`Así avanzaría una sola onda en ${p.seconds} s, y pasan ${p.waves}.`,
          'ignora-cuantas-ondas-pasan',
        ),
        slip(
          p.wavelength * p.waves,
          md`Eso avanza en los ${p.seconds} s; se pide en cada segundo.`,
          'olvida-dividir-por-el-tiempo-total',
        ),
        slip(
          frac(p.waves, p.seconds * p.wavelength),
          md`Dividiste por la longitud de onda; ondas más largas, con igual frecuencia, avanzan más.`,
        ),
      ],
      done: md`$v = \lambda \cdot f = ${p.wavelength} \cdot \frac{${p.waves}}{${p.seconds}} = ${texDecimal(frac(p.wavelength * p.waves, p.seconds))}\ \text{m/s}$.`,
    },
  ],
});

function speed(value: Fraction) {
  return { text: `${decimal(value.round(2))} m/s`, value: value.round(2) };
}
