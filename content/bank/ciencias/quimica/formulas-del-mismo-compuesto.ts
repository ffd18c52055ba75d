import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-formulas-del-mismo-compuesto',
  version: 1,
  content: 'ciencias.quimica.organica.representaciones',
  skill: 'comunicar',
  difficulty: 3,
  module: 'electivo',
  stem: md`Cuatro estudiantes escribieron la fórmula semidesarrollada de un compuesto con fórmula molecular $\text{C}_4\text{H}_{10}\text{O}$.

| Estudiante | Fórmula |
|---|---|
| Ayelén | $\text{CH}_3\text{CH(OH)}\text{CH}_2\text{CH}_3$ |
| Bastián | $\text{CH}_3\text{CH}_2\text{CH}_2\text{CH}_2\text{OH}$ |
| Catalina | $\text{CH}_3\text{CH}_2\text{CH(OH)}\text{CH}_3$ |
| Diego | $\text{CH}_3\text{CH}_2\text{OCH}_2\text{CH}_3$ |

¿Quiénes representaron la misma molécula?`,
  key: { text: md`Ayelén y Catalina` },
  distractors: [
    {
      mistake: 'isomero-como-mismo-compuesto',
      text: md`Ayelén y Bastián`,
      feedback: md`Ambos son alcoholes, pero mira en qué carbono está el OH.`,
    },
    {
      mistake: 'orden-de-escritura-cambia-la-molecula',
      text: md`Bastián y Catalina`,
      feedback: md`Numera las cadenas desde el extremo más cercano al OH y compara su posición.`,
    },
    {
      mistake: 'cuenta-solo-la-formula-molecular',
      text: md`Bastián y Diego`,
      feedback: md`Tienen los mismos átomos, pero en uno el oxígeno está entre dos carbonos.`,
    },
  ],
  solution: [
    {
      title: 'Comparar la unión de los átomos',
      text: md`Las cuatro fórmulas tienen los mismos átomos; importa cómo están unidos.`,
    },
    {
      title: 'Revisar cada una',
      text: md`Ayelén y Catalina tienen una cadena de 4 carbonos con el OH en el segundo, leída desde extremos opuestos: es la misma molécula. En la de Bastián el OH está en el extremo, y la de Diego es un éter.`,
    },
    { title: 'Respuesta', text: md`Ayelén y Catalina` },
  ],
});
