import type { CompiledLesson, ContentLink } from '@travesia/content-lesson-model';
import { lessonAddress } from '@travesia/contracts/page';
import { Button, ButtonLink } from '@travesia/kit-ui';
import css from './lesson.module.css';
import { StepTitle } from './StepTitle.tsx';

export interface HaltedProps {
  readonly lesson: CompiledLesson;
  /** What one knows least first. */
  readonly prerequisites: readonly ContentLink[];
  readonly mayTry: boolean;
  onAgain(): void;
  onRead(): void;
  onNext(): void;
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** A point that does not work yet: what to do about it, none of which is an obligation. */
export function Halted({ lesson, prerequisites, mayTry, onAgain, onRead, onNext }: HaltedProps) {
  const [first, ...others] = prerequisites.filter(({ hasLesson }) => hasLesson);
  return (
    <article className={css.point}>
      <StepTitle html="Este punto todavía no sale" />
      <p>{reasonOf(first, mayTry)}</p>
      {first ? (
        <p>
          «{lesson.name}» se apoya en {list.format([first, ...others].map(({ name }) => `«${name}»`))}.
        </p>
      ) : null}
      <div className={css.actions}>
        {first ? <ButtonLink href={lessonAddress(first.content)}>Repasar «{first.name}»</ButtonLink> : null}
        {mayTry ? (
          <Button variant={first ? 'secondary' : 'primary'} onClick={onAgain}>
            Probar otra vez
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onRead}>
          Leer el punto de nuevo
        </Button>
        <Button variant="quiet" onClick={onNext}>
          Seguir con lo que viene
        </Button>
      </div>
    </article>
  );
}

function reasonOf(first: ContentLink | undefined, mayTry: boolean): string {
  if (mayTry) {
    return first
      ? 'Se acabaron las preguntas sin dos buenas seguidas. Suele faltar algo de antes: repásalo, o lee el punto de nuevo y prueba otra vez.'
      : 'Se acabaron las preguntas sin dos buenas seguidas. Lee el punto de nuevo con calma y prueba otra vez.';
  }
  return first
    ? 'Van dos intentos, y un tercero igual no ayuda: lo que falta está antes. Cuando lo repases, este punto vuelve a abrirse.'
    : 'Van dos intentos. Déjalo descansar: mañana se abre de nuevo, y mientras puedes seguir con lo demás.';
}
