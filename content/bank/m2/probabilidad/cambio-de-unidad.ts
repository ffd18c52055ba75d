import { decimalAnswer } from '../../authoring/answer.ts';
import { allDifferent, decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

const CHANGES = [
  { data: 'los puntajes de un concurso', who: 'el jurado' },
  { data: 'los valores que entrega un sensor', who: 'la técnica' },
  { data: 'los índices de calidad de unas viñas', who: 'el enólogo' },
  { data: 'los resultados de un taller', who: 'la profesora' },
] as const;

export default defineTemplate({
  id: 'm2-cambio-de-unidad',
  version: 1,
  content: 'm2.probabilidad.dispersion.medidas',
  skill: 'argumentar',
  difficulty: 3,
  parameters: (random) => ({
    ...random.pick(CHANGES),
    /** Tenths. */
    factor: random.pick([5, 8, 11, 12, 15, 20, 25, 30]),
    added: random.integer(1, 12),
    deviation: random.integer(2, 15),
  }),
  accepts: (p) => allDifferent([key(p), addedToo(p), onlyAdded(p), unchanged(p)]),
  stem: (p) =>
    md`La desviación estándar de ${p.data} es ${p.deviation}. Para pasarlos a otra escala, ${p.who} multiplica cada dato por ${decimal(frac(p.factor, 10))} y luego le suma ${p.added}. ¿Cuál es la desviación estándar de los datos en la nueva escala?`,
  key,
  oracle: (p) => {
    // Two data at that deviation from their mean, taken to the new scale.
    const [low, high] = [-1, 1].map((side) =>
      frac(50 + side * p.deviation)
        .mul(p.factor)
        .div(10)
        .add(p.added),
    );
    return low && high ? high.sub(low).div(2) : 'none';
  },
  distractors: [
    {
      mistake: 'transformacion-suma-tambien',
      answer: addedToo,
      feedback: () =>
        md`Sumar lo mismo a todos los datos los traslada juntos: piensa si cambia la distancia entre ellos.`,
    },
    {
      mistake: 'transformacion-solo-suma',
      answer: onlyAdded,
      feedback: () => md`Multiplicar sí cambia las distancias entre los datos; sumar no.`,
    },
    {
      mistake: 'transformacion-no-cambia',
      answer: unchanged,
      feedback: () => md`Al multiplicar los datos también se multiplican las distancias entre ellos.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Efecto de sumar',
      text: md`Sumar ${p.added} a todos los datos sube también la media en ${p.added}: las diferencias con la media, y la desviación, no cambian.`,
    },
    {
      title: 'Efecto de multiplicar',
      text: md`Al multiplicar por ${decimal(frac(p.factor, 10))}, cada diferencia con la media se multiplica por ese número, y la desviación estándar también.`,
    },
    {
      title: 'Calcular',
      text: md`$${p.deviation} \cdot ${texDecimal(frac(p.factor, 10))}$, es decir, ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly factor: number;
  readonly added: number;
  readonly deviation: number;
}

function scaled(p: Parameters) {
  return frac(p.deviation * p.factor, 10);
}

function key(p: Parameters) {
  return decimalAnswer(scaled(p));
}

function addedToo(p: Parameters) {
  return decimalAnswer(scaled(p).add(p.added));
}

function onlyAdded(p: Parameters) {
  return decimalAnswer(p.deviation + p.added);
}

function unchanged(p: Parameters) {
  return decimalAnswer(p.deviation);
}
