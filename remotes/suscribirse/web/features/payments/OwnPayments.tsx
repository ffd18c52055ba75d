import { useHost } from '@travesia/kit-remote';
import { Badge, Button, Card, Cluster, Notice, Skeleton, Stack } from '@travesia/kit-ui';
import { useCallback, useState } from 'react';
import type { PaymentSummary } from '../../../api/payments.ts';
import { dayText, pesosText, productName } from '../../../offer/words.ts';
import { paymentService, problemOf } from './payment-requests.ts';
import { stateText } from './payment-text.ts';
import { useAsked } from './use-asked.ts';

/** What a signed-in student paid, with its receipts, and how to take it back. */
export function OwnPayments() {
  const { http } = useHost();
  const { asked, again, replace } = useAsked(useCallback((signal) => paymentService(http).payments(signal), [http]));
  if (asked.status === 'asking') return <Skeleton label="Viendo tus pagos…" lines={2} />;
  if (asked.status === 'failed') {
    return (
      <Notice tone="warning" live title="No pudimos ver tus pagos">
        <p>Si pagaste, tu pase sigue ahí.</p>
        <Button onClick={again}>Preguntar de nuevo</Button>
      </Notice>
    );
  }
  if (asked.value.length === 0) return null;
  return (
    <Stack as="section">
      <h2>Tus pagos</h2>
      <Stack as="ul" role="list">
        {asked.value.map((payment) => (
          <Card as="li" key={payment.id}>
            <Payment payment={payment} onChange={replace} onFailure={again} />
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

interface PaymentProps {
  readonly payment: PaymentSummary;
  onChange(payments: readonly PaymentSummary[]): void;
  onFailure(): void;
}

function Payment({ payment, onChange, onFailure }: PaymentProps) {
  const { product, amount, receipt, paidBy, from, until, terms, refunded, state } = payment;
  const { title, tone } = stateText(payment);
  return (
    <Stack gap="s">
      <Cluster justify="between">
        <h3>{productName(product)}</h3>
        <Badge tone={tone}>{title}</Badge>
      </Cluster>
      <p>
        {pesosText(amount)}
        {receipt === null ? null : `, comprobante N.º ${receipt}`}
        {paidBy
          ? `, ${paidBy.kind === 'debit' ? 'débito' : 'crédito'}${paidBy.lastFour ? ` terminado en ${paidBy.lastFour}` : ''}`
          : null}
        . {state === 'paid' ? `Desde el ${dayText(new Date(from))} hasta el ${dayText(new Date(until))}.` : null}
        {refunded === null ? null : ` De vuelta: ${pesosText(refunded)}.`}
      </p>
      {terms ? <GiveBack payment={payment} terms={terms} onChange={onChange} onFailure={onFailure} /> : null}
    </Stack>
  );
}

/** Two presses: what one gets is said between them. */
function GiveBack({
  payment: { id },
  terms: { kind, amount, wholeUntil },
  onChange,
  onFailure,
}: PaymentProps & { readonly terms: NonNullable<PaymentSummary['terms']> }) {
  const host = useHost();
  const [step, setStep] = useState<'offered' | 'asked' | 'busy' | 'failed'>('offered');
  if (kind === 'none') return <p>Este pase se usa hasta que termina: ya no tiene devolución.</p>;
  const isWhole = kind === 'withdrawal';

  async function giveBack(): Promise<void> {
    setStep('busy');
    try {
      const payments = await paymentService(host.http).giveBack(id, amount);
      host.events.emit('entitlement/changed', { active: false });
      onChange(payments);
    } catch (error) {
      setStep('failed');
      if (problemOf(error).status === 409) onFailure();
    }
  }

  const until = wholeUntil === null ? 'mientras no lo uses' : `hasta el ${dayText(new Date(wholeUntil))}`;
  return (
    <Stack gap="s">
      {isWhole ? (
        <p>Puedes devolverlo y recuperar todo lo que pagaste {until}.</p>
      ) : (
        <p>Puedes dejarlo cuando quieras: se te devuelve lo que queda de la temporada.</p>
      )}
      {step === 'failed' ? (
        <Notice tone="danger" live title="No pudimos pedir la devolución">
          <p>No cambió nada. Inténtalo otra vez en un momento.</p>
        </Notice>
      ) : null}
      {step === 'offered' ? (
        <Cluster>
          <Button variant="secondary" onClick={() => setStep('asked')}>
            {isWhole ? 'Devolver el pase' : 'Dejar el pase'}
          </Button>
        </Cluster>
      ) : (
        <Cluster>
          <Button busy={step === 'busy'} onClick={() => void giveBack()}>
            Sí, devuélvanme {pesosText(amount)}
          </Button>
          <Button variant="quiet" onClick={() => setStep('offered')}>
            Seguir con el pase
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
