import { useBlockLeave, useHost } from '@travesia/kit-remote';
import { Button, ButtonLink, Notice, Progress, Skeleton } from '@travesia/kit-ui';
import { useEffect, useEffectEvent } from 'react';
import type { AttemptSession, AttemptView } from '../attempt/attempt-session.ts';
import { useAttemptSession } from '../attempt/use-attempt-session.ts';
import { attemptAddress, resultAddress } from '../shared/addresses.ts';
import { RunningAttempt } from './RunningAttempt.tsx';
import css from './taking.module.css';
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

const UNAVAILABLE: Readonly<Record<Extract<AttemptView, { phase: 'unavailable' }>['reason'], string>> = {
  offline: 'No hay conexión y este equipo no tiene guardado este ensayo. Lo abriremos en cuanto vuelva internet.',
  missing: 'Este ensayo no existe o es de otra cuenta.',
  failed: 'No pudimos abrir el ensayo. Inténtalo otra vez en un momento; lo que respondiste está guardado.',
};

/** One attempt, from its first question to its result. */
export function Attempt({ id, owner, backTo, onOver }: AttemptProps) {
  const { session, view } = useAttemptSession(id, owner);
  switch (view.phase) {
    case 'opening':
      return <Skeleton label="Abriendo el ensayo" lines={8} />;
    case 'unavailable':
      return (
        <section className={css.end} role="status">
          <h1>No pudimos abrir el ensayo</h1>
          <p>{UNAVAILABLE[view.reason]}</p>
          <ButtonLink href={backTo}>Volver</ButtonLink>
        </section>
      );
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
      return <Over id={view.id} answered={view.answered} byClock={view.byClock} onOver={onOver} />;
    case 'running':
      return session ? <Held view={view} session={session} /> : null;
  }
}

/** Watches the clock, and says who holds the attempt. */
function Held({ view, session }: { readonly view: Running; readonly session: AttemptSession }) {
  const host = useHost();
  const seconds = useCountdown(view.remaining);
  // A reload without a connection finds the page again.
  useEffect(() => host.keepOffline?.(), [host]);
  const isOver = seconds === 0 && view.remaining?.isConfirmed === true;
  const timeUp = useEffectEvent(() => session.handIn('clock'));
  useEffect(() => {
    if (isOver) timeUp();
  }, [isOver]);
  const isAgainstClock = view.remaining !== null && view.handingIn === null;
  useBlockLeave(isAgainstClock ? 'Si sales, el reloj del simulacro sigue corriendo. ¿Quieres salir?' : null);

  if (view.handingIn) return <HandingIn view={view} byClock={view.handingIn === 'by-clock'} />;
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

function HandingIn({ view, byClock }: { readonly view: Running; readonly byClock: boolean }) {
  const answered = view.responses.filter(({ option }) => option !== null).length;
  const isWaiting = view.saving.state === 'offline' || view.saving.state === 'signed-out';
  return (
    <section className={css.end} role="status">
      <h1>{byClock ? 'Se acabó el tiempo' : 'Entregando tu ensayo'}</h1>
      <p>
        {answered === 1 ? 'Guardamos 1 respuesta' : `Guardamos ${answered} respuestas`} de {view.form.items.length}.
      </p>
      {isWaiting ? (
        <Notice tone="warning" title={view.saving.state === 'offline' ? 'Sin conexión' : 'Tu sesión terminó'}>
          <p>
            Tus respuestas están en este equipo y las enviaremos en cuanto{' '}
            {view.saving.state === 'offline' ? 'vuelva internet' : 'vuelvas a entrar'}. Puedes dejar esta página abierta
            o volver a ella más tarde.
          </p>
        </Notice>
      ) : (
        <Progress label="Corrigiendo" text="Corrigiendo tus respuestas" value={0.5} />
      )}
    </section>
  );
}

interface OverProps {
  readonly id: string;
  readonly answered: number;
  readonly byClock: boolean;
  readonly onOver: (() => void) | undefined;
}

function Over({ id, answered, byClock, onOver }: OverProps) {
  const { navigate } = useHost();
  const open = useEffectEvent(() => (onOver ? onOver() : navigate(resultAddress(id), { replace: true })));
  useEffect(() => {
    // Time that ran out is told first, and never answered with another page.
    if (!byClock) open();
  }, [byClock]);
  return (
    <section className={css.end} role="status">
      <h1>{byClock ? 'Se acabó el tiempo' : 'Tu ensayo está corregido'}</h1>
      <p>{answered === 1 ? 'Guardamos 1 respuesta.' : `Guardamos ${answered} respuestas.`}</p>
      {onOver ? (
        <Button onClick={onOver}>Ver mi resultado</Button>
      ) : (
        <ButtonLink href={resultAddress(id)}>Ver mi resultado</ButtonLink>
      )}
    </section>
  );
}
