import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-a-quienes-examinar',
  version: 1,
  content: 'ciencias.biologia.procesos.its',
  skill: 'planificar-conducir',
  difficulty: 2,
  module: 'comun',
  stem: md`Una investigadora quiere estimar qué parte de las personas de 18 a 25 años de una comuna tiene clamidia, una infección bacteriana que muchas veces no produce síntomas. Dispone de 600 exámenes.

¿A quiénes conviene aplicarlos?`,
  key: { text: md`A 600 personas de esa edad elegidas por sorteo entre todas las de la comuna` },
  distractors: [
    {
      mistake: 'muestra-solo-con-sintomas',
      text: md`A 600 personas de esa edad que consulten por molestias en los centros de salud`,
      feedback: md`Quienes no sienten molestias quedarían fuera, y muchas personas infectadas no las sienten.`,
    },
    {
      mistake: 'muestra-de-voluntarios',
      text: md`A 600 personas de esa edad que respondan a un aviso difundido en redes sociales`,
      feedback: md`Quienes se ofrecen pueden ser distintos del resto: por ejemplo, sospechar que están infectados.`,
    },
    {
      mistake: 'muestra-elegida-por-el-resultado',
      text: md`A 600 personas de esa edad que ya tuvieron la infección y terminaron su tratamiento`,
      feedback: md`Así se elige por aquello que se quiere medir: no se sabría qué ocurre con los demás.`,
    },
  ],
  sources: [
    { name: 'Organización Mundial de la Salud, nota descriptiva sobre la clamidia', detail: 'casos sin síntomas' },
  ],
  solution: [
    {
      title: 'Qué se quiere estimar',
      text: md`La parte de todas las personas de esa edad, con síntomas o sin ellos. La muestra debe parecerse a ese grupo.`,
    },
    {
      title: 'Comparar las muestras',
      text: md`Elegir por molestias, por ofrecerse o por haber tenido la infección deja a unas personas con más posibilidades de entrar que a otras, y el resultado se desvía aunque los exámenes sean muchos. En un sorteo todas tienen la misma.`,
    },
    {
      title: 'Respuesta',
      text: md`A 600 personas de esa edad elegidas por sorteo entre todas las de la comuna`,
    },
  ],
});
