import { Badge, Disclosure } from '@travesia/kit-ui';
import { useId } from 'react';
import {
  type Calendar,
  type ChileanTime,
  type ExplainedStep,
  stepState,
  stepsByState,
  type UnknownDate,
} from '../../../admission/calendar.ts';
import { dayText } from '../catalogue/day-text.ts';
import css from './AdmissionCalendar.module.css';
import { processOver, stateWord } from './application-text.ts';
import { stepPlace } from './calendar-id.ts';
import { datesText } from './dates-text.ts';
import { NEWEST_CALENDAR } from './newest-calendar.ts';
import { hoursText, publishedText } from './step-texts.ts';
import { useChileanTime } from './use-chilean-time.ts';

interface SourcesProps {
  readonly calendar: Calendar;
  readonly of: readonly string[];
}

const howSure = (sources: number) =>
  sources === 1 ? 'Una sola fuente: confírmalo en la página de DEMRE.' : `Lo dicen ${sources} fuentes.`;

/** Where a date comes from and how sure it is, in one tap. */
function Sources({ calendar, of }: SourcesProps) {
  const sources = of.flatMap((key) => calendar.sources[key] ?? []);
  return (
    <details className={css.sources}>
      <summary>Fuente</summary>
      <ul>
        {sources.map(({ name, published, url }) => (
          <li key={name}>
            {url === undefined ? name : <a href={url}>{name}</a>}, {publishedText(published)}
          </li>
        ))}
      </ul>
      <p>{howSure(sources.length)}</p>
    </details>
  );
}

interface StepsProps {
  readonly calendar: Calendar;
  readonly steps: readonly ExplainedStep[];
  readonly now: ChileanTime | null;
}

const TONES = { ahead: 'accent', running: 'success', past: 'neutral' } as const;

function Steps({ calendar, steps, now }: StepsProps) {
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step.id} id={stepPlace(step.id)} className={css.step}>
          <p className={css.when}>
            {datesText(step)}
            {hoursText(step) === '' ? null : <span className={css.hours}>{hoursText(step)}</span>}
          </p>
          <p className={css.title}>{step.title}</p>
          <p className={css.state}>
            {now === null ? null : <Badge tone={TONES[stepState(step, now).kind]}>{stateWord(step, now)}</Badge>}
          </p>
          <div className={css.about}>
            <p>{step.todo}</p>
            <Sources calendar={calendar} of={step.sources} />
          </div>
        </li>
      ))}
    </ol>
  );
}

interface UnknownProps {
  readonly calendar: Calendar;
  readonly row: UnknownDate;
}

function Unknown({ calendar, row: { title, text, searched, lastYear, sources } }: UnknownProps) {
  return (
    <li className={css.step}>
      <p className={css.when}>Sin fecha</p>
      <p className={`${css.title} ${css.alone}`}>{title}</p>
      <div className={css.about}>
        <p>
          {text.replace(/\.$/, '')} ({dayText(searched)}). {lastYear}
        </p>
        {sources.length === 0 ? null : <Sources calendar={calendar} of={sources} />}
      </div>
    </li>
  );
}

interface AdmissionCalendarProps {
  readonly calendar?: Calendar;
  /** Puts what is over away. For pages that are not prerendered: in a document nobody knows what is. */
  readonly foldPast?: boolean;
}

/** Every step of the process: when, what to do then, how far it is, where that is known from; and what nobody knows. */
export function AdmissionCalendar({ calendar = NEWEST_CALENDAR, foldPast = false }: AdmissionCalendarProps) {
  const now = useChileanTime();
  const unknownId = useId();
  const { steps, unknown, official, process } = calendar;
  const past = foldPast && now !== null ? stepsByState(steps, now).past : [];
  const left = steps.filter((step) => !past.includes(step));
  return (
    <div className={css.calendar}>
      {past.length === 0 ? null : (
        <Disclosure summary={`Ya pasó (${past.length})`}>
          <Steps calendar={calendar} steps={past} now={now} />
        </Disclosure>
      )}
      {left.length === 0 ? (
        <p>{processOver({ process })}. Las fechas del proceso siguiente no están aquí todavía.</p>
      ) : (
        <Steps calendar={calendar} steps={left} now={now} />
      )}
      {unknown.length === 0 ? null : (
        <>
          <p id={unknownId} className={css.unknown}>
            Lo que todavía no se sabe
          </p>
          <ul className={css.steps} aria-labelledby={unknownId}>
            {unknown.map((row) => (
              <Unknown key={row.id} calendar={calendar} row={row} />
            ))}
          </ul>
        </>
      )}
      <p className={css.note}>
        Horas de Chile continental; en Rapa Nui, una menos. Las fechas pueden cambiar: confírmalas en{' '}
        <a href={official}>el calendario de DEMRE</a>.
      </p>
    </div>
  );
}
