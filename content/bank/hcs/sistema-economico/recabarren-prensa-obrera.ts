import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-recabarren-prensa-obrera',
  version: 1,
  content: 'hcs.sistema-economico.derechos-laborales.organizaciones',
  skill: 'analisis-fuentes',
  difficulty: 3,
  sources: [{ name: 'Osvaldo Arias Escobedo, La prensa obrera en Chile, 1900-1930' }],
  stem: md`Lee el siguiente fragmento:

> Pagamos entre todos una imprenta pequeña. El periódico salía los sábados y quien sabía leer lo leía en voz alta en el rancho. Traía las noticias de otras oficinas: dónde había huelga, cuánto pagaban, quién había muerto en el trabajo. Con esas hojas supimos que lo nuestro no era mala suerte, sino un problema de todos.
>
> *Texto escrito para Travesía, a partir de testimonios sobre la prensa obrera en el norte de Chile, a comienzos del siglo XX.*

Según el fragmento, ¿qué aporte hizo la prensa obrera a las organizaciones de trabajadores?`,
  key: { text: 'Permitió reconocer problemas comunes y formar una identidad colectiva.' },
  distractors: [
    {
      mistake: 'economia-derecho-como-favor',
      text: 'Permitió que los dueños anunciaran los beneficios que iban a entregar.',
      feedback: 'El periódico lo pagaban los propios trabajadores; mira qué traía.',
    },
    {
      mistake: 'economia-un-solo-actor',
      text: 'Permitió que el Gobierno difundiera las leyes laborales ya aprobadas.',
      feedback: 'El fragmento no menciona al Gobierno ni leyes.',
    },
    {
      mistake: 'economia-contradice-la-fuente',
      text: 'Permitió que cada oficina resolviera por separado su mala suerte.',
      feedback: 'La última oración niega que se tratara de mala suerte.',
    },
  ],
  solution: [
    {
      title: 'Qué contaba el periódico',
      text: 'Huelgas, pagos y accidentes de otras oficinas, leídos en voz alta para todos.',
    },
    {
      title: 'Qué produjo',
      text: '«Lo nuestro no era mala suerte, sino un problema de todos»: aparece una conciencia común, base de la organización.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Permitió reconocer problemas comunes y formar una identidad colectiva.',
    },
  ],
});
