import { tutorAddress } from '@travesia/contracts/slices';
import { ButtonLink } from '@travesia/kit-ui';

export interface AskTutorProps {
  readonly attempt: string;
  /** From 0. */
  readonly slot: number;
  /** How the student calls the question: `la pregunta 3`. */
  readonly name: string;
}

/** To the tutor, with the question. */
export function AskTutor({ attempt, slot, name }: AskTutorProps) {
  return (
    <ButtonLink variant="secondary" href={tutorAddress({ kind: 'question', attempt, slot })}>
      No entiendo esta: pregúntale al tutor
      <span className="visually-hidden"> por {name}</span>
    </ButtonLink>
  );
}
