import { defineTemplate, enterChoice, enterNumber, md, slip } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-enlaces-sigma-y-pi',
  version: 1,
  content: 'ciencias.quimica.organica.carbono',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => ({ orders: Array.from({ length: random.integer(3, 6) }, () => random.pick([1, 1, 2, 3])) }),
  accepts: (p) =>
    p.orders.some((order) => order === 3) &&
    p.orders.every((_, i) => 4 - (p.orders[i - 1] ?? 0) - (p.orders[i] ?? 0) >= 0) &&
    4 - (p.orders.at(-1) ?? 0) >= 0,
  stem: (p) =>
    md`La siguiente fórmula semidesarrollada corresponde a un hidrocarburo de cadena abierta:

$$${chain(p.orders)}$$

¿Cuántos enlaces sigma (σ) y cuántos enlaces pi (π) tiene la molécula?`,
  key: (p) => bonds(p.orders.length + hydrogens(p.orders), pi(p.orders)),
  oracle: (p) => {
    let sigma = 0;
    let shared = 0;
    const used = Array.from({ length: p.orders.length + 1 }, () => 0);
    p.orders.forEach((order, i) => {
      sigma++;
      shared += order;
      used[i] = (used[i] ?? 0) + order;
      used[i + 1] = (used[i + 1] ?? 0) + order;
    });
    const piCount = shared - sigma;
    for (const each of used) for (let i = each; i < 4; i++) sigma++;
    return bonds(sigma, piCount).value;
  },
  distractors: [
    {
      mistake: 'olvida-enlaces-con-hidrogeno',
      answer: (p) => bonds(p.orders.length, pi(p.orders)),
      feedback: () => md`Los enlaces pi están bien; faltan los enlaces entre carbono e hidrógeno.`,
    },
    {
      mistake: 'cuenta-dobles-como-un-enlace',
      answer: (p) => bonds(p.orders.length + hydrogens(p.orders), p.orders.filter((order) => order > 1).length),
      feedback: () => md`Contaste un enlace pi por cada enlace múltiple; un triple no aporta lo mismo que un doble.`,
    },
    {
      mistake: 'triple-con-tres-pi',
      answer: (p) =>
        bonds(
          p.orders.length + hydrogens(p.orders),
          p.orders.filter((order) => order > 1).reduce((sum, order) => sum + order, 0),
        ),
      feedback: () => md`En cada enlace múltiple uno de los enlaces es sigma; solo los demás son pi.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Enlaces sigma',
      text: md`Cada par de átomos unidos tiene un enlace sigma: ${p.orders.length} entre carbonos y ${hydrogens(p.orders)} entre carbono e hidrógeno. Son ${p.orders.length + hydrogens(p.orders)}.`,
    },
    {
      title: 'Enlaces pi',
      text: md`Un enlace doble aporta 1 enlace pi y un triple aporta 2: en total, ${pi(p.orders)}.`,
    },
    {
      title: 'Respuesta',
      text: md`La molécula tiene ${bonds(p.orders.length + hydrogens(p.orders), pi(p.orders)).text}.`,
    },
  ],
  steps: (p) => {
    const [carbonPairs, hydrogenBonds, piCount] = [p.orders.length, hydrogens(p.orders), pi(p.orders)];
    const sigma = carbonPairs + hydrogenBonds;
    const multiple = p.orders.filter((order) => order > 1);
    return [
      {
        title: 'Sigma entre carbonos',
        prompt: md`Entre dos átomos unidos hay siempre un solo enlace sigma, aunque la unión sea doble o triple. ¿Cuántos hay entre carbonos?`,
        answer: enterNumber(carbonPairs),
        slips: [
          slip(carbonPairs + 1, md`Contaste los carbonos; los enlaces son los espacios entre ellos.`),
          slip(carbonPairs + piCount, md`Contaste cada raya. De un doble o un triple solo una es sigma.`),
        ],
        done: md`La cadena tiene ${carbonPairs + 1} carbonos, y entre ellos ${carbonPairs} uniones: un enlace sigma en cada una.`,
      },
      {
        title: 'Sigma con hidrógeno',
        prompt: md`Cada hidrógeno se une a un carbono con un enlace sigma. ¿Cuántos hidrógenos hay?`,
        answer: enterNumber(hydrogenBonds),
        slips: [
          slip(
            p.orders.concat(0).filter((_, i) => hydrogensAt(p.orders, i) > 0).length,
            md`Contaste los grupos que tienen hidrógeno; mira también los subíndices.`,
          ),
          slip(
            2 * (carbonPairs + 1) + 2,
            md`Esos tendría una cadena con solo enlaces simples. Cuéntalos en la fórmula.`,
          ),
        ],
        done: md`Sumando los de cada grupo son ${hydrogenBonds}, cada uno con su enlace sigma.`,
      },
      {
        title: 'Enlaces pi',
        prompt: md`De un enlace doble o triple, una raya es sigma y las demás son pi. ¿Cuántos enlaces pi tiene la molécula?`,
        answer: enterNumber(piCount),
        slips: [
          slip(
            multiple.length,
            md`Contaste uno por cada enlace múltiple; mira cuántas rayas tiene un triple.`,
            'cuenta-dobles-como-un-enlace',
          ),
          slip(
            multiple.reduce((sum, order) => sum + order, 0),
            md`Contaste todas las rayas, y una de cada enlace es sigma.`,
            'triple-con-tres-pi',
          ),
        ],
        done: md`De cada enlace múltiple, una raya es sigma y las demás son pi: en total ${piCount}.`,
      },
      {
        title: 'Total',
        prompt: md`Junta lo anterior: los sigma son los de entre carbonos más los de los hidrógenos. ¿Qué tiene la molécula?`,
        answer: enterChoice(
          [bonds(carbonPairs, piCount).text, bonds(sigma, piCount).text, bonds(sigma + piCount, piCount).text],
          1,
        ),
        slips: [
          slip(0, md`Faltan los enlaces sigma con los hidrógenos.`, 'olvida-enlaces-con-hidrogeno'),
          slip(2, md`Sumaste los enlaces pi también como sigma: quedaron contados dos veces.`),
        ],
        done: md`$${carbonPairs} + ${hydrogenBonds} = ${sigma}$ sigma: la molécula tiene ${bonds(sigma, piCount).text}.`,
      },
    ];
  },
});

function hydrogensAt(orders: readonly number[], i: number): number {
  return 4 - (orders[i - 1] ?? 0) - (orders[i] ?? 0);
}

function hydrogens(orders: readonly number[]): number {
  return Array.from({ length: orders.length + 1 }, (_, i) => hydrogensAt(orders, i)).reduce(
    (sum, count) => sum + count,
    0,
  );
}

function pi(orders: readonly number[]): number {
  return orders.reduce((sum, order) => sum + order - 1, 0);
}

function chain(orders: readonly number[]): string {
  const marks = ['', '-', '=', '\\equiv'];
  return Array.from({ length: orders.length + 1 }, (_, i) => {
    const count = hydrogensAt(orders, i);
    const group = `\\text{C${count > 0 ? 'H' : ''}}${count > 1 ? `_{${count}}` : ''}`;
    return i < orders.length ? `${group} ${marks[orders[i] ?? 0]} ` : group;
  }).join('');
}

function bonds(sigma: number, piCount: number) {
  return { text: `${many(sigma)} σ y ${many(piCount)} π`, value: `${sigma}/${piCount}` };
}

const many = (count: number) => (count === 1 ? '1 enlace' : `${count} enlaces`);
