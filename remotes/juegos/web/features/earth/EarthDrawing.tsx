import type { EarthInput } from '../../../models/earth/earth.ts';
import type { EarthState } from '../../../models/earth/state.ts';
import type { PartProps } from '../stage/GameStage.tsx';
import { useSettled } from '../stage/use-settled.ts';
import { EpicentreView } from './EpicentreView.tsx';
import { LayersPicture } from './LayersPicture.tsx';
import { PlatesView } from './PlatesView.tsx';
import { WavesView } from './WavesView.tsx';

const getView = ({ view }: EarthState) => view;
const getCut = ({ division, depthKm, openDegrees }: EarthState) => ({ division, depthKm, openDegrees });

const VIEWS = { capas: LayersView, ondas: WavesView, placas: PlatesView, epicentro: EpicentreView };

export function EarthDrawing({ run }: PartProps<EarthState, EarthInput>) {
  const View = VIEWS[useSettled(run, getView)];
  return <View run={run} />;
}

function LayersView({ run }: PartProps<EarthState, EarthInput>) {
  return <LayersPicture {...useSettled(run, getCut)} />;
}
