// What the first load reads, it reads with these: docs/decisions/0039-what-the-shell-reads.md.

/** Whether what came from outside is what our own interface says. Fields that it does not name are let through. */
export type Guard<T> = (value: unknown) => value is T;

/** Optional properties have {@link optional} guards, and each property of `T` has one. */
type Fields<T> = { readonly [K in keyof T]-?: object extends Pick<T, K> ? Guard<T[K] | undefined> : Guard<T[K]> };

export const isText: Guard<string> = (value) => typeof value === 'string';

export const isNumber: Guard<number> = (value) => typeof value === 'number';

export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';

export const isTrue: Guard<true> = (value) => value === true;

export const isAnything: Guard<unknown> = (value): value is unknown => true;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const optional =
  <T>(is: Guard<T>): Guard<T | undefined> =>
  (value) =>
    value === undefined || is(value);

export const oneOf =
  <const T extends string>(...words: readonly T[]): Guard<T> =>
  (value): value is T =>
    words.some((word) => word === value);

export const either =
  <A, B>(isOne: Guard<A>, isOther: Guard<B>): Guard<A | B> =>
  (value) =>
    isOne(value) || isOther(value);

export const listOf =
  <T>(is: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(is);

export const recordOf =
  <T>(is: Guard<T>): Guard<Readonly<Record<string, T>>> =>
  (value): value is Readonly<Record<string, T>> =>
    isObject(value) && Object.values(value).every(is);

export const shape =
  <T>(fields: Fields<T> & Readonly<Record<string, Guard<unknown>>>): Guard<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Guard<unknown>>(fields).every(([name, is]) => is(value[name]));

/** `value` as `is` knows it. @throws where it is something else. */
export function read<T>(is: Guard<T>, value: unknown, what: string): T {
  if (is(value)) return value;
  throw new Error(`${what} is not what the contract says`);
}
