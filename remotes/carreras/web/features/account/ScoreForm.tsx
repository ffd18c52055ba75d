import type { Factor } from '@travesia/kit-paes';
import { useStream } from '@travesia/kit-remote';
import { Grid, TextField } from '@travesia/kit-ui';
import { useId, useState } from 'react';
import type { ScoreSet } from './score-drafts.ts';
import { isOfSet, scoreFormFields } from './score-form-fields.ts';
import type { StudentAccount } from './student-account.ts';
import { writeScore } from './write-score.ts';

interface ScoreFormProps {
  readonly account: StudentAccount;
  readonly set: ScoreSet;
  /** What the fields are of, for who does not see what stands around them. */
  readonly label: string;
}

/** Nothing to press: what is typed is kept. What is wrong with a field is said once it is left: 81 is on its way to 812. */
export function ScoreForm({ account, set, label }: ScoreFormProps) {
  const id = useId();
  const { value } = useStream(account.scores.state$);
  const { textsOf } = useStream(account.drafts.state$);
  const [typing, setTyping] = useState<Factor | null>(null);
  const scores = (value?.scores ?? []).filter((score) => isOfSet(score, set));
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <Grid min="m">
        {scoreFormFields(scores, textsOf(set)).map((field) => (
          <TextField
            key={field.factor}
            id={`${id}-${field.factor}`}
            label={field.label}
            inputMode="numeric"
            autoComplete="off"
            suffix="puntos"
            errorLines={2}
            value={field.text}
            error={typing === field.factor ? undefined : field.error}
            onValueChange={(text) => {
              setTyping(field.factor);
              writeScore(account, set, field.factor, text);
            }}
            onBlur={() => {
              setTyping(null);
              account.drafts.settle(set, field.factor);
            }}
          />
        ))}
      </Grid>
    </fieldset>
  );
}
