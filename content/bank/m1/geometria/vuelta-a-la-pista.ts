import { frame } from '../../authoring/frame.ts';
import { defineTemplate, enterExpression, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';
import { integral } from '../../authoring/oracles.ts';

const TRACKS = [
  'Una pista de patinaje',
  'Una pista atlética',
  'Una ciclovía recreativa',
  'Una pista de autos a escala',
] as const;

export default defineTemplate({
  id: 'm1-vuelta-a-la-pista',
  version: 1,
  content: 'm1.geometria.figuras.problemas',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    straight: random.integer(4, 20) * 5,
    across: random.integer(4, 20) * 2,
    track: random.pick(TRACKS),
  }),
  accepts: (p) => p.straight > p.across && p.straight <= 4 * p.across,
  stem: (p) =>
    md`${p.track} está formada por dos tramos rectos y paralelos de ${p.straight} m cada uno, separados por ${p.across} m, y por dos semicircunferencias que unen sus extremos, como muestra la figura. ¿Cuántos metros tiene una vuelta completa?`,
  figure: (p) => {
    const radius = p.across / 2;
    const { at, width, height, length } = frame([
      [-radius, 0],
      [p.straight + radius, p.across],
    ]);
    return {
      kind: 'drawing',
      width,
      height,
      alt: `Dos segmentos horizontales de ${p.straight} m, uno sobre el otro a ${p.across} m de distancia, unidos a la izquierda y a la derecha por una semicircunferencia de diámetro ${p.across} m.`,
      shapes: [
        { shape: 'segment', from: at(0, 0), to: at(p.straight, 0) },
        { shape: 'segment', from: at(0, p.across), to: at(p.straight, p.across) },
        { shape: 'arc', centre: at(0, radius), radius: length(radius), from: 90, to: 270 },
        { shape: 'arc', centre: at(p.straight, radius), radius: length(radius), from: 270, to: 450 },
        { shape: 'segment', from: at(0, 0), to: at(0, p.across), dashed: true, accent: 1 },
        { shape: 'segment', from: at(p.straight, 0), to: at(p.straight, p.across), dashed: true, accent: 1 },
        { shape: 'text', at: at(p.straight / 2, 0, 0, -0.7), text: `${p.straight} m` },
        { shape: 'text', at: at(p.straight, radius, -0.3), text: `${p.across} m`, anchor: 'end' },
      ],
    };
  },
  key: (p) => lap(2 * p.straight, p.across),
  oracle: (p) => {
    // Each bend has the length that Pappus gives it: half a turn of a point at the radius, added up in small turns.
    const bend = integral(() => p.across / 2, 0, Math.PI);
    return p.straight + bend + p.straight + bend;
  },
  distractors: [
    {
      mistake: 'pista-diametro-como-radio',
      answer: (p) => lap(2 * p.straight, 2 * p.across),
      feedback: (p) => md`La separación de ${p.across} m es el diámetro de las curvas, no su radio.`,
    },
    {
      mistake: 'pista-una-sola-curva',
      answer: (p) => lap(2 * p.straight, p.across / 2),
      feedback: () => md`Contaste una sola semicircunferencia; la vuelta pasa por las dos.`,
    },
    {
      mistake: 'pista-suma-los-diametros',
      answer: (p) => lap(2 * (p.straight + p.across), p.across),
      feedback: () => md`Las líneas punteadas no se recorren: la vuelta va solo por el contorno.`,
    },
  ],
  solution: (p) => [
    { title: 'Los tramos rectos', text: md`Son dos: $2 \cdot ${p.straight} = ${2 * p.straight}$ metros.` },
    {
      title: 'Las curvas',
      text: md`Las dos semicircunferencias forman una circunferencia de diámetro ${p.across} m, cuyo perímetro es $\pi \cdot ${p.across} = ${p.across}\pi$ metros.`,
    },
    { title: 'La vuelta', text: md`En total, una vuelta tiene ${lap(2 * p.straight, p.across).text}.` },
  ],
  steps: (p) => [
    {
      title: 'Los tramos rectos',
      prompt: md`¿Cuántos metros suman los dos tramos rectos?`,
      answer: enterNumber(2 * p.straight, { unit: 'm' }),
      slips: [
        slip(p.straight, md`Ese es uno solo.`),
        slip(
          2 * (p.straight + p.across),
          md`Las líneas de separación no se recorren: son interiores.`,
          'pista-suma-los-diametros',
        ),
      ],
      done: md`$2 \cdot ${p.straight} = ${2 * p.straight}$ m.`,
    },
    {
      title: 'Las dos curvas',
      prompt: md`¿Cuántos metros suman las dos semicircunferencias? Deja $\pi$ escrito.`,
      answer: enterExpression(`${p.across}π`),
      oracle: Math.PI * p.across,
      slips: [
        slip(
          `${2 * p.across}π`,
          md`Los ${p.across} m van de lado a lado: son el diámetro.`,
          'pista-diametro-como-radio',
        ),
        slip(`${frac(p.across, 2).toFraction()}π`, md`Esa es una sola curva.`, 'pista-una-sola-curva'),
        slip(`${frac(p.across ** 2, 4).toFraction()}π`, md`Esa es el área del círculo; se pide el largo de la curva.`),
      ],
      done: md`Juntas son una circunferencia de diámetro ${p.across} m: $${p.across}\pi$ m.`,
    },
    {
      title: 'La vuelta completa',
      prompt: md`¿Cuántos metros tiene una vuelta completa? Deja $\pi$ escrito.`,
      answer: enterExpression(`${2 * p.straight} + ${p.across}π`),
      slips: [
        slip(
          `${2 * p.straight} + ${2 * p.across}π`,
          md`En las curvas usaste el diámetro como radio.`,
          'pista-diametro-como-radio',
        ),
        slip(
          `${2 * p.straight} + ${frac(p.across, 2).toFraction()}π`,
          md`Contaste una sola de las curvas.`,
          'pista-una-sola-curva',
        ),
        slip(
          `${2 * (p.straight + p.across)} + ${p.across}π`,
          md`Sumaste líneas interiores que no se recorren.`,
          'pista-suma-los-diametros',
        ),
        slip(
          `${2 * p.straight + p.across}π`,
          md`Los metros rectos no llevan $\pi$: no se pueden juntar en un solo término.`,
        ),
      ],
      done: md`Se recorren ${lap(2 * p.straight, p.across).text}.`,
    },
  ],
});

function lap(straight: number, turns: number) {
  return {
    text: md`$(${texDecimal(straight)} + ${turns}\pi)$ m`,
    value: straight + turns * Math.PI,
  };
}
