import { PageHeader, Stack } from '@travesia/kit-ui';
import { OFFER_YEAR } from '../../../admission/program.ts';
import { CareerSiblings } from './CareerSiblings.tsx';
import { DiscontinuedPrograms } from './DiscontinuedPrograms.tsx';
import { type DiscontinuedCareerData, discontinuedCrumbs } from './discontinued-career.ts';
import { OfferSource } from './OfferSource.tsx';

/** The page of a career of which nothing is offered any more: what there was, and what there is beside it. */
export function DiscontinuedCareer({ data }: { readonly data: DiscontinuedCareerData }) {
  return (
    <Stack gap="xl">
      <PageHeader
        title={data.name}
        kicker={data.area}
        lead={`Ninguna universidad la ofrece en Admisión ${OFFER_YEAR}: no se puede postular a ella. Aquí queda lo que se ofrecía, y más abajo las carreras que se le parecen.`}
        breadcrumbs={discontinuedCrumbs(data)}
      />
      <DiscontinuedPrograms rows={data.discontinued} />
      <CareerSiblings area={data.area} siblings={data.siblings} />
      <OfferSource />
    </Stack>
  );
}
