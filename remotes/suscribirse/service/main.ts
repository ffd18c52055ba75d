import { runSlice } from '@travesia/kit-service/slice';
import { slice } from './slice.ts';

await runSlice(slice);
