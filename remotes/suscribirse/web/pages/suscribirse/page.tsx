import { type PageHead, useSession } from '@travesia/kit-remote';
import { PageHeader, Questions, Stack } from '@travesia/kit-ui';
import { Comparison } from '../../features/offer/Comparison.tsx';
import { Offer } from '../../features/offer/Offer.tsx';
import { OwnPayments } from '../../features/payments/OwnPayments.tsx';

export const head: PageHead = () => ({
  title: 'Planes y suscripción',
  description:
    'Qué es gratis en Travesía y qué trae un pase: precio completo, un solo pago con Webpay, sin renovación automática y con devolución.',
});

const QUESTIONS = [
  {
    question: '¿Me van a cobrar de nuevo después?',
    answer: 'No. Es un solo pago. Cuando el pase termina, tu cuenta sigue gratis y nadie te cobra.',
  },
  {
    question: '¿Y si me arrepiento?',
    answer:
      'Lo devuelves en esta página, en dos pasos, y recuperas todo dentro de diez días. Esos días no corren desde la compra: corren desde que lo usas por primera vez o desde que empieza la temporada (el 1 de marzo), lo que pase después.',
  },
  {
    question: '¿Y si lo dejo a mitad de año?',
    answer: 'Se te devuelve lo que queda de la temporada, contado por días.',
  },
  {
    question: '¿Pierdo algo si no pago?',
    answer:
      'No. Las lecciones, el diagnóstico, el plan, los juegos, las carreras y las calculadoras son gratis, y un ensayo que ya empezaste siempre se puede terminar.',
  },
  {
    question: '¿Puede pagar otra persona?',
    answer:
      'Sí. En la página del banco puede pagar quien quiera con su tarjeta. El pase queda en la cuenta desde la que se comenzó la compra.',
  },
  {
    question: '¿Subiré mi puntaje?',
    answer:
      'Nadie puede prometerlo. Te mostramos un rango de lo que hoy sacarías y qué contenidos te faltan; lo demás es estudiar.',
  },
];

export default function Suscribirse() {
  const session = useSession();
  return (
    <Stack gap="xl">
      <PageHeader
        kicker="Planes"
        title="Planes y suscripción"
        lead="Qué es gratis, qué se paga y cómo se devuelve: todo en una página y sin letra chica."
      />
      {session.status === 'signed-in' ? <OwnPayments key={session.user.uid} /> : null}
      <Offer />
      <section>
        <Comparison />
      </section>
      <Questions questions={QUESTIONS} />
    </Stack>
  );
}
