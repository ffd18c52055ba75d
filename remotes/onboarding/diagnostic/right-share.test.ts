import { expect, it } from 'vitest';
import { GUESS, SAYS_UNKNOWN, SLIP } from './constants.ts';
import { createDiagnostic, type GivenAnswer, openRun } from './diagnostic.ts';
import { modelOfTest } from './knowledge-model.ts';
import { drawAxisAbilities, drawKnowledge, normal, sampleStates, uniformFrom } from './sample-states.ts';

const STUDENTS = process.env['SOAK'] ? 60 : 30;
const QUESTIONS = 60;

it.each(['cl', 'm1'] as const)('holds what a whole test would give about four of five students (%s)', (test) => {
  const model = modelOfTest(test);
  const states = sampleStates(model, 1);
  const run = openRun(model, states);
  const uniform = uniformFrom(7);
  const places = new Map(model.contents.map((id, place) => [id, place]));
  let [held, width] = [0, 0];
  for (let student = 0; student < STUDENTS; student += 1) {
    const knows = drawKnowledge(model, drawAxisAbilities(model, normal(uniform), uniform), uniform);
    const isRight = (place: number) => uniform() < (knows[place] === 1 ? 1 - SLIP : GUESS);
    const engine = createDiagnostic(model, states, student, run);
    const answers: GivenAnswer[] = [];
    run.restart(student);
    // Answer by answer: an engine would begin anew for each question.
    for (let next = run.next(); next.kind === 'ask'; next = run.next()) {
      const place = places.get(next.contentId) ?? 0;
      const says = knows[place] === 0 && uniform() < SAYS_UNKNOWN;
      const outcome = says ? 'unknown' : isRight(place) ? 'correct' : 'wrong';
      const answer: GivenAnswer = { contentId: next.contentId, purpose: next.purpose, outcome };
      answers.push(answer);
      run.give(answer);
    }
    let right = 0;
    for (let at = 0; at < QUESTIONS; at += 1) right += Number(isRight(Math.floor(uniform() * knows.length)));
    const { low, high } = engine.rightShare(answers, QUESTIONS);
    held += Number(right / QUESTIONS >= low && right / QUESTIONS <= high);
    width += (high - low) / STUDENTS;
  }
  expect(held / STUDENTS).toBeGreaterThanOrEqual(0.75);
  // Wide as it is, it says something.
  expect(width).toBeLessThan(0.35);
});
