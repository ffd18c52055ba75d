import { TUTOR_PAGE } from '@travesia/contracts/slices';
import { useHost, useStream } from '@travesia/kit-remote';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { arrowLeftIcon, Button, ButtonLink, EmptyState, Icon, LostArt, Notice, Skeleton } from '@travesia/kit-ui';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Conversation, TutorSay } from '../../../api/tutor.ts';
import { AskedHere } from './AskedHere.tsx';
import { ClosedNotice } from './ClosedNotice.tsx';
import { Composer } from './Composer.tsx';
import { Confirm } from './Confirm.tsx';
import { useConversation, useHasCome } from './conversation-hooks.ts';
import type { ConversationSession } from './conversation-session.ts';
import { heardText } from './heard-text.ts';
import { ReportTurn } from './ReportTurn.tsx';
import { isBusy } from './reduce-conversation.ts';
import { TurnView } from './TurnView.tsx';
import css from './tutor.module.css';
import type { TutorDesk } from './tutor-desk.ts';
import { type Refusal, refusalOfError } from './tutor-requests.ts';
import { REFUSAL_TEXTS } from './tutor-texts.ts';

export interface ConversationViewProps {
  readonly desk: TutorDesk;
  readonly id: string;
  /** As it was answered when it was begun on this page. */
  readonly begun: Conversation | undefined;
  /** What stands above the turns: that it is a machine. */
  readonly notice: ReactNode;
}

/** One conversation: its turns, what can be done now, and where to type. */
export function ConversationView({ desk, id, begun, notice }: ConversationViewProps) {
  const session = useConversation(desk, id, begun);
  return session ? <Following desk={desk} id={id} session={session} notice={notice} /> : <Opening />;
}

function Opening() {
  return (
    <div className={css.tutor}>
      <h1 className={css['conversation-title']}>Tutor</h1>
      <Skeleton label="Abriendo la conversación" lines={8} />
    </div>
  );
}

interface FollowingProps extends Omit<ConversationViewProps, 'begun'> {
  readonly session: ConversationSession;
}

