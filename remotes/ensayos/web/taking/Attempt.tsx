import { useBlockLeave, useHost } from '@travesia/kit-remote';
import { Button, ButtonLink, Notice, Progress, Skeleton } from '@travesia/kit-ui';
import { useEffect, useEffectEvent } from 'react';
import type { AttemptSession, AttemptView } from '../attempt/attempt-session.ts';
import { useAttemptSession } from '../attempt/use-attempt-session.ts';
import { willTellEvidence } from '../result/untold-evidence.ts';
import { attemptAddress, resultAddress } from '../shared/addresses.ts';
import { EndHeading } from './EndHeading.tsx';
import { RunningAttempt } from './RunningAttempt.tsx';
import css from './taking.module.css';
import { useIsTimeUp } from './use-countdown.ts';
import { WayOut, type WayOutProps } from './WayOut.tsx';

export interface AttemptProps {
  readonly id: string;
  /** Whom what this device keeps belongs to. */
  readonly owner: string;
  /** Where "back" leads: the list of practice tests, or the sample's page. */
  readonly backTo: string;
  /** Goes back where `backTo` is this page: `isMissing` where there is no such attempt. */
  onBack?(isMissing: boolean): void;
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
export function Attempt({ id, owner, backTo, onBack, onOver }: AttemptProps) {
  const { session, view } = useAttemptSession(id, owner);
  const isMissing = view.phase === 'unavailable' && view.reason === 'missing';
  const wayOut = { backTo, onBack: onBack && (() => onBack(isMissing)) };
  switch (view.phase) {
    case 'opening':
      return <Skeleton label="Abriendo el ensayo" lines={8} />;
    case 'unavailable':
      return (
        <section className={css.end} role="status">
          <h1>No pudimos abrir el ensayo</h1>
          <p>{UNAVAILABLE[view.reason]}</p>
          <WayOut {...wayOut}>Volver</WayOut>
        </section>
      );
    case 'busy':
      return (
        <section className={css.end} role="status">
          <h1>Ya tienes un simulacro en curso</h1>
          <p>Su reloj sigue corriendo. Termínalo o entrégalo antes de empezar otro; este queda listo para después.</p>
          {view.other === undefined ? (
            <WayOut {...wayOut}>Volver</WayOut>
          ) : (
            <ButtonLink href={attemptAddress(view.other)}>Seguir con el que está en curso</ButtonLink>
          )}
        </section>
      );
    case 'over':
      return <Over id={view.id} answered={view.answered} byClock={view.byClock} onOver={onOver} />;
    case 'running':
      return session ? <Held view={view} session={session} {...wayOut} /> : null;
  }
}

interface HeldProps extends Pick<WayOutProps, 'backTo' | 'onBack'> {
  readonly view: Running;
  readonly session: AttemptSession;
}

/** Watches the clock, and says who holds the attempt. */
function Held({ view, session, backTo, onBack }: HeldProps) {
  const host = useHost();
  // A reload without a connection finds the page again.
  useEffect(() => host.keepOffline?.(), [host]);
  useEffect(() => willTellEvidence(view.attempt.id), [view.attempt.id]);
  const isOver = useIsTimeUp(view.remaining);
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
      <RunningAttempt view={view} session={session} backTo={backTo} onBack={onBack} />
    </>
  );
}

function HandingIn({ view, byClock }: { readonly view: Running; readonly byClock: boolean }) {
  const answered = view.responses.filter(({ option }) => option !== null).length;
  const isWaiting = view.saving.state === 'offline' || view.saving.state === 'signed-out';
  return (
    <section className={css.end} role="status">
      <EndHeading>{byClock ? 'Se acabó el tiempo' : 'Entregando tu ensayo'}</EndHeading>
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
      <EndHeading>{byClock ? 'Se acabó el tiempo' : 'Tu ensayo está corregido'}</EndHeading>
      <p>{answered === 1 ? 'Guardamos 1 respuesta.' : `Guardamos ${answered} respuestas.`}</p>
      {onOver ? (
        <Button onClick={onOver}>Ver mi resultado</Button>
      ) : (
        <ButtonLink href={resultAddress(id)}>Ver mi resultado</ButtonLink>
      )}
    </section>
  );
}
