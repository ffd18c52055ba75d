import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Stack } from '../Stack/Stack.tsx';
import css from './Questions.module.css';

/** Plain text both: what the page shows is what its structured data says. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface QuestionsProps {
  readonly questions: readonly Question[];
}

/** Questions with their answers, each behind its summary; readable without JavaScript. Once a page. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <Stack as="section" gap="m" aria-labelledby="preguntas">
      <h2 id="preguntas">Preguntas frecuentes</h2>
      <div className={css.questions}>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}
