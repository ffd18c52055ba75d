import type { OutcomeAnswer, ShownState } from '../../../api/payments.ts';
import { dayText, pesosText } from '../../../offer/words.ts';

export interface StateText {
  readonly tone: 'success' | 'info' | 'warning' | 'danger';
  readonly title: string;
  readonly text: string;
}

/** What became of a payment: first whether money moved, then what to do. */
export function stateText({ state, until, amount }: Pick<OutcomeAnswer, 'state' | 'until' | 'amount'>): StateText {
  const texts: Readonly<Record<ShownState, StateText>> = {
    paid: {
      tone: 'success',
      title: 'Está pagado',
      text: `El pase ya funciona y dura hasta el ${dayText(new Date(until))}. No se renueva solo.`,
    },
    checking: {
      tone: 'info',
      title: 'Estamos preguntando al banco',
      text: 'El banco todavía no nos dice si cobró. No pagues de nuevo: le preguntamos solos, y apenas lo sepamos aparece aquí y te llega un correo. Si cobró, el pase queda activo.',
    },
    waiting: {
      tone: 'info',
      title: 'El pago quedó a medias',
      text: 'No volviste del banco con una respuesta. Si no alcanzaste a pagar, no se cobró nada y puedes comenzar otra vez.',
    },
    rejected: {
      tone: 'warning',
      title: 'El banco rechazó el pago',
      text: 'No se cobró nada. Suele ser por saldo, por el cupo o porque falta la clave de tu banco. Puedes probar otra vez o con otro medio.',
    },
    aborted: {
      tone: 'info',
      title: 'Anulaste el pago',
      text: 'No se cobró nada. Puedes comenzar de nuevo cuando quieras.',
    },
    expired: {
      tone: 'info',
      title: 'El tiempo para pagar se acabó',
      text: 'El formulario del banco dura pocos minutos. No se cobró nada: puedes comenzar de nuevo.',
    },
    returning: {
      tone: 'info',
      title: 'Tu dinero va de vuelta',
      text: `Pedimos al banco que te devuelva el dinero. El pase ya terminó. Te escribiremos cuando el banco lo acepte.`,
    },
    returned: {
      tone: 'success',
      title: 'El banco aceptó devolverte el dinero',
      text: `Según tu banco, lo verás en tu cuenta o en tu tarjeta en los próximos días. Pagaste ${pesosText(amount)}.`,
    },
  };
  return texts[state];
}
