import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-antibiotico-para-gonorrea',
  version: 1,
  content: 'ciencias.biologia.procesos.its',
  skill: 'planificar-conducir',
  difficulty: 3,
  module: 'electivo',
  stem: md`La gonorrea es causada por una bacteria. Un laboratorio quiere saber cuál de cuatro antibióticos frena más el crecimiento de la bacteria aislada de un paciente. Dispone de placas de cultivo, discos de papel y los cuatro antibióticos.

¿Cuál procedimiento permite responder la pregunta?`,
  key: {
    text: md`Sembrar igual cantidad de bacterias, poner discos con cada antibiótico y uno sin él, y medir cada halo sin crecimiento.`,
  },
  distractors: [
    {
      mistake: 'cambia-dos-condiciones-a-la-vez',
      text: md`Sembrar una cepa distinta en cada placa, poner en cada una un antibiótico diferente y medir cada halo sin crecimiento.`,
      feedback: md`Si cambian la cepa y el antibiótico, no se sabe a cuál se debe la diferencia.`,
    },
    {
      mistake: 'ensayo-sin-grupo-de-comparacion',
      text: md`Sembrar igual cantidad de bacterias, poner un disco con los cuatro antibióticos juntos y medir el halo sin crecimiento.`,
      feedback: md`Con los cuatro juntos no hay cómo saber cuál actúa mejor.`,
    },
    {
      mistake: 'mide-otra-cosa',
      text: md`Sembrar igual cantidad de bacterias, poner discos con cada antibiótico y uno sin él, y medir el color de cada disco.`,
      feedback: md`El montaje sirve, pero el color del disco no indica cuánto crecen las bacterias.`,
    },
  ],
  solution: [
    {
      title: 'Variable independiente y control',
      text: md`Debe cambiar solo el antibiótico: la misma cepa, en igual cantidad, con un disco sin antibiótico como control.`,
    },
    {
      title: 'Variable dependiente',
      text: md`Debe medirse el crecimiento: mientras mayor es el halo sin bacterias, más eficaz es el antibiótico. El color del disco no lo indica, y mezclar antibióticos o cepas impide comparar.`,
    },
    {
      title: 'Respuesta',
      text: md`Sembrar igual cantidad de bacterias, poner discos con cada antibiótico y uno sin él, y medir cada halo sin crecimiento.`,
    },
  ],
});
