import { Disclosure, Stack } from '@travesia/kit-ui';
import type { Question } from './structured-data.ts';

/** Questions with their answers, each behind its summary; readable without JavaScript. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <Stack as="section" gap="m" aria-labelledby="preguntas">
      <h2 id="preguntas">Preguntas frecuentes</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}
