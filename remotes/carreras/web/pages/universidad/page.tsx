import type { PageProps } from '@travesia/kit-remote';
import { useStudentAccount } from '../../features/account/index.ts';
import { loadOffer } from '../../features/offer/load-offer.ts';
import { NotOffered } from '../../features/offer/NotOffered.tsx';
import { WithLoaded } from '../../features/offer/WithLoaded.tsx';

/** The sheet comes beside what it shows. */
const load = () => Promise.all([loadOffer(), import('./UniversitySheet.tsx')]);

export default function Universidad({ params }: PageProps) {
  const account = useStudentAccount();
  if (!account) return null;
  return (
    <WithLoaded load={load} what="la oferta de carreras" title="Ficha de la universidad">
      {([{ catalogue }, { UniversitySheet }]) => {
        const university = catalogue.university(params['id'] ?? '');
        return university ? (
          <UniversitySheet catalogue={catalogue} university={university} account={account} />
        ) : (
          <NotOffered />
        );
      }}
    </WithLoaded>
  );
}
