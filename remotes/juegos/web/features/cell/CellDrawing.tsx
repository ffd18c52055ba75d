import { lazy, Suspense } from 'react';
import { useSettled } from '../stage/use-settled.ts';
import { HEIGHT, WIDTH } from './CellPicture.tsx';
import css from './cell.module.css';
import type { ViewProps } from './run-of-cell.ts';

const VIEWS = {
  partes: lazy(() => import('./PartsView.tsx')),
  falta: lazy(() => import('./MissingView.tsx')),
  osmosis: lazy(() => import('./OsmosisView.tsx')),
  division: lazy(() => import('./DivisionView.tsx')),
} as const;

/** The drawing of what is looked at, which comes when it is. */
export function CellDrawing({ run }: ViewProps) {
  const view = useSettled(run, (state) => state.view);
  const View = VIEWS[view];
  return (
    <Suspense fallback={<svg aria-hidden="true" className={css.cell} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} />}>
      <View run={run} />
    </Suspense>
  );
}
