import { CARDS_PAGE } from '@travesia/contracts/page';
import { SHORT_TEST_NAMES, TEST_NAMES } from '@travesia/contracts/profile-words';
import type { TestId } from '@travesia/contracts/temario';
import { useHost, useStream } from '@travesia/kit-remote';
import { Button, ButtonLink, Cluster, Disclosure, EmptyState, FinishedArt, Select, Skeleton } from '@travesia/kit-ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DRILL_QUESTIONS, resultOf, suggestsMore } from '../../../models/wheel/drill.ts';
import { type Spin, seedText, spinOf } from '../../../models/wheel/wheel.ts';
import { ChanceTable } from './ChanceTable.tsx';
import { type Candidate, candidatesOf, type Filter, type NamedContent } from './candidates.ts';
import { Draw } from './Draw.tsx';
import { DrillView } from './DrillView.tsx';
import { useTurning } from './use-turning.ts';
import { useWheel } from './use-wheel.ts';
import { VisitorData } from './VisitorData.tsx';
import { WheelDrawing } from './WheelDrawing.tsx';
import css from './wheel.module.css';
import type { WheelAccount, WheelState } from './wheel-account.ts';
import { resultInWords } from './wheel-words.ts';

const newSeed = () => crypto.getRandomValues(new Int32Array(1))[0] ?? 0;

const TESTS = Object.keys(TEST_NAMES) as readonly TestId[];

export interface WheelViewProps {
  /** `null`: no account. */
  readonly uid: string | null;
  /** All that may be on a wheel. */
  readonly contents: readonly NamedContent[];
  /** Minutes that each test gives for a question. */
  readonly minutes: Readonly<Record<TestId, number>>;
  /** It takes the place of what had the focus. */
  readonly takesFocus: boolean;
}

/** The wheel of `uid`, or of whoever has no account, and the drill that goes on. */
export function WheelView(props: WheelViewProps) {
  const account = useWheel(props.uid);
  return account ? <Remembered {...props} account={account} /> : <Preparing />;
}

const Preparing = () => <Skeleton label="Preparando la ruleta" shape="picture" />;

function Remembered(props: WheelViewProps & { readonly account: WheelAccount }) {
  const { uid, contents, account } = props;
  const host = useHost();
  const state = useStream(account.state$);
  const { memory, sync, refusal } = state;
  const isKnown = memory !== null;
  useEffect(() => {
    if (isKnown) host.keepOffline?.();
  }, [isKnown, host]);
  useTold(uid, state);
  if (!memory) return <Preparing />;
  const { drill } = memory;
  const named = drill && contents.find(({ content }) => content === drill.content);
  const isOffline = sync === 'waiting' || sync === 'signed-out';
  return drill ? (
    <DrillView
      drill={drill}
      account={account}
      isOffline={isOffline}
      refusal={refusal}
      name={named ? `${named.name}, de ${SHORT_TEST_NAMES[named.test]}` : ''}
      isVisitor={uid === null}
      suggestsMore={suggestsMore(memory)}
    />
  ) : (
    <Wheel {...props} state={state} isOffline={isOffline} />
  );
}

/** Other areas hear of a drill that came to its end, once. */
function useTold(uid: string | null, { memory }: WheelState): void {
  const { events } = useHost();
  const drill = memory?.drill ?? null;
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (uid === null || !drill || drill.at < drill.questions.length) return;
    const { asked, right, waiting } = resultOf(drill);
    const key = drill.questions[0]?.id ?? '';
    if (waiting > 0 || asked === 0 || told.current === key) return;
    told.current = key;
    events.emit('mastery/evidence', { contentId: drill.content, correct: right, answered: asked });
  }, [uid, drill, events]);
}

const NOTHING_DONE: readonly string[] = [];

interface WheelProps extends WheelViewProps {
  readonly account: WheelAccount;
  readonly state: WheelState;
  readonly isOffline: boolean;
}

