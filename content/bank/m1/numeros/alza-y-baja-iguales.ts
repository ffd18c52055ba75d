import {
  defineTemplate,
  enterChoice,
  enterNumber,
  frac,
  md,
  percent,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

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
  steps: (p) => [
    {
      title: 'Probar con un precio de 100',
      prompt: md`Supón que el precio parte en $100$. En julio ${p.upFirst ? 'sube' : 'baja'} un ${percent(p.rate)}. ¿En cuánto queda?`,
      answer: enterNumber(p.upFirst ? 100 + p.rate : 100 - p.rate),
      slips: [
        slip(p.rate, md`Ese es el cambio; falta aplicarlo al precio.`),
        slip(
          p.upFirst ? 100 - p.rate : 100 + p.rate,
          md`Revisa si en julio el precio sube o baja.`,
          'invierte-el-sentido-del-cambio',
        ),
      ],
      done: md`El ${percent(p.rate)} de $100$ es $${p.rate}$: queda en $${p.upFirst ? 100 + p.rate : 100 - p.rate}$.`,
    },
    {
      title: 'El cambio de agosto',
      prompt: md`En agosto ${p.upFirst ? 'baja' : 'sube'} un ${percent(p.rate)}, pero sobre el precio nuevo. ¿En cuánto queda?`,
      answer: enterNumber(frac(100).sub(lost(p))),
      slips: [
        slip(
          100,
          md`Calculaste el segundo cambio sobre el precio inicial: ahora el precio es otro.`,
          'cree-que-alza-y-baja-se-anulan',
        ),
        slip(
          frac(p.upFirst ? 100 + p.rate : 100 - p.rate)
            .mul(p.rate)
            .div(100),
          md`Eso es lo que cambia en agosto; falta ver en cuánto queda el precio.`,
        ),
        slip(
          frac(p.upFirst ? 100 + p.rate : 100 - p.rate)
            .mul(p.upFirst ? 100 + p.rate : 100 - p.rate)
            .div(100),
          md`Aplicaste otra vez el cambio de julio: en agosto fue al revés.`,
          'invierte-el-sentido-del-cambio',
        ),
      ],
      done: md`$100 \cdot ${texDecimal(p.upFirst ? up(p) : down(p))} \cdot ${texDecimal(p.upFirst ? down(p) : up(p))} = ${texDecimal(frac(100).sub(lost(p)))}$.`,
    },
    {
      title: 'La conclusión',
      prompt: md`Compara con el precio inicial. ¿Qué se puede decir de la afirmación de ${p.who}?`,
      answer: enterChoice(
        [
          md`Es verdadera: el precio final es igual al precio inicial.`,
          conclusion(lost(p), 'mayor').text,
          conclusion(lost(p), 'menor').text,
        ],
        2,
      ),
      slips: [
        slip('0', md`Mira el precio al que llegaste en agosto: no es $100$.`, 'cree-que-alza-y-baja-se-anulan'),
        slip('1', md`El tamaño del cambio es ese. ¿Quedó sobre o bajo $100$?`, 'invierte-el-sentido-del-cambio'),
      ],
      done: md`De $100$ quedó en $${texDecimal(frac(100).sub(lost(p)))}$: la baja se calcula sobre una cantidad distinta que el alza.`,
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
