import { lessonAddress } from '@travesia/contracts/page';
import type { StudyDay, StudyWeekAnswer } from '@travesia/contracts/slices';
import { findContent } from '@travesia/contracts/temario';
import { Notice, Stack } from '@travesia/kit-ui';
import css from './recommendations.module.css';

const DAYS_SHOWN = 7;

const dayName = new Intl.DateTimeFormat('es-CL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

const KIND_WORDS: Readonly<Record<StudyDay['tasks'][number]['kind'], string>> = {
  lesson: 'Lección',
  practice: 'Práctica',
  review: 'Repaso',
  simulacro: 'Simulacro',
  cards: 'Tarjetas',
  light: 'Repaso liviano',
};

/** The days of the plan that have something to do, the next first. */
export const daysAhead = ({ week, later }: StudyWeekAnswer): readonly StudyDay[] =>
  [...week, ...later].filter(({ tasks }) => tasks.length > 0).slice(0, DAYS_SHOWN);

/** What the plan says of the first days. `null`: it could not be made now. */
export function FirstWeek({ week }: { readonly week: StudyWeekAnswer | null }) {
  const days = week ? daysAhead(week) : [];
  return (
    <Stack as="section" gap="m" aria-labelledby="primera-semana">
      <h2 id="primera-semana">Tu primera semana</h2>
      {week === null ? (
        <Notice tone="warning" title="No pudimos armar tu plan ahora">
          <p>
            Lo que respondiste está guardado. Lo vas a encontrar hecho en <a href="/aprende">Aprende</a> cuando entres.
          </p>
        </Notice>
      ) : days.length === 0 ? (
        <p>
          En tu perfil no quedan días con tiempo de estudio. Dinos cuántos minutos tienes y el plan los reparte en{' '}
          <a href="/aprende">Aprende</a>.
        </p>
      ) : (
        <ol className={css.days}>
          {days.map(({ date, tasks }) => (
            <li key={date} className={css.day}>
              <span className={css['day-name']}>{dayName.format(new Date(`${date}T00:00:00Z`))}</span>
              <ul>
                {tasks.map((task) => (
                  <li key={task.id}>
                    <TaskWords {...task} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}

function TaskWords({ kind, contents, minutes }: StudyDay['tasks'][number]) {
  const [first, ...others] = contents;
  const name = first === undefined ? null : (findContent(first)?.name ?? first);
  const more = others.length > 0 ? ` y ${others.length} más` : '';
  return (
    <>
      {KIND_WORDS[kind]}
      {first !== undefined && (
        <>
          : {kind === 'lesson' ? <a href={lessonAddress(first)}>{name}</a> : name}
          {more}
        </>
      )}{' '}
      <span className={css.hint}>({minutes} min)</span>
    </>
  );
}
