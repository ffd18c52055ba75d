import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-concentracion-de-medios',
  version: 1,
  content: 'hcs.formacion-ciudadana.sociedad-informacion.medios',
  skill: 'pensamiento-critico',
  difficulty: 4,
  sources: [
    {
      name: 'UNESCO, Indicadores de desarrollo mediático, 2008',
      detail: 'Pluralidad y concentración de la propiedad de los medios',
    },
  ],
  stem: 'En una región imaginaria, una misma empresa es dueña del diario, de tres radios y del canal de televisión local. ¿Por qué esta situación puede afectar el debate público?',
  key: { text: 'Porque reduce la variedad de miradas con que se informa la población.' },
  distractors: [
    {
      mistake: 'ciudadania-censura-por-regulacion',
      text: 'Porque obliga al Estado a cerrar los medios que tengan menos público.',
      feedback: 'Ninguna obligación así se sigue del caso; piensa en los contenidos.',
    },
    {
      mistake: 'ciudadania-tecnologia-determina',
      text: 'Porque hace que la población deje de informarse por otros medios digitales.',
      feedback: 'La concentración no determina lo que hace cada persona.',
    },
    {
      mistake: 'ciudadania-privado-por-publico',
      text: 'Porque entrega a la empresa la facultad de dictar normas para la región.',
      feedback: 'Un medio puede influir, pero no dicta normas.',
    },
  ],
  solution: [
    {
      title: 'Pluralismo',
      text: 'El debate democrático necesita que circulen versiones y opiniones distintas.',
    },
    {
      title: 'El riesgo',
      text: 'Si un solo dueño decide las pautas, hay menos diversidad y menos control entre medios. No se trata de normas ni de cierres obligatorios.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Porque reduce la variedad de miradas con que se informa la población.',
    },
  ],
});
