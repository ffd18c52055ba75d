import { allDifferent, defineTemplate, frac, md, percent } from '../../authoring/index.ts';
import { population, share } from '../../authoring/oracles.ts';

const MEASURED = [
  {
    what: 'el tiempo que demora cada trabajador de una empresa en llegar a su trabajo',
    who: 'de los trabajadores demora',
    unit: 'minutos',
    axis: 'Tiempo (minutos)',
  },
  {
    what: 'la masa de las encomiendas que recibió una oficina de correos',
    who: 'de las encomiendas pesa',
    unit: 'kilogramos',
    axis: 'Masa (kg)',
  },
  {
    what: 'la edad de los asistentes a un taller comunal',
    who: 'de los asistentes tiene',
    unit: 'años',
    axis: 'Edad (años)',
  },
  {
    what: 'la distancia que recorrió cada ciclista de una cicletada',
    who: 'de los ciclistas recorrió',
    unit: 'kilómetros',
    axis: 'Distancia (km)',
  },
] as const;

export default defineTemplate({
  id: 'm1-histograma-de-tiempos',
  version: 1,
  content: 'm1.probabilidad.tablas-graficos.graficos',
  skill: 'representar',
  difficulty: 3,
  parameters: (random) => {
    const total = random.pick([40, 50, 60, 80]);
    const first = random.integer(2, 3);
    const upper = (total * random.pick([15, 20, 25, 30, 35, 40, 45, 55, 60, 65])) / 100;
    const ends = (amount: number, bars: number): readonly number[] => {
      if (bars === 1) return [amount];
      const bar = random.integer(1, Math.max(1, Math.floor((amount * 1.5) / bars)));
      return [bar, ...ends(amount - bar, bars - 1)];
    };
    return {
      context: random.integer(0, MEASURED.length - 1),
      counts: [...ends(total - upper, first), ...ends(upper, 5 - first)],
      first,
    };
  },
  accepts: (p) =>
    p.counts.every((count) => Number.isInteger(count) && count >= 1 && count <= 25) &&
    allDifferent([key(p), asPercent(p), oneInterval(p), bars(p)]),
  stem: (p) => {
    const { what, who, unit } = contextOf(p);
    return md`El histograma muestra ${what}. Los intervalos son cerrados por la izquierda y abiertos por la derecha. ¿Qué porcentaje ${who} ${p.first * 10} ${unit} o más?`;
  },
  figure: (p) => ({
    kind: 'chart',
    type: 'histogram',
    alt: `Histograma de cinco intervalos: ${p.counts.map((count, index) => `de ${index * 10} a ${index * 10 + 10}, ${count}`).join('; ')}.`,
    categories: p.counts.map((_, index) => `${index * 10}–${index * 10 + 10}`),
    series: [{ name: 'Frecuencia', values: p.counts }],
    xTitle: contextOf(p).axis,
    yTitle: 'Frecuencia',
    showValues: true,
  }),
  key,
  oracle: (p) => {
    const data = population(...p.counts.map((count, index) => [index * 10, count] as const));
    return share(data, (least) => least >= p.first * 10).mul(100);
  },
  distractors: [
    {
      mistake: 'histograma-cantidad-como-porcentaje',
      answer: asPercent,
      feedback: () => md`Sumaste bien las barras, pero esa es una cantidad; falta compararla con el total.`,
    },
    {
      mistake: 'histograma-solo-un-intervalo',
      answer: oneInterval,
      feedback: () => md`Usaste una sola barra; «o más» incluye todas las que siguen.`,
    },
    {
      mistake: 'histograma-cuenta-intervalos',
      answer: bars,
      feedback: () => md`Contaste barras; cada una vale según su altura.`,
    },
  ],
  solution: (p) => [
    { title: 'El total', text: md`$${p.counts.join(' + ')} = ${total(p)}$` },
    {
      title: 'Los intervalos pedidos',
      text: md`Desde ${p.first * 10}: $${p.counts.slice(p.first).join(' + ')} = ${upper(p)}$.`,
    },
    {
      title: 'El porcentaje',
      text: md`$\frac{${upper(p)}}{${total(p)}} \cdot 100$, es decir, ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly context: number;
  readonly counts: readonly number[];
  readonly first: number;
}

function contextOf(p: Parameters) {
  return MEASURED[p.context] ?? MEASURED[0];
}

function total(p: Parameters): number {
  return p.counts.reduce((sum, count) => sum + count, 0);
}

function upper(p: Parameters): number {
  return p.counts.slice(p.first).reduce((sum, count) => sum + count, 0);
}

function percentage(value: ReturnType<typeof frac>) {
  return { text: percent(value), value };
}

function key(p: Parameters) {
  return percentage(frac(upper(p) * 100, total(p)));
}

function asPercent(p: Parameters) {
  return percentage(frac(upper(p)));
}

function oneInterval(p: Parameters) {
  return percentage(frac((p.counts[p.first] ?? 0) * 100, total(p)).round(0));
}

function bars(p: Parameters) {
  return percentage(frac((5 - p.first) * 100, 5));
}
