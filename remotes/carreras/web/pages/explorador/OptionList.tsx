import { formatDecimal } from '@travesia/kit-ui';
import { memo } from 'react';
import css from './OptionList.module.css';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Programmes that it would leave. */
  readonly count: number;
}

interface OptionProps extends FilterOption {
  readonly isChosen: boolean;
  readonly onToggle: (value: string) => void;
}

interface OptionListProps {
  readonly legend: string;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
  readonly hideLegend?: boolean;
}

/** Remembered: of up to 137, one changes when it is pressed. */
const Option = memo(function Option({ value, label, count, isChosen, onToggle }: OptionProps) {
  return (
    <label className={css.option}>
      <input type="checkbox" checked={isChosen} onChange={() => onToggle(value)} className={css.box} />
      <span className={css.label}>{label}</span>
      <span className={css.count}>
        {formatDecimal(count)}
        <span className="visually-hidden"> programas</span>
      </span>
    </label>
  );
});

/** Of several, any will do. What would leave nothing stays choosable: it may be what is chosen. */
export const OptionList = memo(function OptionList(props: OptionListProps) {
  const { legend, options, chosen, onToggle, hideLegend = false } = props;
  return (
    <fieldset className={css.options}>
      <legend className={hideLegend ? 'visually-hidden' : css.legend}>{legend}</legend>
      {options.map((option) => (
        <Option key={option.value} {...option} isChosen={chosen.includes(option.value)} onToggle={onToggle} />
      ))}
    </fieldset>
  );
});
