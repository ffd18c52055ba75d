import { useHost } from '@travesia/kit-remote';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { Button, Skeleton } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';
import type { AnsweredBankQuestion, BankQuestion } from '../../../api/answers.ts';
import { ASKED_OF_BANK, type LessonRun } from '../../../lesson/lesson-run.ts';
import { orderOf } from '../../../lesson/option-order.ts';
import type { LessonEvent } from '../../../lesson/reduce-run.ts';
import type { StudyAccount } from '../study/study-account.ts';
import css from './lesson.module.css';
import { Question } from './Question.tsx';
import type { ExitCheck } from './use-lesson-run.ts';

/** As long as the student waits for a question of the bank, before the one of the lesson takes its place. */
const ASKED_FOR_MS = 4_000;

export interface ExitProps {
  readonly study: StudyAccount;
  readonly run: LessonRun;
  readonly exit: ExitCheck;
  send(event: LessonEvent): void;
}

/** Questions on contents of Lectura are of whole texts: theirs is one of the lesson. */
const isOfBank = (content: string) => !content.startsWith('cl.');

/** One question on something older: of the bank, or of its lesson where the bank cannot be asked. */
export function Exit({ study, run, exit, send }: ExitProps) {
  const choice = run.exit?.choice ?? null;
  const [asked, setAsked] = useState<BankQuestion | 'asking' | null>(
    choice === null && isOfBank(exit.content) ? 'asking' : null,
  );
  const { content } = exit;
  useEffect(() => {
    if (asked !== 'asking') return;
    let isLate = false;
    const giveUp = () => {
      isLate = true;
      setAsked((now) => (now === 'asking' ? null : now));
    };
    const timer = setTimeout(giveUp, ASKED_FOR_MS);
    study.bank.ask(uuidV7(Date.now()), content).then((question) => isLate || setAsked(question), giveUp);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [asked, study, content]);

  const heading = `Una de antes: ${exit.name}`;
  const ways = {
    heading,
    skip: { text: 'Saltar', onSkip: () => send({ kind: 'skip' }) },
    onNext: () => send({ kind: 'next' }),
  };
  if (asked === 'asking') return <Skeleton label="Buscando una pregunta de antes" lines={6} />;
  if (asked) return <OfBank key={asked.id} study={study} asked={asked} ways={ways} send={send} />;
  if (choice === ASKED_OF_BANK) {
    return (
      <div className={css.actions}>
        <p>Ya respondiste la pregunta de antes.</p>
        <Button onClick={ways.onNext}>Ir al resumen</Button>
      </div>
    );
  }
  return (
    <Question
      {...ways}
      check={exit.check}
      order={orderOf(`${run.id}/${exit.check.id}`, exit.check.options.length)}
      choice={choice}
      onAnswer={(chosen) => send({ kind: 'answer', choice: chosen, help: 'none' })}
    />
  );
}

interface OfBankProps {
  readonly study: StudyAccount;
  readonly asked: BankQuestion;
  readonly ways: Pick<Parameters<typeof Question>[0], 'heading' | 'skip' | 'onNext'>;
  send(event: LessonEvent): void;
}

/** Its key comes with the answer, and what was answered is kept where practice tests are. */
function OfBank({ study, asked, ways, send }: OfBankProps) {
  const host = useHost();
  const [answered, setAnswered] = useState<{ readonly choice: number; readonly told: AnsweredBankQuestion } | null>(
    null,
  );
  async function answer(choice: number): Promise<void> {
    try {
      const told = await study.bank.answer(asked.id, asked.options[choice]?.id ?? '');
      setAnswered({ choice, told });
      send({ kind: 'bank-answered' });
      study.refresh();
    } catch {
      host.notify({ tone: 'error', text: 'No pudimos enviar tu respuesta. Prueba otra vez, o salta esta pregunta.' });
    }
  }
  const places = asked.options.map((_, place) => place);
  const told = answered?.told;
  return (
    <Question
      {...ways}
      check={{
        question: asked.stem,
        ...(asked.figure !== undefined && { figure: asked.figure }),
        options: asked.options.map(({ text }, place) => ({
          text,
          ...(told?.mistake && place === answered?.choice && { feedback: told.mistake.feedback }),
        })),
        explanation: (told?.solution ?? [])
          .map(({ title, text }) => `<p><strong>${title}</strong></p>${text}`)
          .join(''),
      }}
      order={places}
      right={told ? asked.options.findIndex(({ id }) => id === told.key) : null}
      choice={answered?.choice ?? null}
      onAnswer={(choice) => void answer(choice)}
    />
  );
}
