export type { Random } from '@travesia/content-item-model';
export * from '@travesia/content-markup';
export * from './answer.ts';
export * from './curve.ts';
export * from './data-sufficiency.ts';
export * from './entered-steps.ts';
export * from './item.ts';
export * from './polynomial.ts';
