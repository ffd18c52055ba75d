import { defineTemplate, frac, md } from '../../authoring/index.ts';

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
