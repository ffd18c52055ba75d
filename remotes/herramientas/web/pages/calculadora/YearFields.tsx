import { readGrade } from '@travesia/kit-paes';
import { DecimalField } from '@travesia/kit-ui';
import { errorProps } from '../../features/nem/grade-message.ts';
import css from './YearFields.module.css';
import { YEAR_NAMES } from './year-names.ts';

interface YearFieldsProps {
  /** What is typed for each year. */
  readonly texts: readonly string[];
  readonly onChange: (texts: readonly string[]) => void;
}

export function YearFields({ texts, onChange }: YearFieldsProps) {
  return (
    <fieldset className={css.years}>
      <legend className={css.legend}>Promedio final de cada año</legend>
      {texts.map((text, index) => (
        <DecimalField
          key={YEAR_NAMES[index]}
          label={YEAR_NAMES[index]}
          value={text}
          className={css.year}
          errorLines={3}
          {...errorProps(readGrade(text), '1,0', '7,0')}
          onValueChange={(typed) => onChange(texts.map((other, place) => (place === index ? typed : other)))}
        />
      ))}
    </fieldset>
  );
}
