type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** True only for types that are the same property by property, optional ones and all. */
export type Same<A, B> =
  (<T>() => T extends DeepReadonly<A> ? 1 : 2) extends <T>() => T extends DeepReadonly<B> ? 1 : 2 ? true : false;

/** Does not type-check for anything but `true`: by it a schema is held to what its interface says. */
export type Holds<T extends true> = T;
