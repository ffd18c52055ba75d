import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { defineTemplate, md } from '../../authoring/index.ts';
import { integers } from '../../authoring/oracles.ts';

const EVENTS = [
  { event: 'Un ensayo de matemática', who: 'estudiantes', unit: 'puntos' },
  { event: 'Una olimpiada de química', who: 'participantes', unit: 'puntos' },
  { event: 'Una prueba de salto largo', who: 'atletas', unit: 'centímetros' },
  { event: 'Un examen de inglés', who: 'postulantes', unit: 'puntos' },
] as const;

export default defineTemplate({
  id: 'm1-percentil-en-una-prueba',
  version: 1,
  content: 'm1.probabilidad.medidas-posicion.cuartiles-percentiles',
  skill: 'argumentar',
  difficulty: 3,
  parameters: (random) => ({
    ...random.pick(EVENTS),
    people: random.integer(8, 60) * 20,
    percentile: random.pick([60, 65, 70, 75, 80, 85, 90]),
    mark: random.integer(40, 88) * 5,
  }),
  stem: (p) =>
    md`${p.event} tuvo ${p.people} ${p.who}. El percentil ${p.percentile} de los resultados es ${p.mark} ${p.unit}. ¿Cuál de las siguientes afirmaciones es necesariamente verdadera?`,
  key: (p) => claim(p, 'below'),
  oracle: (p) => {
    // Two groups of results that have the mark where the percentile says: only what holds in both is certain.
    const place = (p.people * p.percentile) / 100;
    const always = KINDS.filter((kind) =>
      [1, 2].every((apart) => {
        const results = integers(1, p.people).map((position) => p.mark + apart * (position - place));
        const part = (fits: (result: number) => boolean) => (100 * results.filter(fits).length) / p.people;
        return {
          below: part((result) => result <= p.mark) >= p.percentile,
          above: part((result) => result >= p.mark) >= p.percentile,
          achieved: (100 * p.mark) / Math.max(...results) === p.percentile,
          exactly: part((result) => result === p.mark) >= p.percentile,
        }[kind];
      }),
    );
    return always.map((kind) => claim(p, kind).value).join();
  },
  distractors: [
    {
      mistake: 'percentil-hacia-arriba',
      answer: (p) => claim(p, 'above'),
      feedback: () => md`Un percentil deja ese porcentaje de los datos por debajo, no por encima.`,
    },
    {
      mistake: 'percentil-como-porcentaje-de-logro',
      answer: (p) => claim(p, 'achieved'),
      feedback: () => md`El percentil compara a las personas entre sí; no dice qué parte del máximo se logró.`,
    },
    {
      mistake: 'percentil-como-frecuencia',
      answer: (p) => claim(p, 'exactly'),
      feedback: () => md`Ese porcentaje no tiene el mismo resultado: incluye a quienes tienen uno menor.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué es un percentil',
      text: md`El percentil ${p.percentile} es el valor que deja, a lo menos, al ${p.percentile} % de los datos en él o por debajo de él.`,
    },
    {
      title: 'Qué no dice',
      text: md`No informa el resultado máximo ni cuántas personas obtuvieron justo ${p.mark} ${p.unit}; solo ordena a las personas entre sí.`,
    },
    { title: 'Concluir', text: md`${claim(p, 'below').text}` },
  ],
});

interface Parameters {
  readonly who: string;
  readonly unit: string;
  readonly percentile: number;
  readonly mark: number;
}

const KINDS = ['below', 'above', 'achieved', 'exactly'] as const;

function claim(p: Parameters, kind: (typeof KINDS)[number]) {
  const least = `A lo menos el ${p.percentile} % de los ${p.who} obtuvo`;
  const texts = {
    below: `${least} ${p.mark} ${p.unit} o menos.`,
    above: `${least} ${p.mark} ${p.unit} o más.`,
    achieved: `El valor ${p.mark} ${p.unit} es el ${p.percentile} % del mayor resultado.`,
    exactly: `${least} exactamente ${p.mark} ${p.unit}.`,
  };
  return wordsAnswer(texts[kind], kind);
}
