import type { CompiledCheck, CompiledLesson } from '@travesia/content-lesson-model';
import { useStream } from '@travesia/kit-remote';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { evidenceId, type ToldEvidence } from '../../../api/evidence.ts';
import type { LessonReport } from '../../../api/lessons.ts';
import { beginRun, isComplete, isResumable, type LessonRun, mergeProgress } from '../../../lesson/lesson-run.ts';
import type { Prerequisite } from '../../../lesson/may-try.ts';
import { exitCandidates, pickExitCheck } from '../../../lesson/pick-exit.ts';
import { type GivenAnswer, type LessonEvent, reduceRun } from '../../../lesson/reduce-run.ts';
import type { StudyAccount, StudyState } from '../study/study-account.ts';
import { loadLesson } from './lesson-files.ts';

/** Question of an older lesson, with what it is shown with. */
export interface ExitCheck {
  readonly content: string;
  readonly name: string;
  readonly check: CompiledCheck;
}

export interface RunningLesson {
  readonly run: LessonRun;
  /** `null` while none was found. */
  readonly exit: ExitCheck | null;
  readonly prerequisites: readonly Prerequisite[];
  send(event: LessonEvent): void;
}

const millisOf = (moment: string | null | undefined) => (moment ? Date.parse(moment) : null);

/** What the service knows of the lesson, as a run takes it. */
function knownOf({ lessons }: StudyState, content: string) {
  const known = lessons?.[content];
  return known ? { passed: known.passed, halts: known.halts, done: known.doneAt !== null } : null;
}

function toldOf(run: LessonRun, answer: GivenAnswer, at: number): ToldEvidence {
  const { content, question, isExit, correct, help, mistake } = answer;
  const source = isExit ? 'review' : 'lesson';
  return {
    id: evidenceId(source, run.id, question),
    contentId: content,
    source,
    correct,
    help,
    at,
    ...(mistake !== undefined && !correct && { mistake }),
  };
}

/** What of a step is to be told: nothing where nothing came of it. */
function reportOf(before: LessonRun, run: LessonRun, lesson: CompiledLesson, at: number): LessonReport | null {
  const { passed, halts, doneAt } = run;
  if (passed === before.passed && halts === before.halts && doneAt === before.doneAt) return null;
  return { version: lesson.version, passed, halts, done: doneAt !== null && isComplete(run, lesson), at };
}

/** A run of `lesson` by a student: where they stand, kept after each step; `null` while that is read. */
export function useLessonRun(study: StudyAccount, lesson: CompiledLesson): RunningLesson | null {
  const [run, setRun] = useState<LessonRun | null>(null);
  const [exit, setExit] = useState<ExitCheck | null>(null);
  const state = useStream(study.state$);
  /** By content, when this device went through a lesson last: the service knows of the first time. */
  const [reviewedHere, setReviewedHere] = useState<Readonly<Record<string, number>>>({});

  useEffect(() => {
    let isGone = false;
    async function open(): Promise<void> {
      const keptRun = (content: string) => study.keptRun(content).catch(() => null);
      const [kept, ...earlier] = await Promise.all([
        keptRun(lesson.content),
        ...lesson.prerequisites.map(({ content }) => keptRun(content)),
        study.read,
      ]);
      if (isGone) return;
      setReviewedHere(Object.fromEntries(earlier.flatMap((one) => (one?.doneAt ? [[one.content, one.doneAt]] : []))));
      const known = knownOf(study.state$.get(), lesson.content);
      const begun =
        kept && isResumable(kept, lesson)
          ? kept
          : beginRun(uuidV7(Date.now()), lesson, known && { ...known, haltedAt: kept?.haltedAt ?? {} });
      setRun(known ? mergeProgress(begun, known) : begun);
    }
    void open();
    return () => {
      isGone = true;
    };
  }, [study, lesson]);

  // Another device may have gone further: what the service says comes after the lesson was opened.
  const known = state.lessons?.[lesson.content];
  useEffect(() => {
    if (!known) return;
    setRun((before) => {
      if (!before || before.doneAt !== null) return before;
      const progress = { passed: known.passed, halts: known.halts, done: known.doneAt !== null };
      const isUntouched = before.place.at === 'opening' && before.guess === null && before.passed.length === 0;
      return isUntouched
        ? { ...beginRun(before.id, lesson, { ...progress, haltedAt: before.haltedAt }), exit: before.exit }
        : mergeProgress(before, progress);
    });
  }, [known, lesson]);

  const prerequisites = useMemo(
    () =>
      lesson.prerequisites
        .filter(({ hasLesson }) => hasLesson)
        .map(({ content }) => ({
          content,
          reviewedAt: reviewedHere[content] ?? millisOf(state.lessons?.[content]?.doneAt),
        })),
    [lesson, state.lessons, reviewedHere],
  );

  const send = useCallback(
    (event: LessonEvent) => {
      if (!run) return;
      const now = Date.now();
      const exitMistakes = exit?.check.options.map(({ mistake }) => mistake) ?? [];
      const { run: after, answer } = reduceRun(run, event, lesson, { now, prerequisites, exitMistakes });
      setRun(after);
      void study.keepRun(after, reportOf(run, after, lesson, now), answer ? [toldOf(after, answer, now)] : []);
    },
    [run, exit, lesson, prerequisites, study],
  );

  // The oldest of the lessons that were done; one that can't be opened now gives way to the next.
  const wanted = run?.exit ?? null;
  const candidates = useMemo(() => {
    const done = Object.entries(state.lessons ?? {}).flatMap(([content, { doneAt }]) =>
      doneAt === null ? [] : [[content, Date.parse(doneAt)] as const],
    );
    return exitCandidates(Object.fromEntries(done), lesson.content).slice(0, CANDIDATES_MAX).join(' ');
  }, [state.lessons, lesson]);
  const runId = run?.id;
  useEffect(() => {
    if (runId === undefined || exit) return;
    let isGone = false;
    async function find(id: string): Promise<void> {
      for (const content of wanted ? [wanted.content] : candidates.split(' ').filter(Boolean)) {
        const older = await loadLesson(content).catch(() => null);
        const checks = older?.points.flatMap((point) => point.checks) ?? [];
        const check = wanted ? checks.find((one) => one.id === wanted.check) : pickExitCheck(id, checks);
        if (!older || !check || isGone) continue;
        setExit({ content, name: older.name, check });
        setRun(
          (before) =>
            before &&
            reduceRun(before, { kind: 'exit-found', exit: { content, check: check.id } }, lesson, {
              now: 0,
              prerequisites: [],
              exitMistakes: [],
            }).run,
        );
        return;
      }
    }
    void find(runId);
    return () => {
      isGone = true;
    };
  }, [runId, exit, wanted, candidates, lesson]);

  return useMemo(() => (run ? { run, exit, prerequisites, send } : null), [run, exit, prerequisites, send]);
}

/** Lessons that are tried for the question at the end. */
const CANDIDATES_MAX = 3;
