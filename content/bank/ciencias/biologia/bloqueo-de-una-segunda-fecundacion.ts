import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-bloqueo-de-una-segunda-fecundacion',
  version: 1,
  content: 'ciencias.biologia.procesos.gametos',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  stem: md`Al entrar un espermatozoide en un ovocito de erizo de mar, aumenta el calcio libre en el citoplasma del ovocito. Se comparó un grupo normal con otro tratado con una sustancia que atrapa ese calcio (datos ficticios con fines didácticos).

| Grupo | Ovocitos con al menos un espermatozoide dentro | Espermatozoides por ovocito fecundado | Embriones que llegan a larva |
|---|---|---|---|
| Normal | 96 % | 1 | 90 % |
| Tratado | 97 % | 4 a 7 | 0 % |

¿Qué función del aumento de calcio apoyan estos resultados?`,
  key: { text: md`Hace que el ovocito impida la entrada de más espermatozoides.` },
  distractors: [
    {
      mistake: 'calcio-impide-fecundar',
      text: md`Hace que el primer espermatozoide logre entrar en el ovocito.`,
      feedback: md`Sin calcio libre también entraron: compara la primera columna de datos.`,
    },
    {
      mistake: 'bloqueo-por-el-espermatozoide',
      text: md`Hace que los espermatozoides se muevan hacia otros ovocitos.`,
      feedback: md`El calcio cambia dentro del ovocito; nada se midió del movimiento de los otros gametos.`,
    },
    {
      mistake: 'muchos-nucleos-mejor-desarrollo',
      text: md`Hace que entren varios núcleos para asegurar el desarrollo.`,
      feedback: md`Con varios espermatozoides ninguno llegó a larva: lee la última columna.`,
    },
  ],
  solution: [
    {
      title: 'Qué cambió y qué no',
      text: md`Con calcio o sin él entra al menos un espermatozoide (96 % y 97 %). Lo que cambia es cuántos: uno o varios.`,
    },
    {
      title: 'Interpretar',
      text: md`Si se atrapa el calcio entran 4 a 7, y el embrión, con demasiados juegos de cromosomas, no se desarrolla. El aumento de calcio activa la barrera del ovocito; no hace falta para que entre el primero.`,
    },
    { title: 'Respuesta', text: md`Hace que el ovocito impida la entrada de más espermatozoides.` },
  ],
});
