import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-aportes-de-los-gametos',
  version: 1,
  content: 'ciencias.biologia.procesos.gametos',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  stem: md`La tabla compara los gametos humanos.

| Característica | Ovocito | Espermatozoide |
|---|---|---|
| Diámetro de la célula o de su cabeza | 120 µm | 3 µm a 5 µm |
| Movimiento propio | No | Sí, con un flagelo |
| Reservas en el citoplasma | Abundantes | Muy escasas |
| Cromosomas que entrega al cigoto | 23 | 23 |

A partir de la tabla, ¿qué se puede afirmar sobre el cigoto?`,
  key: { text: md`Hereda igual número de cromosomas de cada gameto, pero casi todo su citoplasma del ovocito.` },
  distractors: [
    {
      mistake: 'mas-grande-mas-cromosomas',
      text: md`Hereda más cromosomas del ovocito, porque ese gameto es el de mayor tamaño de los dos.`,
      feedback: md`El tamaño se debe a las reservas; compara la última fila de la tabla.`,
    },
    {
      mistake: 'ovocito-sin-informacion',
      text: md`Hereda sus cromosomas del espermatozoide y solo las reservas nutritivas del ovocito.`,
      feedback: md`Revisa la última fila: ¿cuántos cromosomas entrega cada gameto?`,
    },
    {
      mistake: 'gametos-diploides',
      text: md`Hereda 46 cromosomas de cada gameto y después elimina la mitad para quedar con 46.`,
      feedback: md`46 es el total del cigoto; la tabla dice con cuántos contribuye cada gameto.`,
    },
  ],
  sources: [{ name: 'Alberts y otros, Biología molecular de la célula', detail: 'tamaño de los gametos humanos' }],
  solution: [
    {
      title: 'Cromosomas',
      text: md`Cada gameto entrega 23, así que el cigoto reúne 46: la mitad de cada uno, aunque su tamaño sea muy distinto. Por eso no es cierto que el ovocito aporte más, ni que no aporte.`,
    },
    {
      title: 'Citoplasma',
      text: md`El espermatozoide casi no tiene citoplasma. Las reservas y la mayoría de los organelos vienen del ovocito.`,
    },
    {
      title: 'Respuesta',
      text: md`Hereda igual número de cromosomas de cada gameto, pero casi todo su citoplasma del ovocito.`,
    },
  ],
});
