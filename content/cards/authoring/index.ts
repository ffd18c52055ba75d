export * from '@travesia/content-markup';
export * from './card.ts';
