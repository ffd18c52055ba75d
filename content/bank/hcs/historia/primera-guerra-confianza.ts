import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-primera-guerra-confianza',
  version: 2,
  content: 'hcs.historia.primera-mitad-siglo-xx.crisis-liberal',
  skill: 'pensamiento-critico',
  difficulty: 2,
  sources: [{ name: 'Eric Hobsbawm, Historia del siglo XX', detail: 'La caída del liberalismo' }],
  stem: '¿Por qué la Primera Guerra Mundial debilitó la confianza en el liberalismo europeo del siglo XIX?',
  key: { text: 'Porque mostró que el progreso técnico y económico no aseguraba la paz ni el bienestar.' },
  distractors: [
    {
      mistake: 'historia-otro-regimen',
      text: 'Porque derrotó a los imperios alemán y austrohúngaro, los principales Estados liberales.',
      feedback: 'Esos imperios cayeron en 1918, pero ¿eran ellos el modelo del liberalismo?',
    },
    {
      mistake: 'historia-dato-sin-relacion',
      text: 'Porque Estados Unidos entró en el conflicto en 1917 y envió soldados a Francia.',
      feedback: 'El dato es verdadero; pregúntate si explica la pérdida de confianza en unas ideas.',
    },
    {
      mistake: 'historia-orden-de-los-hechos',
      text: 'Porque la crisis económica de 1929 había empujado a las potencias a enfrentarse.',
      feedback: 'Ordena los hechos: la crisis de 1929 es una década posterior a la guerra.',
    },
  ],
  solution: [
    {
      title: 'La promesa',
      text: 'El liberalismo del siglo XIX confiaba en que la razón, el comercio y la industria llevarían a un progreso continuo.',
    },
    {
      title: 'El golpe a esa promesa',
      text: 'La industria sirvió para matar a millones y la posguerra trajo inflación, desempleo y miedo. Muchos buscaron respuestas fuera del orden liberal.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Porque mostró que el progreso técnico y económico no aseguraba la paz ni el bienestar.',
    },
  ],
});
