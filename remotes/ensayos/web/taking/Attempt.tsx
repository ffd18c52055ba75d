import { useBlockLeave, useHost } from '@travesia/kit-remote';
import { Button, ButtonLink, Cluster, Notice, Progress, Skeleton } from '@travesia/kit-ui';
import { useEffect, useEffectEvent } from 'react';
import type { AttemptSession, AttemptView, Saving } from '../attempt/attempt-session.ts';
import { useAttemptSession } from '../attempt/use-attempt-session.ts';
import { attemptAddress, resultAddress } from '../shared/addresses.ts';
import { RunningAttempt } from './RunningAttempt.tsx';
import css from './taking.module.css';
import { lostText, unsentText } from './unsent-text.ts';
import { useCountdown } from './use-countdown.ts';

export interface AttemptProps {
  readonly id: string;
  /** Whom what this device keeps belongs to. */
  readonly owner: string;
  /** Where "back" leads: the list of practice tests, or the sample's page. */
  readonly backTo: string;
  /** Shows the result in its own way; else the page of results opens. */
  onOver?(): void;
}

type Running = Extract<AttemptView, { readonly phase: 'running' }>;

type UnavailableView = Extract<AttemptView, { readonly phase: 'unavailable' }>;

const UNAVAILABLE: Readonly<Record<UnavailableView['reason'], string>> = {
  offline:
    'No logramos conectarnos y lo seguimos intentando. Si es un simulacro que ya partió, su reloj sigue corriendo.',
  failing:
    'El servicio no puede abrirlo en este momento y lo seguimos intentando. Si es un simulacro que ya partió, su reloj sigue corriendo.',
  'signed-out': 'Tu sesión terminó. Entra otra vez para abrirlo.',
  missing: 'Este ensayo no existe o es de otra cuenta.',
  refused: 'El servicio no aceptó lo que enviamos, y dejamos de intentarlo.',
};

/** One attempt, from its first question to its result. */
export function Attempt({ id, owner, backTo, onOver }: AttemptProps) {
  const { session, view } = useAttemptSession(id, owner);
  switch (view.phase) {
    case 'opening':
      return <Skeleton label="Abriendo el ensayo" lines={8} />;
    case 'unavailable':
      return <Unavailable view={view} backTo={backTo} onRetry={() => session?.retry()} />;
    case 'busy':
      return (
        <section className={css.end} role="status">
          <h1>Ya tienes un simulacro en curso</h1>
          <p>Su reloj sigue corriendo. Termínalo o entrégalo antes de empezar otro; este queda listo para después.</p>
          {view.other === undefined ? (
            <ButtonLink href={backTo}>Volver</ButtonLink>
          ) : (
            <ButtonLink href={attemptAddress(view.other)}>Seguir con el que está en curso</ButtonLink>
          )}
        </section>
      );
    case 'over':
      return <Over view={view} onOver={onOver} />;
    case 'running':
      return session ? <Held view={view} session={session} /> : null;
  }
}

interface UnavailableProps {
  readonly view: UnavailableView;
  readonly backTo: string;
  onRetry(): void;
}

function Unavailable({ view: { reason, unsent }, backTo, onRetry }: UnavailableProps) {
  const waiting = unsentText(unsent);
  return (
    <section className={css.end} role="status">
      <h1>{reason === 'refused' ? 'No pudimos seguir con el ensayo' : 'No pudimos abrir el ensayo'}</h1>
      <p>{UNAVAILABLE[reason]}</p>
      {waiting === null ? null : <p>Sin enviar en este equipo: {waiting}.</p>}
      <Cluster>
        {reason === 'missing' ? null : <Button onClick={onRetry}>Reintentar</Button>}
        <ButtonLink href={backTo} variant={reason === 'missing' ? 'primary' : 'secondary'}>
          Volver
        </ButtonLink>
      </Cluster>
    </section>
  );
}

