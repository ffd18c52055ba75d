import type { EventBus, HttpClient } from '@travesia/contracts/page';
import {
  EXPECTED_USER_HEADER,
  GOALS_MAX,
  GOALS_PATH,
  type ProfileAnswer,
  type ProfileStepValues,
} from '@travesia/contracts/slices';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { goalsAnswer } from '../../../api/answers.ts';
import { preparationOf, saysTheSame } from '../../../profile/apply-step.ts';
import type { Draft } from '../../../start/draft.ts';
import { createProfileClient } from '../profile/profile-client.ts';

/**
 * - `saved`: the account says what was told, or says itself what was asked.
 * - `without-birth-year`: goals are kept; nothing else is before the year of birth is told.
 * - `failed`: it may be tried again.
 */
export type DraftSaved = 'saved' | 'without-birth-year' | 'failed';

/** Goals of the account come first: those of before an account join them, where there is room. */
async function saveGoals(http: HttpClient, events: EventBus, uid: string, { goals }: Draft): Promise<void> {
  if (goals.length === 0) return;
  const headers = { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) };
  const kept = readAnswer(goalsAnswer, await http(GOALS_PATH, { headers })).goals.map(({ programId }) => programId);
  const programIds = [...new Set([...kept, ...goals.map(({ programId }) => programId)])].slice(0, GOALS_MAX);
  if (programIds.length === kept.length) return;
  await http(GOALS_PATH, { method: 'PUT', body: { programIds }, headers });
  if (programIds[0] !== kept[0]) events.emit('goal/changed', { programId: programIds[0] ?? null });
}

function withDraft({ profile }: ProfileAnswer, draft: Draft): ProfileStepValues['preparation'] {
  const kept = preparationOf(profile);
  return draft.unsaved === 'all' ? { ...kept, ...draft.preparation } : { ...draft.preparation, ...kept };
}

/** Gives the account what was told on the way in. Never rejects; again it changes nothing. */
export async function saveDraft(http: HttpClient, events: EventBus, uid: string, draft: Draft): Promise<DraftSaved> {
  try {
    await saveGoals(http, events, uid, draft);
    if (draft.preparation === null) return 'saved';
    const client = createProfileClient(uid, http, events);
    const answer = await client.load(new AbortController().signal);
    if (answer.profile.birthYear === undefined) return 'without-birth-year';
    const values = withDraft(answer, draft);
    if (saysTheSame(answer.profile, { ...answer.profile, ...values }, 'preparation')) return 'saved';
    const { kind } = await client.save(answer, { step: 'preparation', values });
    return kind === 'saved' ? 'saved' : 'failed';
  } catch {
    return 'failed';
  }
}
