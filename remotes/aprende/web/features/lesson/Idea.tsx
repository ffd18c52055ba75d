import type { CompiledPoint } from '@travesia/content-lesson-model';
import { Button, gamepadIcon, Icon, RichContent } from '@travesia/kit-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Fading } from '../../../lesson/fading.ts';
import { Example } from './Example.tsx';
import { IdeaText } from './IdeaText.tsx';
import css from './lesson.module.css';
import { ManipulableSlot } from './ManipulableSlot.tsx';
import { Readings } from './Readings.tsx';
import { StepTitle } from './StepTitle.tsx';

export interface IdeaProps {
  readonly content: string;
  readonly point: CompiledPoint;
  readonly fading: Fading;
  /** Named mistake to whose paragraph an address led. */
  readonly mistake: string | null;
  readonly isPassed: boolean;
  onNext(): void;
  onSkip(): void;
}

export const warningId = (mistake: string) => `error-${mistake}`;

/** One knowledge point: the idea, what shows it, an example, what goes wrong. */
export function Idea({ content, point, fading, mistake, isPassed, onNext, onSkip }: IdeaProps) {
  const { title, idea, figure, manipulable, game, readings, example, warnings, checks } = point;
  const asked = useRef<HTMLDivElement>(null);
  const [isSettled, setSettled] = useState(manipulable === undefined);
  const settle = useCallback(() => setSettled(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the paragraph comes with what is below the thing to move
  useEffect(() => {
    if (mistake === null || !asked.current) return;
    asked.current.scrollIntoView({ block: 'center' });
    asked.current.focus();
  }, [mistake, isSettled]);
  const worked = (
    <Example
      content={content}
      point={point.id}
      example={example}
      hidden={fading.hidden}
      title={fading.problemFirst ? 'Prueba primero' : fading.hidden > 0 ? 'Un ejemplo para completar' : 'Un ejemplo'}
    />
  );
  return (
    <article className={css.point}>
      <StepTitle html={title} isQuiet={mistake !== null} />
      {fading.problemFirst ? worked : null}
      <IdeaText content={content} point={point.id} html={idea} />
      {figure === undefined ? null : <RichContent html={figure} />}
      {manipulable ? <ManipulableSlot manipulable={manipulable} onSettled={settle} /> : null}
      {isSettled ? below() : null}
    </article>
  );

  function below() {
    return (
      <>
        <Readings readings={readings} />
        {fading.problemFirst ? null : worked}
        {game ? (
          <p className={css.game}>
            <Icon shape={gamepadIcon} />
            <a href={game.href}>
              <RichContent html={game.words} inline />
            </a>
          </p>
        ) : null}
        {warnings.length === 0 ? null : (
          <section className={css.warnings}>
            <h3 className={css['part-title']}>{warnings.length === 1 ? 'Un error típico' : 'Errores típicos'}</h3>
            {warnings.map((warning) => (
              <div
                key={warning.mistake}
                id={warningId(warning.mistake)}
                ref={warning.mistake === mistake ? asked : undefined}
                tabIndex={-1}
                className={css.warning}
                data-asked={warning.mistake === mistake}
              >
                <RichContent html={warning.text} />
              </div>
            ))}
          </section>
        )}
        <div className={css.actions}>
          <Button onClick={onNext}>
            {isPassed ? 'Volver a practicar' : `Practicar: hasta ${checks.length} preguntas`}
          </Button>
          <Button variant="quiet" onClick={onSkip}>
            {isPassed ? 'Seguir' : 'Saltar este punto'}
          </Button>
        </div>
      </>
    );
  }
}
