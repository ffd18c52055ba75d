import { defineTemplate, md } from '../../authoring/index.ts';

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
