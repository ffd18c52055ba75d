import { durationText, WEEKDAY_NAMES } from '@travesia/contracts/profile-words';
import { WEEKDAYS, type Weekday } from '@travesia/contracts/slices';
import { Select } from '@travesia/kit-ui';
import { useState } from 'react';
import { everyDay, type MinutesByWeekday, sharedMinutes } from '../../../profile/every-day.ts';
import css from './profile.module.css';

const OFFERED_MINUTES = [0, 15, 30, 45, 60, 90, 120, 180, 240] as const;

const UNSAID = { value: '', label: 'Sin decir' };
const APART = { value: 'apart', label: 'Distinto según el día' };

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
  readonly minutes: MinutesByWeekday;
  readonly onChange: (minutes: MinutesByWeekday) => void;
}

/** How long the student can study: the same every day by one choice, each day by its own for who wants that. */
export function WeekMinutes({ minutes, onChange }: WeekMinutesProps) {
  const shared = sharedMinutes(minutes);
  const [asksEach, setAsksEach] = useState(false);
  const isApart = asksEach || shared === 'apart';
  const total = Object.values(minutes).reduce((sum, day) => sum + day, 0);
  const changeAll = (value: string) => {
    setAsksEach(value === APART.value);
    if (value !== APART.value) onChange(value === UNSAID.value ? {} : everyDay(Number(value)));
  };
  const changeDay = (day: Weekday, value: string) => {
    // Days that become alike stay in sight: somebody is at them.
    setAsksEach(true);
    const { [day]: _, ...others } = minutes;
    onChange(value === UNSAID.value ? others : { ...others, [day]: Number(value) });
  };
  return (
    <fieldset className={css.group} aria-describedby="perfil-semana">
      <legend className={css.legend}>¿Cuánto puedes estudiar?</legend>
      <p id="perfil-semana" className={css.hint}>
        Lo que de verdad puedas: tu plan se arma con esto. {total > 0 && `Son ${durationText(total)} a la semana.`}
      </p>
      <Select
        label="Todos los días"
        value={isApart ? APART.value : shared === 'unsaid' ? UNSAID.value : String(shared)}
        options={[...optionsWith(typeof shared === 'number' ? shared : undefined), APART]}
        onValueChange={changeAll}
      />
      {isApart ? (
        <div className={css.week}>
          {WEEKDAYS.map((day) => (
            <Select
              key={day}
              label={WEEKDAY_NAMES[day]}
              value={String(minutes[day] ?? '')}
              options={optionsWith(minutes[day])}
              onValueChange={(value) => changeDay(day, value)}
            />
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}
