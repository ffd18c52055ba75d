import { formatDecimal } from '@travesia/kit-ui';
import css from './option-list.module.css';

export interface FilterOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Programmes that it would leave. */
  readonly count: number;
}

interface OptionListProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly FilterOption<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  readonly hideLegend?: boolean;
}

export function toggled<Value extends string>(chosen: readonly Value[], value: Value): readonly Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value].sort();
}

/** Of several, any will do. What would leave nothing stays choosable: it may be what is chosen. */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  const { legend, options, chosen, onChange, hideLegend = false } = props;
  return (
    <fieldset className={css.options}>
      <legend className={hideLegend ? 'visually-hidden' : css.legend}>{legend}</legend>
      {options.map(({ value, label, count }) => (
        <label key={value} className={css.option}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(chosen, value))}
            className={css.box}
          />
          <span className={css.label}>{label}</span>
          <span className={css.count}>
            {formatDecimal(count)}
            <span className="visually-hidden"> programas</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
