import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-libro-de-lectura-1900',
  version: 1,
  content: 'hcs.historia.siglo-xix.estado-nacion',
  skill: 'analisis-fuentes',
  difficulty: 4,
  sources: [{ name: 'Eric Hobsbawm, Naciones y nacionalismo desde 1780' }],
  stem: md`Lee el siguiente fragmento, que imita un libro escolar chileno de fines del siglo XIX:

> Del desierto a los canales del sur, una sola bandera nos cobija. El minero, el labrador y el marino son hermanos, pues todos nacieron de la misma madre, la Patria. Quien olvida su historia es como el árbol sin raíces.
>
> *Texto escrito para Travesía.*

¿Con qué propósito se usaban en la escuela textos como este?`,
  key: { text: 'Crear un sentimiento de pertenencia por encima de las diferencias.' },
  distractors: [
    {
      mistake: 'historia-confunde-proposito',
      text: 'Informar de los oficios y de las regiones que existían en el país.',
      feedback: 'Los oficios y lugares aparecen, pero mira qué se dice de todos ellos.',
    },
    {
      mistake: 'historia-contradice-la-fuente',
      text: 'Destacar las diferencias entre el norte minero y el sur agrícola.',
      feedback: 'El fragmento insiste en lo que une, no en lo que separa.',
    },
    {
      mistake: 'historia-excede-la-fuente',
      text: 'Denunciar las condiciones de vida de los mineros y labradores.',
      feedback: 'No hay denuncia alguna; los llama hermanos.',
    },
  ],
  solution: [
    {
      title: 'Qué recursos usa',
      text: 'Una sola bandera, una madre común y la imagen de las raíces: presenta a grupos distintos como una familia.',
    },
    {
      title: 'Para qué',
      text: 'La escuela del Estado-nación enseñaba a sentirse parte de la nación. El texto no describe oficios ni denuncia condiciones.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Crear un sentimiento de pertenencia por encima de las diferencias.',
    },
  ],
});
