import { defineTemplate, frac, md, percent, texDecimal } from '../../authoring/index.ts';

interface Draw {
  readonly rate: number;
  readonly upFirst: boolean;
  readonly who: string;
  readonly good: string;
}

export default defineTemplate<Draw>({
  id: 'm1-alza-y-baja-iguales',
  version: 1,
  content: 'm1.numeros.porcentaje.problemas',
  skill: 'argumentar',
  difficulty: 3,
  parameters: (random) => ({
    rate: random.pick([10, 15, 20, 25, 30, 35, 40, 45, 50, 60]),
    upFirst: random.pick([true, false]),
    who: random.pick(['Constanza', 'Matías', 'Antonia', 'Vicente', 'Isidora']),
    good: random.pick(['del kilo de paltas', 'de un pasaje a Chillán', 'de una entrada al cine', 'de un saco de leña']),
  }),
  stem: (p) =>
    md`El precio ${p.good} ${p.upFirst ? 'subió' : 'bajó'} un ${percent(p.rate)} en julio y ${p.upFirst ? 'bajó' : 'subió'} un ${percent(p.rate)} en agosto. ${p.who} afirma que después de los dos cambios el precio volvió a ser el inicial. ¿Cuál de las siguientes conclusiones sobre esta afirmación es correcta?`,
  key: (p) => conclusion(lost(p), 'menor'),
  oracle: (p) => {
    let price = frac(100);
    for (const up of [p.upFirst, !p.upFirst]) {
      const change = price.mul(p.rate).div(100);
      price = up ? price.add(change) : price.sub(change);
    }
    const change = price.sub(100);
    return `${change.abs().toFraction()} ${change.s < 0n ? 'menor' : 'mayor'}`;
  },
  distractors: [
    {
      mistake: 'cree-que-alza-y-baja-se-anulan',
      answer: () => ({ text: md`Es verdadera: el precio final es igual al precio inicial.`, value: '0 igual' }),
      feedback: (p) =>
        md`Los dos ${percent(p.rate)} se calculan sobre precios distintos: prueba con un precio de $100$.`,
    },
    {
      mistake: 'invierte-el-sentido-del-cambio',
      answer: (p) => conclusion(lost(p), 'mayor'),
      feedback: () =>
        md`El tamaño del cambio es correcto, pero revisa si el precio terminó sobre o bajo $100$ al partir de $100$.`,
    },
    {
      mistake: 'mira-solo-la-baja',
      answer: (p) => conclusion(frac(p.rate), 'menor'),
      feedback: () => md`Consideraste la baja y olvidaste el alza.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Cada cambio es un factor',
      text: md`Subir un ${percent(p.rate)} multiplica el precio por $${texDecimal(up(p))}$; bajar un ${percent(p.rate)} lo multiplica por $${texDecimal(down(p))}$.`,
    },
    {
      title: 'Los dos cambios juntos',
      text: md`En cualquier orden, el factor es $${texDecimal(up(p))} \cdot ${texDecimal(down(p))} = ${texDecimal(up(p).mul(down(p)))}$, que es menor que $1$.`,
    },
    {
      title: 'Comparar con el inicial',
      text: md`Queda el ${percent(up(p).mul(down(p)).mul(100))} del precio inicial. La conclusión es: ${conclusion(lost(p), 'menor').text}`,
    },
  ],
});

function up(p: Draw) {
  return frac(100 + p.rate, 100);
}

function down(p: Draw) {
  return frac(100 - p.rate, 100);
}

function lost(p: Draw) {
  return frac(p.rate * p.rate, 100);
}

function conclusion(rate: ReturnType<typeof frac>, sense: 'mayor' | 'menor') {
  return {
    text: md`Es falsa: el precio final es un ${percent(rate)} ${sense} que el inicial.`,
    value: `${rate.toFraction()} ${sense}`,
  };
}
