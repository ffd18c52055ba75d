import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-pentano-y-sus-isomeros',
  version: 1,
  content: 'ciencias.quimica.organica.hidrocarburos',
  skill: 'observar-preguntar',
  difficulty: 3,
  module: 'electivo',
  stem: md`La tabla compara tres compuestos de fórmula molecular $\text{C}_5\text{H}_{12}$.

| Compuesto | Fórmula | Ebullición (°C) |
|---|---|---|
| Pentano | $\text{CH}_3\text{(CH}_2\text{)}_3\text{CH}_3$ | 36 |
| Metilbutano | $\text{(CH}_3\text{)}_2\text{CHCH}_2\text{CH}_3$ | 28 |
| Dimetilpropano | $\text{C(CH}_3\text{)}_4$ | 10 |

¿Qué hipótesis explica la diferencia entre sus temperaturas de ebullición?`,
  key: { text: md`Las moléculas más ramificadas tienen menos contacto con sus vecinas y se separan antes.` },
  distractors: [
    {
      mistake: 'confunde-enlaces-internos-y-entre-moleculas',
      text: md`Las moléculas más ramificadas tienen enlaces C–C más débiles, que se rompen antes.`,
      feedback: md`Al hervir, las moléculas se separan unas de otras: sus enlaces internos no se rompen.`,
    },
    {
      mistake: 'atribuye-a-la-masa',
      text: md`Las moléculas más ramificadas tienen menor masa molar y por eso hierven antes.`,
      feedback: md`Los tres tienen la misma fórmula molecular: compara sus masas molares.`,
    },
    {
      mistake: 'puentes-de-hidrogeno-en-hidrocarburos',
      text: md`Las moléculas más ramificadas forman menos puentes de hidrógeno con sus vecinas.`,
      feedback: md`En un hidrocarburo no hay hidrógenos unidos a oxígeno, nitrógeno o flúor.`,
    },
  ],
  sources: [{ name: 'CRC Handbook of Chemistry and Physics', detail: 'temperaturas de ebullición, redondeadas' }],
  solution: [
    {
      title: 'Lo que es igual',
      text: md`Los tres tienen los mismos átomos y la misma masa molar. Son hidrocarburos: no forman puentes de hidrógeno.`,
    },
    {
      title: 'Lo que cambia',
      text: md`El pentano no tiene ramificaciones; el metilbutano tiene una y el dimetilpropano, dos. A más ramificaciones, menor temperatura de ebullición. Una cadena estirada toca a sus vecinas en una superficie mayor que una molécula compacta, y las fuerzas entre moléculas son mayores. Al hervir se vencen esas fuerzas, no los enlaces C–C.`,
    },
    {
      title: 'Respuesta',
      text: md`Las moléculas más ramificadas tienen menos contacto con sus vecinas y se separan antes.`,
    },
  ],
});
