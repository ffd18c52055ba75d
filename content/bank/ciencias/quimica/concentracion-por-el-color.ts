import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-concentracion-por-el-color',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.dilucion',
  skill: 'planificar-conducir',
  difficulty: 3,
  module: 'electivo',
  stem: md`Un grupo quiere estimar la concentración de una solución azul de sulfato de cobre (II). Dispone de agua, una pipeta, tubos de ensayo iguales y una solución de 0,50 mol/L de la misma sal, más oscura. Sabe que el color es más intenso mientras mayor es la concentración.

¿Qué procedimiento le sirve?`,
  key: { text: md`Diluir la de 0,50 mol/L a varias concentraciones conocidas y ver a cuál se parece la azul` },
  distractors: [
    {
      mistake: 'diluye-la-muestra-sin-referencia',
      text: md`Diluir la azul hasta que no se le note color y medir cuánta agua fue necesario agregarle`,
      feedback: md`Cuándo deja de notarse el color depende de quien mira: falta algo conocido con que comparar.`,
    },
    {
      mistake: 'compara-con-un-solo-valor',
      text: md`Poner la azul junto a la de 0,50 mol/L y anotar cuánto más clara se ve una que la otra`,
      feedback: md`Con una sola referencia solo se sabe que es menor que 0,50 mol/L, no cuánto vale.`,
    },
    {
      mistake: 'mezcla-la-muestra-con-la-referencia',
      text: md`Mezclar la azul con la de 0,50 mol/L en volúmenes iguales y ver cuánto se oscurece`,
      feedback: md`Al mezclarlas cambia la concentración de ambas y se pierde la referencia.`,
    },
  ],
  solution: [
    {
      title: 'Qué hace falta',
      text: md`El color indica la concentración solo si se compara con soluciones de concentración conocida, cercanas a la buscada.`,
    },
    {
      title: 'Cómo obtenerlas',
      text: md`Al diluir volúmenes medidos de la solución de 0,50 mol/L se obtienen, por ejemplo, 0,40; 0,30; 0,20 y 0,10 mol/L. La azul queda entre las dos más parecidas. Una sola referencia, o ninguna, no da un valor.`,
    },
    {
      title: 'Respuesta',
      text: md`Diluir la de 0,50 mol/L a varias concentraciones conocidas y ver a cuál se parece la azul`,
    },
  ],
});
