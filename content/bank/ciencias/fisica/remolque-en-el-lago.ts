import type Fraction from 'fraction.js';
import {
  decimal,
  defineTemplate,
  enterChoice,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-remolque-en-el-lago',
  version: 1,
  content: 'ciencias.fisica.mecanica.newton',
  skill: 'procesar-analizar',
  difficulty: 1,
  module: 'comun',
  parameters: (random) => ({
    mass: random.pick([50, 60, 80, 100, 120, 150, 200, 250, 300]),
    pull: random.integer(2, 12) * 50,
    drag: random.integer(1, 5) * 30,
    what: random.pick(['una balsa', 'un bote', 'una plataforma flotante', 'una lancha sin motor']),
  }),
  accepts: (p) => {
    const net = p.pull - p.drag;
    return (
      net > 0 &&
      (net * 10) % p.mass === 0 &&
      net / p.mass >= 0.3 &&
      net / p.mass <= 4 &&
      Math.abs(p.mass - net) > 0.05 * p.mass &&
      new Set([net, p.pull, p.pull + p.drag, (p.mass * p.mass) / net].map((force) => (force / p.mass).toFixed(2)))
        .size === 4
    );
  },
  stem: (p) =>
    md`En un lago, un cable horizontal tira de ${p.what} de ${p.mass} kg con una fuerza de ${p.pull} N hacia el este. En ese instante el agua ejerce una fuerza de ${p.drag} N hacia el oeste. Las demás fuerzas se anulan entre sí.

¿Cuál es la magnitud de la aceleración en ese instante?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 24,
    height: 8,
    shapes: [
      {
        shape: 'polygon',
        points: [
          [9, 3],
          [15, 3],
          [15, 5],
          [9, 5],
        ],
        filled: true,
      },
      { shape: 'text', at: [12, 3.7], text: `${p.mass} kg`, anchor: 'middle' },
      { shape: 'arrow', from: [15, 4], to: [22, 4], accent: 1 },
      { shape: 'text', at: [18.5, 5], text: `${p.pull} N`, anchor: 'middle' },
      { shape: 'arrow', from: [9, 4], to: [4, 4], accent: 2 },
      { shape: 'text', at: [6.5, 5], text: `${p.drag} N`, anchor: 'middle' },
      { shape: 'text', at: [1, 0.6], text: 'Oeste', anchor: 'start', size: 'small' },
      { shape: 'text', at: [23, 0.6], text: 'Este', anchor: 'end', size: 'small' },
    ],
    alt: `Un cuerpo de ${p.mass} kg con una flecha de ${p.pull} N hacia el este y otra de ${p.drag} N hacia el oeste.`,
    caption: 'Fuerzas horizontales sobre el cuerpo. La figura no está a escala.',
  }),
  key: (p) => acceleration(frac(p.pull - p.drag, p.mass)),
  oracle: (p) => {
    for (let tenths = 1; tenths <= 60; tenths++)
      if (
        frac(p.mass * tenths, 10)
          .add(p.drag)
          .equals(p.pull)
      )
        return frac(tenths, 10);
    return 'no acceleration fits';
  },
  distractors: [
    {
      mistake: 'ignora-la-fuerza-contraria',
      answer: (p) => acceleration(frac(p.pull, p.mass)),
      feedback: () => md`Consideraste solo la fuerza del cable; falta la que ejerce el agua.`,
    },
    {
      mistake: 'suma-fuerzas-opuestas',
      answer: (p) => acceleration(frac(p.pull + p.drag, p.mass)),
      feedback: () => md`Las fuerzas apuntan en sentidos opuestos: revisa cómo se combinan.`,
    },
    {
      mistake: 'divide-masa-por-fuerza',
      answer: (p) => acceleration(frac(p.mass, p.pull - p.drag)),
      feedback: () => md`La fuerza neta estaba bien, pero la división quedó al revés.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Fuerza neta',
      text: md`Las fuerzas son opuestas, así que se restan: $F = ${p.pull} - ${p.drag} = ${p.pull - p.drag}\ \text{N}$ hacia el este.`,
    },
    {
      title: 'Segunda ley de Newton',
      text: md`$a = \frac{F}{m} = \frac{${p.pull - p.drag}\ \text{N}}{${p.mass}\ \text{kg}}$`,
    },
    { title: 'Respuesta', text: md`La aceleración es de ${acceleration(frac(p.pull - p.drag, p.mass)).text}.` },
  ],
  steps: (p) => [
    {
      title: 'Fuerza neta',
      prompt: md`El cable tira hacia el este y el agua frena hacia el oeste. ¿Cuál es la magnitud de la fuerza neta?`,
      answer: enterNumber(p.pull - p.drag, { unit: 'N' }),
      slips: [
        slip(
          p.pull + p.drag,
          md`Juntaste las dos como si ayudaran. Mira en la figura hacia dónde apunta cada flecha.`,
          'suma-fuerzas-opuestas',
        ),
        slip(
          p.pull,
          md`Esa es la fuerza del cable. El agua también actúa sobre el cuerpo.`,
          'ignora-la-fuerza-contraria',
        ),
        slip(p.drag, md`Esa es solo la fuerza del agua; falta considerar la del cable.`),
      ],
      done: md`Como apuntan en sentidos opuestos se restan: $${p.pull} - ${p.drag} = ${p.pull - p.drag}\ \text{N}$, hacia el este.`,
    },
    {
      title: 'Relación entre fuerza y aceleración',
      prompt: md`La segunda ley de Newton dice $F = m \cdot a$. ¿Cómo queda despejada la aceleración?`,
      answer: enterChoice([md`$a = F \cdot m$`, md`$a = \frac{F}{m}$`, md`$a = \frac{m}{F}$`], 1),
      slips: [
        slip(
          0,
          md`En $F = m \cdot a$ la masa multiplica a la aceleración. Para dejarla sola hay que deshacer esa multiplicación.`,
        ),
        slip(
          2,
          md`Pruébalo con la intuición: con esa fórmula, empujar más fuerte daría menos aceleración.`,
          'divide-masa-por-fuerza',
        ),
      ],
      done: md`Se divide por la masa a ambos lados: $a = \frac{F}{m}$.`,
    },
    {
      title: 'Aceleración',
      prompt: md`Reemplaza la fuerza neta y la masa, ${p.mass} kg. ¿Cuál es la aceleración?`,
      answer: enterNumber(frac(p.pull - p.drag, p.mass), { unit: 'm/s²' }),
      slips: [
        slip(
          frac(p.pull, p.mass),
          md`Dividiste la fuerza del cable. Usa la fuerza neta del primer paso.`,
          'ignora-la-fuerza-contraria',
        ),
        slip(
          frac(p.pull + p.drag, p.mass),
          md`Usaste la suma de las dos fuerzas. Usa la fuerza neta del primer paso.`,
          'suma-fuerzas-opuestas',
        ),
        slip(
          frac(p.mass, p.pull - p.drag),
          md`La división quedó al revés: la unidad N/kg dice qué va arriba.`,
          'divide-masa-por-fuerza',
        ),
      ],
      done: md`$a = \frac{${p.pull - p.drag}\ \text{N}}{${p.mass}\ \text{kg}}$ da ${decimal(frac(p.pull - p.drag, p.mass))} m/s², hacia el este como la fuerza neta.`,
    },
  ],
});

function acceleration(value: Fraction) {
  return { text: `$${texDecimal(value.round(2))}\\ \\text{m/s}^2$`, value: value.round(2) };
}
