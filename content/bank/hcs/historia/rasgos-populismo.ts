import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-rasgos-populismo',
  version: 1,
  content: 'hcs.historia.primera-mitad-siglo-xx.populismo',
  skill: 'pensamiento-critico',
  difficulty: 3,
  sources: [{ name: 'Tulio Halperin Donghi, Historia contemporánea de América Latina' }],
  stem: 'Entre las décadas de 1930 y 1950, gobiernos como los de Cárdenas en México, Vargas en Brasil y Perón en Argentina suelen ser llamados populistas. ¿Qué característica compartieron?',
  key: { text: 'Un liderazgo personal que incorporó a trabajadores urbanos con derechos y organización.' },
  distractors: [
    {
      mistake: 'historia-otro-regimen',
      text: 'Un sistema de partido único de clase que abolió la propiedad privada de las industrias.',
      feedback: 'Eso corresponde al modelo soviético; piensa en qué pasó con las industrias privadas aquí.',
    },
    {
      mistake: 'historia-otra-epoca',
      text: 'Una política de libre comercio que redujo el papel del Estado en la economía.',
      feedback: 'Estos gobiernos hicieron lo contrario; esa receta se aplicó décadas después.',
    },
    {
      mistake: 'historia-otros-actores',
      text: 'Una alianza con los terratenientes que dejó fuera de la política a los obreros.',
      feedback: 'Revisa a qué sectores movilizaron estos líderes.',
    },
  ],
  solution: [
    {
      title: 'Qué hicieron',
      text: 'Reconocieron sindicatos, ampliaron leyes laborales, impulsaron la industria y apelaron al pueblo frente a las élites.',
    },
    {
      title: 'Qué no fueron',
      text: 'No abolieron la propiedad privada ni redujeron el Estado, y su base estaba en los trabajadores de la ciudad.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Un liderazgo personal que incorporó a trabajadores urbanos con derechos y organización.',
    },
  ],
});
