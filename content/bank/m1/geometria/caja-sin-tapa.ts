import { amountAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';
import { polygonArea } from '../../authoring/oracles.ts';
import { cuboid } from '../../authoring/solids.ts';

const MAKERS = ['Ignacia', 'Benjamín', 'Catalina', 'Nahuel', 'Florencia', 'Martín'] as const;
const USES = ['guardar herramientas', 'plantar hierbas', 'ordenar juguetes', 'llevar libros'] as const;

export default defineTemplate({
  id: 'm1-caja-sin-tapa',
  version: 1,
  content: 'm1.geometria.cuerpos.area',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    wide: random.integer(4, 12) * 5,
    deep: random.integer(3, 8) * 5,
    high: random.integer(2, 8) * 5,
    maker: random.pick(MAKERS),
    use: random.pick(USES),
  }),
  accepts: (p) => p.wide > p.deep && p.high < p.wide && allDifferent([key(p), withLid(p), wallsOnly(p), volume(p)]),
  stem: (p) =>
    md`Para ${p.use}, ${p.maker} construye con madera una caja con forma de paralelepípedo recto, **sin tapa**, de ${p.wide} cm de largo, ${p.deep} cm de ancho y ${p.high} cm de alto. Sin considerar el grosor de la madera, ¿cuántos centímetros cuadrados de madera tiene la caja?`,
  figure: (p) => ({
    kind: 'drawing',
    alt: `Caja con forma de paralelepípedo recto: ${p.wide} cm de largo, ${p.deep} cm de ancho y ${p.high} cm de alto.`,
    ...cuboid(p, { wide: `${p.wide} cm`, deep: `${p.deep} cm`, high: `${p.high} cm` }),
  }),
  key,
  oracle: (p) => {
    const face = (long: number, high: number) =>
      polygonArea([
        [0, 0],
        [long, 0],
        [long, high],
        [0, high],
      ]);
    const unfolded = [
      face(p.wide, p.deep),
      face(p.wide, p.high),
      face(p.wide, p.high),
      face(p.deep, p.high),
      face(p.deep, p.high),
    ];
    return frac(unfolded.reduce((sum, area) => sum + area, 0));
  },
  distractors: [
    {
      mistake: 'caja-cuenta-la-tapa',
      answer: withLid,
      feedback: () => md`Sumaste las seis caras; revisa en el enunciado cuántas tiene esta caja.`,
    },
    {
      mistake: 'caja-solo-los-costados',
      answer: wallsOnly,
      feedback: () => md`Sumaste solo los cuatro costados; la caja también tiene fondo.`,
    },
    {
      mistake: 'volumen-en-vez-de-area',
      answer: volume,
      feedback: () => md`Multiplicaste las tres medidas: eso es el espacio interior, no la madera.`,
    },
  ],
  solution: (p) => [
    { title: 'El fondo', text: md`Es un rectángulo de $${p.wide} \cdot ${p.deep} = ${p.wide * p.deep}$ cm².` },
    {
      title: 'Los costados',
      text: md`Son dos pares de rectángulos iguales: $2 \cdot ${p.wide} \cdot ${p.high} + 2 \cdot ${p.deep} \cdot ${p.high} = ${2 * (p.wide + p.deep) * p.high}$ cm².`,
    },
    {
      title: 'Sumar sin la tapa',
      text: md`$${p.wide * p.deep} + ${2 * (p.wide + p.deep) * p.high} = ${p.wide * p.deep + 2 * (p.wide + p.deep) * p.high}$. La caja tiene ${key(p).text} de madera.`,
    },
  ],
  steps: (p) => [
    {
      title: 'El fondo',
      prompt: md`El fondo mide ${p.wide} cm de largo y ${p.deep} cm de ancho. ¿Cuántos cm² tiene?`,
      answer: enterNumber(p.wide * p.deep, { unit: 'cm²' }),
      slips: [
        slip(2 * p.wide * p.deep, md`Contaste también la tapa, y esta caja no tiene.`, 'caja-cuenta-la-tapa'),
        slip(2 * (p.wide + p.deep), md`Ese es el contorno del fondo; se pide su área.`),
        slip(p.wide + p.deep, md`Sumaste los lados: el área de un rectángulo es su producto.`),
      ],
      done: md`$${p.wide} \cdot ${p.deep} = ${texDecimal(p.wide * p.deep)}$ cm².`,
    },
    {
      title: 'Los cuatro costados',
      prompt: md`La caja tiene ${p.high} cm de alto. ¿Cuántos cm² suman los cuatro costados?`,
      answer: enterNumber(2 * (p.wide + p.deep) * p.high, { unit: 'cm²' }),
      slips: [
        slip((p.wide + p.deep) * p.high, md`Contaste uno de cada par: hay dos costados largos y dos cortos.`),
        slip(4 * p.wide * p.high, md`No son cuatro iguales: dos son más cortos.`),
        slip(
          p.wide * p.deep * p.high,
          md`Multiplicaste las tres medidas: eso es el espacio interior.`,
          'volumen-en-vez-de-area',
        ),
      ],
      done: md`$2 \cdot ${p.wide} \cdot ${p.high} + 2 \cdot ${p.deep} \cdot ${p.high} = ${texDecimal(2 * (p.wide + p.deep) * p.high)}$ cm².`,
    },
    {
      title: 'Toda la madera',
      prompt: md`¿Cuántos cm² de madera tiene la caja sin tapa?`,
      answer: enterNumber(p.wide * p.deep + 2 * (p.wide + p.deep) * p.high, { unit: 'cm²' }),
      slips: [
        slip(withLid(p).value, md`Sumaste seis caras: a esta caja le falta la tapa.`, 'caja-cuenta-la-tapa'),
        slip(wallsOnly(p).value, md`Sumaste solo los costados: falta el fondo.`, 'caja-solo-los-costados'),
        slip(volume(p).value, md`Eso es el espacio interior, no la madera.`, 'volumen-en-vez-de-area'),
      ],
      done: md`Un fondo y cuatro costados: ${key(p).text}.`,
    },
  ],
});

interface Box {
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
}

function key(p: Box) {
  return amountAnswer(p.wide * p.deep + 2 * (p.wide + p.deep) * p.high, 'cm²');
}

function withLid(p: Box) {
  return amountAnswer(2 * (p.wide * p.deep + (p.wide + p.deep) * p.high), 'cm²');
}

function wallsOnly(p: Box) {
  return amountAnswer(2 * (p.wide + p.deep) * p.high, 'cm²');
}

function volume(p: Box) {
  return amountAnswer(p.wide * p.deep * p.high, 'cm²');
}
