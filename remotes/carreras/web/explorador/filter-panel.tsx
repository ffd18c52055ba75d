import { Disclosure, formatDecimal, Select, Stack } from '@travesia/kit-ui';
import { memo, type ReactNode, useState } from 'react';
import { AREAS } from '../../admission/area.ts';
import type { Catalogue } from '../../admission/catalogue.ts';
import {
  DURATION_STEPS,
  type ExplorerState,
  M2_CHOICES,
  type M2Choice,
  TUITION_STEPS,
  VACANCY_STEPS,
} from '../../admission/filters/explorer-state.ts';
import type { OptionCounts } from '../../admission/filters/filter-programs.ts';
import { OptionList } from './option-list.tsx';
import { RegionPicture } from './region-picture.tsx';

interface FilterPanelProps {
  readonly catalogue: Catalogue;
  readonly explorer: ExplorerState;
  readonly counts: OptionCounts;
  readonly onChange: (change: Partial<ExplorerState>) => void;
}

const M2_NAMES: Readonly<Record<M2Choice, string>> = {
  any: 'Con o sin M2',
  required: 'Que pidan M2',
  'not-required': 'Que no pidan M2',
};

/** A long list is made when it is opened: most students never do. */
function OpenedOnly({ summary, children }: { readonly summary: string; readonly children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={summary} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {isOpen ? children() : null}
    </Disclosure>
  );
}

const chosenCount = (chosen: readonly string[]) => (chosen.length > 0 ? ` (${chosen.length})` : '');

interface LimitSelectProps {
  readonly label: string;
  readonly steps: readonly number[];
  readonly value: number | null;
  readonly counts: ReadonlyMap<number, number>;
  readonly text: (step: number) => string;
  readonly onChange: (value: number | null) => void;
}

function LimitSelect({ label, steps, value, counts, text, onChange }: LimitSelectProps) {
  return (
    <Select
      label={label}
      value={value ?? ''}
      onValueChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      options={[
        { value: '', label: 'Sin límite' },
        ...steps.map((step) => ({
          value: String(step),
          label: `${text(step)} (${formatDecimal(counts.get(step) ?? 0)})`,
        })),
      ]}
    />
  );
}

/** Every filter, with how many programmes each option would leave as the others are. */
export const FilterPanel = memo(function FilterPanel({ catalogue, explorer, counts, onChange }: FilterPanelProps) {
  return (
    <Stack gap="l">
      <RegionPicture counts={counts.regions} chosen={explorer.regions} onChange={(regions) => onChange({ regions })} />
      <OptionList
        legend="Área"
        options={AREAS.map((area) => ({ value: area, label: area, count: counts.areas.get(area) ?? 0 }))}
        chosen={explorer.areas}
        onChange={(areas) => onChange({ areas })}
      />
      <OpenedOnly summary={`Universidad${chosenCount(explorer.universities)}`}>
        {() => (
          <OptionList
            legend="Universidad"
            hideLegend
            options={catalogue.universities.map(({ id, shortName }) => ({
              value: id,
              label: shortName,
              count: counts.universities.get(id) ?? 0,
            }))}
            chosen={explorer.universities}
            onChange={(universities) => onChange({ universities })}
          />
        )}
      </OpenedOnly>
      <OpenedOnly summary={`Carrera${chosenCount(explorer.careers)}`}>
        {() => (
          <OptionList
            legend="Carrera"
            hideLegend
            options={catalogue.careers.map(({ id, name }) => ({
              value: id,
              label: name,
              count: counts.careers.get(id) ?? 0,
            }))}
            chosen={explorer.careers}
            onChange={(careers) => onChange({ careers })}
          />
        )}
      </OpenedOnly>
      <LimitSelect
        label="Duración"
        steps={DURATION_STEPS}
        value={explorer.maxDuration}
        counts={counts.maxDuration}
        text={(step) => `Hasta ${step} semestres`}
        onChange={(maxDuration) => onChange({ maxDuration })}
      />
      <LimitSelect
        label="Vacantes 2026"
        steps={VACANCY_STEPS}
        value={explorer.minVacancies}
        counts={counts.minVacancies}
        text={(step) => `${step} o más`}
        onChange={(minVacancies) => onChange({ minVacancies })}
      />
      <LimitSelect
        label="Arancel anual 2026"
        steps={TUITION_STEPS}
        value={explorer.maxTuition}
        counts={counts.maxTuition}
        text={(step) => `Hasta $${formatDecimal(step)}`}
        onChange={(maxTuition) => onChange({ maxTuition })}
      />
      <Select
        label="Matemática 2"
        value={explorer.m2}
        onValueChange={(value) => onChange({ m2: M2_CHOICES.find((choice) => choice === value) ?? 'any' })}
        options={M2_CHOICES.map((choice) => ({
          value: choice,
          label: `${M2_NAMES[choice]} (${formatDecimal(counts.m2.get(choice) ?? 0)})`,
        }))}
      />
      <OptionList
        legend="Universidades"
        options={[{ value: 'cruch', label: 'Solo del CRUCH', count: counts.cruch.get(true) ?? 0 }]}
        chosen={explorer.cruch ? ['cruch'] : []}
        onChange={(chosen) => onChange({ cruch: chosen.length > 0 })}
      />
    </Stack>
  );
});
