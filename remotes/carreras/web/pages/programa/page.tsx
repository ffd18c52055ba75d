import type { PageProps } from '@travesia/kit-remote';
import { useStudentAccount } from '../../features/account/index.ts';
import { loadOffer } from '../../features/offer/load-offer.ts';
import { NotOffered } from '../../features/offer/NotOffered.tsx';
import { WithLoaded } from '../../features/offer/WithLoaded.tsx';

/** The sheet comes beside what it shows. */
const load = () => Promise.all([loadOffer(), import('./ProgramSheet.tsx')]);

export default function Programa({ params }: PageProps) {
  const account = useStudentAccount();
  if (!account) return null;
  return (
    <WithLoaded load={load} what="la oferta de carreras" title="Ficha de la carrera">
      {([{ catalogue }, { ProgramSheet }]) => {
        const program = catalogue.program(params['id'] ?? '');
        return program ? <ProgramSheet catalogue={catalogue} program={program} account={account} /> : <NotOffered />;
      }}
    </WithLoaded>
  );
}
