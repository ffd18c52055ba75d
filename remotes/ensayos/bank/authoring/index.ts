export type { Random } from '../../practice/random.ts';
export * from './figure.ts';
export * from './item.ts';
export * from './text.ts';
