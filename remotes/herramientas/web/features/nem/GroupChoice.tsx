import { NEM_GROUPS, type NemGroup } from '@travesia/kit-paes';
import { SegmentedControl } from '@travesia/kit-ui';
import css from './GroupChoice.module.css';
import { GROUP_TEXT } from './group-text.ts';

interface GroupChoiceProps {
  readonly value: NemGroup;
  readonly onValueChange: (group: NemGroup) => void;
}

const OPTIONS = NEM_GROUPS.map((value) => ({ value, label: `Grupo ${value}`, hint: GROUP_TEXT[value].short }));

/** The group, with what the chosen one means right below. */
export function GroupChoice({ value, onValueChange }: GroupChoiceProps) {
  return (
    <div>
      <SegmentedControl legend="Tu enseñanza media" options={OPTIONS} value={value} onValueChange={onValueChange} />
      <p className={css.who}>
        <strong>{GROUP_TEXT[value].name}.</strong> {GROUP_TEXT[value].who}
      </p>
    </div>
  );
}
