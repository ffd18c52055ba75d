import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-solarium-y-melanoma',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.cancer',
  skill: 'evaluar',
  difficulty: 3,
  module: 'electivo',
  stem: md`Un estudio comparó los casos de cáncer de piel en dos grupos de 5.000 personas durante diez años (datos ficticios con fines didácticos).

| Grupo | Edad promedio | Trabajo al aire libre | Casos |
|---|---|---|---|
| Usa solárium | 52 años | 61 % | 40 |
| No usa solárium | 27 años | 12 % | 5 |

Los autores concluyen que el solárium multiplicó por 8 el riesgo. ¿Cuál es la principal debilidad del estudio?`,
  key: { text: md`Los grupos difieren en edad y exposición al sol, que también influyen.` },
  distractors: [
    {
      mistake: 'muestra-grande-basta',
      text: md`Los grupos son pequeños y harían falta unas diez mil personas más.`,
      feedback: md`Con más personas el problema seguiría: compara en qué se distinguen los grupos.`,
    },
    {
      mistake: 'correlacion-como-causa-probada',
      text: md`Los casos son 8 veces más, de modo que la causa quedó demostrada.`,
      feedback: md`Eso repite la conclusión; busca otra explicación posible en la tabla.`,
    },
    {
      mistake: 'grupos-distintos-comparables',
      text: md`Los casos se contaron por diez años y bastaba con un solo año.`,
      feedback: md`Un cáncer tarda años en aparecer: seguir por más tiempo es una fortaleza.`,
    },
  ],
  solution: [
    {
      title: 'Qué debe cumplirse para comparar',
      text: md`Los grupos deben parecerse en todo salvo en la variable que se investiga.`,
    },
    {
      title: 'Qué pasa aquí',
      text: md`Quienes usan solárium tienen en promedio 25 años más y trabajan mucho más al sol. Parte de la diferencia puede deberse a eso; el tamaño del estudio o su duración no lo corrigen.`,
    },
    { title: 'Respuesta', text: md`Los grupos difieren en edad y exposición al sol, que también influyen.` },
  ],
});
