import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-dedos-de-caballos-fosiles',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.evidencias',
  skill: 'observar-preguntar',
  difficulty: 2,
  module: 'comun',
  stem: md`La tabla resume datos de fósiles de cuatro géneros emparentados con los caballos actuales: su edad aproximada en millones de años, los dedos de la pata delantera y la altura de los molares.

| Género | Edad | Dedos | Molares |
|---|---|---|---|
| *Hyracotherium* | 50 | 4 | Bajos |
| *Mesohippus* | 35 | 3 | Bajos |
| *Merychippus* | 15 | 3 | Altos |
| *Equus* | 2 | 1 | Altos |

¿Qué pregunta se puede responder con estos datos?`,
  key: { text: md`¿Cómo cambiaron en el tiempo los dedos y los molares de estos animales?` },
  distractors: [
    {
      mistake: 'necesidad-como-causa',
      text: md`¿Para qué necesitaron menos dedos y molares más altos estos animales?`,
      feedback: md`Los rasgos no cambian porque se necesite; además, la tabla describe y no explica.`,
    },
    {
      mistake: 'confunde-pregunta-con-procedimiento',
      text: md`¿Con qué rapidez corría cada género según los dedos de sus patas?`,
      feedback: md`En la tabla no hay ningún dato de rapidez: fíjate en qué columnas tiene.`,
    },
    {
      mistake: 'pregunta-de-opinion',
      text: md`¿Cuál de los cuatro géneros tenía los molares y dedos más perfectos?`,
      feedback: md`«Más perfectos» es una opinión: no hay una medición que la responda.`,
    },
  ],
  sources: [
    {
      name: 'B. J. MacFadden, Fossil Horses (Cambridge University Press, 1992)',
      detail: 'edades, dedos y molares de los géneros',
    },
  ],
  solution: [
    {
      title: 'Qué contiene la tabla',
      text: md`Para cada género, cuándo vivió, cuántos dedos tenía y cómo eran sus molares. Son observaciones ordenadas en el tiempo.`,
    },
    {
      title: 'Qué preguntas quedan fuera',
      text: md`No hay datos de rapidez. «Para qué necesitaron» supone una intención, y «más perfectos» es una opinión: ninguna se responde con estas mediciones.`,
    },
    {
      title: 'Respuesta',
      text: md`¿Cómo cambiaron en el tiempo los dedos y los molares de estos animales?`,
    },
  ],
});
