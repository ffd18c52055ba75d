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
  steps: (p) => {
    const travelled = p.fiftieths * 30;
    return [
      {
        title: 'Qué dato de la tabla sirve',
        prompt: md`¿Por dónde viaja el pulso y, entonces, qué rapidez se usa?`,
        answer: enterChoice(['Por el agua: 1.500 m/s', 'Por el aire: 340 m/s', 'Por ambos: el promedio'], 0),
        slips: [
          slip(
            1,
            md`El sonar está bajo el barco. ¿Qué hay entre él y ${p.what}?`,
            'usa-la-rapidez-del-sonido-en-el-aire',
          ),
          slip(2, md`El pulso no cambia de medio: baja y vuelve por el mismo.`),
        ],
        done: md`El sonar emite hacia abajo: el pulso va y vuelve por el agua de mar.`,
      },
      {
        title: 'Camino del pulso',
        prompt: md`¿Cuántos metros recorre el pulso en los ${decimal(frac(p.fiftieths, 50))} s que pasan hasta que vuelve?`,
        answer: enterNumber(travelled, { unit: 'm' }),
        slips: [
          slip(frac(p.fiftieths * 34, 5), md`Usaste la rapidez en el aire.`, 'usa-la-rapidez-del-sonido-en-el-aire'),
          slip(frac(75_000, p.fiftieths), md`Dividiste la rapidez por el tiempo; la distancia es $v \cdot t$.`),
          slip(frac(travelled, 2), md`Vas un paso adelante: aquí se pide todo el camino, no la mitad.`),
        ],
        done: md`$d = v \cdot t = 1500 \cdot ${texDecimal(frac(p.fiftieths, 50))} = ${texDecimal(travelled)}\ \text{m}$ entre la bajada y la subida.`,
      },
      {
        title: 'Profundidad',
        prompt: md`¿A qué profundidad se produjo el eco?`,
        answer: enterNumber(p.fiftieths * 15, { unit: 'm' }),
        slips: [
          slip(travelled, md`Ese es el camino completo, con el regreso.`, 'olvida-que-el-eco-va-y-vuelve'),
          slip(travelled * 2, md`Duplicaste; el camino ya incluye la ida y la vuelta.`, 'duplica-la-distancia-del-eco'),
        ],
        done: md`La bajada es la mitad del camino: $${texDecimal(travelled)} : 2 = ${texDecimal(p.fiftieths * 15)}\ \text{m}$.`,
      },
    ];
  },
});

function depth(value: Fraction) {
  return { text: `${decimal(value)} m`, value };
}
