import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md } from '../../authoring/index.ts';

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
