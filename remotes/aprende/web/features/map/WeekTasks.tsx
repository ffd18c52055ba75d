import { Card } from '@travesia/kit-ui';
import type { HomeAnswer } from '../../../api/home.ts';
import { minutesText } from '../home/dates-text.ts';
import { type NameOf, taskAddress, taskTitle } from '../home/task-text.ts';
import css from './map.module.css';

export interface WeekTasksProps {
  readonly home: HomeAnswer;
  readonly nameOf: NameOf;
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
                <a href={taskAddress(task)}>{taskTitle(task, nameOf)}</a>{' '}
                <span className={css.minutes}>{minutesText(task.minutes)}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  );
}
