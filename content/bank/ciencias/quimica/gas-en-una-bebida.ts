import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-gas-en-una-bebida',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.solubilidad',
  skill: 'planificar-conducir',
  difficulty: 2,
  module: 'electivo',
  stem: md`Un curso observa que una bebida gaseosa tibia burbujea más al abrirse que una fría. Quiere investigar si la temperatura influye en la solubilidad del dióxido de carbono en agua.

¿Cuál procedimiento permite responder?`,
  key: { text: md`Abrir botellas iguales a 5, 15, 25 y 35 °C, a igual presión, y medir el gas que escapa de cada una` },
  distractors: [
    {
      mistake: 'compara-dos-condiciones-a-la-vez',
      text: md`Abrir botellas iguales a 5 y 35 °C, una a nivel del mar y otra en la montaña, y medir el gas que escapa`,
      feedback: md`Cambian la temperatura y la presión: no se sabría a cuál se debe la diferencia.`,
    },
    {
      mistake: 'mide-sin-variar-la-temperatura',
      text: md`Abrir cuatro botellas iguales a 25 °C, a igual presión, y medir el gas que escapa de cada una`,
      feedback: md`La temperatura, que es lo que se investiga, tiene que variar.`,
    },
    {
      mistake: 'mide-el-azucar-y-no-el-gas',
      text: md`Abrir botellas iguales a 5, 15, 25 y 35 °C, a igual presión, y medir el azúcar que queda en cada una`,
      feedback: md`El diseño sirve, pero el soluto de la pregunta es otro.`,
    },
  ],
  solution: [
    {
      title: 'Variables',
      text: md`Independiente: la temperatura, que debe tomar varios valores. Dependiente: el dióxido de carbono que escapa. Constantes: tipo de botella y presión, que también influye en la solubilidad de un gas.`,
    },
    {
      title: 'Respuesta',
      text: md`Abrir botellas iguales a 5, 15, 25 y 35 °C, a igual presión, y medir el gas que escapa de cada una`,
    },
  ],
});
