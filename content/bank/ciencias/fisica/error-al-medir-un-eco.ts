import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-error-al-medir-un-eco',
  version: 1,
  content: 'ciencias.fisica.ondas.rapidez',
  otherContents: ['ciencias.fisica.ondas.fenomenos'],
  skill: 'planificar-conducir',
  difficulty: 4,
  module: 'electivo',
  stem: md`Para medir la rapidez del sonido, un grupo aplaude a 85 m de un muro y mide con un cronómetro manual el tiempo hasta que vuelve el eco, cerca de 0,5 s. Al iniciar y detener el cronómetro se equivocan hasta en 0,2 s.

Sin cambiar de lugar ni de instrumentos, ¿qué procedimiento reduce más el efecto de ese error?`,
  key: { text: md`Aplaudir cada vez que vuelve el eco, medir el tiempo de 20 ecos seguidos y dividirlo por 20` },
  distractors: [
    {
      mistake: 'mas-decimales-menos-error',
      text: md`Aplaudir una vez, medir el tiempo de un eco y anotar todos los decimales del cronómetro`,
      feedback: md`Las centésimas que muestra el cronómetro no quitan los 0,2 s de quien lo acciona.`,
    },
    {
      mistake: 'sonido-fuerte-viaja-mas-rapido',
      text: md`Aplaudir más fuerte, medir el tiempo de un eco y repetir hasta que resulte lo más breve`,
      feedback: md`El sonido no viaja más rápido por ser más fuerte; y elegir el menor tiempo no es medir mejor.`,
    },
    {
      mistake: 'elige-el-dato-que-confirma',
      text: md`Aplaudir 20 veces, medir el tiempo de cada eco y quedarse con el más cercano al esperado`,
      feedback: md`Así se elige el dato según lo que se quería obtener: ya no es una medición.`,
    },
  ],
  solution: [
    {
      title: 'El problema',
      text: md`El error, de hasta 0,2 s, es casi la mitad de lo que se mide. Anotar más decimales o elegir un dato no lo disminuye.`,
    },
    {
      title: 'Repartir el error',
      text: md`Veinte ecos seguidos duran cerca de 10 s, y el cronómetro se acciona solo al comienzo y al final: el error sigue siendo de hasta 0,2 s en total. Por cada eco es $0{,}2 : 20 = 0{,}01$ s.`,
    },
    {
      title: 'Respuesta',
      text: md`Aplaudir cada vez que vuelve el eco, medir el tiempo de 20 ecos seguidos y dividirlo por 20`,
    },
  ],
});
