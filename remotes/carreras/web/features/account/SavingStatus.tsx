import { useStream } from '@travesia/kit-remote';
import { Notice } from '@travesia/kit-ui';
import { memo, useState } from 'react';
import css from './SavingStatus.module.css';
import { type Saving, savingText } from './saving.ts';
import type { StudentAccount } from './student-account.ts';

function useSaving({ preferences, scores, drafts, goals }: StudentAccount): Saving {
  const list = useStream(preferences.state$);
  const [ownScores, ownGoals] = [useStream(scores.state$), useStream(goals.state$)];
  const typed = useStream(drafts.state$);
  return {
    pending: list.pending + Number(ownScores.isPending) + Number(ownGoals.isPending),
    syncs: [list.sync, ownScores.sync, ownGoals.sync],
    isStored: list.isStored && ownScores.isStored && ownGoals.isStored && typed.isStored,
    isRefused: ownScores.isRefused || ownGoals.isRefused,
    wrong: typed.wrong,
    isTyping: typed.isTyping,
  };
}

/** Whether what the student did is safe: always in sight, and said aloud only when it comes to rest. */
export const SavingStatus = memo(function SavingStatus({ account }: { readonly account: StudentAccount }) {
  const saving = useSaving(account);
  const { kind, text } = savingText(saving);
  const [said, setSaid] = useState(text);
  if (kind !== 'sending' && said !== text) setSaid(text);
  return (
    <>
      <p className={css.status} data-saving={kind}>
        <span aria-hidden="true">{text}</span>
        <span role="status" className="visually-hidden">
          {said}
        </span>
      </p>
      {saving.isRefused ? (
        <Notice tone="warning" live>
          <p>Un cambio de tus puntajes o de tu meta no se pudo guardar. Está como antes: inténtalo otra vez.</p>
        </Notice>
      ) : null}
    </>
  );
});
