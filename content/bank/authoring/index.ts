export type { Random } from '@travesia/content-item-model';
export * from './answer.ts';
export * from './curve.ts';
export * from './data-sufficiency.ts';
export * from './figure.ts';
export * from './item.ts';
export * from './polynomial.ts';
export * from './text.ts';
