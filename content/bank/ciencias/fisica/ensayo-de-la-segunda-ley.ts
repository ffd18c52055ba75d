import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-ensayo-de-la-segunda-ley',
  version: 1,
  content: 'ciencias.fisica.mecanica.newton',
  skill: 'evaluar',
  difficulty: 3,
  module: 'electivo',
  stem: md`Para saber cómo depende la aceleración de un carro de la fuerza neta, un grupo obtuvo los siguientes datos (ficticios con fines didácticos).

| Ensayo | Fuerza neta (N) | Masa del carro (kg) | Aceleración (m/s²) |
|---|---|---|---|
| 1 | 2 | 1,0 | 2,0 |
| 2 | 4 | 1,6 | 2,5 |
| 3 | 6 | 2,0 | 3,0 |

El grupo concluye: «Al triplicar la fuerza, la aceleración solo aumenta en la mitad». ¿Cuál es el error?`,
  key: { text: md`Cambiaron la masa junto con la fuerza, y la masa también influye.` },
  distractors: [
    {
      mistake: 'pocos-datos-como-unica-falla',
      text: md`Hicieron tres ensayos, y con diez ensayos la conclusión sería válida.`,
      feedback: md`Con más ensayos como estos el problema seguiría: mira la tercera columna.`,
    },
    {
      mistake: 'tendencia-basta-para-la-ley',
      text: md`Leyeron mal la tabla, porque la aceleración se triplicó con la fuerza.`,
      feedback: md`La aceleración pasó de 2,0 a 3,0: la lectura es correcta.`,
    },
    {
      mistake: 'cambia-fuerza-y-masa-a-la-vez',
      text: md`Debieron medir la rapidez final del carro y no su aceleración.`,
      feedback: md`La pregunta es sobre la aceleración; busca qué no se mantuvo igual.`,
    },
  ],
  solution: [
    {
      title: 'Qué se quería averiguar',
      text: md`El efecto de la fuerza neta. Para eso la masa debía mantenerse constante.`,
    },
    {
      title: 'Qué ocurrió',
      text: md`La masa pasó de 1,0 a 2,0 kg. Los datos cumplen $a = \frac{F}{m}$ en los tres ensayos: con masa constante, triplicar la fuerza triplicaría la aceleración. Más ensayos o medir la rapidez no corrige el diseño.`,
    },
    { title: 'Respuesta', text: md`Cambiaron la masa junto con la fuerza, y la masa también influye.` },
  ],
});
