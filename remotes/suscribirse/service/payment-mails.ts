import type { MailContent } from '@travesia/kit-mail';
import { dayText, pesosText, productName } from '../offer/words.ts';
import type { PaymentRow } from './payment-store.ts';

const settings = (origin: string) =>
  ({ kind: 'link', label: 'Ver tu suscripción', href: `${origin}/ajustes` }) as const;

/** To who paid: what it was, until when, and how to take it back. */
export function paidMail(row: PaymentRow, origin: string): MailContent {
  const { product, amount, receipt, valid_from, valid_until } = row;
  return {
    subject: `Recibimos tu pago: ${productName(product)}`,
    blocks: [
      { kind: 'paragraph', text: `Tu ${productName(product)} de Travesía está pagado y ya funciona.` },
      {
        kind: 'list',
        items: [
          `Monto: ${pesosText(amount)}.`,
          `Comprobante N.º ${receipt ?? ''}.`,
          `Dura desde el ${dayText(valid_from)} hasta el ${dayText(valid_until)}. No se renueva solo.`,
        ],
      },
      {
        kind: 'paragraph',
        text: 'Si te arrepientes, en Ajustes lo devuelves en dos pasos. Los diez días se cuentan desde que lo uses por primera vez o desde que empiece la temporada, lo que pase después.',
      },
      settings(origin),
    ],
  };
}

export function refundedMail(row: PaymentRow, amount: number, origin: string): MailContent {
  return {
    subject: 'Tu dinero va de vuelta',
    blocks: [
      {
        kind: 'paragraph',
        text: `Pedimos al banco devolverte ${pesosText(amount)} por tu ${productName(row.product)}, y lo aceptó. Según tu banco, lo verás en tu cuenta o en tu tarjeta en los próximos días.`,
      },
      settings(origin),
    ],
  };
}
