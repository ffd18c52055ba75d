import { DataTable } from '@travesia/kit-ui';
import { type Division, LAYERS } from '../../../models/earth/layers.ts';
import { written } from '../../../models/earth/numbers.ts';

/** The layers as figures: of the picture the twin. */
export function LayerTable({ division }: { readonly division: Division }) {
  return (
    <DataTable
      caption={`Capas según su ${division === 'composicion' ? 'composición' : 'comportamiento'}`}
      rows={LAYERS[division]}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: 'Capa', rowHeader: true, cell: ({ name }) => name },
        {
          key: 'depth',
          header: 'Profundidad (km)',
          numeric: true,
          cell: ({ topKm, bottomKm }) => `${written(topKm, 1)} a ${written(bottomKm, 1)}`,
        },
        { key: 'state', header: 'Estado', cell: ({ isLiquid }) => (isLiquid ? 'líquido' : 'sólido') },
      ]}
    />
  );
}