function Following({ desk, id, session, notice }: FollowingProps) {
  const host = useHost();
  const { link, title, turns, state, hintAt } = useStream(session.standing$);
  const [draft, setDraft] = useState(() => desk.words.of(id) ?? { id: uuidV7(), text: '' });
  const [trouble, setTrouble] = useState<Refusal | 'deletion' | null>(null);
  const [reporting, setReporting] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const composer = useRef<HTMLTextAreaElement>(null);
  const isEntering = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const isHintTime = useHasCome(hintAt);
  const busy = isBusy(turns);
  const told = turns.findLast(({ by }) => by === 'tutor');
  const heard = useAnnounced(list, turns);
  useFollowedTurns(list, turns);
  useKeptFocus(root, composer);

  // What the service has needs no keeping, though its answer to the sending was lost.
  const isTaken = turns.some((turn) => turn.id === draft.id && turn.seq > 0 && turn.state !== 'open');
  useEffect(() => {
    if (!isTaken) return;
    desk.words.keep(id, null);
    setDraft({ id: uuidV7(), text: '' });
    setTrouble(null);
  }, [isTaken, desk, id]);

  function type(text: string): void {
    // Another text is another turn.
    const next = { id: text.trim() === draft.text.trim() ? draft.id : uuidV7(), text };
    setDraft(next);
    desk.words.keep(id, next);
    if (trouble !== null) setTrouble(null);
  }
  async function say(what: TutorSay, turn = uuidV7()): Promise<boolean> {
    if (busy) return false;
    setTrouble(null);
    isEntering.current = what.kind === 'step';
    const refusal = await session.say(turn, what);
    setTrouble(refusal);
    return refusal === null;
  }
  async function sayWords(): Promise<void> {
    const { id: turn, text } = draft;
    setDraft({ id: turn, text: '' });
    const isSent = await say({ kind: 'words', text: text.trim() }, turn);
    if (isSent) {
      desk.words.keep(id, null);
      setDraft((now) => (now.id === turn ? { id: uuidV7(), text: '' } : now));
    } else {
      setDraft((now) => (now.text === '' ? { id: turn, text } : now));
    }
  }
  async function stop(): Promise<void> {
    setTrouble(await session.stop());
  }
  async function remove(): Promise<void> {
    try {
      await desk.requests.remove(id);
    } catch (error) {
      if (refusalOfError(error) !== 'gone') return setTrouble('deletion');
    }
    desk.words.keep(id, null);
    host.navigate(TUTOR_PAGE, { replace: true });
    host.notify({ tone: 'success', text: 'Conversación borrada.' });
  }
  async function copy(turn: string): Promise<void> {
    const element = list.current?.querySelector(`[data-turn="${turn}"]`);
    try {
      await navigator.clipboard.writeText(element ? heardText(element) : '');
      host.notify({ tone: 'success', text: 'Copiado.' });
    } catch {
      host.notify({ tone: 'error', text: 'Tu navegador no dejó copiar.' });
    }
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape' && busy && reporting === null) void stop();
  }

  if (link === 'gone' && turns.length === 0) return <Gone />;
  const question = state?.question ?? null;
  // It stands above where no turn shows it.
  const isShown = turns.some(({ parts = [] }) =>
    parts.some((part) => part.kind === 'question' && part.question.id === question?.id),
  );
  const canSay = link === 'live' || link === 'waiting' || link === 'opening';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape from whatever in it has the focus
    <div ref={root} className={css.tutor} onKeyDown={press}>
      <header className={css['conversation-head']}>
        <a href={TUTOR_PAGE} className={css.back} aria-label="Volver a tus conversaciones">
          <Icon shape={arrowLeftIcon} size="m" />
        </a>
        <h1 className={css['conversation-title']}>{title === '' ? 'Tutor' : title}</h1>
        <Confirm question="¿Borrar esta conversación?" yes="Sí, borrar" no="No" onYes={() => void remove()}>
          Borrar
        </Confirm>
      </header>
      {notice}
      <p className={css.soft}>
        Las pistas cuentan como ayuda: lo que respondes con ellas pesa menos en lo que creemos que sabes.
      </p>
      {question && !isShown ? (
        <section aria-labelledby="pregunta" className={css.question}>
          <h2 id="pregunta" className={css['hint-title']}>
            La pregunta
          </h2>
          <AskedHere
            key={question.id}
            question={question}
            state={state?.questionState ?? 'answered'}
            busy={busy}
            onAnswer={(option) => void say({ kind: 'answer', option })}
          />
        </section>
      ) : null}
      <h2 className="visually-hidden">Conversación</h2>
      {link === 'opening' && turns.length === 0 ? <Skeleton label="Abriendo la conversación" lines={6} /> : null}
      <ol ref={list} className={css.turns} aria-busy={busy}>
        {turns.map((turn, index) => (
          <TurnView
            key={turn.id}
            turn={turn}
            before={turns.slice(0, index)}
            state={state}
            isLast={turn.id === told?.id}
            busy={busy || !canSay}
            takesFocus={isEntering.current}
            onSay={(what) => void say(what)}
            onCopy={(which) => void copy(which)}
            onReport={setReporting}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {heard}
      </p>
      {canSay ? (
        <div className={css.actions}>
          <Ways state={state} isHintTime={isHintTime} hintAt={hintAt} busy={busy} onSay={(what) => void say(what)} />
        </div>
      ) : (
        <NotNow link={link} />
      )}
      {canSay ? (
        <div className={css.bottom}>
          {link === 'waiting' ? (
            <p role="status" className={css.soft}>
              Sin conexión con el tutor. Lo intentamos solos; lo que escribas queda en este equipo.
            </p>
          ) : null}
          <Composer
            ref={composer}
            label="Escribe tu duda"
            isCompact
            send="Enviar"
            text={draft.text}
            busy={busy}
            trouble={trouble === null ? null : trouble === 'deletion' ? DELETION_TROUBLE : REFUSAL_TEXTS[trouble]}
            onText={type}
            onSend={() => void sayWords()}
            onStop={busy ? () => void stop() : undefined}
          />
        </div>
      ) : null}
      {reporting === null ? null : (
        <ReportTurn turn={reporting} onReport={session.report} onClose={() => setReporting(null)} />
      )}
    </div>
  );
}

const DELETION_TROUBLE = 'No se pudo borrar. Inténtalo otra vez.';

interface WaysProps extends Pick<ReturnType<ConversationSession['standing$']['get']>, 'state' | 'hintAt'> {
  readonly isHintTime: boolean;
  readonly busy: boolean;
  onSay(say: TutorSay): void;
}

/** What can be asked of the tutor with one press. How much of it is left is not told. */
function Ways({ state, isHintTime, hintAt, busy, onSay }: WaysProps) {
  if (!state) return null;
  const { content, questionState, rung, hasSteps } = state;
  const isOpen = questionState === 'open';
  return (
    <>
      {hintAt === null ? null : (
        <Button
          variant="secondary"
          className={css.hold}
          aria-disabled={!isHintTime || busy}
          aria-describedby={isHintTime ? undefined : 'todavia-no'}
          onClick={() => {
            if (isHintTime) onSay({ kind: 'hint' });
          }}
        >
          {rung === null ? 'Una pista' : 'Otra pista'}
        </Button>
      )}
      {hasSteps ? (
        <Button variant="quiet" aria-disabled={busy} onClick={() => onSay({ kind: 'step', step: 0 })}>
          Resolver paso a paso
        </Button>
      ) : null}
      {isOpen ? (
        <Confirm
          question="¿Ver la solución? La pregunta queda sin responder."
          yes="Sí, me rindo"
          no="Sigo intentando"
          onYes={() => onSay({ kind: 'give-up' })}
        >
          Me rindo
        </Confirm>
      ) : content === null ? null : (
        <Button variant="quiet" aria-disabled={busy} onClick={() => onSay({ kind: 'question' })}>
          {questionState === null ? 'Una pregunta de esto' : 'Otra pregunta de esto'}
        </Button>
      )}
      {hintAt !== null && !isHintTime ? (
        <p id="todavia-no" className={css.soft}>
          Dale una vuelta a la pista: la que sigue se abre en un momento.
        </p>
      ) : null}
    </>
  );
}

function NotNow({ link }: { readonly link: ReturnType<ConversationSession['standing$']['get']>['link'] }) {
  if (link === 'closed') return <ClosedNotice />;
  return (
    <Notice tone="warning" live>
      <p>{link === 'gone' ? REFUSAL_TEXTS.gone : REFUSAL_TEXTS['signed-out']}</p>
    </Notice>
  );
}

function Gone() {
  return (
    <EmptyState
      art={<LostArt />}
      title="Esta conversación ya no existe"
      actions={<ButtonLink href={TUTOR_PAGE}>Ir al tutor</ButtonLink>}
    >
      <p>La borraste, o pasaron los 30 días que se guardan.</p>
    </EmptyState>
  );
}

/** What had the focus may go as the tutor answers: one goes on where one types. */
function useKeptFocus(root: RefObject<HTMLDivElement | null>, composer: RefObject<HTMLTextAreaElement | null>): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    if (hadFocus.current && activeElement === document.body) composer.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const element = root.current;
    // What goes tells nobody that it loses the focus; what is pressed elsewhere does.
    const follow = () => {
      hadFocus.current = element?.contains(document.activeElement) === true;
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerup', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerup', follow);
    };
  }, [root]);
}

