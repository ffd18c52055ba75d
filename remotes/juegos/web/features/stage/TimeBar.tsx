import { chevronRightIcon, pauseIcon, playIcon, restartIcon, timerIcon, undoIcon } from '@travesia/kit-ui';
import type { Run } from './run.ts';
import css from './stage.module.css';
import { Tool } from './Tool.tsx';
import { useSettled } from './use-settled.ts';

export interface TimeBarProps<State, Input> {
  readonly run: Run<State, Input>;
  /** One predicts first. */
  readonly isInert: boolean;
}

/** Time, and the way back. */
export function TimeBar<State, Input>({ run, isInert }: TimeBarProps<State, Input>) {
  const { isPlaying, speed, canUndo } = useSettled(run, (_, { isPlaying, speed, canUndo }) => ({
    isPlaying,
    speed,
    canUndo,
  }));
  const isSlow = speed !== 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div role="group" aria-label="Tiempo" className={css.tools} inert={isInert}>
      <Tool
        shape={isPlaying ? pauseIcon : playIcon}
        label={isPlaying ? 'Pausar' : 'Seguir'}
        onPress={() => (isPlaying ? run.pause() : run.play())}
      />
      <Tool shape={chevronRightIcon} label="Un paso" onPress={() => run.step()} />
      <Tool shape={timerIcon} label="Cámara lenta" isPressed={isSlow} onPress={() => run.setSpeed(isSlow ? 1 : 0.25)} />
      <Tool shape={undoIcon} label="Deshacer" isDisabled={!canUndo} onPress={() => run.undo()} />
      <Tool shape={restartIcon} label="Volver a empezar" onPress={() => run.restart()} />
    </div>
  );
}
