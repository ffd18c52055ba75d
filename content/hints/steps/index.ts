export type { EnteredStep, StepAnswer, StepSlip } from './entered-step.ts';
