import type { PageHead } from '@travesia/kit-remote';
import { Upcoming } from '../../components/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Las capas de la geosfera: modelo para explorar',
  description:
    'Un corte de la Tierra para recorrer corteza, manto y núcleo, en preparación. Revisa hoy qué pide el temario de Ciencias.',
  noIndex: true,
});

export default function Geosfera() {
  return (
    <Upcoming
      kicker="Juegos · Ciencias de la Tierra"
      title="Las capas de la geosfera"
      lead="Baja desde la corteza hasta el núcleo y mira cómo cambian la materia, la temperatura y la presión."
      state={{
        title: 'El corte de la Tierra todavía no se puede explorar',
        text: 'Falta terminar el modelo y sus desafíos.',
      }}
      contents={[
        'Identificar corteza, manto y núcleo, y lo que distingue a cada capa.',
        'Relacionar el movimiento de las placas con los sismos que vivimos en Chile.',
        'Explicar con tus palabras lo que observaste y comparar con una respuesta modelo.',
      ]}
      audience="Para quienes quieren entender por qué tiembla y qué tiene que ver con la prueba de Ciencias."
      meanwhile={[
        {
          href: '/herramientas/temarios',
          title: 'Temario de Física',
          text: 'Ubica la unidad que trata de la Tierra y sus cambios.',
        },
        { href: '/juegos/celula', title: 'La célula', text: 'Explora otra estructura por dentro.' },
      ]}
    />
  );
}
