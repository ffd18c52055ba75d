import { amountAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, enterNumber, frac, md, slip, texFraction } from '../../authoring/index.ts';
import { integers, outcomes } from '../../authoring/oracles.ts';

const SIGNS = ['afiches', 'banderas', 'murales', 'alfombras', 'carteles'] as const;

export default defineTemplate({
  id: 'm1-afiches-semejantes',
  version: 1,
  content: 'm1.geometria.semejanza.figuras-semejantes',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    small: random.integer(2, 6),
    large: random.integer(3, 9),
    unit: random.pick([10, 20, 30]),
    area: random.integer(1, 12),
    things: random.pick(SIGNS),
  }),
  accepts: (p) =>
    p.large > p.small && gcd(p.large, p.small) === 1 && allDifferent([key(p), lengthOnly(p), added(p), doubled(p)]),
  stem: (p) =>
    md`Se diseñan dos ${p.things} semejantes. Un lado del diseño menor mide ${p.small * p.unit} cm y el lado correspondiente del mayor mide ${p.large * p.unit} cm. El área del menor es ${areaOfSmall(p)} dm². ¿Cuál es el área del mayor?`,
  key,
  oracle: (p) => {
    // Both cut into equal little squares: small² of them in one, large² in the other.
    const pieces = (side: number) => outcomes(integers(1, side), integers(1, side)).length;
    return frac(areaOfSmall(p), pieces(p.small)).mul(pieces(p.large));
  },
  distractors: [
    {
      mistake: 'semejanza-area-con-razon-lineal',
      answer: lengthOnly,
      feedback: () => md`Multiplicaste el área por la razón de los lados; crecen el largo y también el ancho.`,
    },
    {
      mistake: 'semejanza-suma-la-diferencia',
      answer: added,
      feedback: () => md`Sumaste una diferencia de lados al área; en la semejanza se multiplica por una razón.`,
    },
    {
      mistake: 'semejanza-area-doble-de-la-razon',
      answer: doubled,
      feedback: () => md`Multiplicaste la razón por dos en vez de elevarla al cuadrado.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Razón entre los lados',
      text: md`$\frac{${p.large * p.unit}}{${p.small * p.unit}} = ${texFraction(frac(p.large, p.small))}$`,
    },
    {
      title: 'Razón entre las áreas',
      text: md`En figuras semejantes es el cuadrado de la razón de los lados: $\left(${texFraction(frac(p.large, p.small))}\right)^2 = ${texFraction(frac(p.large ** 2, p.small ** 2))}$.`,
    },
    {
      title: 'Área del mayor',
      text: md`$${areaOfSmall(p)} \cdot ${texFraction(frac(p.large ** 2, p.small ** 2))}$, es decir, ${key(p).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'La razón entre los lados',
      prompt: md`Un lado del menor mide ${p.small * p.unit} cm y el correspondiente del mayor, ${p.large * p.unit} cm. ¿Por qué número se multiplica un lado del menor para obtener el del mayor?`,
      answer: enterNumber(frac(p.large, p.small)),
      slips: [
        slip(frac(p.small, p.large), md`Con ese número se pasa del mayor al menor: va al revés.`),
        slip(
          (p.large - p.small) * p.unit,
          md`Esa es la diferencia. En figuras semejantes los lados se multiplican.`,
          'semejanza-suma-la-diferencia',
        ),
      ],
      done: md`$\frac{${p.large * p.unit}}{${p.small * p.unit}} = ${texFraction(frac(p.large, p.small))}$.`,
    },
    {
      title: 'La razón entre las áreas',
      prompt: md`Crecen el largo y también el ancho. ¿Por qué número se multiplica el área?`,
      answer: enterNumber(frac(p.large ** 2, p.small ** 2)),
      slips: [
        slip(
          frac(p.large, p.small),
          md`Ese es el factor de los lados; el área crece en las dos direcciones.`,
          'semejanza-area-con-razon-lineal',
        ),
        slip(
          frac(2 * p.large, p.small),
          md`Doblaste la razón: crecer dos veces por un factor es multiplicar por él otra vez.`,
          'semejanza-area-doble-de-la-razon',
        ),
      ],
      done: md`Es el cuadrado: $\left(${texFraction(frac(p.large, p.small))}\right)^2 = ${texFraction(frac(p.large ** 2, p.small ** 2))}$.`,
    },
    {
      title: 'El área del mayor',
      prompt: md`El área del menor es de ${areaOfSmall(p)} dm². ¿Cuál es el área del mayor, en dm²?`,
      answer: enterNumber(key(p).value as ReturnType<typeof frac>, { unit: 'dm²' }),
      slips: [
        slip(
          lengthOnly(p).value,
          md`Usaste el factor de los lados en vez del de las áreas.`,
          'semejanza-area-con-razon-lineal',
        ),
        slip(
          doubled(p).value,
          md`Doblaste la razón en vez de elevarla al cuadrado.`,
          'semejanza-area-doble-de-la-razon',
        ),
        slip(added(p).value, md`Sumaste una diferencia de lados a un área.`, 'semejanza-suma-la-diferencia'),
      ],
      done: md`$${areaOfSmall(p)} \cdot ${texFraction(frac(p.large ** 2, p.small ** 2))}$ son ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly small: number;
  readonly large: number;
  readonly unit: number;
  readonly area: number;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

function areaOfSmall(p: Parameters): number {
  return p.small ** 2 * p.area;
}

function key(p: Parameters) {
  return amountAnswer(frac(areaOfSmall(p)).mul(frac(p.large, p.small).pow(2)), 'dm²');
}

function lengthOnly(p: Parameters) {
  return amountAnswer(frac(areaOfSmall(p) * p.large, p.small), 'dm²');
}

function added(p: Parameters) {
  return amountAnswer(frac(areaOfSmall(p)).add(frac((p.large - p.small) * p.unit, 10)), 'dm²');
}

function doubled(p: Parameters) {
  return amountAnswer(frac(2 * areaOfSmall(p) * p.large, p.small), 'dm²');
}
