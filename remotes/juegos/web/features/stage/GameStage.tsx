import { useHost, useStream } from '@travesia/kit-remote';
import { helpIcon, monitorIcon, Notice, shareIcon, VisuallyHidden } from '@travesia/kit-ui';
import { type ComponentType, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Challenge, Simulation } from '../../../models/simulation.ts';
import { useProgress } from '../progress/use-progress.ts';
import { openingOf } from './address.ts';
import { ChallengeCard } from './ChallengeCard.tsx';
import { ChallengeList } from './ChallengeList.tsx';
import { goOn } from './go-on.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { findKey, type GameKey, isForStage } from './keys.ts';
import { isExplained } from './play.ts';
import { Run } from './run.ts';
import { Summary } from './Summary.tsx';
import css from './stage.module.css';
import { TimeBar } from './TimeBar.tsx';
import { Tool } from './Tool.tsx';
import { useTime } from './use-frame.ts';
import { useFullScreen } from './use-full-screen.ts';
import { usePlay } from './use-play.ts';

/** What a game gets from its page. */
export interface GameProps {
  /** Of the page's address, with its leading `#`, or empty. */
  readonly hash: string;
}

export interface PartProps<State, Input> {
  readonly run: Run<State, Input>;
}

export interface GameStageProps<State, Input> extends GameProps {
  readonly simulation: Simulation<State, Input>;
  /** As students call it. */
  readonly name: string;
  /** SVG or canvas, drawn with {@link useFrame}. What it shows is said by the model's words. */
  readonly Drawing: ComponentType<PartProps<State, Input>>;
  /** Everything that can be done to the model, as native controls. */
  readonly Controls: ComponentType<PartProps<State, Input>>;
  /** Further keys; each does what a control does too. */
  readonly keys?: readonly GameKey<State, Input>[];
}

const NO_KEYS: readonly never[] = [];

