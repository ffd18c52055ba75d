import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-espermatozoides-a-distinta-temperatura',
  version: 1,
  content: 'ciencias.biologia.procesos.gametos',
  skill: 'observar-preguntar',
  difficulty: 2,
  module: 'comun',
  stem: md`Un laboratorio repartió una muestra de semen en cuatro tubos, con igual cantidad del mismo medio, y los mantuvo a temperaturas distintas. Después de 6 horas contó qué parte de los espermatozoides se movía (datos ficticios con fines didácticos).

| Temperatura (°C) | Espermatozoides móviles |
|---|---|
| 25 | 58 % |
| 32 | 51 % |
| 37 | 38 % |
| 40 | 17 % |

¿Qué pregunta de investigación responde este experimento?`,
  key: { text: md`¿Cómo influye la temperatura en la movilidad de los espermatozoides?` },
  distractors: [
    {
      mistake: 'intercambia-variables',
      text: md`¿Cómo influye la movilidad de los espermatozoides en la temperatura?`,
      feedback: md`Está al revés: la temperatura es lo que el laboratorio fijó, no lo que resultó.`,
    },
    {
      mistake: 'toma-por-variable-lo-que-se-mantuvo',
      text: md`¿Cómo influye el medio de los tubos en la movilidad de los espermatozoides?`,
      feedback: md`El medio fue el mismo en los cuatro tubos: con estos datos no se ve su efecto.`,
    },
    {
      mistake: 'hipotesis-ajena-a-los-datos',
      text: md`¿Cómo influye la temperatura en la cantidad de ovocitos fecundados?`,
      feedback: md`En los tubos no había ovocitos: revisa qué se contó.`,
    },
  ],
  solution: [
    {
      title: 'Qué se cambió',
      text: md`Los tubos difieren solo en la temperatura: muestra, medio, cantidad y tiempo son iguales.`,
    },
    {
      title: 'Qué se midió',
      text: md`La parte de los espermatozoides que se mueve. No se midió la fecundación.`,
    },
    {
      title: 'La pregunta',
      text: md`Relaciona lo que se cambió con lo que se midió: ¿Cómo influye la temperatura en la movilidad de los espermatozoides?`,
    },
  ],
});
