import { type PageHead, useHost, useSession, useStream } from '@travesia/kit-remote';
import { Button, ButtonLink, Cluster, Notice, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import { useCallback, useEffect, useState } from 'react';
import { PAYMENT_PARAM } from '../../../api/paths.ts';
import type { OutcomeAnswer } from '../../../api/payments.ts';
import { pesosText, productName } from '../../../offer/words.ts';
import { paymentService, problemOf } from '../../features/payments/payment-requests.ts';
import { stateText } from '../../features/payments/payment-text.ts';
import { useAsked } from '../../features/payments/use-asked.ts';

export const head: PageHead = () => ({
  title: 'Confirmación de tu suscripción',
  description: 'Qué pasó con un pago de Travesía: si se cobró, qué compraste y dónde está tu comprobante.',
  noIndex: true,
});

/** While the bank has not said what became of it the page asks by itself. */
const LOOK_AGAIN_MS = 4_000;

const MOVING = new Set<OutcomeAnswer['state']>(['checking', 'returning']);

export default function Exito() {
  const { search } = useStream(useHost().location$);
  const [isMounted, setMounted] = useState(false);
  // The prerendered page is of no payment.
  useEffect(() => setMounted(true), []);
  const id = isMounted ? new URLSearchParams(search).get(PAYMENT_PARAM) : undefined;
  return (
    <Stack gap="xl">
      <PageHeader
        kicker="Planes"
        title="Tu pago"
        lead="Qué pasó, según el banco: si se cobró, qué compraste y cuál es el comprobante. Mientras el banco no responde, no pagues de nuevo."
      />
      {id === undefined ? <Skeleton label="Viendo tu pago…" lines={2} /> : null}
      {id === null || id === '' ? <NoPayment /> : null}
      {id ? <Outcome key={id} id={id} /> : null}
    </Stack>
  );
}

function NoPayment() {
  return (
    <Notice tone="info" title="No encontramos ese pago">
      <p>
        Si pagaste, entra a tu cuenta: lo que compraste está en tu página de planes. Si no aparece, no lo recibimos; lo
        que el banco no nos confirma no se cobra.
      </p>
      <ButtonLink href="/suscribirse">Ir a planes</ButtonLink>
    </Notice>
  );
}

function Outcome({ id }: { readonly id: string }) {
  const host = useHost();
  const session = useSession();
  const { http, events } = host;
  const { asked, again } = useAsked(useCallback((signal) => paymentService(http).outcome(id, signal), [http, id]));
  const state = asked.status === 'answered' ? asked.value.state : null;

  useEffect(() => {
    if (state === null || !MOVING.has(state)) return;
    const timer = setInterval(again, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [state, again]);

  useEffect(() => {
    if (state === 'paid') events.emit('entitlement/changed', { active: true });
  }, [state, events]);

  if (asked.status === 'asking') return <Skeleton label="Viendo tu pago…" lines={2} />;
  if (asked.status === 'failed') {
    if (problemOf(asked.error).status === 404) return <NoPayment />;
    return (
      <Notice tone="warning" live title="No pudimos ver tu pago">
        <p>Si pagaste, no se pierde: lo seguimos revisando con el banco.</p>
        <Button onClick={again}>Preguntar de nuevo</Button>
      </Notice>
    );
  }
  const { product, amount, receipt } = asked.value;
  const { tone, title, text } = stateText(asked.value);
  return (
    <>
      <Notice tone={tone} live title={title} headingLevel={2}>
        <p>{text}</p>
        <p>
          {productName(product)}, {pesosText(amount)}
          {receipt === null ? '.' : `. Comprobante N.º ${receipt}.`}
        </p>
      </Notice>
      <Cluster>
        {state === 'paid' && session.status === 'signed-in' ? (
          <ButtonLink href="/home">Seguir estudiando</ButtonLink>
        ) : null}
        {state === 'paid' && session.status === 'anonymous' ? (
          <ButtonLink href="/acceder?redirect=/suscribirse">Entrar con la cuenta del pase</ButtonLink>
        ) : null}
        <ButtonLink href="/suscribirse" variant="secondary">
          {state === 'paid' ? 'Ver tus pagos' : 'Volver a planes'}
        </ButtonLink>
      </Cluster>
    </>
  );
}
