import type { EventBus, HttpClient } from '@travesia/contracts/page';
import { STUDY_REFRESH_PATH, type StudyWeekAnswer } from '@travesia/contracts/slices';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { studyWeekAnswer } from '../../../api/answers.ts';
import type { DiagnosisAnswer } from '../../../api/diagnostics.ts';
import type { Draft } from '../../../start/draft.ts';
import { diagnosticRequests } from '../diagnostic/diagnostic-requests.ts';
import { type DraftSaved, saveDraft } from './save-draft.ts';

/** What is done on the way to recommendations, in this order; `save` and `plan` only with an account. */
export const LOADING_STEPS = ['save', 'diagnosis', 'plan'] as const;

export type LoadingStep = (typeof LOADING_STEPS)[number];

export interface LoadedPlan {
  readonly diagnoses: readonly DiagnosisAnswer[];
  /** `null` without an account, and where the area of lessons does not answer. */
  readonly week: StudyWeekAnswer | null;
  /** `null` where there was nothing to save. */
  readonly saved: DraftSaved | null;
}

export interface LoadPlanOptions {
  readonly http: HttpClient;
  readonly events: EventBus;
  readonly uid: string | null;
  readonly draft: Draft;
  readonly signal: AbortSignal;
  /** Hears that a step is done. */
  onDone?(step: LoadingStep): void;
}

/** A visitor has those that this browser began; a student may have begun one elsewhere. */
export const mayHaveDiagnoses = (uid: string | null, { diagnostics }: Pick<Draft, 'diagnostics'>): boolean =>
  uid !== null || diagnostics.length > 0;

/**
 * Saves what was told, reads the diagnoses and has the plan made, which reads them too.
 * @throws where the diagnoses cannot be read.
 */
export async function loadPlan({ http, events, uid, draft, signal, onDone }: LoadPlanOptions): Promise<LoadedPlan> {
  let saved: DraftSaved | null = null;
  if (uid !== null && draft.unsaved !== 'nothing') saved = await saveDraft(http, events, uid, draft);
  onDone?.('save');
  const diagnoses = mayHaveDiagnoses(uid, draft) ? await diagnosticRequests(http).diagnoses(signal) : [];
  onDone?.('diagnosis');
  let week: StudyWeekAnswer | null = null;
  if (uid !== null) {
    try {
      week = readAnswer(studyWeekAnswer, await http(STUDY_REFRESH_PATH, { method: 'POST', signal }));
    } catch {
      // Recommendations stand without a plan, and say that it is not there.
    }
  }
  onDone?.('plan');
  return { diagnoses, week, saved };
}
