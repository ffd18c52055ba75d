import { frame } from '../../authoring/frame.ts';
import { allDifferent, decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

const TALL = ['un alerce', 'una araucaria', 'una chimenea', 'un campanario', 'un faro'] as const;
const PEOPLE = ['Sayen', 'Gabriel', 'Isidora', 'Matías'] as const;

export default defineTemplate({
  id: 'm2-altura-de-un-alerce',
  version: 1,
  content: 'm2.geometria.razones-trigonometricas.problemas',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    distance: random.integer(3, 20) * 3,
    eyes: random.pick([14, 15, 16, 17, 18]),
    tall: random.pick(TALL),
    person: random.pick(PEOPLE),
  }),
  accepts: (p) => p.distance <= 36 && allDifferent([key(p), noEyes(p), divided(p), asHypotenuse(p)]),
  stem: (p) =>
    md`${p.person} está de pie a ${p.distance} m de ${p.tall}, en terreno horizontal. Desde sus ojos, que están a ${decimal(eyes(p))} m del suelo, ve la parte más alta con un ángulo de elevación de 60°, como muestra la figura. ¿Qué altura tiene lo que observa?`,
  figure: (p) => {
    const rise = p.distance * Math.sqrt(3);
    const low = p.distance / 5;
    const { at, width, height } = frame([
      [0, 0],
      [p.distance, rise + low],
    ]);
    return {
      kind: 'drawing',
      width: width + 1.2,
      height,
      alt: `Un punto a ${decimal(eyes(p))} m del suelo, a ${p.distance} m de distancia horizontal de un objeto vertical. La línea desde el punto hasta lo alto del objeto forma 60° con la horizontal.`,
      caption: 'La figura no está a escala.',
      shapes: [
        { shape: 'segment', from: at(0, 0), to: at(p.distance, 0) },
        { shape: 'segment', from: at(p.distance, 0), to: at(p.distance, rise + low), accent: 3 },
        { shape: 'segment', from: at(0, 0), to: at(0, low) },
        { shape: 'segment', from: at(0, low), to: at(p.distance, low), dashed: true },
        { shape: 'segment', from: at(0, low), to: at(p.distance, rise + low), accent: 1 },
        { shape: 'angle', at: at(0, low), from: at(p.distance, low), to: at(p.distance, rise + low), label: '60°' },
        { shape: 'text', at: at(p.distance / 2, 0, 0, -0.7), text: `${p.distance} m` },
        { shape: 'text', at: at(0, low / 2, -0.2), text: `${decimal(eyes(p))} m`, anchor: 'end' },
      ],
    };
  },
  key,
  oracle: (p) => {
    // Half an equilateral triangle: the rise is the height over a side of twice the distance.
    const side = 2 * p.distance;
    return Math.sqrt(side ** 2 - p.distance ** 2) + eyes(p).valueOf();
  },
  distractors: [
    {
      mistake: 'elevacion-olvida-la-altura-de-los-ojos',
      answer: noEyes,
      feedback: () => md`Esa es la altura por sobre los ojos; falta la parte que queda más abajo.`,
    },
    {
      mistake: 'elevacion-razon-equivocada',
      answer: divided,
      feedback: () => md`La tangente de 60° es opuesto sobre adyacente: revisa qué lado conoces.`,
    },
    {
      mistake: 'elevacion-distancia-como-hipotenusa',
      answer: asHypotenuse,
      feedback: () => md`Usaste el seno con la distancia horizontal, pero ella es un cateto.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El triángulo sobre los ojos',
      text: md`La distancia de ${p.distance} m es el cateto adyacente al ángulo y lo que sube la mirada, $x$, es el opuesto: $\tan 60^\circ = \frac{x}{${p.distance}}$.`,
    },
    { title: 'Despejar', text: md`Como $\tan 60^\circ = \sqrt{3}$, se obtiene $x = ${p.distance}\sqrt{3}$.` },
    {
      title: 'Sumar la altura de los ojos',
      text: md`La altura total es ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly distance: number;
  readonly eyes: number;
}

function eyes(p: Parameters) {
  return frac(p.eyes, 10);
}

function metres(rise: string, value: number, plus: ReturnType<typeof frac>) {
  const text = plus.equals(0) ? md`$${rise}\sqrt{3}$ m` : md`$\left(${rise}\sqrt{3} + ${texDecimal(plus)}\right)$ m`;
  return { text, value: value * Math.sqrt(3) + plus.valueOf() };
}

function key(p: Parameters) {
  return metres(`${p.distance}`, p.distance, eyes(p));
}

function noEyes(p: Parameters) {
  return metres(`${p.distance}`, p.distance, frac(0));
}

function divided(p: Parameters) {
  return metres(`${p.distance / 3}`, p.distance / 3, eyes(p));
}

function asHypotenuse(p: Parameters) {
  return metres(texDecimal(frac(p.distance, 2)), p.distance / 2, eyes(p));
}
