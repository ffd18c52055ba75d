import type { Slice } from '@travesia/kit-service/database';
import { slice as carreras } from '@travesia/remote-carreras/service';
import { slice as ensayos } from '@travesia/remote-ensayos/service';

/** The teams that keep data, each in a schema of its own. */
export const SLICES: readonly Slice[] = [carreras, ensayos];
