import { rootAnswer } from '../../authoring/answer-forms.ts';
import { frame } from '../../authoring/frame.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';

const SEEN = [
  'la cumbre de un cerro',
  'la punta de una torre eléctrica',
  'el borde de un acantilado',
  'la cima de una duna',
] as const;

export default defineTemplate({
  id: 'm2-acercarse-a-un-cerro',
  version: 1,
  content: 'm2.geometria.razones-trigonometricas.problemas',
  skill: 'modelar',
  difficulty: 5,
  parameters: (random) => ({
    walked: random.integer(5, 60) * 6,
    seen: random.pick(SEEN),
  }),
  accepts: (p) => allDifferent([key(p), asBase(p), fromFirst(p), half(p)]),
  stem: (p) =>
    md`Desde un punto P del suelo se ve ${p.seen} con un ángulo de elevación de 30°. Al avanzar ${p.walked} m en línea recta hacia su base, por terreno horizontal, se llega a un punto Q desde donde el ángulo de elevación es de 60°. ¿A qué altura sobre el suelo está lo que se observa?`,
  figure: (p) => {
    const high = (p.walked * Math.sqrt(3)) / 2;
    const foot = p.walked * 1.5;
    const { at, width, height } = frame([
      [0, 0],
      [foot, high],
    ]);
    return {
      kind: 'drawing',
      width,
      height,
      alt: `Triángulo rectángulo con vértice P en el suelo y la altura vertical a la derecha. El ángulo en P mide 30°. Q está en el suelo, ${p.walked} m más cerca, y desde Q el ángulo de elevación mide 60°.`,
      shapes: [
        { shape: 'segment', from: at(0, 0), to: at(foot, 0) },
        { shape: 'segment', from: at(foot, 0), to: at(foot, high), accent: 3 },
        { shape: 'segment', from: at(0, 0), to: at(foot, high), accent: 1 },
        { shape: 'segment', from: at(p.walked, 0), to: at(foot, high), accent: 1 },
        { shape: 'angle', at: at(0, 0), from: at(foot, 0), to: at(foot, high), label: '30°' },
        { shape: 'angle', at: at(p.walked, 0), from: at(foot, 0), to: at(foot, high), label: '60°' },
        { shape: 'angle', at: at(foot, 0), from: at(0, 0), to: at(foot, high), right: true },
        { shape: 'text', at: at(0, 0, -0.4, -0.5), text: 'P' },
        { shape: 'text', at: at(p.walked, 0, 0, -0.7), text: 'Q' },
        { shape: 'text', at: at(p.walked / 2, 0, 0, -0.7), text: `${p.walked} m` },
      ],
    };
  },
  key,
  oracle: (p) => {
    // Halves the interval in which the height lies until both sights agree.
    let low = 0;
    let high = 10 * p.walked;
    for (let step = 0; step < 80; step++) {
      const middle = (low + high) / 2;
      const apart = middle / Math.tan(Math.PI / 6) - middle / Math.tan(Math.PI / 3);
      if (apart < p.walked) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  },
  distractors: [
    {
      mistake: 'dos-angulos-avance-como-base',
      answer: asBase,
      feedback: () => md`Usaste el avance como distancia desde Q hasta la base; esa distancia no es dato.`,
    },
    {
      mistake: 'dos-angulos-base-lejana',
      answer: fromFirst,
      feedback: () => md`Usaste el avance como distancia desde P hasta la base, pero la base está más allá de Q.`,
    },
    {
      mistake: 'dos-angulos-la-mitad',
      answer: half,
      feedback: () => md`Usaste el seno de 30° con el avance; la hipotenusa desde P es más larga que el avance.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Un triángulo isósceles',
      text: md`El ángulo de 60° es exterior al triángulo que forman P, Q y lo observado, R. Entonces el ángulo en R mide $60^\circ - 30^\circ = 30^\circ$, igual que el de P, y $\overline{QR} = \overline{PQ} = ${p.walked}$ m.`,
    },
    {
      title: 'Seno de 60°',
      text: md`En el triángulo rectángulo con hipotenusa $\overline{QR}$, la altura es $${p.walked} \cdot \text{sen}\, 60^\circ = ${p.walked} \cdot \frac{\sqrt{3}}{2}$.`,
    },
    { title: 'Responder', text: md`La altura es de ${key(p).text}.` },
  ],
});

interface Parameters {
  readonly walked: number;
}

function key(p: Parameters) {
  return rootAnswer(frac(p.walked, 2), 3, 'm');
}

function asBase(p: Parameters) {
  return rootAnswer(p.walked, 3, 'm');
}

function fromFirst(p: Parameters) {
  return rootAnswer(frac(p.walked, 3), 3, 'm');
}

function half(p: Parameters) {
  return rootAnswer(frac(p.walked, 2), 1, 'm');
}
