import { defineTemplate, md } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-aminoacidos-y-parentesco',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.evidencias',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  parameters: (random) => {
    const [near, far, farther, asked] = random.sample(['K', 'L', 'M', 'N'], 4) as [string, string, string, string];
    return {
      near,
      far,
      farther,
      asked,
      least: random.integer(2, 6),
      middle: random.integer(9, 14),
      most: random.integer(20, 30),
      cousin: random.integer(1, 8),
      protein: random.pick(['del citocromo c', 'de una cadena de la hemoglobina', 'de la mioglobina']),
    };
  },
  accepts: (p) => p.cousin < p.least,
  stem: (p) =>
    md`Se comparó la secuencia de aminoácidos ${p.protein} en cuatro especies de vertebrados. La tabla muestra cuántos aminoácidos difieren entre cada par (datos ficticios con fines didácticos).

| |${['K', 'L', 'M', 'N'].map((name) => ` ${name} |`).join('')}
|---|---|---|---|---|
${['K', 'L', 'M', 'N'].map((row) => `| **${row}** |${['K', 'L', 'M', 'N'].map((column) => ` ${differences(p, row, column)} |`).join('')}`).join('\n')}

Según estos datos, ¿con cuál especie comparte ${p.asked} un antepasado común más reciente?`,
  key: (p) => species(p.near, 'porque es con la que menos difiere'),
  oracle: (p) => {
    const [best] = ['K', 'L', 'M', 'N']
      .filter((name) => name !== p.asked)
      .sort((a, b) => Number(differences(p, p.asked, a)) - Number(differences(p, p.asked, b)));
    return `${best}/porque es con la que menos difiere`;
  },
  distractors: [
    {
      mistake: 'mas-diferencias-mas-parientes',
      answer: (p) => species(p.farther, 'porque es con la que más difiere'),
      feedback: () => md`Las diferencias se acumulan con el tiempo desde que dos linajes se separan.`,
    },
    {
      mistake: 'compara-con-la-especie-vecina',
      answer: (p) => species(p.far, 'porque es la que menos difiere de las otras'),
      feedback: (p) => md`Busca solo en la fila de ${p.asked}: ahí está lo que difiere de cada una.`,
    },
    {
      mistake: 'suma-las-diferencias-de-la-fila',
      answer: (p) => species(p.farther, 'porque suma más diferencias en su fila'),
      feedback: () => md`Sumar la fila mezcla comparaciones con todas las especies; se pide un par.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué significan las diferencias',
      text: md`Desde que dos linajes se separan, cada uno acumula cambios. Menos diferencias indican una separación más reciente.`,
    },
    {
      title: 'Leer la fila pedida',
      text: md`${p.asked} difiere en ${p.least} aminoácidos de ${p.near}, en ${p.middle} de ${p.far} y en ${p.most} de ${p.farther}.`,
    },
    { title: 'Respuesta', text: md`${species(p.near, 'porque es con la que menos difiere').text}` },
  ],
});

interface Compared {
  readonly near: string;
  readonly far: string;
  readonly farther: string;
  readonly asked: string;
  readonly least: number;
  readonly middle: number;
  readonly most: number;
  readonly cousin: number;
}

function differences(p: Compared, a: string, b: string): string {
  if (a === b) return '0';
  const pair = [a, b];
  if (pair.includes(p.farther)) return String(p.most + (pair.includes(p.asked) ? 0 : pair.includes(p.near) ? 1 : 2));
  if (pair.includes(p.far)) return String(p.middle + (pair.includes(p.asked) ? 0 : p.cousin));
  return String(p.least);
}

function species(name: string, reason: string) {
  return { text: `Con ${name}, ${reason}.`, value: `${name}/${reason}` };
}
