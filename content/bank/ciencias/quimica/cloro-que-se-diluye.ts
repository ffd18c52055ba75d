import type Fraction from 'fraction.js';
import {
  decimal,
  defineTemplate,
  enterChoice,
  enterEquation,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-cloro-que-se-diluye',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.dilucion',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  parameters: (random) => {
    const final = random.integer(1, 12);
    return {
      initial: final * random.pick([3, 4, 5, 6, 8, 10]),
      final,
      volume: random.integer(4, 40) * 15,
      solute: random.pick(['cloruro de sodio', 'glucosa', 'ácido acético', 'sulfato de magnesio']),
    };
  },
  accepts: (p) => p.initial <= 50 && (p.volume * p.final) % p.initial === 0,
  stem: (p) =>
    md`Se tienen ${p.volume} mL de una solución de ${p.solute} de concentración ${decimal(frac(p.initial, 10))} mol/L y se quiere diluirla con agua hasta ${decimal(frac(p.final, 10))} mol/L, como muestra la figura. Supón que los volúmenes se suman.

¿Qué volumen de agua hay que agregar?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 24,
    height: 11,
    shapes: [
      {
        shape: 'path',
        points: [
          [3, 9],
          [3, 2],
          [8, 2],
          [8, 9],
        ],
      },
      { shape: 'segment', from: [3, 4.5], to: [8, 4.5], accent: 1 },
      { shape: 'text', at: [5.5, 9.8], text: `${decimal(frac(p.initial, 10))} mol/L`, anchor: 'middle' },
      { shape: 'text', at: [5.5, 1], text: `${p.volume} mL`, anchor: 'middle' },
      { shape: 'arrow', from: [9.5, 5.5], to: [14.5, 5.5] },
      { shape: 'text', at: [12, 6.4], text: 'Agua', anchor: 'middle' },
      {
        shape: 'path',
        points: [
          [16, 9],
          [16, 2],
          [21, 2],
          [21, 9],
        ],
      },
      { shape: 'segment', from: [16, 8], to: [21, 8], accent: 1 },
      { shape: 'text', at: [18.5, 9.8], text: `${decimal(frac(p.final, 10))} mol/L`, anchor: 'middle' },
    ],
    alt: `Un vaso con ${p.volume} mL de solución de ${decimal(frac(p.initial, 10))} mol/L; al agregar agua queda un volumen mayor, de ${decimal(frac(p.final, 10))} mol/L.`,
    caption: 'La figura no está a escala.',
  }),
  key: (p) => millilitres(volumes(p)[0]),
  oracle: (p) => {
    for (let water = 0; water <= 50_000; water++)
      if (
        frac(p.initial * p.volume)
          .div(p.volume + water)
          .equals(p.final)
      )
        return frac(water);
    return 'no volume fits';
  },
  distractors: [
    {
      mistake: 'agrega-el-volumen-final',
      answer: (p) => millilitres(volumes(p)[1]),
      feedback: () => md`Ese es el volumen total al final; una parte ya estaba en el vaso.`,
    },
    {
      mistake: 'dilucion-proporcion-directa',
      answer: (p) => millilitres(volumes(p)[2]),
      feedback: () => md`Si baja la concentración, el volumen total debe subir: la proporción es inversa.`,
    },
    {
      mistake: 'agua-segun-cuanto-baja-la-concentracion',
      answer: (p) => millilitres(volumes(p)[3]),
      feedback: () => md`Usaste cuánto baja la concentración; lo que se conserva es la cantidad de soluto.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Lo que se conserva',
      text: md`Al agregar agua no cambian los moles de soluto: $C_1 \cdot V_1 = C_2 \cdot V_2$.`,
    },
    {
      title: 'Volumen final',
      text: md`$V_2 = \frac{${texDecimal(frac(p.initial, 10))} \cdot ${p.volume}}{${texDecimal(frac(p.final, 10))}} = ${texDecimal(volumes(p)[1])}\ \text{mL}$`,
    },
    {
      title: 'Agua que se agrega',
      text: md`$${texDecimal(volumes(p)[1])} - ${p.volume}$: hay que agregar ${millilitres(volumes(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const [water, end, direct, difference] = volumes(p);
    const [high, low] = [frac(p.initial, 10), frac(p.final, 10)];
    return [
      {
        title: 'Lo que se conserva',
        prompt: md`Al agregar agua, ¿qué queda igual?`,
        answer: enterChoice(['La concentración', 'La cantidad de soluto, en moles', 'El volumen de la solución'], 1),
        slips: [
          slip(0, md`Lo que se quiere es justamente bajarla de ${decimal(high)} a ${decimal(low)} mol/L.`),
          slip(2, md`El agua que se agrega ocupa lugar.`),
        ],
        done: md`Solo entra agua: el soluto es el mismo, repartido en más volumen. Por eso $C_1 \cdot V_1 = C_2 \cdot V_2$.`,
      },
      {
        title: 'Plantear la igualdad',
        prompt: md`Reemplaza los datos en $C_1 \cdot V_1 = C_2 \cdot V_2$. Llama $V$ al volumen final, en mL, y escribe la ecuación.`,
        answer: enterEquation(`${high.toFraction()} * ${p.volume} = ${low.toFraction()} * V`),
        oracle: [Number(end)],
        slips: [
          slip(
            `${high.toFraction()} * V = ${low.toFraction()} * ${p.volume}`,
            md`Cruzaste los datos: los ${p.volume} mL van con la concentración que tenían al comienzo.`,
            'dilucion-proporcion-directa',
          ),
          slip(
            `${high.toFraction()} * ${frac(p.volume, 1000).toFraction()} = ${low.toFraction()} * V`,
            md`Pasaste ${p.volume} mL a litros: está bien hecho, pero aquí $V$ se pide en mililitros.`,
          ),
          slip(
            `${high.toFraction()} * ${p.volume} = ${low.toFraction()} * (V + ${p.volume})`,
            md`Ahí $V$ sería el agua agregada; en este paso $V$ es todo el volumen final.`,
          ),
          slip(
            `${high.toFraction()} - ${low.toFraction()} = V`,
            md`Restaste concentraciones, y lo que se conserva es el producto de concentración y volumen.`,
            'agua-segun-cuanto-baja-la-concentracion',
          ),
        ],
        done: md`$${texDecimal(high)} \cdot ${p.volume} = ${texDecimal(low)} \cdot V$: igual soluto antes y después.`,
      },
      {
        title: 'Volumen final',
        prompt: md`Despeja. ¿Cuántos mililitros de solución habrá al final?`,
        answer: enterNumber(end, { unit: 'mL' }),
        slips: [
          slip(
            direct,
            md`Quedó menos volumen que al comienzo, y se está agregando agua.`,
            'dilucion-proporcion-directa',
          ),
          slip(
            difference,
            md`Ese número sale de la baja en la concentración. Despeja $V$ de la igualdad.`,
            'agua-segun-cuanto-baja-la-concentracion',
          ),
          slip(water, md`Vas un paso adelante: ahora se pide todo lo que hay al final.`),
        ],
        done: md`$V = \frac{${texDecimal(high)} \cdot ${p.volume}}{${texDecimal(low)}} = ${texDecimal(end)}$ mL.`,
      },
      {
        title: 'Agua que se agrega',
        prompt: md`Ya había ${p.volume} mL. ¿Cuántos mililitros de agua hay que agregar?`,
        answer: enterNumber(water, { unit: 'mL' }),
        slips: [
          slip(end, md`Ese es el volumen total; una parte ya estaba.`, 'agrega-el-volumen-final'),
          slip(end.add(p.volume), md`Sumaste; se pregunta lo que falta para llegar al volumen final.`),
        ],
        done: md`$${texDecimal(end)} - ${p.volume} = ${texDecimal(water)}$ mL de agua.`,
      },
    ];
  },
});

type Dilution = { readonly initial: number; readonly final: number; readonly volume: number };

function volumes(p: Dilution): readonly [Fraction, Fraction, Fraction, Fraction] {
  const end = frac(p.initial * p.volume, p.final);
  return [
    end.sub(p.volume),
    end,
    frac(p.volume * p.final, p.initial),
    frac(p.volume * (p.initial - p.final), p.initial),
  ];
}

function millilitres(value: Fraction) {
  return { text: `${decimal(value)} mL`, value };
}
