import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-lavadora-con-carcasa-metalica',
  version: 1,
  content: 'ciencias.fisica.electricidad.instalacion-domiciliaria',
  skill: 'procesar-analizar',
  difficulty: 1,
  module: 'comun',
  stem: md`En el enchufe de una lavadora con carcasa metálica hay tres contactos, como muestra la figura. Un técnico advierte que el contacto central, de conexión a tierra, está suelto, aunque la lavadora funciona con normalidad.

¿Por qué conviene reparar esa conexión?`,
  figure: {
    kind: 'drawing',
    width: 20,
    height: 9,
    shapes: [
      {
        shape: 'polygon',
        points: [
          [3, 2.5],
          [17, 2.5],
          [17, 7.5],
          [3, 7.5],
        ],
      },
      { shape: 'circle', centre: [6, 5], radius: 0.7, accent: 1 },
      { shape: 'circle', centre: [10, 5], radius: 0.7, accent: 3 },
      { shape: 'circle', centre: [14, 5], radius: 0.7, accent: 2 },
      { shape: 'text', at: [6, 1.4], text: 'Fase', anchor: 'middle' },
      { shape: 'text', at: [10, 1.4], text: 'Tierra', anchor: 'middle' },
      { shape: 'text', at: [14, 1.4], text: 'Neutro', anchor: 'middle' },
    ],
    alt: 'Enchufe con tres contactos en línea: fase, tierra al centro y neutro.',
  },
  key: { text: md`Porque desvía la corriente si la carcasa queda electrizada por una falla.` },
  distractors: [
    {
      mistake: 'tierra-como-neutro',
      text: md`Porque cierra el circuito que permite que el motor de la lavadora funcione.`,
      feedback: md`La lavadora funciona sin esa conexión; el circuito lo cierran otros dos contactos.`,
    },
    {
      mistake: 'tierra-como-automatico',
      text: md`Porque corta la corriente cuando hay muchos artefactos encendidos.`,
      feedback: md`Eso lo hace el interruptor automático del tablero; la tierra no corta nada.`,
    },
    {
      mistake: 'tierra-ahorra-energia',
      text: md`Porque reduce la energía que la lavadora consume en cada ciclo de uso.`,
      feedback: md`El consumo depende de la potencia y del tiempo, no de esa conexión.`,
    },
  ],
  solution: [
    {
      title: 'Qué hace cada contacto',
      text: md`La corriente normal circula entre fase y neutro. Por el contacto de tierra no circula corriente si todo está bien, y por eso la lavadora funciona sin él.`,
    },
    {
      title: 'Qué pasa en una falla',
      text: md`Si un cable con corriente toca la carcasa, la tierra ofrece un camino de muy baja resistencia y así protege a quien la toque. Cortar la corriente por exceso es tarea del automático, y el consumo no cambia.`,
    },
    { title: 'Respuesta', text: md`Porque desvía la corriente si la carcasa queda electrizada por una falla.` },
  ],
});
