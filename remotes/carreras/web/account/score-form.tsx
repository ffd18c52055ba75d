import { Button, Cluster, ErrorSummary, Grid, Stack, TextField } from '@travesia/kit-ui';
import { useId, useState } from 'react';
import type { ScoresBody, StudentScore } from '../../api/scores.ts';
import { type EditedTexts, editedScores, scoreFormFields } from './score-form-fields.ts';

interface ScoreFormProps {
  /** Of one kind, and of one process where the kind has them. */
  readonly scores: readonly StudentScore[];
  readonly onSave: (scores: ScoresBody['scores']) => void;
}

export function ScoreForm({ scores, onSave }: ScoreFormProps) {
  const id = useId();
  const [edited, setEdited] = useState<EditedTexts>({});
  const [isChecked, setChecked] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const fields = scoreFormFields(scores, edited);
  const errors = fields.flatMap(({ factor, label, error }) =>
    error === undefined ? [] : [{ fieldId: `${id}-${factor}`, message: `${label}: ${error}` }],
  );
  function save(): void {
    setChecked(true);
    if (errors.length > 0) return;
    setChecked(false);
    onSave(editedScores(edited));
    setEdited({});
    setSaved(true);
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack>
        {isChecked ? <ErrorSummary errors={errors} headingLevel={3} /> : null}
        <Grid min="s">
          {fields.map(({ factor, label, text, error }) => (
            <TextField
              key={factor}
              id={`${id}-${factor}`}
              label={label}
              inputMode="numeric"
              autoComplete="off"
              suffix="puntos"
              value={text}
              {...(isChecked && error !== undefined && { error })}
              onValueChange={(typed) => {
                setSaved(false);
                setEdited((before) => ({ ...before, [factor]: typed }));
              }}
            />
          ))}
        </Grid>
        <Cluster>
          <Button type="submit">Guardar puntajes</Button>
          <span role="status">{isSaved ? 'Listo: ya calculamos con ellos.' : ''}</span>
        </Cluster>
      </Stack>
    </form>
  );
}
