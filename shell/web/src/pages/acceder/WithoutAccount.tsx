import { Stack } from '@travesia/kit-ui';
import { Ways } from '../../places/Ways.tsx';
import css from './acceder.module.css';

/** Nobody has to enter to use these. */
export function WithoutAccount() {
  return (
    <Stack as="section" className={css.without}>
      <h2>No necesitas cuenta para esto</h2>
      <Ways list="ways" />
    </Stack>
  );
}
