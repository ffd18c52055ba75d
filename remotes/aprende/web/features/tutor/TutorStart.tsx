import { openBrowserPorts } from '@travesia/kit-offline';
import { useHost, useStream } from '@travesia/kit-remote';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { Button, Card, EstudioArt, Notice, PageHeader, Split, Stack, TextField } from '@travesia/kit-ui';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Conversation, ConversationsAnswer, ModelStanding } from '../../../api/tutor.ts';
import { TUTOR_FIGURES_PAGE } from '../../../routes.ts';
import { momentText } from '../home/dates-text.ts';
import { filterMap } from '../map/filter-map.ts';
import { contentsOf, useLessonMap } from '../map/use-lesson-map.ts';
import type { StudyAccount } from '../study/study-account.ts';
import { useStudy } from '../study/use-study.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { Composer } from './Composer.tsx';
import { Confirm } from './Confirm.tsx';
import { conversationAddress } from './conversation-address.ts';
import { NEW_PLACE } from './kept-words.ts';
import { ModelSwitch } from './ModelSwitch.tsx';
import { studiedContents } from './studied-contents.ts';
import css from './tutor.module.css';
import { type TutorDesk, useTutorDesk } from './tutor-desk.ts';
import { type Refusal, refusalOfError } from './tutor-requests.ts';
import { REFUSAL_TEXTS } from './tutor-texts.ts';

export interface TutorStartProps {
  /** What stands above: that it is a machine. */
  notice(uid: string): ReactNode;
  /** A conversation was begun: the page goes to it. */
  onBegun(conversation: Conversation): void;
}

/** What one can bring, and what was spoken of before. */
export function TutorStart(props: TutorStartProps) {
  const desk = useTutorDesk();
  return desk ? <Start key={desk.uid} desk={desk} {...props} /> : null;
}

function Start({ desk, notice, onBegun }: TutorStartProps & { readonly desk: TutorDesk }) {
  const host = useHost();
  const study = useStudy();
  const [isReached, setReached] = useState(true);
  const [known, setKnown] = useState<ConversationsAnswer | null>(null);
  const [draft, setDraft] = useState(() => desk.words.of(NEW_PLACE) ?? { id: uuidV7(), text: '' });
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [isBeginning, setBeginning] = useState(false);

  // It opens again without a connection, to say so and to take what is typed.
  useEffect(() => host.keepOffline?.(), [host]);
  const load = useCallback(() => {
    desk.requests.conversations().then(
      (answer) => {
        setKnown(answer);
        setReached(true);
      },
      (error: unknown) => {
        const refusal = refusalOfError(error);
        setReached(refusal !== 'offline');
        if (refusal === 'closed') {
          setKnown({ conversations: [], closedBy: 'simulacro', model: { available: false, agreed: false } });
        }
      },
    );
  }, [desk]);
  useEffect(() => {
    load();
    // Another tab may have spoken meanwhile, a simulacro may have ended, the network may be back.
    return openBrowserPorts().onWake(load);
  }, [load]);

  function type(text: string): void {
    const next = { id: text.trim() === draft.text.trim() ? draft.id : uuidV7(), text };
    setDraft(next);
    setTrouble(null);
    desk.words.keep(NEW_PLACE, next);
  }
  async function begin(what: () => Promise<Conversation>): Promise<void> {
    if (isBeginning) return;
    setBeginning(true);
    setTrouble(null);
    try {
      onBegun(await what());
    } catch (error) {
      const refusal = refusalOfError(error);
      setTrouble(refusal);
      setBeginning(false);
      if (refusal === 'closed') load();
    }
  }
  /** Conversation and turn have the id of the words: sent again they are the same. */
  async function beginWithWords(): Promise<Conversation> {
    const { id, text } = draft;
    const conversation = await desk.requests.begin({ id, subject: { kind: 'words' } });
    await desk.requests.say(conversation.id, { id, say: { kind: 'words', text: text.trim() } });
    desk.words.keep(NEW_PLACE, null);
    return conversation;
  }

  const isClosed = known?.closedBy === 'simulacro';
  return (
    <Stack gap="xl">
      <PageHeader
        title="Tutor"
        lead="Trae lo que no entiendes y avanza con una pista a la vez, la justa para dar el siguiente paso."
        area="estudio"
        art={<EstudioArt />}
      />
      {notice(desk.uid)}
      {isClosed ? <ClosedNotice /> : null}
      {isReached ? null : (
        <Notice tone="warning" live>
          <p>Sin conexión con el tutor. Puedes escribir tu duda: queda en este equipo y la envías cuando vuelva.</p>
        </Notice>
      )}
      <Split
        aside={
          <Stack gap="l">
            <ModelSwitch desk={desk} model={known?.model ?? null} onChange={(model) => withModel(model)} />
            <p className={css.soft}>
              Las pistas cuentan como ayuda: lo que respondes con ellas pesa menos en lo que creemos que sabes. Las
              conversaciones se borran solas a los 30 días.
            </p>
            <p className={css.soft}>
              ¿Sirve? Míralo en <a href={TUTOR_FIGURES_PAGE}>el tutor en cifras</a>.
            </p>
          </Stack>
        }
      >
        {isClosed ? null : (
          <Stack gap="l">
            <Card as="section" aria-labelledby="tu-duda">
              <h2 id="tu-duda" className={css['card-title']}>
                Tu duda
              </h2>
              <Composer
                label="Escribe qué no entiendes"
                hint="Por ejemplo: «no sé cuándo se suman los exponentes». No pongas tu nombre ni datos personales."
                send="Preguntar"
                text={draft.text}
                busy={isBeginning}
                trouble={trouble === null ? null : REFUSAL_TEXTS[trouble]}
                onText={type}
                onSend={() => void begin(beginWithWords)}
              />
            </Card>
            {study ? (
              <Contents
                study={study}
                busy={isBeginning}
                onChoose={(content) =>
                  void begin(() => desk.requests.begin({ id: uuidV7(), subject: { kind: 'content', content } }))
                }
              />
            ) : null}
          </Stack>
        )}
      </Split>
      {known && known.conversations.length > 0 ? (
        <Recent desk={desk} conversations={known.conversations} onChanged={load} />
      ) : null}
    </Stack>
  );

  function withModel(model: ModelStanding): void {
    setKnown((before) => before && { ...before, model });
  }
}

