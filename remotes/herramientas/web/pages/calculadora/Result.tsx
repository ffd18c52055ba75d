import { type NemGroup, writeGrade } from '@travesia/kit-paes';
import { useSession } from '@travesia/kit-remote';
import { ButtonLink, formatDecimal, Stat, VisuallyHidden } from '@travesia/kit-ui';
import { averagePath } from '../../../routes.ts';
import { SavedScoreNote } from '../../features/own-scores/SavedScoreNote.tsx';
import { useSavedScore } from '../../features/own-scores/use-saved-score.ts';
import type { Calculation } from './calculation.ts';
import { meanInWords } from './mean-in-words.ts';
import css from './Result.module.css';
import { YEAR_NAMES } from './year-names.ts';

const yearList = (places: readonly number[]) => places.map((place) => YEAR_NAMES[place]).join(', ');

const NEM_DEFINITION = 'Promedio de tus promedios anuales de 1.º a 4.º medio, con dos decimales.';
const SCORE_DEFINITION = 'Lo que vale tu NEM al postular, en una escala de 100 a 1.000.';

/** Programmes by how much they ask of the tests, with the scores that are kept. */
const CAREERS_WITHIN_REACH = '/paes/carreras?orden=alcance#resultados';
const EXPLORER_WITHIN_REACH = '/carreras?orden=alcance#resultados';

/** What the score is for: it is kept for the other pages, and one press away are the careers that it reaches. */
function NextStep({ score }: { readonly score: number }) {
  const session = useSession();
  const saved = useSavedScore('nem', score);
  return (
    <div className={css.next}>
      <SavedScoreNote name="NEM" value={score} saved={saved} />
      <ButtonLink href={session.status === 'signed-in' ? EXPLORER_WITHIN_REACH : CAREERS_WITHIN_REACH}>
        Ver carreras a mi alcance
      </ButtonLink>
    </div>
  );
}

function Answer({ calculation, group }: { readonly calculation: Calculation; readonly group: NemGroup }) {
  if (calculation.kind === 'empty') return <p>Escribe al menos un promedio y aquí aparece tu puntaje.</p>;
  if (calculation.kind === 'invalid') return <p>Revisa el promedio marcado y aquí aparece tu puntaje.</p>;
  const { average, score, years, missing } = calculation;
  return (
    <>
      <div className={css.figures}>
        <Stat label="Tu NEM" value={writeGrade(average)} definition={NEM_DEFINITION} />
        {score.kind === 'score' ? (
          <Stat
            label="Tu puntaje NEM"
            value={formatDecimal(score.score)}
            unit="puntos"
            definition={SCORE_DEFINITION}
            size="l"
          />
        ) : null}
      </div>
      <p className={css.steps}>{meanInWords(years)}</p>
      {score.kind === 'below-table' ? (
        <p>
          La tabla empieza en 4,00, la nota mínima para aprobar, así que un promedio de {writeGrade(average)} no tiene
          puntaje NEM.
        </p>
      ) : (
        <p>
          Grupo {group}. <a href={averagePath(average)}>Más sobre el promedio {writeGrade(average)}</a>
        </p>
      )}
      {score.kind === 'score' ? <NextStep score={score.score} /> : null}
      {missing.length > 0 ? (
        <p>
          Es una estimación con los años que llevas: {missing.length === 1 ? 'falta' : 'faltan'} {yearList(missing)}. Tu
          NEM definitivo se calcula con los cuatro.
        </p>
      ) : null}
    </>
  );
}

/** The answer as one sentence, for those who hear it while they type. */
function spoken(calculation: Calculation): string {
  if (calculation.kind !== 'result') return '';
  const { average, score } = calculation;
  return score.kind === 'score'
    ? `NEM ${writeGrade(average)}, ${formatDecimal(score.score)} puntos`
    : `NEM ${writeGrade(average)}, sin puntaje`;
}

interface ResultProps {
  readonly calculation: Calculation;
  readonly group: NemGroup;
}

export function Result({ calculation, group }: ResultProps) {
  return (
    <section className={css.result} aria-labelledby="resultado">
      <h2 id="resultado" className={css.title}>
        Tu resultado
      </h2>
      <VisuallyHidden as="div" aria-live="polite">
        {spoken(calculation)}
      </VisuallyHidden>
      <Answer calculation={calculation} group={group} />
    </section>
  );
}
