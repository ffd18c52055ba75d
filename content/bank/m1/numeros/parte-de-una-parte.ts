import { allDifferent, defineTemplate, frac, md, percent, texDecimal } from '../../authoring/index.ts';

interface Draw {
  readonly outer: number;
  readonly inner: number;
  readonly scene: number;
}

const SCENES = [
  {
    text: (outer: string, inner: string) =>
      `En un liceo, el ${outer} de los estudiantes participa en algún taller y, de ellos, el ${inner} está en el taller de música.`,
    asks: '¿Qué porcentaje de los estudiantes del liceo está en el taller de música?',
  },
  {
    text: (outer: string, inner: string) =>
      `En una comuna, el ${outer} de los residuos se puede reciclar y, de esos residuos, el ${inner} es vidrio.`,
    asks: '¿Qué porcentaje de todos los residuos de la comuna es vidrio reciclable?',
  },
  {
    text: (outer: string, inner: string) =>
      `En una parcela, el ${outer} del terreno está cultivado y, de esa parte, el ${inner} tiene papas.`,
    asks: '¿Qué porcentaje del terreno de la parcela tiene papas?',
  },
  {
    text: (outer: string, inner: string) =>
      `En una biblioteca, el ${outer} de los libros es de narrativa y, de ellos, el ${inner} fue escrito en Chile.`,
    asks: '¿Qué porcentaje de los libros de la biblioteca es narrativa escrita en Chile?',
  },
] as const;

export default defineTemplate<Draw>({
  id: 'm1-parte-de-una-parte',
  version: 1,
  content: 'm1.numeros.porcentaje.calculo',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    outer: 5 * random.integer(4, 17),
    inner: 5 * random.integer(2, 16),
    scene: random.integer(0, SCENES.length - 1),
  }),
  accepts: (p) =>
    p.outer + p.inner < 100 &&
    p.outer !== p.inner &&
    allDifferent([right(p), frac(p.outer + p.inner), frac(p.inner), frac(Math.abs(p.outer - p.inner))]),
  stem: (p) => md`${scene(p).text(percent(p.outer), percent(p.inner))} ${scene(p).asks}`,
  key: (p) => share(right(p)),
  oracle: (p) => {
    // Ten thousand of them, counted.
    let both = 0;
    for (let one = 0; one < 10_000; one++) if (one < p.outer * 100 && (one % 100) * 1 < p.inner) both++;
    return frac(both, 100);
  },
  distractors: [
    {
      mistake: 'suma-los-porcentajes-encadenados',
      answer: (p) => share(frac(p.outer + p.inner)),
      feedback: () => md`Sumaste los porcentajes, pero el segundo se toma de una parte y no del total.`,
    },
    {
      mistake: 'da-el-porcentaje-dentro-del-grupo',
      answer: (p) => share(frac(p.inner)),
      feedback: (p) => md`El ${p.inner} % se refiere solo al grupo menor; se pregunta por el total.`,
    },
    {
      mistake: 'resta-los-porcentajes-encadenados',
      answer: (p) => share(frac(Math.abs(p.outer - p.inner))),
      feedback: () => md`Una parte de una parte no se obtiene restando los porcentajes: se multiplican.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El segundo porcentaje se toma de una parte',
      text: md`El ${p.inner} % no es del total, sino del ${p.outer} %. Hay que calcular el ${p.inner} % de $${p.outer}$.`,
    },
    {
      title: 'Calcular',
      text: md`$\frac{${p.inner}}{100} \cdot ${p.outer} = ${texDecimal(right(p))}$. Es el ${percent(right(p))} del total.`,
    },
  ],
});

function right(p: Draw) {
  return frac(p.outer * p.inner, 100);
}

function share(value: ReturnType<typeof frac>) {
  return { text: percent(value), value };
}

function scene(p: Draw) {
  return SCENES[p.scene] ?? SCENES[0];
}
