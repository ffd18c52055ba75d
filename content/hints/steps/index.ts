export type { EnteredStep, ShownStep, StepAnswer, StepSlip } from '@travesia/content-item-model';
export { checkStep, isRight, type StepVerdict, shownStep } from './check-step.ts';
export { type Expression, readExpression, valueAt } from './expression.ts';
export { type WrongEntry, wrongFeedback } from './wrong-entry.ts';
