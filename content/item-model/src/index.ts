export type { CompileReady, CompileReply, CompileRequest } from './compile-messages.ts';
export type { BankEntry, FrozenItem, FrozenOption, FrozenText, Html, ItemFacts } from './frozen-item.ts';
export { createRandom, type Random, randomFrom } from './random.ts';
export type { DeployedBank, ServedBank } from './served-bank.ts';
