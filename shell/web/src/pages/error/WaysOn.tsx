import { Stack } from '@travesia/kit-ui';
import { Ways } from '../../places/Ways.tsx';

interface WaysOnProps {
  readonly title: string;
}

/** Nobody is left at a dead end. */
export function WaysOn({ title }: WaysOnProps) {
  return (
    <Stack as="section">
      <h2>{title}</h2>
      <Ways list="ways" />
    </Stack>
  );
}
