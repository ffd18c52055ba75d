import { Stack } from '@travesia/kit-ui';
import { CONSENT_TEXT } from '../../../guardian/consent-text.ts';

/** What a guardian agrees to, in plain words. */
export function ConsentText() {
  return (
    <Stack>
      <h2>Qué guardamos</h2>
      <ul>
        {CONSENT_TEXT.kept.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>Para qué</h2>
      <p>{CONSENT_TEXT.why}</p>
      <h2>Por cuánto tiempo</h2>
      <p>{CONSENT_TEXT.howLong}</p>
    </Stack>
  );
}
