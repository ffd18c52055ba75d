import type Fraction from 'fraction.js';
import {
  decimal,
  defineTemplate,
  enterChoice,
  enterNumber,
  frac,
  md,
  slip,
  texFraction,
} from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-onda-que-cambia-de-profundidad',
  version: 1,
  content: 'ciencias.fisica.ondas.rapidez',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => {
    const [deep, shallow] = random.pick([
      [3, 2],
      [4, 3],
      [5, 3],
      [5, 4],
      [6, 5],
      [7, 4],
      [2, 1],
    ] as const);
    const scale = random.integer(2, 6);
    return {
      deep: deep * scale,
      shallow: shallow * scale,
      wavelength: deep * random.integer(2, 12),
      place: random.pick(['una cubeta de ondas', 'un canal de pruebas', 'una piscina de ensayos']),
    };
  },
  accepts: (p) =>
    p.wavelength > p.deep - p.shallow + 1 && new Set(values(p).map((value) => value.round(1).toFraction())).size === 4,
  stem: (p) =>
    md`En ${p.place} una onda pasa de una zona profunda a otra de poca profundidad. La tabla muestra lo que se midió.

| Zona | Rapidez (cm/s) | Longitud de onda (cm) |
|---|---|---|
| Profunda | ${p.deep} | ${p.wavelength} |
| Poco profunda | ${p.shallow} | ? |

¿Cuál es la longitud de onda en la zona poco profunda?`,
  key: (p) => length(values(p)[0]),
  oracle: (p) => {
    const period = frac(p.wavelength, p.deep);
    return period.mul(p.shallow).round(1);
  },
  distractors: [
    {
      mistake: 'frecuencia-cambia-con-el-medio',
      answer: (p) => length(values(p)[1]),
      feedback: () => md`Mantuviste la longitud de onda; al cambiar de medio lo que se mantiene es otra magnitud.`,
    },
    {
      mistake: 'razon-de-rapideces-invertida',
      answer: (p) => length(values(p)[2]),
      feedback: () =>
        md`Si la onda va más lenta con igual frecuencia, las crestas quedan más juntas, no más separadas.`,
    },
    {
      mistake: 'longitud-por-diferencia-de-rapidez',
      answer: (p) => length(values(p)[3]),
      feedback: () =>
        md`Restaste la diferencia de rapideces; rapidez y longitud de onda se relacionan por un cociente.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Lo que se mantiene',
      text: md`La frecuencia la fija la fuente y no cambia al pasar de un medio a otro: $f = \frac{v}{\lambda} = \frac{${p.deep}}{${p.wavelength}}$ Hz.`,
    },
    {
      title: 'Nueva longitud de onda',
      text: md`$\lambda = \frac{v}{f} = ${p.shallow} \cdot \frac{${p.wavelength}}{${p.deep}}$. En la zona poco profunda es de ${length(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Lo que no cambia',
      prompt: md`Al pasar de una zona a la otra, ¿qué magnitud de la onda se mantiene?`,
      answer: enterChoice(['La frecuencia', 'La rapidez', 'La longitud de onda'], 0),
      slips: [
        slip(1, md`Mira la tabla: la rapidez es distinta en cada zona.`),
        slip(
          2,
          md`Si cada onda demorara lo mismo pero fuera más lento, ¿podría medir lo mismo?`,
          'frecuencia-cambia-con-el-medio',
        ),
      ],
      done: md`Las ondas que pasan por segundo son las mismas en las dos zonas: la frecuencia la fija la fuente. Tampoco cambia el período.`,
    },
    {
      title: 'Período',
      prompt: md`En la zona profunda, ¿cuántos segundos demora en pasar una onda completa de ${p.wavelength} cm a ${p.deep} cm/s? Si no es entero, escribe una fracción.`,
      answer: enterNumber(frac(p.wavelength, p.deep), { unit: 's' }),
      slips: [
        slip(
          frac(p.deep, p.wavelength),
          md`Ese cociente es la frecuencia: ondas por segundo. Se piden segundos por onda.`,
        ),
        slip(p.wavelength * p.deep, md`Multiplicaste; el tiempo es distancia dividida por rapidez.`),
        slip(
          frac(p.wavelength, p.shallow),
          md`Usaste la rapidez de la otra zona; ${p.wavelength} cm es la longitud en la profunda.`,
        ),
      ],
      done: md`$T = \frac{\lambda}{v} = \frac{${p.wavelength}}{${p.deep}} = ${texFraction(frac(p.wavelength, p.deep))}$ s, y en la otra zona demora lo mismo.`,
    },
    {
      title: 'Nueva longitud de onda',
      prompt: md`En la zona poco profunda avanza a ${p.shallow} cm/s. ¿Cuánto mide ahí una onda?`,
      answer: enterNumber(values(p)[0], { unit: 'cm' }),
      slips: [
        slip(p.wavelength, md`Esa es la longitud en la zona profunda.`, 'frecuencia-cambia-con-el-medio'),
        slip(
          values(p)[2],
          md`Quedó más larga, y una onda que va más lento junta sus crestas.`,
          'razon-de-rapideces-invertida',
        ),
        slip(
          values(p)[3],
          md`Restaste la diferencia de rapideces; multiplica la rapidez por el período.`,
          'longitud-por-diferencia-de-rapidez',
        ),
      ],
      done: md`$\lambda = v \cdot T = ${p.shallow} \cdot ${texFraction(frac(p.wavelength, p.deep))} = ${texFraction(values(p)[0])}$ cm: más corta, como corresponde si va más lento.`,
    },
  ],
});

interface Tank {
  readonly deep: number;
  readonly shallow: number;
  readonly wavelength: number;
}

function values(p: Tank): readonly [Fraction, Fraction, Fraction, Fraction] {
  return [
    frac(p.wavelength * p.shallow, p.deep),
    frac(p.wavelength),
    frac(p.wavelength * p.deep, p.shallow),
    frac(p.wavelength - (p.deep - p.shallow)),
  ];
}

function length(value: Fraction) {
  return { text: `${decimal(value.round(1))} cm`, value: value.round(1) };
}
