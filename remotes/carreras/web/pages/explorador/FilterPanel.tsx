import { Disclosure, formatDecimal, Select, Stack } from '@travesia/kit-ui';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { AREAS } from '../../../admission/area.ts';
import type { Catalogue } from '../../../admission/catalogue.ts';
import {
  DURATION_STEPS,
  type ExplorerFilters,
  M2_CHOICES,
  type M2Choice,
  TUITION_STEPS,
  VACANCY_STEPS,
} from '../../../admission/filters/explorer-state.ts';
import type { OptionCounts } from '../../../admission/filters/filter-programs.ts';
import { OFFER_YEAR, TUITION_YEAR } from '../../../admission/program.ts';
import { type ChangeExplorer, filterChanges } from '../../features/search/filter-changes.ts';
import { OptionList } from './OptionList.tsx';
import { RegionPicture } from './RegionPicture.tsx';

/** The filters one by one: what they are stays the same while the student types. */
interface FilterPanelProps extends ExplorerFilters {
  readonly catalogue: Catalogue;
  readonly counts: OptionCounts;
  readonly onChange: ChangeExplorer;
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

const LimitSelect = memo(function LimitSelect({ label, steps, value, counts, text, onChange }: LimitSelectProps) {
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
});

const durationText = (semesters: number) => `Hasta ${semesters} semestres`;
const vacanciesText = (vacancies: number) => `${vacancies} o más`;
const tuitionText = (pesos: number) => `Hasta $${formatDecimal(pesos)}`;

const EVENING: readonly string[] = ['evening'];
const CRUCH: readonly string[] = ['cruch'];
const NONE: readonly string[] = [];

/** Every filter, with how many programmes each option would leave as the others are. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { catalogue, counts, onChange, areas, regions, universities, careers } = props;
  const changes = useMemo(() => filterChanges(onChange), [onChange]);
  const areaOptions = useMemo(
    () => AREAS.map((area) => ({ value: area, label: area, count: counts.areas.get(area) ?? 0 })),
    [counts],
  );
  const universityOptions = useMemo(
    () =>
      catalogue.universities.map(({ id, shortName }) => ({
        value: id,
        label: shortName,
        count: counts.universities.get(id) ?? 0,
      })),
    [catalogue, counts],
  );
  const careerOptions = useMemo(
    () => catalogue.careers.map(({ id, name }) => ({ value: id, label: name, count: counts.careers.get(id) ?? 0 })),
    [catalogue, counts],
  );
  const cruchOptions = useMemo(
    () => [{ value: 'cruch', label: 'Solo del CRUCH', count: counts.cruch.get(true) ?? 0 }],
    [counts],
  );
  const eveningOptions = useMemo(
    () => [{ value: 'evening', label: 'Solo vespertinas', count: counts.evening.get(true) ?? 0 }],
    [counts],
  );
  return (
    <Stack gap="l">
      <RegionPicture counts={counts.regions} chosen={regions} onToggle={changes.toggleRegion} />
      <OptionList legend="Área" options={areaOptions} chosen={areas} onToggle={changes.toggleArea} />
      <OpenedOnly summary={`Universidad${chosenCount(universities)}`}>
        {() => (
          <OptionList
            legend="Universidad"
            hideLegend
            options={universityOptions}
            chosen={universities}
            onToggle={changes.toggleUniversity}
          />
        )}
      </OpenedOnly>
      <OpenedOnly summary={`Carrera${chosenCount(careers)}`}>
        {() => (
          <OptionList
            legend="Carrera"
            hideLegend
            options={careerOptions}
            chosen={careers}
            onToggle={changes.toggleCareer}
          />
        )}
      </OpenedOnly>
      <LimitSelect
        label="Duración"
        steps={DURATION_STEPS}
        value={props.maxDuration}
        counts={counts.maxDuration}
        text={durationText}
        onChange={changes.setMaxDuration}
      />
      <LimitSelect
        label={`Vacantes ${OFFER_YEAR}`}
        steps={VACANCY_STEPS}
        value={props.minVacancies}
        counts={counts.minVacancies}
        text={vacanciesText}
        onChange={changes.setMinVacancies}
      />
      <LimitSelect
        label={`Arancel anual ${TUITION_YEAR}`}
        steps={TUITION_STEPS}
        value={props.maxTuition}
        counts={counts.maxTuition}
        text={tuitionText}
        onChange={changes.setMaxTuition}
      />
      <Select
        label="Matemática 2"
        value={props.m2}
        onValueChange={changes.setM2}
        options={M2_CHOICES.map((choice) => ({
          value: choice,
          label: `${M2_NAMES[choice]} (${formatDecimal(counts.m2.get(choice) ?? 0)})`,
        }))}
      />
      <OptionList
        legend="Jornada"
        options={eveningOptions}
        chosen={props.evening ? EVENING : NONE}
        onToggle={changes.toggleEvening}
      />
      <OptionList
        legend="Universidades"
        options={cruchOptions}
        chosen={props.cruch ? CRUCH : NONE}
        onToggle={changes.toggleCruch}
      />
    </Stack>
  );
});