/** Watches the clock, and says who holds the attempt. */
function Held({ view, session }: { readonly view: Running; readonly session: AttemptSession }) {
  const host = useHost();
  const seconds = useCountdown(view.remaining);
  // A reload without a connection finds the page again.
  useEffect(() => {
    host.keepOffline?.();
    // The browser should rather clear what other sites keep; what it answers changes nothing here.
    navigator.storage?.persist().catch(() => undefined);
  }, [host]);
  const isOver = seconds === 0 && view.remaining?.isConfirmed === true;
  const timeUp = useEffectEvent(() => session.handIn('clock'));
  useEffect(() => {
    if (isOver) timeUp();
  }, [isOver]);
  const isAgainstClock = view.remaining !== null && view.handingIn === null;
  useBlockLeave(isAgainstClock ? 'Si sales, el reloj del simulacro sigue corriendo. ¿Quieres salir?' : null);

  if (view.handingIn) return <HandingIn view={view} byClock={view.handingIn === 'by-clock'} />;
  const left = view.holder === 'other-device' ? unsentText(view.saving.unsent) : null;
  return (
    <>
      {view.holder === 'this' ? null : (
        <Notice
          tone="warning"
          live
          title={
            view.holder === 'other-tab'
              ? 'Este ensayo está abierto en otra pestaña'
              : 'Estás rindiendo en otro dispositivo'
          }
        >
          <p>Aquí puedes leer, pero no responder. Si sigues aquí, el otro deja de poder responder.</p>
          {left === null ? null : <p>Sin enviar en este equipo: {left}. Se envía si sigues aquí.</p>}
          <Button onClick={() => session.takeOver()}>Seguir aquí</Button>
        </Notice>
      )}
      {view.isFull ? (
        <Notice tone="warning" live title="Este ensayo ya no guarda más cambios">
          <p>
            Llegó al máximo de cambios que admite. Lo que ves es lo que quedó guardado: revísalo y entrégalo cuando
            quieras.
          </p>
        </Notice>
      ) : null}
      <RunningAttempt view={view} session={session} seconds={seconds} />
    </>
  );
}

/** What hands in only later, and until when that is. */
const WAITING: Readonly<Partial<Record<Saving['state'], { readonly title: string; readonly until: string }>>> = {
  offline: { title: 'Sin conexión', until: 'vuelva internet' },
  failing: { title: 'Todavía no pudimos enviarlas', until: 'se pueda' },
  'signed-out': { title: 'Tu sesión terminó', until: 'vuelvas a entrar' },
};

function HandingIn({ view, byClock }: { readonly view: Running; readonly byClock: boolean }) {
  const answered = view.responses.filter(({ option }) => option !== null).length;
  const waiting = WAITING[view.saving.state];
  return (
    <section className={css.end} role="status">
      <h1>{byClock ? 'Se acabó el tiempo' : 'Entregando tu ensayo'}</h1>
      <p>
        {answered === 1 ? 'Guardamos 1 respuesta' : `Guardamos ${answered} respuestas`} de {view.form.items.length}.
      </p>
      {waiting ? (
        <Notice tone="warning" title={waiting.title}>
          <p>
            Tus respuestas están en este equipo y las enviaremos en cuanto {waiting.until}. Puedes dejar esta página
            abierta o volver a ella más tarde.
          </p>
        </Notice>
      ) : (
        <Progress label="Corrigiendo" text="Corrigiendo tus respuestas" value={0.5} />
      )}
    </section>
  );
}

interface OverProps {
  readonly view: Extract<AttemptView, { readonly phase: 'over' }>;
  readonly onOver: (() => void) | undefined;
}

function Over({ view: { id, answered, byClock, lost }, onOver }: OverProps) {
  const { navigate } = useHost();
  const open = useEffectEvent(() => (onOver ? onOver() : navigate(resultAddress(id), { replace: true })));
  useEffect(() => {
    // Time that ran out is told first, and never answered with another page; so is what was lost.
    if (!byClock && lost === 0) open();
  }, [byClock, lost]);
  return (
    <section className={css.end} role="status">
      <h1>{byClock ? 'Se acabó el tiempo' : 'Tu ensayo está corregido'}</h1>
      <p>{answered === 1 ? 'Guardamos 1 respuesta.' : `Guardamos ${answered} respuestas.`}</p>
      {lost === 0 ? null : <p>{lostText(lost)}</p>}
      {onOver ? (
        <Button onClick={onOver}>Ver mi resultado</Button>
      ) : (
        <ButtonLink href={resultAddress(id)}>Ver mi resultado</ButtonLink>
      )}
    </section>
  );
}
