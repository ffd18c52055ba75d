import type { Remaining } from '../attempt/attempt-view.ts';
import css from './player.module.css';
import { useCountdown } from './use-countdown.ts';

/** From here on the time is shown whoever hid it. */
const ALWAYS_SHOWN_S = 5 * 60;
/** Told from then on, to who hid the time too; the last one at once. */
const TOLD_MINUTES = [10, 5, 1] as const;

export function timeText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const padded = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`;
}

export interface TimerProps {
  readonly remaining: Remaining;
  /** The student would rather not see it, until five minutes are left. */
  readonly isHidden: boolean;
}

/** The time that is left: is not said every second. */
export function Timer({ remaining, isHidden }: TimerProps) {
  const seconds = useCountdown(remaining);
  const minute = TOLD_MINUTES.findLast((minutes) => seconds <= minutes * 60);
  return (
    <>
      {isHidden && seconds > ALWAYS_SHOWN_S ? null : (
        <span
          className={css.timer}
          role="timer"
          aria-label={`Tiempo restante ${timeText(seconds)}`}
          data-low={seconds <= ALWAYS_SHOWN_S}
        >
          <span aria-hidden="true">{timeText(seconds)}</span>
        </span>
      )}
      <span className={css['time-told']} role={minute === 1 ? 'alert' : 'status'}>
        {minute === undefined || seconds === 0
          ? ''
          : minute === 1
            ? 'Queda menos de un minuto'
            : `Quedan ${minute} minutos o menos`}
      </span>
    </>
  );
}
