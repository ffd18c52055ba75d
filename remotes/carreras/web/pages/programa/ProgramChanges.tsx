import { Stack } from '@travesia/kit-ui';
import { changesOf, weighsOtherwise } from '../../../admission/changes.ts';
import { CUTOFF_YEAR, OFFER_YEAR, type Program } from '../../../admission/program.ts';
import { ChangesFigure } from '../../features/catalogue/ChangesFigure.tsx';
import { changeText } from '../../features/catalogue/change-text.ts';
import { otherWeightsText } from '../../features/catalogue/reservation-text.ts';

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What is other than a year before, in words and, where weights moved, in a picture. */
export function ProgramChanges({ program }: { readonly program: Program }) {
  const changes = changesOf(program);
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="cambios">
      <Stack>
        <h2 id="cambios">Qué cambió en {OFFER_YEAR}</h2>
        <ul>
          {changes.map((change) => (
            <li key={change.kind === 'weight' ? change.factor : change.kind}>{sentence(changeText(change))}</li>
          ))}
        </ul>
        <ChangesFigure changes={changes} />
        {weighsOtherwise(program, CUTOFF_YEAR) ? <p>{otherWeightsText()}</p> : null}
      </Stack>
    </section>
  );
}
