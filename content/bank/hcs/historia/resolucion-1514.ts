import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-resolucion-1514',
  version: 1,
  content: 'hcs.historia.segunda-mitad-siglo-xx.descolonizacion',
  skill: 'analisis-fuentes',
  difficulty: 5,
  sources: [{ name: 'Asamblea General de las Naciones Unidas, resolución 1514 (XV), 14 de diciembre de 1960' }],
  stem: md`Lee el siguiente fragmento de una resolución de la Asamblea General de las Naciones Unidas (1960):

> La sujeción de pueblos a una subyugación, dominación y explotación extranjeras constituye una denegación de los derechos humanos fundamentales, es contraria a la Carta de las Naciones Unidas y compromete la causa de la paz y de la cooperación mundiales.

¿Por qué esta resolución favoreció a los movimientos de independencia?`,
  key: { text: 'Porque presentó el colonialismo como contrario al derecho internacional y a la paz.' },
  distractors: [
    {
      mistake: 'historia-otra-medida',
      text: 'Porque ordenó que tropas de las Naciones Unidas expulsaran a las metrópolis de sus colonias.',
      feedback: 'El fragmento condena una situación; no ordena enviar tropas.',
    },
    {
      mistake: 'historia-contradice-la-fuente',
      text: 'Porque reconoció el derecho de las metrópolis a preparar a los pueblos dominados.',
      feedback: 'Mira con qué palabras califica la dominación extranjera.',
    },
    {
      mistake: 'historia-otra-epoca',
      text: 'Porque repartió las colonias alemanas entre los vencedores de la Primera Guerra Mundial.',
      feedback: 'Ese reparto fue de la posguerra de 1919 y no las liberó.',
    },
  ],
  solution: [
    {
      title: 'Qué afirma',
      text: 'La dominación extranjera niega derechos humanos, va contra la Carta y pone en riesgo la paz.',
    },
    {
      title: 'Qué efecto tuvo',
      text: 'Quitó legitimidad a las metrópolis y dio a los movimientos un respaldo moral y jurídico. No ordenó una intervención militar ni aceptó tutelas.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Porque presentó el colonialismo como contrario al derecho internacional y a la paz.',
    },
  ],
});
