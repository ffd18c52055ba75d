import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-mussolini-todo-en-el-estado',
  version: 1,
  content: 'hcs.historia.primera-mitad-siglo-xx.totalitarismos',
  skill: 'analisis-fuentes',
  difficulty: 2,
  sources: [{ name: 'Benito Mussolini, discurso en Milán, 28 de octubre de 1925' }],
  stem: md`Lee la siguiente frase, pronunciada por Benito Mussolini en 1925:

> Todo en el Estado, nada fuera del Estado, nada contra el Estado.

¿Qué rasgo de los totalitarismos expresa esta frase?`,
  key: { text: 'La pretensión de someter toda la vida social al poder estatal.' },
  distractors: [
    {
      mistake: 'historia-otra-medida',
      text: 'La decisión de repartir las fábricas entre los obreros.',
      feedback: 'La frase no habla de propiedad; fíjate en qué queda «fuera» del Estado.',
    },
    {
      mistake: 'historia-otro-regimen',
      text: 'La defensa de los derechos individuales frente a toda autoridad.',
      feedback: 'Si nada puede haber fuera del Estado, ¿qué espacio queda para el individuo?',
    },
    {
      mistake: 'historia-excede-la-fuente',
      text: 'La persecución de un pueblo por motivos raciales.',
      feedback: 'El racismo fue central en el nazismo, pero esta frase no trata de eso.',
    },
  ],
  solution: [
    {
      title: 'Qué dice cada parte',
      text: '«Todo en» y «nada fuera» niegan ámbitos propios a la familia, los gremios o los partidos; «nada contra» niega la oposición.',
    },
    {
      title: 'Qué rasgo es',
      text: 'El liberalismo limita al Estado; aquí no tiene límite. La frase no reparte propiedad ni habla de raza.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La pretensión de someter toda la vida social al poder estatal.',
    },
  ],
});
