import type { Purpose } from '@travesia/contracts/page';

/** What this remote keeps of a student, for the page of privacy. */
export const PURPOSES: readonly Purpose[] = [
  {
    what: 'Tus pagos: qué pase, cuánto, cuándo, cómo respondió el banco, el correo de quien pagó y los últimos cuatro números de la tarjeta. La tarjeta misma la ve solo el banco.',
    why: 'Para darte lo que pagaste, el comprobante y la devolución si la pides.',
    howLong:
      'Mientras exista tu cuenta. Después el pago queda seis años en los libros, sin tu nombre ni tu correo, porque la ley tributaria lo pide.',
  },
  {
    what: 'Desde cuándo y hasta cuándo dura tu pase, y cuándo lo usaste por primera vez.',
    why: 'Para que funcione, y para contar los días en que puedes devolverlo.',
    howLong: 'Mientras exista tu cuenta.',
  },
];
