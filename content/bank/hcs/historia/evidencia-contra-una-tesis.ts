import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-evidencia-contra-una-tesis',
  version: 1,
  content: 'hcs.historia.primera-mitad-siglo-xx.crisis-liberal',
  skill: 'pensamiento-critico',
  difficulty: 5,
  sources: [
    { name: 'Luis Ortega, Chile en ruta al capitalismo', detail: 'Industria chilena antes de 1930' },
    {
      name: 'Gabriel Palma, «Chile 1914-1935: de economía exportadora a sustitutiva de importaciones»',
      detail: 'Crecimiento industrial anterior a la crisis',
    },
  ],
  stem: 'Una historiadora sostiene que la industria chilena nació como respuesta a la crisis de 1929. ¿Cuál de las siguientes evidencias obligaría a matizar su tesis?',
  key: { text: 'Estadísticas de fábricas textiles y de alimentos que crecían desde antes de 1914.' },
  distractors: [
    {
      mistake: 'historia-orden-de-los-hechos',
      text: 'Leyes que elevaron los aranceles a los productos importados en los años treinta.',
      feedback: 'Esa evidencia es posterior a la crisis y calza con la tesis.',
    },
    {
      mistake: 'historia-dato-sin-relacion',
      text: 'Informes sobre la pérdida de valor de las exportaciones de salitre desde 1930.',
      feedback: 'Confirma la crisis, pero no dice cuándo nació la industria.',
    },
    {
      mistake: 'historia-otra-medida',
      text: 'Documentos de la creación de la Corfo y de sus primeras empresas en 1939.',
      feedback: 'Muestran un impulso posterior; busca algo anterior a 1929.',
    },
  ],
  solution: [
    {
      title: 'Qué afirma la tesis',
      text: 'Que antes de 1929 no había industria y que la crisis la originó.',
    },
    {
      title: 'Qué la pondría en duda',
      text: 'Una industria en crecimiento antes de la crisis. La crisis pudo acelerar un proceso ya iniciado; los aranceles y la Corfo son posteriores.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Estadísticas de fábricas textiles y de alimentos que crecían desde antes de 1914.',
    },
  ],
});
