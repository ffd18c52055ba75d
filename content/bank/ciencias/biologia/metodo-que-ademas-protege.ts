import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-metodo-que-ademas-protege',
  version: 1,
  content: 'ciencias.biologia.procesos.control-natalidad',
  otherContents: ['ciencias.biologia.procesos.its'],
  skill: 'procesar-analizar',
  difficulty: 1,
  module: 'comun',
  stem: md`La tabla resume cómo actúan cuatro métodos anticonceptivos.

| Método | Acción principal | ¿Es reversible? |
|---|---|---|
| P | Hormonas que impiden la ovulación | Sí |
| Q | Funda que evita el paso del semen | Sí |
| R | Corte de los conductos que llevan los espermatozoides | Difícilmente |
| S | Reconocer y evitar los días fértiles | Sí |

Una pareja busca un método reversible que también reduzca el contagio de infecciones de transmisión sexual. ¿Cuál le conviene y por qué?`,
  key: { text: md`El Q, porque evita el contacto con los fluidos.` },
  distractors: [
    {
      mistake: 'anticonceptivo-protege-de-its',
      text: md`El P, porque las hormonas impiden la ovulación.`,
      feedback: md`Evitar la ovulación previene un embarazo, pero ¿detiene a un virus o una bacteria?`,
    },
    {
      mistake: 'vasectomia-es-barrera',
      text: md`El R, porque el semen sale sin espermatozoides.`,
      feedback: md`Los agentes infecciosos pueden ir en el semen aunque no haya espermatozoides.`,
    },
    {
      mistake: 'dias-fertiles-y-contagio',
      text: md`El S, porque evita los días de mayor riesgo.`,
      feedback: md`Esos días son los de mayor probabilidad de embarazo, no de contagio.`,
    },
  ],
  solution: [
    {
      title: 'Qué se pide',
      text: md`Dos condiciones: que sea reversible y que dificulte el paso de virus y bacterias de una persona a otra.`,
    },
    {
      title: 'Revisar cada método',
      text: md`P y S actúan solo sobre la fecundación. R, además de difícil de revertir, deja pasar el semen, que puede llevar agentes infecciosos. Q es una barrera física.`,
    },
    { title: 'Respuesta', text: md`El Q, porque evita el contacto con los fluidos.` },
  ],
});
