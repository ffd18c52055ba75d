import type { PageProps } from '@travesia/kit-remote';
import { useStudentAccount } from '../account/index.ts';
import { NotOffered } from '../offer/not-offered.tsx';
import { WithOffer } from '../offer/with-offer.tsx';
import { UniversitySheet } from './university-sheet.tsx';

export default function Universidad({ params }: PageProps) {
  const account = useStudentAccount();
  if (!account) return null;
  return (
    <WithOffer title="Ficha de la universidad">
      {({ catalogue }) => {
        const university = catalogue.university(params['id'] ?? '');
        return university ? (
          <UniversitySheet catalogue={catalogue} university={university} account={account} />
        ) : (
          <NotOffered />
        );
      }}
    </WithOffer>
  );
}