interface ContentsProps {
  readonly study: StudyAccount;
  readonly busy: boolean;
  onChoose(content: string): void;
}

const FOUND_MAX = 6;

/** Contents that the student works on, and any other by its name. */
function Contents({ study, busy, onChoose }: ContentsProps) {
  const { home } = useStream(study.state$);
  const { map, nameOf } = useLessonMap();
  const [query, setQuery] = useState('');
  const studied = useMemo(() => (home ? studiedContents(home) : []), [home]);
  const isSearching = query.trim() !== '';
  const found = useMemo(
    () =>
      map && isSearching
        ? contentsOf(filterMap(map, query))
            .slice(0, FOUND_MAX)
            .map(({ id }) => id)
        : studied,
    [map, isSearching, query, studied],
  );
  const named = found.flatMap((id) => {
    const name = nameOf(id);
    return name === null ? [] : [{ id, name }];
  });
  return (
    <section aria-labelledby="contenidos">
      <h2 id="contenidos" className={css['card-title']}>
        O parte por un contenido
      </h2>
      <TextField type="search" label="Buscar un contenido" value={query} autoComplete="off" onValueChange={setQuery} />
      <p className={css.soft} aria-live="polite">
        {isSearching
          ? named.length === 0
            ? 'Ninguno se llama así.'
            : ''
          : named.length > 0
            ? 'En estos estás trabajando:'
            : ''}
      </p>
      <ul className={css.choices}>
        {named.map(({ id, name }) => (
          <li key={id} data-area={id.split('.')[0]}>
            <Button variant="secondary" busy={busy} onClick={() => onChoose(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RecentProps {
  readonly desk: TutorDesk;
  readonly conversations: ConversationsAnswer['conversations'];
  onChanged(): void;
}

function Recent({ desk, conversations, onChanged }: RecentProps) {
  const host = useHost();
  const [trouble, setTrouble] = useState(false);
  async function remove(done: string, what: () => Promise<void>): Promise<void> {
    setTrouble(false);
    try {
      await what();
      host.notify({ tone: 'success', text: done });
    } catch {
      setTrouble(true);
    }
    onChanged();
  }
  return (
    <Stack as="section" aria-labelledby="conversaciones">
      <h2 id="conversaciones">Tus conversaciones</h2>
      {trouble ? (
        <Notice tone="warning" live>
          <p>No se pudo borrar. Inténtalo otra vez.</p>
        </Notice>
      ) : null}
      <ul className={css.recent}>
        {conversations.map(({ id, title, at }) => (
          <li key={id}>
            <a href={conversationAddress(id)}>{title}</a>
            <span className={css.soft}>{momentText(at)}</span>
            <Confirm
              question={`¿Borrar «${title}»?`}
              yes="Sí, borrar"
              no="No"
              onYes={() => void remove('Conversación borrada.', () => desk.requests.remove(id))}
            >
              Borrar<span className="visually-hidden"> «{title}»</span>
            </Confirm>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Confirm
          variant="danger"
          question="¿Borrar todas tus conversaciones? No se pueden recuperar."
          yes="Sí, borrar todas"
          no="No"
          onYes={() =>
            void remove('Conversaciones borradas.', async () => {
              await desk.requests.removeAll();
              desk.words.clear();
            })
          }
        >
          Borrar todas
        </Confirm>
      </div>
    </Stack>
  );
}
