import { allDifferent, areCounts, defineTemplate, enterNumber, frac, md, slip } from '../../authoring/index.ts';

interface Draw {
  readonly boat: number;
  readonly current: number;
  readonly down: number;
  readonly up: number;
  readonly region: string;
}

export default defineTemplate<Draw>({
  id: 'm1-lancha-con-y-contra-corriente',
  version: 1,
  content: 'm1.algebra.sistemas-2x2.problemas',
  skill: 'resolver-problemas',
  difficulty: 5,
  parameters: (random) => {
    const [down, more, pace] = [random.integer(2, 6), random.integer(1, 4), random.integer(1, 6)];
    return {
      boat: (pace * (2 * down + more)) / 2,
      current: (pace * more) / 2,
      down,
      up: down + more,
      region: random.pick(['Los Ríos', 'Aysén', 'Los Lagos']),
    };
  },
  accepts: (p) =>
    areCounts([p.boat, p.current]) &&
    p.boat >= 8 &&
    p.boat <= 40 &&
    p.current <= 9 &&
    distance(p) <= 120 &&
    allDifferent([p.current, 2 * p.current, p.boat, p.boat - p.current]),
  stem: (p) =>
    md`Una lancha recorre los ${distance(p)} km que hay por un río entre dos embarcaderos de la Región de ${p.region}: a favor de la corriente demora ${p.down} horas y, de vuelta, contra la corriente, demora ${p.up} horas. La rapidez de la lancha respecto del agua y la de la corriente son constantes. ¿Cuál es la rapidez de la corriente?`,
  key: (p) => speed(p.current),
  oracle: (p) => {
    for (let boat = 1; boat < 100; boat++)
      for (let current = 1; current < boat; current++)
        if ((boat + current) * p.down === distance(p) && (boat - current) * p.up === distance(p)) return frac(current);
    return 'no speeds fit';
  },
  distractors: [
    {
      mistake: 'resta-las-rapideces-sin-dividir-por-dos',
      answer: (p) => speed(2 * p.current),
      feedback: () => md`Restaste las rapideces de ida y de vuelta: esa diferencia contiene la corriente dos veces.`,
    },
    {
      mistake: 'da-la-rapidez-de-la-lancha',
      answer: (p) => speed(p.boat),
      feedback: () => md`Esa es la rapidez de la lancha respecto del agua; se pregunta por la otra incógnita.`,
    },
    {
      mistake: 'da-la-rapidez-contra-la-corriente',
      answer: (p) => speed(p.boat - p.current),
      feedback: () => md`Esa es la rapidez con que la lancha avanza de vuelta.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Rapidez en cada sentido',
      text: md`A favor: $${distance(p)} : ${p.down} = ${p.boat + p.current}$ km/h. En contra: $${distance(p)} : ${p.up} = ${p.boat - p.current}$ km/h.`,
    },
    {
      title: 'El sistema',
      text: md`Si $v$ es la rapidez de la lancha y $c$ la de la corriente, $v + c = ${p.boat + p.current}$ y $v - c = ${p.boat - p.current}$.`,
    },
    {
      title: 'Restar las ecuaciones',
      text: md`$2c = ${2 * p.current}$. La rapidez de la corriente es ${speed(p.current).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'La rapidez de ida',
      prompt: md`A favor de la corriente recorre ${distance(p)} km en ${p.down} horas. ¿A cuántos km/h avanza?`,
      answer: enterNumber(p.boat + p.current, { unit: 'km/h' }),
      slips: [
        slip(distance(p) * p.down, md`Multiplicaste: la rapidez es distancia dividida por tiempo.`),
        slip(frac(p.down, distance(p)), md`Dividiste al revés: son kilómetros por cada hora.`),
      ],
      done: md`$${distance(p)} : ${p.down} = ${p.boat + p.current}$: es la lancha más la corriente.`,
    },
    {
      title: 'La rapidez de vuelta',
      prompt: md`Contra la corriente demora ${p.up} horas en la misma distancia. ¿A cuántos km/h avanza?`,
      answer: enterNumber(p.boat - p.current, { unit: 'km/h' }),
      slips: [
        slip(distance(p) * p.up, md`Multiplicaste: la rapidez es distancia dividida por tiempo.`),
        slip(frac(p.up, distance(p)), md`Dividiste al revés: son kilómetros por cada hora.`),
      ],
      done: md`$${distance(p)} : ${p.up} = ${p.boat - p.current}$: es la lancha menos la corriente.`,
    },
    {
      title: 'Restar las ecuaciones',
      prompt: md`Con $v$ de la lancha y $c$ de la corriente, $v + c = ${p.boat + p.current}$ y $v - c = ${p.boat - p.current}$. Resta la segunda a la primera: ¿cuánto vale $2c$?`,
      answer: enterNumber(2 * p.current),
      slips: [
        slip(2 * p.boat, md`Las sumaste, y así se va la corriente. Al restarlas se va la lancha.`),
        slip(p.current, md`Eso vale una $c$, y al restar quedan dos: menos por menos da más.`),
      ],
      done: md`$(v + c) - (v - c) = 2c$.`,
    },
    {
      title: 'La corriente',
      prompt: md`Entonces, ¿cuál es la rapidez de la corriente, en km/h?`,
      answer: enterNumber(p.current, { unit: 'km/h' }),
      slips: [
        slip(2 * p.current, md`Eso es dos veces la corriente.`, 'resta-las-rapideces-sin-dividir-por-dos'),
        slip(p.boat, md`Esa es la rapidez de la lancha respecto del agua.`, 'da-la-rapidez-de-la-lancha'),
        slip(p.boat - p.current, md`Esa es la rapidez con que avanza de vuelta.`, 'da-la-rapidez-contra-la-corriente'),
      ],
      done: md`Revisa: la lancha va a ${p.boat} km/h, y con la corriente da las dos rapideces de antes.`,
    },
  ],
});

function distance(p: Draw): number {
  return (p.boat + p.current) * p.down;
}

function speed(value: number) {
  return { text: `${value} km/h`, value: frac(value) };
}
