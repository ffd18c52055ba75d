import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-placas-con-dos-antibioticos',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.manipulacion-genetica',
  skill: 'procesar-analizar',
  difficulty: 5,
  module: 'electivo',
  stem: md`Un plásmido tiene dos genes: uno da resistencia a ampicilina y el otro, a tetraciclina. Se intentó insertar un gen de interés **dentro** del gen de resistencia a tetraciclina, lo que lo interrumpe. Luego se mezcló el plásmido con bacterias sensibles y se probaron cuatro colonias.

| Colonia | ¿Crece con ampicilina? | ¿Crece con tetraciclina? |
|---|---|---|
| 1 | No | No |
| 2 | Sí | No |
| 3 | Sí | Sí |
| 4 | No | Sí |

¿Cuál colonia llevó el plásmido con el gen de interés?`,
  fixedOrder: true,
  key: { text: md`La colonia 2`, position: 1 },
  distractors: [
    {
      mistake: 'toda-bacteria-recibe-el-plasmido',
      text: md`La colonia 1`,
      position: 0,
      feedback: md`No resiste ningún antibiótico: ¿qué indica eso sobre el plásmido?`,
    },
    {
      mistake: 'resistencia-indica-el-gen-insertado',
      text: md`La colonia 3`,
      position: 2,
      feedback: md`Conserva ambas resistencias: revisa qué pasa con el gen donde se hizo la inserción.`,
    },
    {
      mistake: 'gen-interrumpido-sigue-activo',
      text: md`La colonia 4`,
      position: 3,
      feedback: md`Resiste justo el antibiótico cuyo gen quedaría interrumpido.`,
    },
  ],
  solution: [
    {
      title: 'Qué se espera con el gen insertado',
      text: md`La bacteria tiene el plásmido, de modo que resiste ampicilina. Su gen de resistencia a tetraciclina está interrumpido, de modo que no resiste tetraciclina.`,
    },
    {
      title: 'Revisar las colonias',
      text: md`La 1 no recibió plásmido. La 3 recibió un plásmido sin inserto, porque ambos genes funcionan. La 4 no corresponde a este plásmido, porque no resiste ampicilina.`,
    },
    { title: 'Respuesta', text: md`La colonia 2` },
  ],
});
