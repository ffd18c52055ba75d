import type { PageProps } from '@travesia/kit-remote';
import { useStudentAccount } from '../../features/account/index.ts';
import { NotOffered } from '../../features/offer/NotOffered.tsx';
import { WithOffer } from '../../features/offer/WithOffer.tsx';
import { UniversitySheet } from './UniversitySheet.tsx';

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
