import type { PageHead } from '@travesia/kit-remote';
import { Upcoming } from '../../components/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'La célula por dentro: modelo para explorar',
  description:
    'Un modelo de la célula para explorar sus partes y funciones, en preparación. Mientras tanto, revisa qué pide el temario de Biología.',
  noIndex: true,
});

export default function Celula() {
  return (
    <Upcoming
      kicker="Juegos · Biología"
      title="La célula por dentro"
      lead="Entra en una célula, reconoce sus partes y descubre qué deja de funcionar cuando falta una."
      state={{
        title: 'El modelo todavía no está listo',
        text: 'Preferimos mostrarte una célula bien hecha que un dibujo para rellenar.',
      }}
      contents={[
        'Recorrer una célula animal y una vegetal, y nombrar sus estructuras.',
        'Predecir qué pasa si falta un organelo, y comprobarlo.',
        'Usarlo con teclado o con lector de pantalla: todo lo que se ve también se cuenta.',
      ]}
      audience="Para quienes rinden Ciencias y estudian organización celular, o para repasar con el curso."
      meanwhile={[
        {
          href: '/herramientas/temarios',
          title: 'Temario de Biología',
          text: 'Qué se pide sobre estructura y actividad celular.',
        },
        { href: '/juegos/geosfera', title: 'La geosfera', text: 'Otro modelo por capas, esta vez de la Tierra.' },
      ]}
    />
  );
}
