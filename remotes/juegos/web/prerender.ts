import { CARDS_PAGE } from '@travesia/contracts/page';
import { definePrerender } from '@travesia/kit-remote/prerender';
import { WHEEL_PAGE } from './features/wheel/addresses.ts';
import { wheelData } from './pages/ruleta/wheel-data.ts';

export default definePrerender({
  [WHEEL_PAGE]: { data: wheelData },
  [CARDS_PAGE]: { data: async (_, carried) => (await carried('cards'))['sample'] },
});
