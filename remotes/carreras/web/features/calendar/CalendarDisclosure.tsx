import { Disclosure, Skeleton } from '@travesia/kit-ui';
import { type ComponentType, memo, useState } from 'react';
import css from './CalendarDisclosure.module.css';
import { useOnceAlive } from './use-once-alive.ts';

type Loaded = ComponentType<{ readonly foldPast?: boolean }>;

const loadAtHand = () => import('./AtHand.tsx');

const loadCalendar = () => import('./AdmissionCalendar.tsx').then(({ AdmissionCalendar }) => AdmissionCalendar);

interface CalendarDisclosureProps {
  readonly load?: () => Promise<Loaded>;
}

/** What comes first from now on, in a line, with the whole calendar below it: fetched when it is first opened. */
export const CalendarDisclosure = memo(function CalendarDisclosure({ load = loadCalendar }: CalendarDisclosureProps) {
  const atHand = useOnceAlive(loadAtHand);
  const [calendar, setCalendar] = useState<{ readonly Shown: Loaded } | 'failed' | null>(null);
  const open = () => {
    if (calendar !== null && calendar !== 'failed') return;
    setCalendar(null);
    load().then(
      (Shown) => setCalendar({ Shown }),
      () => setCalendar('failed'),
    );
  };
  return (
    <Disclosure
      summary={
        <span className={css.summary}>
          <span>
            Calendario
            {atHand ? <atHand.AtHand /> : null}
          </span>
        </span>
      }
      onToggle={({ currentTarget }) => currentTarget.open && open()}
    >
      {calendar === null ? (
        <Skeleton lines={4} label="Cargando el calendario…" />
      ) : calendar === 'failed' ? (
        <p role="alert">El calendario no llegó. Revisa tu conexión, ciérralo y ábrelo otra vez.</p>
      ) : (
        <calendar.Shown foldPast />
      )}
    </Disclosure>
  );
});
