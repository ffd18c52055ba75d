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
  id: 'ciencias-duracion-de-cada-fase',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.ciclo-celular',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => ({
    hours: random.pick([16, 18, 20, 22, 24, 30]),
    s: random.integer(4, 9) * 5,
    g2: random.integer(2, 4) * 5,
    m: random.pick([4, 5, 6, 8]),
    cells: random.pick([200, 400, 500, 600]),
  }),
  accepts: (p) =>
    100 - p.s - p.g2 - p.m > p.s + 5 &&
    (p.cells * p.s) % 100 === 0 &&
    (p.cells * p.g2) % 100 === 0 &&
    (p.cells * p.m) % 100 === 0 &&
    new Set(values(p).map((value) => value.round(1).toFraction())).size === 4,
  stem: (p) => {
    const count = (share: number) => (p.cells * share) / 100;
    return md`En un cultivo las células se dividen cada ${p.hours} h, sin ponerse de acuerdo. En una muestra de ${p.cells} células se determinó la fase en que estaba cada una (datos ficticios con fines didácticos).

| Fase | Células |
|---|---|
| G1 | ${count(100 - p.s - p.g2 - p.m)} |
| S | ${count(p.s)} |
| G2 | ${count(p.g2)} |
| Mitosis | ${count(p.m)} |

Si la cantidad de células en cada fase es proporcional a lo que dura la fase, ¿cuánto demora la copia del ADN?`;
  },
  key: (p) => hours(values(p)[0]),
  oracle: (p) => {
    const count = (p.cells * p.s) / 100;
    return frac(p.hours, p.cells).mul(count).round(1);
  },
  distractors: [
    {
      mistake: 'busca-la-copia-en-la-mitosis',
      answer: (p) => hours(values(p)[1]),
      feedback: () => md`Usaste las células en mitosis; el ADN se copia en una fase de la interfase.`,
    },
    {
      mistake: 'fase-con-igual-duracion',
      answer: (p) => hours(values(p)[2]),
      feedback: () => md`Repartiste el ciclo en cuatro partes iguales; las fases no duran lo mismo.`,
    },
    {
      mistake: 'toma-la-fase-con-mas-celulas',
      answer: (p) => hours(values(p)[3]),
      feedback: () => md`Esa es la duración de G1, la fase con más células; revisa en cuál se copia el ADN.`,
    },
  ],
  solution: (p) => [
    { title: 'Qué fase es', text: md`El ADN se copia en la fase S.` },
    {
      title: 'Qué parte del ciclo dura',
      text: md`$\frac{${(p.cells * p.s) / 100}}{${p.cells}} = ${texDecimal(frac(p.s, 100))}$ de las células están en S: la fase ocupa esa parte de las ${p.hours} h.`,
    },
    {
      title: 'Respuesta',
      text: md`$${texDecimal(frac(p.s, 100))} \cdot ${p.hours}$: la copia del ADN demora ${hours(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const inS = (p.cells * p.s) / 100;
    const inM = (p.cells * p.m) / 100;
    const [key, mitosis, quarter, first] = values(p);
    return [
      {
        title: 'Fase de la copia',
        prompt: md`¿En qué fase del ciclo se copia el ADN?`,
        answer: enterChoice(['G1', 'S', 'G2', 'Mitosis'], 1),
        slips: [
          slip(
            0,
            md`En G1 la célula crece; cada cromosoma tiene todavía una sola cromátida.`,
            'toma-la-fase-con-mas-celulas',
          ),
          slip(2, md`En G2 el ADN ya está copiado y la célula se prepara para dividirse.`),
          slip(3, md`En la mitosis se reparte lo que ya se copió antes.`, 'busca-la-copia-en-la-mitosis'),
        ],
        done: md`En la fase S, de síntesis: cada cromosoma pasa a tener dos cromátidas.`,
      },
      {
        title: 'Parte de las células en esa fase',
        prompt: md`¿Qué parte de las ${p.cells} células está en esa fase? Puedes darla como fracción, decimal o porcentaje.`,
        answer: enterNumber(frac(p.s, 100)),
        slips: [
          slip(inS, md`Esas son las células; se pide qué parte son de todas.`),
          slip(p.s, md`Si es un porcentaje, escríbelo con su signo %.`),
          slip(frac(p.m, 100), md`Usaste las células en mitosis.`, 'busca-la-copia-en-la-mitosis'),
          slip(
            frac(1, 4),
            md`Las fases son cuatro, pero no duran lo mismo: usa los números de la tabla.`,
            'fase-con-igual-duracion',
          ),
          slip(frac(p.cells, inS), md`La división quedó al revés: una parte es menor que 1.`),
        ],
        done: md`$\frac{${inS}}{${p.cells}} = ${texDecimal(frac(p.s, 100))}$, el ${p.s} %.`,
      },
      {
        title: 'Duración',
        prompt: md`El ciclo completo dura ${p.hours} h y la fase ocupa esa misma parte. ¿Cuántas horas demora la copia del ADN?`,
        answer: enterNumber(key, { unit: 'h' }),
        slips: [
          slip(
            mitosis,
            md`Esa es la duración de la mitosis: sale de las ${inM} células de la última fila.`,
            'busca-la-copia-en-la-mitosis',
          ),
          slip(quarter, md`Repartiste el ciclo en cuatro partes iguales.`, 'fase-con-igual-duracion'),
          slip(first, md`Esa es la duración de G1, la fase con más células.`, 'toma-la-fase-con-mas-celulas'),
          slip(frac(p.hours * 100, p.s), md`Dividiste por la parte; una fase no puede durar más que el ciclo.`),
        ],
        done: md`$${texDecimal(frac(p.s, 100))} \cdot ${p.hours} = ${texDecimal(key)}$ h.`,
      },
    ];
  },
});

interface Culture {
  readonly hours: number;
  readonly s: number;
  readonly g2: number;
  readonly m: number;
}

function values(p: Culture): readonly [Fraction, Fraction, Fraction, Fraction] {
  const part = (share: number) => frac(p.hours * share, 100);
  return [part(p.s), part(p.m), part(25), part(100 - p.s - p.g2 - p.m)];
}

function hours(value: Fraction) {
  return { text: `${decimal(value.round(1))} h`, value: value.round(1) };
}
