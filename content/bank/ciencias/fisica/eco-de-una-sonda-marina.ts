import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-eco-de-una-sonda-marina',
  version: 1,
  content: 'ciencias.fisica.ondas.tecnologia',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  parameters: (random) => ({
    fiftieths: random.integer(2, 20),
    what: random.pick(['un cardumen', 'el fondo marino', 'un barco hundido', 'un banco de arena']),
    ship: random.pick(['Un buque científico', 'Una lancha de pesca artesanal', 'Un barco de la Armada']),
  }),
  stem: (p) =>
    md`${p.ship} usa un sonar: emite un pulso de sonido hacia abajo y mide el tiempo hasta que vuelve el eco. El eco que produce ${p.what} llega ${decimal(frac(p.fiftieths, 50))} s después de emitido el pulso.

| Medio | Rapidez del sonido (m/s) |
|---|---|
| Aire | 340 |
| Agua de mar | 1.500 |

¿A qué profundidad, bajo el sonar, se produjo el eco?`,
  key: (p) => depth(frac(p.fiftieths * 15)),
  oracle: (p) => {
    for (let metres = 1; metres <= 4000; metres++)
      if (frac(2 * metres, 1500).equals(frac(p.fiftieths, 50))) return frac(metres);
    return 'no depth fits';
  },
  distractors: [
    {
      mistake: 'olvida-que-el-eco-va-y-vuelve',
      answer: (p) => depth(frac(p.fiftieths * 30)),
      feedback: () => md`En ese tiempo el sonido bajó y volvió a subir.`,
    },
    {
      mistake: 'duplica-la-distancia-del-eco',
      answer: (p) => depth(frac(p.fiftieths * 60)),
      feedback: () => md`La distancia recorrida incluye ida y vuelta: hay que dividir, no multiplicar por dos.`,
    },
    {
      mistake: 'usa-la-rapidez-del-sonido-en-el-aire',
      answer: (p) => depth(frac(p.fiftieths * 34, 10)),
      feedback: () => md`El pulso viaja bajo el mar: revisa qué fila de la tabla corresponde.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Distancia recorrida',
      text: md`El pulso viaja en el agua: $d = v \cdot t = 1500 \cdot ${texDecimal(frac(p.fiftieths, 50))} = ${texDecimal(p.fiftieths * 30)}\ \text{m}$.`,
    },
    {
      title: 'Ida y vuelta',
      text: md`Esa distancia incluye la bajada y la subida, así que la profundidad es la mitad: $${texDecimal(p.fiftieths * 30)} : 2$.`,
    },
    { title: 'Respuesta', text: md`El eco se produjo a ${depth(frac(p.fiftieths * 15)).text} de profundidad.` },
  ],
});

function depth(value: Fraction) {
  return { text: `${decimal(value)} m`, value };
}
