export type { CompiledCard } from './compiled-card.ts';
export type { DeployedBank } from './deployed-bank.ts';
export type { EnteredStep, ShownStep, StepAnswer, StepSlip } from './entered-step.ts';
export type { BankEntry, FrozenItem, FrozenOption, FrozenText, Html, ItemFacts } from './frozen-item.ts';
export type { LessonIdea, LessonIdeas } from './lesson-idea.ts';
export { createRandom, type Random, randomFrom } from './random.ts';
