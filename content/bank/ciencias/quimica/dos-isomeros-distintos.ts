import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-dos-isomeros-distintos',
  version: 1,
  content: 'ciencias.quimica.organica.grupos-funcionales',
  skill: 'observar-preguntar',
  difficulty: 4,
  module: 'electivo',
  stem: md`La tabla compara dos compuestos orgánicos.

| Propiedad | Etanol | Dimetil éter |
|---|---|---|
| Fórmula | $\text{CH}_3\text{CH}_2\text{OH}$ | $\text{CH}_3\text{OCH}_3$ |
| Masa molar (g/mol) | 46 | 46 |
| Temperatura de ebullición (°C) | 78 | −24 |

¿Qué hipótesis explica la diferencia entre sus temperaturas de ebullición?`,
  key: { text: md`El grupo OH permite puentes de hidrógeno entre moléculas de etanol.` },
  distractors: [
    {
      mistake: 'atribuye-a-la-masa',
      text: md`El grupo OH hace que las moléculas de etanol tengan mayor masa.`,
      feedback: md`Compara las masas molares de la tabla.`,
    },
    {
      mistake: 'atribuye-al-numero-de-atomos',
      text: md`El etanol tiene más átomos de hidrógeno que el dimetil éter.`,
      feedback: md`Cuenta los átomos de cada fórmula: son los mismos.`,
    },
    {
      mistake: 'confunde-enlaces-internos-y-entre-moleculas',
      text: md`El etanol hierve cuando se rompen sus enlaces entre carbonos.`,
      feedback: md`Al hervir las moléculas se separan unas de otras, pero siguen enteras.`,
    },
  ],
  sources: [{ name: 'CRC Handbook of Chemistry and Physics', detail: 'puntos de ebullición' }],
  solution: [
    {
      title: 'Lo que no puede explicarla',
      text: md`Ambos tienen los mismos átomos y la misma masa molar: son isómeros. Y al hervir no se rompen los enlaces entre carbonos.`,
    },
    {
      title: 'Lo que difiere',
      text: md`Solo el etanol tiene un hidrógeno unido a oxígeno, que atrae a moléculas vecinas por puentes de hidrógeno: se necesita más energía para separarlas.`,
    },
    { title: 'Respuesta', text: md`El grupo OH permite puentes de hidrógeno entre moléculas de etanol.` },
  ],
});