type List = RefObject<HTMLOListElement | null>;
type Turns = ReturnType<ConversationSession['standing$']['get']>['turns'];

/** What the tutor said last, once it is said whole; nothing of what stood there when the page was opened. */
function useAnnounced(list: List, turns: Turns): string {
  const [heard, setHeard] = useState('');
  const told = useRef<Set<string> | null>(null);
  const done = useMemo(() => turns.filter(({ by, state }) => by === 'tutor' && state !== 'open'), [turns]);
  useEffect(() => {
    if (turns.length === 0) return;
    const before = told.current;
    told.current = new Set(done.map(({ id }) => id));
    if (before === null) return;
    const last = done.findLast(({ id }) => !before.has(id));
    const element = last && list.current?.querySelector(`[data-turn="${last.id}"]`);
    if (element) setHeard(`Tutor: ${heardText(element)}`);
  }, [turns, done, list]);
  return heard;
}

/** The student's newest turn goes to the top, so that what answers it is read from its beginning. */
function useFollowedTurns(list: List, turns: Turns): void {
  const own = turns.findLast(({ by }) => by === 'student')?.id;
  const last = turns.at(-1);
  // Again as the answer to it comes: before that there was no room below it to go so far.
  const moment = own && `${own} ${last?.by === 'tutor' && (last.parts ?? []).length > 0}`;
  const seen = useRef<string | undefined | null>(null);
  const isRead = turns.length > 0;
  useLayoutEffect(() => {
    if (!isRead) return;
    const isFirst = seen.current === null;
    const before = seen.current;
    seen.current = moment;
    if (own === undefined || moment === before) return;
    const element = list.current?.querySelector(`[data-turn="${own}"]`);
    // An old conversation opens where it ended.
    if (isFirst) list.current?.lastElementChild?.scrollIntoView({ block: 'end' });
    else element?.scrollIntoView({ block: 'start' });
  }, [own, moment, isRead, list]);
}
