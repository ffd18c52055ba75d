import { AREAS } from '../../../admission/area.ts';
import { EMPTY_EXPLORER, type ExplorerState, M2_CHOICES } from '../../../admission/filters/explorer-state.ts';
import type { Region } from '../../../admission/region.ts';

/** Says by what was asked until now what is asked from now on: it need not be made anew when that changes. */
export type ChangeExplorer = (change: (before: ExplorerState) => Partial<ExplorerState>) => void;

/** With `value` if it was not among `chosen`, without it if it was. */
function toggled<Value extends string>(chosen: readonly Value[], value: Value): readonly Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value].sort();
}

/** What each control of the filters does. */
export function filterChanges(change: ChangeExplorer) {
  return {
    toggleRegion: (region: Region) => change(({ regions }) => ({ regions: toggled(regions, region) })),
    toggleArea(value: string) {
      const area = AREAS.find((known) => known === value);
      if (area) change(({ areas }) => ({ areas: toggled(areas, area) }));
    },
    toggleUniversity: (id: string) => change(({ universities }) => ({ universities: toggled(universities, id) })),
    toggleCareer: (id: string) => change(({ careers }) => ({ careers: toggled(careers, id) })),
    toggleEvening: () => change(({ evening }) => ({ evening: !evening })),
    toggleCruch: () => change(({ cruch }) => ({ cruch: !cruch })),
    setMaxDuration: (maxDuration: number | null) => change(() => ({ maxDuration })),
    setMinVacancies: (minVacancies: number | null) => change(() => ({ minVacancies })),
    setMaxTuition: (maxTuition: number | null) => change(() => ({ maxTuition })),
    setM2: (value: string) =>
      change(() => ({ m2: M2_CHOICES.find((choice) => choice === value) ?? EMPTY_EXPLORER.m2 })),
  };
}
