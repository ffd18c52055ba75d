import { formatDecimal, Select } from '@travesia/kit-ui';
import { AREAS } from '../../../admission/area.ts';
import type { Catalogue } from '../../../admission/catalogue.ts';
import type { ExplorerState } from '../../../admission/filters/explorer-state.ts';
import type { OptionCounts } from '../../../admission/filters/filter-programs.ts';
import { REGIONS } from '../../../admission/region.ts';
import type { ChangeExplorer } from './filter-changes.ts';
import css from './SearchFilters.module.css';

interface SearchFiltersProps {
  readonly catalogue: Catalogue;
  readonly counts: OptionCounts;
  readonly explorer: ExplorerState;
  readonly onChange: ChangeExplorer;
}

interface OneOfProps<Option extends string> {
  readonly label: string;
  /** Name of all together. */
  readonly all: string;
  readonly options: readonly { readonly value: Option; readonly name: string }[];
  readonly counts: ReadonlyMap<Option, number>;
  readonly chosen: readonly Option[];
  readonly onChange: (chosen: readonly Option[]) => void;
}

/** One of several; what would leave nothing is not offered, but for what is chosen. */
function OneOf<Option extends string>({ label, all, options, counts, chosen, onChange }: OneOfProps<Option>) {
  const [current] = chosen;
  const shown = options.filter(({ value }) => value === current || counts.has(value));
  return (
    <Select
      label={label}
      value={current ?? ''}
      onValueChange={(value) => onChange(options.flatMap((option) => (option.value === value ? option.value : [])))}
      options={[
        { value: '', label: all },
        ...shown.map(({ value, name }) => ({ value, label: `${name} (${formatDecimal(counts.get(value) ?? 0)})` })),
      ]}
    />
  );
}

const named = <Name extends string>(names: readonly Name[]) => names.map((name) => ({ value: name, name }));
const REGION_OPTIONS = named(REGIONS);
const AREA_OPTIONS = named(AREAS);

/** The filters that visitors need most, one choice each. */
export function SearchFilters({ catalogue, counts, explorer, onChange }: SearchFiltersProps) {
  const evening = counts.evening.get(true) ?? 0;
  return (
    <div className={css.filters}>
      <OneOf
        label="Región"
        all="Todo Chile"
        options={REGION_OPTIONS}
        counts={counts.regions}
        chosen={explorer.regions}
        onChange={(regions) => onChange(() => ({ regions }))}
      />
      <OneOf
        label="Universidad"
        all="Todas"
        options={catalogue.universities.map(({ id, name }) => ({ value: id, name }))}
        counts={counts.universities}
        chosen={explorer.universities}
        onChange={(universities) => onChange(() => ({ universities }))}
      />
      <OneOf
        label="Área"
        all="Todas"
        options={AREA_OPTIONS}
        counts={counts.areas}
        chosen={explorer.areas}
        onChange={(areas) => onChange(() => ({ areas }))}
      />
      <Select
        label="Jornada"
        value={explorer.evening ? 'evening' : ''}
        onValueChange={(value) => onChange(() => ({ evening: value === 'evening' }))}
        options={[
          { value: '', label: 'Todas' },
          { value: 'evening', label: `Solo vespertina (${formatDecimal(evening)})` },
        ]}
      />
    </div>
  );
}
