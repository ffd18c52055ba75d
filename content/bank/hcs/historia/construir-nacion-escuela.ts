import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-construir-nacion-escuela',
  version: 1,
  content: 'hcs.historia.siglo-xix.estado-nacion',
  skill: 'pensamiento-critico',
  difficulty: 2,
  sources: [{ name: 'Eric Hobsbawm, Naciones y nacionalismo desde 1780' }],
  stem: 'En el siglo XIX, muchos Estados crearon escuelas primarias, servicio militar, fiestas patrias y mapas oficiales. ¿Por qué estas medidas ayudaron a formar los Estados-nación?',
  key: { text: 'Porque difundieron una lengua, un relato y símbolos comunes entre grupos diversos.' },
  distractors: [
    {
      mistake: 'historia-discurso-por-realidad',
      text: 'Porque reflejaron una identidad idéntica que todos los habitantes ya compartían.',
      feedback: 'Si todos ya la compartían, no habría hecho falta enseñarla.',
    },
    {
      mistake: 'historia-otro-regimen',
      text: 'Porque devolvieron a cada región las lenguas y leyes que tenía en la Edad Media.',
      feedback: 'El Estado-nación buscó unificar, no devolver particularidades.',
    },
    {
      mistake: 'historia-otros-actores',
      text: 'Porque entregaron a la Iglesia la tarea de dirigir la formación de los ciudadanos.',
      feedback: 'En este proceso el Estado asumió tareas que antes cumplían otros.',
    },
  ],
  solution: [
    {
      title: 'Una identidad que se construye',
      text: 'La nación reunía a personas de distintas lenguas, regiones y costumbres; hacía falta enseñarles a sentirse parte de lo mismo.',
    },
    {
      title: 'El papel de las medidas',
      text: 'La escuela, el cuartel y las ceremonias repetían los mismos símbolos. Por eso no reflejaban una unidad previa, ni restauraban fueros ni cedían la tarea a la Iglesia.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Porque difundieron una lengua, un relato y símbolos comunes entre grupos diversos.',
    },
  ],
});
