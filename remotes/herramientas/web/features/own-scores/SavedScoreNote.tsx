import { Button, Cluster, formatDecimal } from '@travesia/kit-ui';
import css from './SavedScoreNote.module.css';
import type { SavedScore } from './use-saved-score.ts';

const OWN_SCORES_VIEW = '/carreras?vista=puntajes';

interface SavedScoreNoteProps {
  /** As the sentence names it: `NEM`. */
  readonly name: string;
  readonly value: number;
  readonly saved: SavedScore;
}

/** Where a score that was calculated is now, in a line that is there as soon as the score is. */
export function SavedScoreNote({ name, value, saved }: SavedScoreNoteProps) {
  return (
    <div className={css.note} role="status">
      {textOf(name, saved)}
      {saved.kind === 'differs' ? (
        <Cluster gap="s">
          <Button variant="secondary" onClick={saved.replace}>
            Cambiarlo por {formatDecimal(value)}
          </Button>
        </Cluster>
      ) : null}
    </div>
  );
}

function textOf(name: string, saved: SavedScore) {
  switch (saved.kind) {
    case 'none':
      return null;
    case 'device':
      return <p>Guardado en este equipo: no tienes que escribirlo de nuevo donde se piden tus puntajes.</p>;
    case 'account':
      return (
        <p>
          Está en <a href={OWN_SCORES_VIEW}>tus puntajes</a>.
        </p>
      );
    case 'unsent':
      return <p>Guardado en este equipo. Pasa a tu cuenta cuando vuelva la conexión.</p>;
    case 'differs':
      return (
        <p>
          En <a href={OWN_SCORES_VIEW}>tus puntajes</a> tienes {name} {formatDecimal(saved.inAccount)}.
        </p>
      );
  }
}
