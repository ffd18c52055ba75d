import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-particulas-antes-y-despues',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.balance',
  skill: 'comunicar',
  difficulty: 3,
  module: 'electivo',
  stem: md`La tabla resume cuántas moléculas había en un recipiente antes y después de una reacción entre los gases $\text{A}_2$ y $\text{B}_2$.

| Molécula | Antes | Después |
|---|---|---|
| $\text{A}_2$ | 4 | 0 |
| $\text{B}_2$ | 9 | 3 |
| $\text{A}_2\text{B}_3$ | 0 | 4 |

¿Qué ecuación balanceada, con los coeficientes enteros más pequeños, representa la reacción?`,
  key: { text: md`$2\,\text{A}_2 + 3\,\text{B}_2 \rightarrow 2\,\text{A}_2\text{B}_3$` },
  distractors: [
    {
      mistake: 'dibujo-con-sobrante-como-coeficiente',
      text: md`$4\,\text{A}_2 + 9\,\text{B}_2 \rightarrow 4\,\text{A}_2\text{B}_3$`,
      feedback: md`Incluiste moléculas que sobraron: no todas las de $\text{B}_2$ reaccionaron.`,
    },
    {
      mistake: 'coeficientes-sin-simplificar',
      text: md`$4\,\text{A}_2 + 6\,\text{B}_2 \rightarrow 4\,\text{A}_2\text{B}_3$`,
      feedback: md`Está balanceada, pero se piden los enteros más pequeños.`,
    },
    {
      mistake: 'formula-por-coeficiente',
      text: md`$2\,\text{A}_2 + 3\,\text{B}_2 \rightarrow 4\,\text{A}_2\text{B}_3$`,
      feedback: md`Cuenta los átomos de A a cada lado de la flecha.`,
    },
  ],
  solution: [
    {
      title: 'Qué reaccionó',
      text: md`Reaccionaron 4 moléculas de $\text{A}_2$ y $9 - 3 = 6$ de $\text{B}_2$, y se formaron 4 de $\text{A}_2\text{B}_3$. Las 3 que sobran no van en la ecuación.`,
    },
    {
      title: 'Simplificar',
      text: md`La razón 4 : 6 : 4 se divide por 2. Resulta $2\,\text{A}_2 + 3\,\text{B}_2 \rightarrow 2\,\text{A}_2\text{B}_3$, con 4 átomos de A y 6 de B a cada lado.`,
    },
  ],
});
