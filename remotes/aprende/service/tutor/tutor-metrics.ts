import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { TutorSay, TutorVoice } from '../../api/tutor.ts';

/** Seconds. Written words are there at once; a model has eight seconds. */
const FIRST_WORD_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2, 4, 8, 16];

export interface TutorMetrics {
  /** A turn was answered. `rung`: of a question, that it told. Labels of closed sets, and no words. */
  answered(turn: {
    readonly kind: TutorSay['kind'];
    readonly rung: number | undefined;
    readonly voice: TutorVoice;
  }): void;
  /** A turn could not be answered: closed by a simulacro, nobody to ask, or an error of ours. */
  unanswered(why: 'closed' | 'unavailable' | 'error'): void;
  firstWord(voice: TutorVoice, seconds: number): void;
}

/** What an operator asks of the tutor. `streams`: how many are open. */
export function tutorMetrics(app: FastifyInstance, streams: () => number): TutorMetrics {
  const registers = [app.metrics];
  const turns = new Counter({
    name: 'tutor_turns_total',
    help: 'Turns that the tutor answered, by what the student did, the rung that was told and who spoke',
    labelNames: ['kind', 'rung', 'voice'],
    registers,
  });
  const failures = new Counter({
    name: 'tutor_turn_failures_total',
    help: 'Turns that were not answered, by why',
    labelNames: ['why'],
    registers,
  });
  const first = new Histogram({
    name: 'tutor_first_word_seconds',
    help: 'Time from a turn to the first words of its answer, by who spoke',
    labelNames: ['voice'],
    buckets: FIRST_WORD_BUCKETS,
    registers,
  });
  new Gauge({
    name: 'tutor_streams_open',
    help: 'Streams of conversations that are open in this process',
    registers,
    collect() {
      this.set(streams());
    },
  });
  return {
    answered: ({ kind, rung, voice }) => turns.inc({ kind, rung: rung ?? 'none', voice }),
    unanswered: (why) => failures.inc({ why }),
    firstWord: (voice, seconds) => first.observe({ voice }, seconds),
  };
}
