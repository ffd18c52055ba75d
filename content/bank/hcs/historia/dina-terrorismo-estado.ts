import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-dina-terrorismo-estado',
  version: 1,
  content: 'hcs.historia.dictadura-democracia.derechos-humanos',
  skill: 'pensamiento-critico',
  difficulty: 3,
  sources: [{ name: 'Decreto Ley N.º 521, de junio de 1974, que crea la Dirección de Inteligencia Nacional' }],
  stem: 'La Dirección de Inteligencia Nacional (DINA), creada en 1974, mantuvo recintos secretos de detención y dependía, según el decreto que la creó, de la Junta de Gobierno. ¿Por qué su acción se considera violación de los derechos humanos y no un delito común?',
  key: { text: 'Porque fueron agentes del Estado quienes usaron sus recursos contra las personas.' },
  distractors: [
    {
      mistake: 'historia-causa-unica',
      text: 'Porque las víctimas de sus operaciones fueron militantes de un mismo partido político.',
      feedback: 'La afiliación de las víctimas no define la categoría, y no fue una sola.',
    },
    {
      mistake: 'historia-otros-actores',
      text: 'Porque grupos privados, sin relación con la autoridad, actuaron de manera organizada.',
      feedback: 'El enunciado dice de quién dependía la DINA.',
    },
    {
      mistake: 'historia-presentismo',
      text: 'Porque en esa época los actos de violencia todavía no estaban castigados por ninguna ley.',
      feedback: 'La detención ilegal y el homicidio ya eran delitos; la diferencia está en quién los comete.',
    },
  ],
  solution: [
    {
      title: 'Quién debe garantizar',
      text: 'El Estado tiene el deber de proteger los derechos de todas las personas.',
    },
    {
      title: 'Qué ocurrió',
      text: 'Cuando un organismo estatal secuestra, tortura o hace desaparecer, el garante se vuelve agresor. Eso distingue estos hechos de un delito común.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Porque fueron agentes del Estado quienes usaron sus recursos contra las personas.',
    },
  ],
});
