import { durationText, WEEKDAY_NAMES } from '@travesia/contracts/profile-words';
import { WEEKDAYS, type Weekday } from '@travesia/contracts/slices';
import { Select } from '@travesia/kit-ui';
import css from './profile.module.css';

type Minutes = Readonly<Partial<Record<Weekday, number>>>;

const OFFERED_MINUTES = [0, 15, 30, 45, 60, 90, 120, 180, 240] as const;

const UNSAID = { value: '', label: 'Sin decir' };

const labelOf = (minutes: number) => (minutes === 0 ? 'No estudio' : durationText(minutes));

/** One that is kept may be none that is offered here. */
function optionsWith(kept: number | undefined) {
  const offered = new Set<number>([...OFFERED_MINUTES, ...(kept === undefined ? [] : [kept])]);
  return [
    UNSAID,
    ...[...offered].sort((a, b) => a - b).map((value) => ({ value: String(value), label: labelOf(value) })),
  ];
}

interface WeekMinutesProps {
  readonly minutes: Minutes;
  readonly onChange: (minutes: Minutes) => void;
}

/** How long the student can study on each day. */
export function WeekMinutes({ minutes, onChange }: WeekMinutesProps) {
  const total = Object.values(minutes).reduce((sum, day) => sum + day, 0);
  const change = (day: Weekday, value: string) => {
    const { [day]: _, ...others } = minutes;
    onChange(value === '' ? others : { ...others, [day]: Number(value) });
  };
  return (
    <fieldset className={css.group} aria-describedby="perfil-semana">
      <legend className={css.legend}>¿Cuánto puedes estudiar cada día?</legend>
      <p id="perfil-semana" className={css.hint}>
        Lo que de verdad puedas: tu plan se arma con esto. {total > 0 && `Son ${durationText(total)} a la semana.`}
      </p>
      <div className={css.week}>
        {WEEKDAYS.map((day) => (
          <Select
            key={day}
            label={WEEKDAY_NAMES[day]}
            value={String(minutes[day] ?? '')}
            options={optionsWith(minutes[day])}
            onValueChange={(value) => change(day, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
