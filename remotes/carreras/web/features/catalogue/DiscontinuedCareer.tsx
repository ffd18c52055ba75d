import { PageHeader, Questions, Stack } from '@travesia/kit-ui';
import { CUTOFF_YEAR, OFFER_YEAR } from '../../../admission/program.ts';
import { careerPath, cutoffsPath, scorePath } from '../../../routes.ts';
import { SearchForm } from '../../components/SearchForm.tsx';
import { CareerSiblings } from './CareerSiblings.tsx';
import { DiscontinuedPrograms } from './DiscontinuedPrograms.tsx';
import { type DiscontinuedCareerData, discontinuedCrumbs, discontinuedQuestions } from './discontinued-career.ts';
import { OfferSource } from './OfferSource.tsx';
import { SourceNote } from './SourceNote.tsx';

interface DiscontinuedCareerProps {
  readonly data: DiscontinuedCareerData;
  /** The page one is on. */
  readonly page: 'career' | 'score';
}

/** The page of a career of which nothing is offered any more: what there was, and what there is beside it. */
export function DiscontinuedCareer({ data, page }: DiscontinuedCareerProps) {
  return (
    <Stack gap="xl">
      <PageHeader
        area="carreras"
        title={data.name}
        kicker={data.area}
        lead={`Ninguna universidad la ofrece en Admisión ${OFFER_YEAR}: no se puede postular a ella. Aquí queda lo que se ofrecía, y más abajo las carreras que se le parecen.`}
        breadcrumbs={discontinuedCrumbs(data)}
      />
      <div>
        <DiscontinuedPrograms rows={data.discontinued} />
        <SourceNote of={['cutoffs']} about="cada corte" field="corte" />
      </div>
      <Questions questions={discontinuedQuestions(data)} />
      <ul>
        <li>
          <a href={cutoffsPath(data.id)}>
            Cortes de {data.name} hasta {CUTOFF_YEAR}
          </a>
        </li>
        <li>
          <a href={page === 'career' ? scorePath(data.id) : careerPath(data.id)}>
            {page === 'career' ? `Puntaje para ${data.name}` : `Sobre ${data.name}`}
          </a>
        </li>
      </ul>
      <CareerSiblings area={data.area} siblings={data.siblings} />
      <SearchForm />
      <OfferSource />
    </Stack>
  );
}
