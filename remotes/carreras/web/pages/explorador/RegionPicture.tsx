import { formatDecimal } from '@travesia/kit-ui';
import { memo } from 'react';
import { REGIONS, type Region } from '../../../admission/region.ts';
import css from './RegionPicture.module.css';

interface RegionPictureProps {
  readonly counts: ReadonlyMap<Region, number>;
  readonly chosen: readonly Region[];
  readonly onToggle: (region: Region) => void;
}

interface RegionOptionProps {
  readonly region: Region;
  readonly count: number;
  /** Of the region that has most. */
  readonly most: number;
  readonly isChosen: boolean;
  readonly onToggle: (region: Region) => void;
}

/**
 * Where the west coast of each region is and how wide the country is there, in hundredths of the picture, from north to
 * south: a sketch to recognise, not a map to measure.
 */
const COAST: Readonly<Record<Region, readonly [west: number, width: number]>> = {
  'Arica y Parinacota': [52, 24],
  Tarapacá: [54, 26],
  Antofagasta: [52, 36],
  Atacama: [50, 32],
  Coquimbo: [48, 24],
  Valparaíso: [47, 22],
  Metropolitana: [52, 20],
  "O'Higgins": [46, 24],
  Maule: [43, 26],
  Ñuble: [42, 26],
  Biobío: [39, 26],
  'La Araucanía': [40, 26],
  'Los Ríos': [39, 24],
  'Los Lagos': [37, 28],
  Aysén: [33, 34],
  Magallanes: [36, 46],
};

const RegionOption = memo(function RegionOption({ region, count, most, isChosen, onToggle }: RegionOptionProps) {
  const [west, width] = COAST[region];
  return (
    <label className={css.region}>
      <input type="checkbox" className={css.box} checked={isChosen} onChange={() => onToggle(region)} />
      <svg className={css.map} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.land} x={west} width={width} height="20" />
        <rect className={css.offer} x={west} width={width} height="20" opacity={Math.sqrt(count / most)} />
      </svg>
      <span className={css.name}>{region}</span>
      <svg className={css.amount} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.offer} width={(100 * count) / most} height="4" />
      </svg>
      <span className={css.count}>
        {formatDecimal(count)}
        <span className="visually-hidden"> programas</span>
      </span>
    </label>
  );
});

/** The country from north to south: each region is as dark as it has programmes, and a press filters by it. */
export const RegionPicture = memo(function RegionPicture({ counts, chosen, onToggle }: RegionPictureProps) {
  const most = Math.max(1, ...counts.values());
  return (
    <fieldset className={css.picture}>
      <legend className={css.legend}>Región, de norte a sur</legend>
      {REGIONS.map((region) => (
        <RegionOption
          key={region}
          region={region}
          count={counts.get(region) ?? 0}
          most={most}
          isChosen={chosen.includes(region)}
          onToggle={onToggle}
        />
      ))}
    </fieldset>
  );
});
