import { CONSENT_NEEDED_REASON, GUARDIAN_PAGE_PATH } from '@travesia/contracts/slices';
import { useHost, useSession } from '@travesia/kit-remote';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { Button, ButtonLink, Card, Cluster, Grid, Notice, Skeleton, Stack } from '@travesia/kit-ui';
import { useCallback, useRef, useState } from 'react';
import type { OfferAnswer, OfferedProduct } from '../../../api/payments.ts';
import { dayText, pesosText, productName } from '../../../offer/words.ts';
import { paymentService, problemOf } from '../payments/payment-requests.ts';
import { useAsked } from '../payments/use-asked.ts';

/** What is sold now, with its price, and the way to pay. */
export function Offer() {
  const { http } = useHost();
  const { asked, again } = useAsked(useCallback((signal) => paymentService(http).offer(signal), [http]));
  if (asked.status === 'asking') return <Skeleton shape="cards" label="Viendo los precios…" />;
  if (asked.status === 'failed') {
    return (
      <Notice tone="warning" live title="No pudimos ver los precios">
        <Button onClick={again}>Preguntar de nuevo</Button>
      </Notice>
    );
  }
  const { isSold, bank, products } = asked.value;
  if (!isSold) {
    return (
      <Notice tone="info" title="Hoy no vendemos nada">
        <p>
          Las suscripciones no están abiertas y todo lo de abajo es gratis, sin límites. Si alguien te ofrece un plan
          nuestro, no es verdad.
        </p>
      </Notice>
    );
  }
  return (
    <Stack>
      {bank === 'test' ? (
        <Notice tone="warning" title="Banco de prueba">
          <p>En este lugar no se mueve dinero: el pago se juega con un banco de mentira.</p>
        </Notice>
      ) : null}
      <Grid min="m">
        {products.map((product) => (
          <Card key={product.product}>
            <Product offered={product} season={asked.value.season} />
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

type Refusal = 'paid' | 'being-checked' | 'other-amount' | 'guardian' | 'bank' | 'failed';

const REFUSALS: Readonly<Record<Exclude<Refusal, 'guardian'>, string>> = {
  paid: 'Ya tienes este pase: no hace falta pagarlo otra vez.',
  'being-checked': 'Hay un pago tuyo que el banco todavía no confirma. Espera a saberlo antes de pagar de nuevo.',
  'other-amount': 'El precio cambió mientras mirabas. Carga la página de nuevo: no se cobró nada.',
  bank: 'El banco no responde en este momento. No se cobró nada: inténtalo en un rato.',
  failed: 'No pudimos comenzar el pago. No se cobró nada: inténtalo otra vez.',
};

function refusalOf(error: unknown): Refusal {
  const { status, reason } = problemOf(error);
  if (reason === 'paid' || reason === 'being-checked' || reason === 'other-amount') return reason;
  if (reason === CONSENT_NEEDED_REASON) return 'guardian';
  return status === 503 ? 'bank' : 'failed';
}

function Product({ offered, season }: { readonly offered: OfferedProduct } & Pick<OfferAnswer, 'season'>) {
  const { product, amount, from, until } = offered;
  const { http } = useHost();
  const session = useSession();
  const [step, setStep] = useState<'offered' | 'asked' | 'leaving'>('offered');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // Kept until it is answered: asking again after a lost answer finds the same payment.
  const id = useRef<string>(null);

  async function pay(): Promise<void> {
    setStep('leaving');
    setRefusal(null);
    id.current ??= uuidV7();
    try {
      const { href } = await paymentService(http).begin({ id: id.current, product, amount });
      window.location.assign(href);
    } catch (error) {
      const said = refusalOf(error);
      if (said !== 'failed' && said !== 'bank') id.current = null;
      setRefusal(said);
      setStep('asked');
    }
  }

  const isMonth = product === 'month';
  return (
    <Stack>
      <h2>{productName(product)}</h2>
      <p>
        <strong>{pesosText(amount)}</strong>, un solo pago, con todos los impuestos. No se renueva solo.
      </p>
      <p>
        {isMonth
          ? `Desde el ${dayText(new Date(from))} hasta el ${dayText(new Date(until))}.`
          : `Desde hoy hasta el ${dayText(new Date(until))}, el último día de la PAES de Admisión ${season}.`}
      </p>
      {refusal === 'guardian' ? (
        <Notice tone="info" live title="Falta el permiso de tu tutor">
          <p>Como eres menor de edad, primero tu apoderado tiene que estar de acuerdo.</p>
          <ButtonLink href={GUARDIAN_PAGE_PATH}>Ver cómo va</ButtonLink>
        </Notice>
      ) : null}
      {refusal !== null && refusal !== 'guardian' ? (
        <Notice tone="danger" live>
          <p>{REFUSALS[refusal]}</p>
        </Notice>
      ) : null}
      {session.status === 'anonymous' ? (
        <ButtonLink href="/acceder?redirect=/suscribirse" variant={isMonth ? 'secondary' : 'primary'}>
          Entrar para comprarlo
        </ButtonLink>
      ) : null}
      {session.status === 'signed-in' && step === 'offered' ? (
        <Button variant={isMonth ? 'secondary' : 'primary'} onClick={() => setStep('asked')}>
          Comprar por {pesosText(amount)}
        </Button>
      ) : null}
      {session.status === 'signed-in' && step !== 'offered' ? (
        <Stack gap="s">
          <p>
            Vas a la página de Webpay, de tu banco. Tu tarjeta la ve solo el banco. Si eres menor de edad, que pague tu
            apoderado.
          </p>
          <Cluster>
            <Button busy={step === 'leaving'} onClick={() => void pay()}>
              Pagar {pesosText(amount)} con Webpay
            </Button>
            <Button variant="quiet" onClick={() => setStep('offered')}>
              Todavía no
            </Button>
          </Cluster>
        </Stack>
      ) : null}
    </Stack>
  );
}
