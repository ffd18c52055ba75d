import { defineTemplate, enterChoice, enterNumber, frac, md, slip, texFraction } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-reactivo-que-se-acaba-primero',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.reactivo-limitante',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  parameters: (random) => ({
    nitrogen: random.integer(2, 12),
    hydrogen: random.integer(4, 30),
    place: random.pick(['un reactor', 'una planta piloto', 'un ensayo de laboratorio']),
  }),
  accepts: (p) => p.hydrogen % 3 === 0 && p.hydrogen !== 3 * p.nitrogen && new Set(products(p)).size === 4,
  stem: (p) =>
    md`El amoníaco se produce según la ecuación $\text{N}_2 + 3\,\text{H}_2 \rightarrow 2\,\text{NH}_3$. En ${p.place} se mezclan las cantidades de la tabla y reaccionan hasta que se agota uno de los reactantes.

| Reactante | Cantidad inicial (mol) |
|---|---|
| $\text{N}_2$ | ${p.nitrogen} |
| $\text{H}_2$ | ${p.hydrogen} |

¿Cuántos moles de $\text{NH}_3$ se forman?`,
  key: (p) => moles(products(p)[0]),
  oracle: (p) => {
    let [nitrogen, hydrogen, ammonia] = [p.nitrogen, p.hydrogen, 0];
    while (nitrogen >= 1 && hydrogen >= 3) {
      nitrogen -= 1;
      hydrogen -= 3;
      ammonia += 2;
    }
    return frac(ammonia);
  },
  distractors: [
    {
      mistake: 'usa-el-reactivo-en-exceso',
      answer: (p) => moles(products(p)[1]),
      feedback: () => md`Calculaste con el reactante que sobra; compara cuánto se necesita de cada uno.`,
    },
    {
      mistake: 'limita-el-de-menor-masa',
      answer: (p) => moles(products(p)[2]),
      feedback: () => md`Usaste una relación de 1 a 1 entre un reactante y el producto; mira los coeficientes.`,
    },
    {
      mistake: 'suma-los-moles-de-reactantes',
      answer: (p) => moles(products(p)[3]),
      feedback: () => md`En una reacción se conserva la masa; los moles totales pueden cambiar.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Cuál se acaba primero',
      text: md`Para ${p.nitrogen} mol de $\text{N}_2$ hacen falta $3 \cdot ${p.nitrogen} = ${3 * p.nitrogen}$ mol de $\text{H}_2$ y hay ${p.hydrogen}: se agota ${p.hydrogen < 3 * p.nitrogen ? md`el $\text{H}_2$` : md`el $\text{N}_2$`}.`,
    },
    {
      title: 'Producto',
      text:
        p.hydrogen < 3 * p.nitrogen
          ? md`Cada 3 mol de $\text{H}_2$ forman 2 mol de $\text{NH}_3$: $${p.hydrogen} \cdot \frac{2}{3} = ${products(p)[0]}$.`
          : md`Cada mol de $\text{N}_2$ forma 2 mol de $\text{NH}_3$: $${p.nitrogen} \cdot 2 = ${products(p)[0]}$.`,
    },
    { title: 'Respuesta', text: md`Se forman ${moles(products(p)[0]).text} de $\text{NH}_3$.` },
  ],
  steps: (p) => {
    const needed = 3 * p.nitrogen;
    const isHydrogen = p.hydrogen < needed;
    const [key, excess, , sum] = products(p);
    return [
      {
        title: 'Hidrógeno que haría falta',
        prompt: md`Para que reaccionen los ${p.nitrogen} mol de $\text{N}_2$, ¿cuántos moles de $\text{H}_2$ hacen falta?`,
        answer: enterNumber(needed, { unit: 'mol' }),
        slips: [
          slip(p.nitrogen, md`Los tomaste 1 a 1. Mira el coeficiente del $\text{H}_2$.`, 'ignora-coeficientes'),
          slip(
            frac(p.nitrogen, 3),
            md`La razón quedó al revés: hacen falta más moles de $\text{H}_2$ que de $\text{N}_2$.`,
            'invierte-la-razon-de-coeficientes',
          ),
          slip(p.hydrogen, md`Eso es lo que hay; se pregunta lo que haría falta.`),
        ],
        done: md`3 mol de $\text{H}_2$ por cada mol de $\text{N}_2$: $3 \cdot ${p.nitrogen} = ${needed}$ mol.`,
      },
      {
        title: 'Reactivo limitante',
        prompt: md`Harían falta ${needed} mol de $\text{H}_2$ y hay ${p.hydrogen}. ¿Cuál se acaba primero?`,
        answer: enterChoice([md`El $\text{N}_2$`, md`El $\text{H}_2$`, 'Los dos a la vez'], isHydrogen ? 1 : 0),
        slips: [
          slip(
            isHydrogen ? 0 : 1,
            md`Compara lo que hace falta con lo que hay.`,
            isHydrogen && p.nitrogen < p.hydrogen ? 'limita-el-de-menor-masa' : undefined,
          ),
          slip(2, md`Eso ocurriría si hubiera exactamente lo que hace falta.`),
        ],
        done: isHydrogen
          ? md`No alcanza el $\text{H}_2$: se acaba y algo de $\text{N}_2$ sobra.`
          : md`El $\text{H}_2$ alcanza y sobra: se acaba el $\text{N}_2$.`,
      },
      {
        title: 'Amoníaco que se forma',
        prompt: md`Con el que se acaba se calcula el producto. ¿Cuántos moles de $\text{NH}_3$ se forman?`,
        answer: enterNumber(key, { unit: 'mol' }),
        slips: [
          slip(excess, md`Calculaste con el que sobra.`, 'usa-el-reactivo-en-exceso'),
          slip(
            isHydrogen ? p.hydrogen : p.nitrogen,
            md`Usaste una relación 1 a 1; mira los coeficientes.`,
            'ignora-coeficientes',
          ),
          slip(
            isHydrogen ? 2 * p.hydrogen : frac(2 * p.nitrogen, 3),
            isHydrogen
              ? md`Duplicaste, como si el $\text{H}_2$ no llevara coeficiente en la ecuación.`
              : md`Dividiste por 3, y ese coeficiente es del reactante que sobra.`,
          ),
          slip(
            isHydrogen ? frac(3 * p.hydrogen, 2) : frac(p.nitrogen, 2),
            md`La razón entre los coeficientes quedó al revés.`,
            'invierte-la-razon-de-coeficientes',
          ),
          slip(sum, md`Sumaste los moles; lo que se conserva es la masa.`, 'suma-los-moles-de-reactantes'),
        ],
        done: isHydrogen
          ? md`3 mol de $\text{H}_2$ dan 2 mol de $\text{NH}_3$: $${p.hydrogen} \cdot \frac{2}{3} = ${texFraction(key)}$ mol.`
          : md`1 mol de $\text{N}_2$ da 2 mol de $\text{NH}_3$: $${p.nitrogen} \cdot 2 = ${texFraction(key)}$ mol.`,
      },
    ];
  },
});

type Mixture = { readonly nitrogen: number; readonly hydrogen: number };

function products(p: Mixture): readonly [number, number, number, number] {
  const fromNitrogen = 2 * p.nitrogen;
  const fromHydrogen = (p.hydrogen * 2) / 3;
  return [
    Math.min(fromNitrogen, fromHydrogen),
    Math.max(fromNitrogen, fromHydrogen),
    Math.min(p.nitrogen, p.hydrogen),
    p.nitrogen + p.hydrogen,
  ];
}

function moles(value: number) {
  return { text: `${value} mol`, value: frac(value) };
}