function Wheel({ uid, contents, minutes, takesFocus, account, state, isOffline }: WheelProps) {
  const { memory, gains } = state;
  const done = memory?.done ?? NOTHING_DONE;
  const [filter, setFilter] = useState<Filter>('all');
  const [seed, setSeed] = useState(newSeed);
  const [won, setWon] = useState<Spin<Candidate> | null>(null);
  const [goesOn, setGoesOn] = useState(false);
  const turning = useRef<SVGGElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const { isTurning, turn, skip, rest } = useTurning(turning, setWon);

  const candidates = useMemo(() => candidatesOf(contents, gains, filter, done), [contents, gains, filter, done]);
  const spin = useMemo(() => spinOf(candidates, seed), [candidates, seed]);
  const shown = won ?? spin;
  useEffect(() => {
    if (won) title.current?.focus();
  }, [won]);
  useEffect(() => {
    if (takesFocus) begin.current?.focus();
  }, [takesFocus]);

  /** Another wheel is shown, which stands still. */
  function renew(change: () => void): void {
    setWon(null);
    rest();
    change();
  }

  const tests = gains ? gains.tests : TESTS;
  const mayGoOn = !memory || suggestsMore(memory) || goesOn;
  if (!mayGoOn) return <Enough onMore={() => setGoesOn(true)} />;
  const place = won ? won.sectors.indexOf(won.sector) : -1;
  const result = won
    ? resultInWords(place + 1, won.sector.name, SHORT_TEST_NAMES[won.sector.test], won.sector.chance)
    : '';
  return (
    <div className={css.play}>
      <div className={css.picture}>
        <WheelDrawing sectors={shown?.sectors ?? []} won={won?.sector.content} turning={turning} />
        <p className={css.seed}>
          Número de sorteo: <code>{seedText(shown?.seed ?? seed)}</code>
        </p>
      </div>
      <div className={css.controls}>
        {won ? (
          <>
            <h2 ref={title} tabIndex={-1} className={css.result}>
              {result}
            </h2>
            <p>
              Tres preguntas de ese contenido, con su explicación. Unos{' '}
              {Math.round(DRILL_QUESTIONS * minutes[won.sector.test])} minutos.
            </p>
            <Cluster>
              <Button onClick={() => account.begin(won.seed, won.sector.content)}>Responder tres preguntas</Button>
              <Button variant="secondary" onClick={() => renew(() => setSeed(newSeed()))}>
                Volver a la ruleta
              </Button>
            </Cluster>
          </>
        ) : (
          <>
            {spin ? (
              <Cluster>
                <Button ref={begin} onClick={() => (isTurning ? skip() : turn(spin))}>
                  {isTurning ? 'Saltar el giro' : 'Girar la ruleta'}
                </Button>
              </Cluster>
            ) : (
              <p>De esta prueba no queda nada por girar hoy: elige otra.</p>
            )}
            <Select
              label="Qué prueba"
              value={filter}
              disabled={isTurning}
              options={[
                { value: 'all', label: gains ? 'Todas mis pruebas' : 'Todas las pruebas' },
                ...tests.map((test) => ({ value: test, label: TEST_NAMES[test] })),
              ]}
              onValueChange={(value) => renew(() => setFilter(value as Filter))}
            />
            <p className={css.soft}>{whatWeighs(uid, state, isOffline)}</p>
          </>
        )}
        {shown ? (
          <Disclosure summary="Ver las chances en una tabla">
            <ChanceTable rows={shown.sectors} won={won?.sector.content} />
          </Disclosure>
        ) : null}
        {won || isTurning ? null : (
          <Draw
            seed={seed}
            isWeighed={gains !== null}
            onSeed={(typed) => renew(() => setSeed(typed))}
            onNew={() => renew(() => setSeed(newSeed()))}
          />
        )}
        {uid === null && memory?.hasAsked ? <VisitorData onDeleted={() => account.forget()} /> : null}
      </div>
    </div>
  );
}

function Enough({ onMore }: { onMore(): void }) {
  return (
    <EmptyState
      art={<FinishedArt />}
      title="Por hoy está bien"
      actions={
        <>
          <ButtonLink href={CARDS_PAGE}>Ver mis tarjetas</ButtonLink>
          <Button variant="quiet" onClick={onMore}>
            Girar una vez más igual
          </Button>
        </>
      }
    >
      <p>Ya hiciste tres vueltas. Repartido en varios días se recuerda más: la ruleta te espera mañana.</p>
    </EmptyState>
  );
}

function whatWeighs(uid: string | null, { gains, sync }: WheelState, isOffline: boolean): string {
  if (gains) return 'Ocupa más lo que más puede subirte el puntaje: mira la tabla.';
  if (uid === null)
    return 'Doce contenidos al azar, todos con la misma chance. Con cuenta, ocupa más lo que más te sirve.';
  if (isOffline) return 'Sin conexión: todos tienen la misma chance, y las preguntas llegan cuando vuelva.';
  return sync === 'sending' ? 'Leyendo tu avance…' : 'Todos tienen la misma chance.';
}
