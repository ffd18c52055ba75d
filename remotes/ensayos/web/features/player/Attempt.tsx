import { useBlockLeave, useHost } from '@travesia/kit-remote';
import { Button, ButtonLink, Cluster, Notice, Progress, Skeleton } from '@travesia/kit-ui';
import { useEffect, useEffectEvent } from 'react';
import { attemptAddress, resultAddress } from '../../../structure/addresses.ts';
import type { AttemptSession } from '../attempt/attempt-session.ts';
import type { OverView, RunningView, Saving, UnavailableView } from '../attempt/attempt-view.ts';
import { lostText, replacedText, unsentText } from '../attempt/unsent-text.ts';
import { useAttemptSession } from '../attempt/use-attempt-session.ts';
import { embargoEvidence } from '../result/embargoed-evidence.ts';
import { EndHeading } from './EndHeading.tsx';
import { LeaveButton, type LeaveButtonProps } from './LeaveButton.tsx';
import css from './player.module.css';
import { RunningAttempt } from './RunningAttempt.tsx';
import { useIsTimeUp } from './use-countdown.ts';

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
export function Attempt({ id, owner, backTo, onBack, onOver }: AttemptProps) {
  const { session, view } = useAttemptSession(id, owner);
  const isMissing = view.phase === 'unavailable' && view.reason === 'missing';
  const leaving = { backTo, onBack: onBack && (() => onBack(isMissing)) };
  switch (view.phase) {
    case 'opening':
      return <Skeleton label="Abriendo el ensayo" lines={8} />;
    case 'unavailable':
      return <Unavailable view={view} onRetry={() => session?.retry()} {...leaving} />;
    case 'busy':
      return (
        <section className={css.end} role="status">
          <h1>Ya tienes un simulacro en curso</h1>
          <p>Su reloj sigue corriendo. Termínalo o entrégalo antes de empezar otro; este queda listo para después.</p>
          {view.other === undefined ? (
            <LeaveButton {...leaving}>Volver</LeaveButton>
          ) : (
            <ButtonLink href={attemptAddress(view.other)}>Seguir con el que está en curso</ButtonLink>
          )}
        </section>
      );
    case 'over':
      return <Over view={view} onOver={onOver} />;
    case 'running':
      return session ? <Held view={view} session={session} {...leaving} /> : null;
  }
}

interface UnavailableProps extends Pick<LeaveButtonProps, 'backTo' | 'onBack'> {
  readonly view: UnavailableView;
  onRetry(): void;
}

function Unavailable({ view: { reason, unsent }, onRetry, ...leaving }: UnavailableProps) {
  const waiting = unsentText(unsent);
  return (
    <section className={css.end} role="status">
      <h1>{reason === 'refused' ? 'No pudimos seguir con el ensayo' : 'No pudimos abrir el ensayo'}</h1>
      <p>{UNAVAILABLE[reason]}</p>
      {waiting === null ? null : <p>Sin enviar en este equipo: {waiting}.</p>}
      <Cluster>
        {reason === 'missing' ? null : <Button onClick={onRetry}>Reintentar</Button>}
        <LeaveButton variant={reason === 'missing' ? 'primary' : 'secondary'} {...leaving}>
          Volver
        </LeaveButton>
      </Cluster>
    </section>
  );
}

interface HeldProps extends Pick<LeaveButtonProps, 'backTo' | 'onBack'> {
  readonly view: RunningView;
  readonly session: AttemptSession;
}

/** Watches the clock, and says who holds the attempt. */
function Held({ view, session, backTo, onBack }: HeldProps) {
  const host = useHost();
  // A reload without a connection finds the page again.
  useEffect(() => {
    host.keepOffline?.();
    // The browser should rather clear what other sites keep; what it answers changes nothing here.
    navigator.storage?.persist().catch(() => undefined);
  }, [host]);
  useEffect(() => embargoEvidence(view.attempt.id), [view.attempt.id]);
  const isOver = useIsTimeUp(view.remaining);
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
          <p>
            Aquí puedes leer, pero no responder. Si sigues aquí,{' '}
            {view.holder === 'other-tab' ? 'la otra pestaña' : 'el otro dispositivo'} deja de poder responder.
          </p>
          {left === null ? null : <p>Sin enviar en este equipo: {left}. Se envía si sigues aquí.</p>}
          <Button onClick={() => session.takeOver()}>Seguir aquí</Button>
        </Notice>
      )}
      {view.replaced.length === 0 ? null : (
        <Notice tone="warning" live title="Hiciste cambios en dos dispositivos">
          <p>{replacedText(view.replaced)}</p>
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

/** What hands in only later, and until when that is. */
const WAITING: Readonly<Partial<Record<Saving['state'], { readonly title: string; readonly until: string }>>> = {
  offline: { title: 'Sin conexión', until: 'vuelva internet' },
  failing: { title: 'Todavía no pudimos enviarlas', until: 'se pueda' },
  'signed-out': { title: 'Tu sesión terminó', until: 'vuelvas a entrar' },
};

function HandingIn({ view, byClock }: { readonly view: RunningView; readonly byClock: boolean }) {
  const answered = view.responses.filter(({ option }) => option !== null).length;
  const waiting = WAITING[view.saving.state];
  return (
    <section className={css.end} role="status">
      <EndHeading>{byClock ? 'Se acabó el tiempo' : 'Entregando tu ensayo'}</EndHeading>
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
  readonly view: OverView;
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
      <EndHeading>{byClock ? 'Se acabó el tiempo' : 'Tu ensayo está corregido'}</EndHeading>
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
