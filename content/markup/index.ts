export * from './figure.ts';
export * from './text.ts';
