import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-negociacion-colectiva',
  version: 1,
  content: 'hcs.sistema-economico.derechos-laborales.organizaciones',
  skill: 'pensamiento-critico',
  difficulty: 3,
  sources: [{ name: 'Código del Trabajo de Chile', detail: 'Libros III y IV' }],
  stem: 'En una empresa, los trabajadores con mejores condiciones son los que pertenecen al sindicato, que negocia cada tres años un contrato colectivo. ¿Por qué suele ser más eficaz negociar en conjunto que hacerlo una persona por separado?',
  key: { text: 'Porque unidos equilibran en parte el poder que tiene el empleador.' },
  distractors: [
    {
      mistake: 'economia-derecho-como-favor',
      text: 'Porque el empleador premia con mejores sueldos a quienes no reclaman.',
      feedback: 'El caso muestra lo contrario; mira quiénes lograron mejores condiciones.',
    },
    {
      mistake: 'economia-un-solo-actor',
      text: 'Porque el Estado decide los sueldos una vez que existe un sindicato.',
      feedback: 'El contrato se acuerda entre las partes; el Estado no fija esos sueldos.',
    },
    {
      mistake: 'economia-un-solo-efecto',
      text: 'Porque en una negociación en conjunto la empresa debe aceptar todo.',
      feedback: 'Negociar supone ceder; ninguna parte está obligada a aceptar todo.',
    },
  ],
  solution: [
    {
      title: 'La desigualdad inicial',
      text: 'Una persona sola depende de su sueldo y puede ser reemplazada; la empresa tiene más poder.',
    },
    {
      title: 'El efecto de unirse',
      text: 'El sindicato reúne información, representa a muchos y puede ir a huelga. No implica que la empresa acepte todo ni que el Estado fije sueldos.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Porque unidos equilibran en parte el poder que tiene el empleador.',
    },
  ],
});
