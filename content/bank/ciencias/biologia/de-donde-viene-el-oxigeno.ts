import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-de-donde-viene-el-oxigeno',
  version: 1,
  content: 'ciencias.biologia.ambiente.fotosintesis',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  stem: md`Se cultivaron algas con agua y dióxido de carbono que contenían distintas proporciones de oxígeno pesado ($^{18}\text{O}$), que sirve de marca. Se midió la proporción de marca en el oxígeno que liberaron con luz (datos ficticios con fines didácticos).

| Cultivo | Marca en el agua | Marca en el $\text{CO}_2$ | Marca en el $\text{O}_2$ liberado |
|---|---|---|---|
| 1 | 0,85 % | 0,20 % | 0,84 % |
| 2 | 0,20 % | 0,68 % | 0,20 % |
| 3 | 0,20 % | 0,20 % | 0,20 % |

¿De dónde proviene el oxígeno que liberan las algas?`,
  key: { text: md`Del agua, porque su marca coincide con la del oxígeno liberado.` },
  distractors: [
    {
      mistake: 'oxigeno-del-dioxido',
      text: md`Del dióxido de carbono, porque es el gas que las algas absorben.`,
      feedback: md`Revisa el cultivo 2: el dióxido de carbono está marcado, ¿y el oxígeno liberado?`,
    },
    {
      mistake: 'oxigeno-de-ambos',
      text: md`De ambos por igual, porque los dos tienen átomos de oxígeno.`,
      feedback: md`Si fuera así, la marca liberada estaría entre las dos; compara los cultivos 1 y 2.`,
    },
    {
      mistake: 'no-se-puede-saber-sin-glucosa',
      text: md`De la glucosa, porque es la molécula que se forma con la luz.`,
      feedback: md`La glucosa es un producto; la tabla marca dos reactantes y permite distinguirlos.`,
    },
  ],
  sources: [
    {
      name: 'Ruben, Randall, Kamen y Hyde (1941), Journal of the American Chemical Society',
      detail: 'uso de oxígeno 18',
    },
  ],
  solution: [
    {
      title: 'Comparar columnas',
      text: md`En los tres cultivos la marca del oxígeno liberado es casi igual a la del agua, aunque la del $\text{CO}_2$ cambie.`,
    },
    {
      title: 'Concluir',
      text: md`Si viniera del $\text{CO}_2$, el cultivo 2 daría cerca de 0,68 %; si viniera de ambos, un valor intermedio. En las reacciones que dependen de la luz se rompe el agua y se libera su oxígeno.`,
    },
    { title: 'Respuesta', text: md`Del agua, porque su marca coincide con la del oxígeno liberado.` },
  ],
});
