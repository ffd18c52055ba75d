import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';

interface Draw {
  readonly city: string;
  readonly least: readonly number[];
  readonly most: readonly number[];
}

const DAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes'] as const;

export default defineTemplate<Draw>({
  id: 'm1-amplitud-termica-de-la-semana',
  version: 1,
  content: 'm1.numeros.enteros-racionales.problemas',
  skill: 'representar',
  difficulty: 1,
  parameters: (random) => ({
    city: random.pick(['Coyhaique', 'Lonquimay', 'Punta Arenas', 'Cochrane', 'Putre', 'Calama']),
    least: DAYS.map(() => random.integer(-12, 4)),
    most: DAYS.map(() => random.integer(5, 16)),
  }),
  accepts: (p) => {
    const spans = p.least.map((least, day) => (p.most[day] ?? 0) - least);
    return (
      spans.filter((span) => span === widest(p)).length === 1 &&
      p.most.filter((most) => most === Math.max(...p.most)).length === 1 &&
      p.least.filter((least) => least < 0).length >= 2 &&
      ignoringSigns(p) > 0 &&
      allDifferent([widest(p), ignoringSigns(p), acrossDays(p), warmestDay(p)])
    );
  },
  stem: (p) =>
    md`La tabla muestra las temperaturas mínima y máxima de ${p.city} durante cinco días de invierno (datos ficticios).

| Día | Mínima (°C) | Máxima (°C) |
|---|---|---|
${DAYS.map((day, place) => `| ${day} | ${signed(p.least[place] ?? 0)} | ${p.most[place]} |`).join('\n')}

¿Cuál fue la mayor diferencia entre la temperatura máxima y la mínima de un mismo día?`,
  key: (p) => degrees(widest(p)),
  oracle: (p) => {
    let longest = 0;
    p.least.forEach((least, day) => {
      let steps = 0;
      for (let now = least; now < (p.most[day] ?? 0); now++) steps++;
      longest = Math.max(longest, steps);
    });
    return frac(longest);
  },
  distractors: [
    {
      mistake: 'resta-la-minima-sin-su-signo',
      answer: (p) => degrees(ignoringSigns(p)),
      feedback: () =>
        md`Restaste las mínimas bajo cero como si fueran positivas: restar un negativo aumenta la diferencia.`,
    },
    {
      mistake: 'compara-dias-distintos',
      answer: (p) => degrees(acrossDays(p)),
      feedback: () => md`Comparaste la máxima y la mínima de toda la semana; deben ser del mismo día.`,
    },
    {
      mistake: 'elige-el-dia-mas-caluroso',
      answer: (p) => degrees(warmestDay(p)),
      feedback: () => md`El día más caluroso no es el que más varía: calcula la diferencia de cada día.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Diferencia de cada día',
      text: md`Se resta la mínima a la máxima, con su signo: ${DAYS.map((day, place) => `${day.toLowerCase()}, $${p.most[place]} - ${(p.least[place] ?? 0) < 0 ? `(${p.least[place]})` : p.least[place]} = ${(p.most[place] ?? 0) - (p.least[place] ?? 0)}$`).join('; ')}.`,
    },
    {
      title: 'Elegir la mayor',
      text: md`La mayor de las cinco diferencias es ${degrees(widest(p)).text}.`,
    },
  ],
});

function signed(value: number): string {
  return String(value).replace('-', '−');
}

function degrees(value: number) {
  return { text: `${signed(value)} °C`, value: frac(value) };
}

function widest(p: Draw): number {
  return Math.max(...p.least.map((least, day) => (p.most[day] ?? 0) - least));
}

function ignoringSigns(p: Draw): number {
  return Math.max(...p.least.map((least, day) => (p.most[day] ?? 0) - Math.abs(least)));
}

function acrossDays(p: Draw): number {
  return Math.max(...p.most) - Math.min(...p.least);
}

function warmestDay(p: Draw): number {
  const warmest = Math.max(...p.most);
  return warmest - (p.least[p.most.indexOf(warmest)] ?? 0);
}
