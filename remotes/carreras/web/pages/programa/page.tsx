import type { PageProps } from '@travesia/kit-remote';
import { useStudentAccount } from '../../features/account/index.ts';
import { NotOffered } from '../../features/offer/NotOffered.tsx';
import { WithOffer } from '../../features/offer/WithOffer.tsx';
import { ProgramSheet } from './ProgramSheet.tsx';

export default function Programa({ params }: PageProps) {
  const account = useStudentAccount();
  if (!account) return null;
  return (
    <WithOffer title="Ficha de la carrera">
      {({ catalogue }) => {
        const program = catalogue.program(params['id'] ?? '');
        return program ? <ProgramSheet catalogue={catalogue} program={program} account={account} /> : <NotOffered />;
      }}
    </WithOffer>
  );
}