/** The frame of every game: the model drawn, its controls, time, words, challenges. */
export function GameStage<State, Input>(props: GameStageProps<State, Input>) {
  const { simulation, name, hash, Drawing, Controls, keys: ownKeys = NO_KEYS } = props;
  const host = useHost();
  const [run] = useState(() => new Run(simulation));
  const playing = usePlay(run);
  const { play } = playing;
  const progress = useProgress(simulation.id);
  const { done } = useStream(progress.state$);
  const [isUnknown, setUnknown] = useState(false);
  const [areKeysShown, showKeys] = useState(false);
  const [asked, ask] = useState(0);
  const stage = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const { isFull, toggle: toggleFull } = useFullScreen(stage);
  const nameId = useId();
  const isAsked = play?.phase === 'predict';
  /** The hash that was obeyed, or that we wrote. */
  const obeyed = useRef<string | null>(null);

  useTime(run);

  const goToCard = () => card.current?.focus();
  const begin = (challenge: Challenge<State>) => {
    playing.begin(challenge);
    // Once it is there.
    requestAnimationFrame(goToCard);
  };

  useLayoutEffect(() => {
    if (hash === obeyed.current) return;
    obeyed.current = hash;
    const opening = openingOf(simulation, hash);
    setUnknown(opening.kind === 'unknown');
    if (opening.kind === 'challenge') return playing.begin(opening.challenge);
    playing.leave();
    run.restart(opening.kind === 'state' ? opening.from : '');
    goOn(run);
  }, [hash, simulation, run, playing.begin, playing.leave]);

  const share = useCallback(async () => {
    const address = new URL(location.href);
    address.hash = simulation.encode(run.state);
    obeyed.current = address.hash;
    host.navigate(address.pathname + address.search + address.hash, { replace: true });
    try {
      await navigator.clipboard.writeText(address.href);
      host.notify({
        tone: 'success',
        text: 'Copiamos la dirección: quien la abra verá el modelo como lo tienes ahora.',
      });
    } catch {
      host.notify({
        tone: 'info',
        text: 'La dirección de esta página ya lleva tu modelo: cópiala desde el navegador.',
      });
    }
  }, [host, simulation, run]);

  const keys = useMemo((): readonly GameKey<State, Input>[] => {
    const pauseOrGoOn = () => (run.isPlaying ? run.pause() : run.play());
    return [
      ...ownKeys,
      { key: ' ', label: 'Espacio', does: 'Pausar o seguir, con el foco en el dibujo', press: pauseOrGoOn },
      { key: 'p', label: 'P', does: 'Pausar o seguir', press: pauseOrGoOn },
      { key: '.', label: '.', does: 'Dar un paso', press: () => run.step() },
      {
        key: 'c',
        label: 'C',
        does: 'Cámara lenta, o normal',
        press: () => run.setSpeed(run.speed === 1 ? 0.25 : 1),
      },
      { key: 'z', label: 'Z', does: 'Deshacer lo último', press: () => run.undo() },
      { key: 'r', label: 'R', does: 'Volver a empezar', press: () => run.restart() },
      { key: 'l', label: 'L', does: 'Leer en voz alta lo que se ve ahora', press: () => ask((times) => times + 1) },
      { key: 'd', label: 'D', does: 'Ir al desafío', press: () => card.current?.focus() },
      ...(toggleFull ? [{ key: 'f', label: 'F', does: 'Pantalla completa, o salir de ella', press: toggleFull }] : []),
      { key: '?', label: '?', does: 'Mostrar las teclas', press: () => showKeys(true) },
    ];
  }, [run, ownKeys, toggleFull]);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const pressed = (event: KeyboardEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('dialog') || !isForStage(event, event.target))
        return;
      const key = findKey(keys, event.key);
      if (!key) return;
      event.preventDefault();
      // One predicts before anything is moved; reading is free.
      if (!isAsked || ['l', 'd', '?'].includes(key.key)) key.press(run);
    };
    element.addEventListener('keydown', pressed);
    return () => element.removeEventListener('keydown', pressed);
  }, [keys, run, isAsked]);

  // What takes the focus is not to be behind the drawing that stays in sight.
  useEffect(() => {
    const [element, seen] = [stage.current, view.current];
    if (!element || !seen) return;
    const observer = new ResizeObserver(() => element.style.setProperty('--view-size', `${seen.offsetHeight}px`));
    observer.observe(seen);
    return () => observer.disconnect();
  }, []);

  const next = simulation.challenges.find(({ id }) => id !== play?.challenge.id && !done.has(id));

  const explain = (option: number) => {
    playing.explain(option);
    if (play?.phase !== 'explain' || isExplained(play) || !play.challenge.explain.options[option]?.isRight) return;
    const { challenge, recording, answers } = play;
    if (recording) progress.add({ challenge: challenge.id, recording, explanation: answers[0] ?? option });
  };

  return (
    <section ref={stage} tabIndex={-1} className={css.stage} aria-labelledby={nameId} data-area="juegos">
      <VisuallyHidden as="h2" id={nameId}>
        {name}
      </VisuallyHidden>
      {isUnknown ? (
        <Notice tone="warning" live>
          <p>La dirección no trae un modelo que podamos leer. Partimos desde el comienzo.</p>
        </Notice>
      ) : null}
      <div className={css.layout}>
        <div ref={view} className={css.view}>
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing that takes keys, and no group of fields */}
          <div
            role="group"
            aria-label="Dibujo del modelo"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keys that move the model are for it
            tabIndex={0}
            className={css.drawing}
          >
            <Drawing run={run} />
          </div>
          <TimeBar run={run} isInert={isAsked} />
        </div>
        <div className={css.side}>
          {play ? (
            <ChallengeCard
              ref={card}
              run={run}
              play={play}
              next={next}
              onGuess={(text) => {
                playing.guess(text);
                goToCard();
              }}
              onExplain={explain}
              onBegin={begin}
              onLeave={() => {
                playing.leave();
                stage.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
              }}
            />
          ) : null}
          {/* biome-ignore lint/a11y/useSemanticElements: it has groups of fields of its own */}
          <div role="group" aria-label="Controles del modelo" className={css.controls} inert={isAsked}>
            <Controls run={run} />
          </div>
        </div>
        <Summary
          run={run}
          verdict={(state) => (play?.phase === 'try' ? play.challenge.judge(state).words : '')}
          asked={asked}
        />
        <ChallengeList
          challenges={simulation.challenges}
          progress={progress}
          current={play?.challenge.id}
          onBegin={begin}
        />
      </div>
      <div className={css.tools}>
        <Tool shape={shareIcon} label="Compartir" onPress={share} />
        {toggleFull ? (
          <Tool shape={monitorIcon} label="Pantalla completa" isPressed={isFull} onPress={toggleFull} />
        ) : null}
        <Tool shape={helpIcon} label="Teclas" onPress={() => showKeys(true)} />
      </div>
      {areKeysShown ? <KeysDialog keys={keys} onClose={() => showKeys(false)} /> : null}
    </section>
  );
}
