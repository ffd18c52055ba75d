import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-vicaria-solidaridad',
  version: 1,
  content: 'hcs.historia.dictadura-democracia.derechos-humanos',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 2,
  sources: [{ name: 'Fundación de Documentación y Archivo de la Vicaría de la Solidaridad' }],
  stem: 'En 1976, el arzobispado de Santiago creó la Vicaría de la Solidaridad. ¿Cuál fue su labor principal?',
  key: { text: 'Dar apoyo legal y social a las víctimas de la represión y a sus familias.' },
  distractors: [
    {
      mistake: 'historia-otros-actores',
      text: 'Organizar los allanamientos, detenciones y relegaciones que ordenaba el gobierno.',
      feedback: 'Esa era tarea de los organismos de seguridad, como la DINA.',
    },
    {
      mistake: 'historia-otra-medida',
      text: 'Redactar la Constitución que fue sometida a plebiscito en 1980.',
      feedback: 'De la Constitución se encargaron otras comisiones.',
    },
    {
      mistake: 'historia-otra-epoca',
      text: 'Investigar, desde 1990, los casos de detenidos desaparecidos.',
      feedback: 'Desde 1990 lo hizo una comisión nombrada por el presidente.',
    },
  ],
  solution: [
    {
      title: 'El contexto',
      text: 'Los tribunales rechazaban casi todos los recursos de amparo y las familias buscaban a sus detenidos.',
    },
    {
      title: 'La labor',
      text: 'La Vicaría, sucesora del Comité Pro Paz, presentó recursos, guardó registros y ayudó con comedores y salud.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Dar apoyo legal y social a las víctimas de la represión y a sus familias.',
    },
  ],
});
