import { Stack } from '@travesia/kit-ui';
import { OFFER_YEAR } from '../../../admission/program.ts';
import { careerPath, DISCONTINUED_ID, universityPath } from '../../../routes.ts';
import type { DiscontinuedRow } from './discontinued-row.ts';
import { cutoffHistoryText } from './program-words.ts';

/** What was offered until a year ago: what it was, and what seems to follow it. */
export function DiscontinuedPrograms({ rows }: { readonly rows: readonly DiscontinuedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-labelledby={DISCONTINUED_ID}>
      <h2 id={DISCONTINUED_ID}>Ya no están en la oferta {OFFER_YEAR}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.code}>
            <strong>{row.name}</strong>, <a href={universityPath(row.universityId)}>{row.universityName}</a> (
            {row.place}; código {row.code}). Estuvo hasta Admisión {row.offeredIn}.{' '}
            {row.cutoffs.length === 0 ? null : `Último seleccionado: ${cutoffHistoryText(row.cutoffs)}. `}
            {row.successor === null ? null : (
              <>
                Parece ser lo que hoy se llama <a href={careerPath(row.successor.careerId)}>{row.successor.name}</a>{' '}
                (código {row.successor.code}): lo deducimos del nombre y la sede, confírmalo con la universidad.
              </>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
