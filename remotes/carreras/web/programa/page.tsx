import type { PageProps } from '@travesia/kit-remote';
import { useStudentAccount } from '../account/index.ts';
import { NotOffered } from '../offer/not-offered.tsx';
import { WithOffer } from '../offer/with-offer.tsx';
import { ProgramSheet } from './program-sheet.tsx';

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
