import { Stack } from '@travesia/kit-ui';
import { Ways } from '../../places/Ways.tsx';

/** Nobody has to enter to use these. */
export function WithoutAccount() {
  return (
    <Stack as="section">
      <h2>No necesitas cuenta para esto</h2>
      <Ways list="ways" />
    </Stack>
  );
}
