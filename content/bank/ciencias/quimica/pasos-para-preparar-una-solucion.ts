import type Fraction from 'fraction.js';
import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { type Answer, allDifferent, decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';
import { onlyOne } from '../../authoring/oracles.ts';

/** Molar masses in g/mol, of what takes up room in water: what is added to the whole volume misses it by 2 % at least, and half of the volume dissolves it. */
const SOLUTES = [
  { name: 'cloruro de potasio', formula: md`\text{KCl}`, molar: '74.5' },
  { name: 'nitrato de potasio', formula: md`\text{KNO}_3`, molar: '101' },
  { name: 'urea', formula: md`\text{CO(NH}_2\text{)}_2`, molar: '60' },
  { name: 'glucosa', formula: md`\text{C}_6\text{H}_{12}\text{O}_6`, molar: '180' },
] as const;

/** Tenths of mol/L, and millilitres. */
interface Draw {
  readonly solute: number;
  readonly tenths: number;
  readonly volume: number;
}

export default defineTemplate<Draw>({
  id: 'ciencias-pasos-para-preparar-una-solucion',
  version: 2,
  content: 'ciencias.quimica.reacciones-estequiometria.concentracion-quimica',
  skill: 'planificar-conducir',
  difficulty: 3,
  module: 'comun',
  parameters: (random) => ({
    solute: random.integer(0, SOLUTES.length - 1),
    tenths: random.pick([10, 12, 14, 15]),
    volume: random.pick([50, 100, 200, 250, 500]),
  }),
  accepts: (p) => allDifferent(steps(p)),
  stem: (p) =>
    md`Un grupo necesita ${p.volume} mL de una solución acuosa de ${soluteOf(p).name}, $${soluteOf(p).formula}$, de concentración ${decimal(frac(p.tenths, 10))} mol/L. La masa molar del soluto es ${decimal(frac(soluteOf(p).molar))} g/mol. ¿Qué procedimiento permite obtener ese volumen con esa concentración?`,
  key: (p) => steps(p)[0],
  oracle: (p) => {
    const fits = ({ mass, solution }: Procedure) =>
      solution === p.volume && mass.div(soluteOf(p).molar).mul(1000).div(solution).equals(frac(p.tenths, 10));
    return onlyOne(steps(p), fits).value;
  },
  distractors: [
    {
      mistake: 'volumen-de-solvente-como-de-solucion',
      answer: (p) => steps(p)[1],
      feedback: (p) => md`La masa está bien, pero con ${p.volume} mL de agua la solución ocupa un volumen distinto.`,
    },
    {
      mistake: 'masa-para-un-litro',
      answer: (p) => steps(p)[2],
      feedback: (p) => md`Esa masa corresponde a un litro de solución, y se preparan ${p.volume} mL.`,
    },
    {
      mistake: 'completa-hasta-un-litro',
      answer: (p) => steps(p)[3],
      feedback: (p) => md`Esa masa alcanza para ${p.volume} mL; en 1 L de solución queda más diluida.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Los moles',
      text: md`En ${p.volume} mL, que son $${texDecimal(frac(p.volume, 1000))}$ L, debe haber $${texDecimal(frac(p.tenths, 10))} \cdot ${texDecimal(frac(p.volume, 1000))} = ${texDecimal(moles(p))}$ mol.`,
    },
    {
      title: 'La masa',
      text: md`$${texDecimal(moles(p))}\ \text{mol} \cdot ${texDecimal(frac(soluteOf(p).molar))}\ \text{g/mol} = ${texDecimal(moles(p).mul(soluteOf(p).molar))}\ \text{g}$.`,
    },
    {
      title: 'El volumen',
      text: md`La molaridad se refiere al volumen de la solución y no al del agua: se disuelve en menos agua y luego se completa. Respuesta: ${steps(p)[0].text}`,
    },
  ],
});

interface Procedure extends Answer {
  readonly mass: Fraction;
  /** Millilitres of solution that it gives; null where only those of water are known. */
  readonly solution: number | null;
}

function soluteOf(p: Draw) {
  return SOLUTES[p.solute] ?? SOLUTES[0];
}

function moles(p: Draw): Fraction {
  return frac(p.tenths * p.volume, 10_000);
}

function steps(p: Draw): readonly [Procedure, Procedure, Procedure, Procedure] {
  const mass = moles(p).mul(soluteOf(p).molar);
  const massForOneLitre = frac(p.tenths, 10).mul(soluteOf(p).molar);
  const filled = (grams: Fraction, millilitres: number, volume: string): Procedure => ({
    ...wordsAnswer(
      `Disolver ${decimal(grams)} g en unos ${millilitres / 2} mL de agua y completar con agua hasta obtener ${volume} de solución.`,
    ),
    mass: grams,
    solution: millilitres,
  });
  const volume = `${p.volume} mL`;
  return [
    filled(mass, p.volume, volume),
    {
      ...wordsAnswer(`Agregar ${decimal(mass)} g a ${volume} de agua y agitar hasta que todo el sólido esté disuelto.`),
      mass,
      solution: null,
    },
    filled(massForOneLitre, p.volume, volume),
    filled(mass, 1000, '1 L'),
  ];
}
