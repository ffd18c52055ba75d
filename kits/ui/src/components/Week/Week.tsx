import { classNames } from '../../class-names.ts';
import { checkIcon } from '../../icons/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import css from './Week.module.css';

export interface WeekDay {
  /** `lunes` to `domingo`, as it is said; its first letter is what is seen. */
  readonly name: string;
  readonly minutes: number;
  /** 0 on a day of rest, `null` on one that no plan is of. */
  readonly plannedMinutes: number | null;
  readonly today?: boolean;
}

export interface WeekProps {
  readonly days: readonly WeekDay[];
  readonly className?: string;
}

function dayText({ minutes, plannedMinutes }: WeekDay): string {
  if (plannedMinutes === null) return minutes === 0 ? 'sin plan' : `${minutes} minutos`;
  if (plannedMinutes === 0) return minutes === 0 ? 'descanso' : `${minutes} minutos en un día de descanso`;
  return `${minutes} de ${plannedMinutes} minutos`;
}

/** A week of study as seven columns: as high as what was planned, filled by what was done. */
export function Week({ days, className }: WeekProps) {
  const most = Math.max(1, ...days.flatMap(({ minutes, plannedMinutes }) => [minutes, plannedMinutes ?? 0]));
  return (
    <ol className={classNames(css.week, className)}>
      {days.map((day) => {
        const { name, minutes, today = false } = day;
        const plannedMinutes = day.plannedMinutes ?? 0;
        const done = minutes > 0 && minutes >= plannedMinutes;
        const planned = (100 * plannedMinutes) / most;
        const filled = (100 * minutes) / most;
        return (
          <li key={name} className={css['week-day']} aria-current={today ? 'date' : undefined}>
            <svg className={css['week-column']} width="100%" height="72" aria-hidden="true">
              <rect
                className={css['week-planned']}
                width="100%"
                y={`${100 - planned}%`}
                height={`${planned}%`}
                rx="6"
              />
              <rect className={css['week-done']} width="100%" y={`${100 - filled}%`} height={`${filled}%`} rx="6" />
            </svg>
            <span className={css['week-name']} aria-hidden="true">
              {done ? <Icon shape={checkIcon} size="s" /> : name.charAt(0).toUpperCase()}
            </span>
            <VisuallyHidden>{`${name}${today ? ', hoy' : ''}: ${dayText(day)}`}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
