import { decimal, defineTemplate, enterChoice, enterNumber, frac, md, slip } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-gametos-posibles-por-separacion',
  version: 2,
  content: 'ciencias.biologia.herencia-evolucion.meiosis',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'electivo',
  parameters: (random) => ({
    pairs: random.integer(3, 8),
    alike: random.integer(0, 3),
    species: random.pick(['una planta', 'un insecto', 'un hongo', 'un crustáceo', 'un alga', 'un gusano']),
  }),
  accepts: (p) => p.pairs - p.alike >= 3 && new Set(values(p)).size === 4,
  stem: (p) =>
    md`En ${p.species}, $2n = ${2 * p.pairs}$. En la meiosis I los cromosomas homólogos de cada par se separan al azar, con independencia de los demás pares. Supón que no hay entrecruzamiento y que ${differences(p)}.

¿Cuántos gametos genéticamente distintos puede formar un individuo por esta separación?`,
  key: (p) => amount(values(p)[0]),
  oracle: (p) => {
    let gametes = [''];
    for (let pair = 0; pair < p.pairs; pair++) {
      const homologues = pair < p.alike ? ['a', 'a'] : ['a', 'b'];
      gametes = [...new Set(gametes.flatMap((gamete) => homologues.map((one) => gamete + one)))];
    }
    return frac(gametes.length);
  },
  distractors: [
    {
      mistake: 'combinaciones-como-producto',
      answer: (p) => amount(values(p)[1]),
      feedback: () => md`Sumaste las opciones de cada par; como son independientes, se multiplican.`,
    },
    {
      mistake: 'combinaciones-con-todos-los-cromosomas',
      answer: (p) => amount(values(p)[2]),
      feedback: () => md`La elección se hace una vez por cada par que puede dar resultados distintos.`,
    },
    {
      mistake: 'combinaciones-elevando-al-cuadrado',
      answer: (p) => amount(values(p)[3]),
      feedback: () => md`Invertiste la potencia: hay dos opciones por par, no al revés.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Pares que dan opciones distintas',
      text: md`Hay ${p.pairs} pares${p.alike === 0 ? '' : `, pero en ${p.alike} da lo mismo cuál homólogo llegue: quedan ${p.pairs - p.alike}`}.`,
    },
    {
      title: 'Multiplicar opciones',
      text: md`Cada uno de esos pares aporta 2 opciones: $2^{${p.pairs - p.alike}} = ${values(p)[0]}$.`,
    },
    { title: 'Respuesta', text: md`Puede formar ${amount(values(p)[0]).text}.` },
  ],
  steps: (p) => {
    const free = p.pairs - p.alike;
    const [key, product, , squared] = values(p);
    return [
      {
        title: 'Pares de homólogos',
        prompt: md`Con $2n = ${2 * p.pairs}$, ¿cuántos pares de homólogos hay?`,
        answer: enterNumber(p.pairs),
        slips: [
          slip(
            2 * p.pairs,
            md`Esos son los cromosomas; los pares son la mitad.`,
            'combinaciones-con-todos-los-cromosomas',
          ),
          slip(4 * p.pairs, md`Multiplicaste; en cada par hay dos cromosomas.`),
        ],
        done: md`$${2 * p.pairs} : 2 = ${p.pairs}$ pares.`,
      },
      {
        title: 'Pares que importan',
        prompt: md`¿En cuántos de esos pares cambia algo según cuál homólogo llegue al gameto?`,
        answer: enterNumber(free),
        slips: [
          ...(p.alike === 0
            ? []
            : [
                slip(p.pairs, md`En algunos pares los dos homólogos llevan lo mismo: da igual cuál llegue.`),
                slip(p.alike, md`En esos da lo mismo cuál llegue; se piden los demás.`),
              ]),
          slip(2 * free, md`Contaste cromosomas; aquí se cuentan pares.`, 'combinaciones-con-todos-los-cromosomas'),
        ],
        done:
          p.alike === 0
            ? md`En los ${p.pairs}: en todos los homólogos son distintos.`
            : md`$${p.pairs} - ${p.alike} = ${free}$: en los demás, los homólogos son iguales.`,
      },
      {
        title: 'Cómo se combinan',
        prompt: md`Cada uno de esos ${free} pares se separa con independencia de los otros y da 2 opciones. ¿Cómo se cuentan las combinaciones?`,
        answer: enterChoice([md`$2 \cdot ${free}$`, md`$${free}^2$`, md`$2^{${free}}$`], 2),
        slips: [
          slip(
            0,
            md`Haz un árbol con dos pares y otro con tres: fíjate cómo crece el número de ramas.`,
            'combinaciones-como-producto',
          ),
          slip(
            1,
            md`¿Qué se multiplica una y otra vez: la cantidad de pares o las opciones que da cada par?`,
            'combinaciones-elevando-al-cuadrado',
          ),
        ],
        done: md`Por cada par las posibilidades se duplican: 2 por 2 por 2…, una vez por par.`,
      },
      {
        title: 'Gametos distintos',
        prompt: md`¿Cuántos gametos distintos resultan?`,
        answer: enterNumber(key),
        slips: [
          slip(product, md`Sumaste las opciones de cada par.`, 'combinaciones-como-producto'),
          slip(squared, md`Elevaste al cuadrado; vuelve a mirar la potencia.`, 'combinaciones-elevando-al-cuadrado'),
          slip(2 ** p.pairs, md`Usaste también los pares con homólogos iguales.`),
          slip(2 * key, md`Multiplicaste por 2 una vez de más.`),
          slip(frac(key, 2), md`Multiplicaste por 2 una vez de menos.`),
        ],
        done: md`$2^{${free}} = ${key}$ gametos distintos.`,
      },
    ];
  },
});

/** In which pairs the homologues carry other information than each other. */
function differences({ alike }: Karyotype): string {
  if (alike === 0) return 'en cada par los dos homólogos llevan información distinta';
  return `en ${alike} de los pares ambos homólogos llevan exactamente la misma información, mientras que en los demás llevan información distinta`;
}

type Karyotype = { readonly pairs: number; readonly alike: number };

function values(p: Karyotype): readonly [number, number, number, number] {
  const free = p.pairs - p.alike;
  return [2 ** free, 2 * free, p.alike === 0 ? 2 ** (2 * p.pairs) : 2 ** p.pairs, free ** 2];
}

function amount(value: number) {
  return { text: `${decimal(value)} gametos distintos`, value: frac(value) };
}
