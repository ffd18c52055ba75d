import { ButtonLink, PageHeader, Stack } from '@travesia/kit-ui';
import { TYPE_ADDRESS } from '../../../structure/addresses.ts';

/** A later step whose address does not say what was chosen: where to choose it. */
export function EarlierStep({ title }: { readonly title: string }) {
  return (
    <Stack>
      <PageHeader title={title} />
      <ButtonLink href={TYPE_ADDRESS}>Elegir la prueba</ButtonLink>
    </Stack>
  );
}
