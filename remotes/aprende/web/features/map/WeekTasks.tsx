import { lessonAddress } from '@travesia/contracts/page';
import { Card } from '@travesia/kit-ui';
import type { HomeAnswer, HomeTask } from '../../../api/home.ts';
import { isPractisedByContent, practiceAddress } from '../study/practice-address.ts';
import css from './map.module.css';

export interface WeekTasksProps {
  readonly home: HomeAnswer;
  nameOf(content: string): string | null;
}

const DAY = new Intl.DateTimeFormat('es-CL', { weekday: 'long', day: 'numeric', timeZone: 'UTC' });

/** What the plan has for the rest of this week; nothing where there is no plan yet. */
export function WeekTasks({ home, nameOf }: WeekTasksProps) {
  const { day: today } = home;
  const days = home.week.filter(({ date, tasks }) => today !== null && date >= today && tasks.length > 0);
  if (days.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="semana">
      <h2 id="semana" className={css['week-title']}>
        Tu semana
      </h2>
      <dl className={css.week}>
        {days.map(({ date, tasks }) => (
          <div key={date} className={css.day}>
            <dt>{date === today ? 'Hoy' : DAY.format(new Date(`${date}T12:00:00Z`))}</dt>
            {tasks.map((task) => (
              <dd key={task.id}>
                <Task task={task} nameOf={nameOf} /> <span className={css.minutes}>{task.minutes} min</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  );
}

const KINDS: Readonly<Record<HomeTask['kind'], string>> = {
  lesson: 'Lección',
  practice: 'Práctica',
  review: 'Repaso',
  simulacro: 'Simulacro',
  cards: 'Tarjetas',
  light: 'Repaso liviano',
};

function Task({
  task: { kind, contents, test },
  nameOf,
}: { readonly task: HomeTask } & Pick<WeekTasksProps, 'nameOf'>) {
  const names = contents.flatMap((content) => nameOf(content) ?? []);
  const [first] = contents;
  const text = [KINDS[kind], ...(names.length > 0 ? [names.join(', ')] : [])].join(' · ');
  if (kind === 'lesson' && first !== undefined) return <a href={lessonAddress(first)}>{text}</a>;
  if ((kind === 'practice' || kind === 'review') && test && first !== undefined && isPractisedByContent(test)) {
    return <a href={practiceAddress(test, contents.join(','))}>{text}</a>;
  }
  if (kind === 'simulacro') return <a href="/ensayos/generar/tipo">{text}</a>;
  return <span>{text}</span>;
}
