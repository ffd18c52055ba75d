import type { PageHead } from '@travesia/kit-remote';
import { Upcoming } from '../../components/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Confirmación de tu suscripción',
  description:
    'Página de confirmación de pagos de Travesía. Hoy no hay suscripciones abiertas ni cobros que confirmar.',
  noIndex: true,
});

export default function Exito() {
  return (
    <Upcoming
      kicker="Planes"
      title="Confirmación de tu suscripción"
      lead="Después de un pago, esta página dirá qué compraste, hasta cuándo dura y dónde está tu comprobante."
      state={{
        title: 'No hay ningún pago que confirmar',
        text: 'Travesía no está cobrando. Si llegaste aquí después de pagar en otra página, ese dinero no lo recibimos: revisa el comercio en tu banco.',
      }}
      contents={[
        'El resumen de la compra y el comprobante para guardar.',
        'Desde cuándo y hasta cuándo tienes acceso.',
        'Cómo retirarte dentro de los diez días.',
      ]}
      audience="A quien acaba de pagar y necesita la tranquilidad de verlo por escrito."
      meanwhile={[
        { href: '/suscribirse', title: 'Planes y suscripción', text: 'Qué se paga y qué no.' },
        {
          href: '/herramientas/calculadora-nem',
          title: 'Calculadora de NEM',
          text: 'Una herramienta gratuita para seguir.',
        },
      ]}
    />
  );
}
