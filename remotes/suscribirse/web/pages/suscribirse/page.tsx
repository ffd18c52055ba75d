import type { PageHead } from '@travesia/kit-remote';
import { Upcoming } from '../../components/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Planes y suscripción',
  description:
    'Qué será siempre gratis en Travesía y qué dirá esta página cuando existan planes. Hoy las suscripciones no están abiertas.',
  noIndex: true,
});

export default function Suscribirse() {
  return (
    <Upcoming
      kicker="Planes"
      title="Planes y suscripción"
      lead="Qué es gratis, qué se paga y cómo te retiras: todo en una página y sin letra chica."
      state={{
        title: 'Hoy no vendemos nada',
        text: 'Las suscripciones no están abiertas y nadie te va a cobrar en Travesía. Si alguien te ofrece un plan nuestro, no es verdad.',
      }}
      contents={[
        'Los planes con su precio completo, sin descuentos falsos ni cuentas regresivas.',
        'El pago con Webpay Plus y el comprobante.',
        'Diez días para arrepentirte, y cómo hacerlo.',
      ]}
      audience="A estudiantes y a las familias que pagan, que merecen saber en qué se gasta."
      meanwhile={[
        { href: '/herramientas/calculadora-nem', title: 'Calculadora de NEM', text: 'Gratis y sin cuenta.' },
        { href: '/paes/nem/nem-a-puntaje', title: 'Tabla de NEM a puntaje', text: 'Gratis y sin cuenta.' },
        { href: '/herramientas/temarios', title: 'Temarios', text: 'Gratis y sin cuenta.' },
      ]}
    >
      <section>
        <h2>Lo que seguirá siendo gratis</h2>
        <p>Todas las lecciones, el diagnóstico y un simulacro por semana. Las calculadoras y los temarios también.</p>
      </section>
    </Upcoming>
  );
}
