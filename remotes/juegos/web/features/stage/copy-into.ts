type Plain = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function copyArray(target: unknown, source: readonly unknown[]): unknown[] {
  const copy: unknown[] = Array.isArray(target) ? target : [];
  copy.length = source.length;
  for (let index = 0; index < source.length; index += 1) copy[index] = copyInto(copy[index], source[index]);
  return copy;
}

/** Every typed array has these. */
type Typed = Float64Array;

function copyTyped(target: unknown, source: Typed): Typed {
  if (ArrayBuffer.isView(target) && target.constructor === source.constructor) {
    const copy = target as Typed;
    if (copy.length === source.length) {
      copy.set(source);
      return copy;
    }
  }
  return source.slice();
}

function copyObject(target: unknown, source: Plain): Plain {
  const copy: Plain =
    isObject(target) && !Array.isArray(target) && !ArrayBuffer.isView(target) ? (target as Plain) : {};
  for (const key in copy) if (!(key in source)) delete copy[key];
  for (const key in source) copy[key] = copyInto(copy[key], source[key]);
  return copy;
}

/**
 * A copy of plain data that takes what `target` is made of where that fits: each frame needs one, and nothing is to be left
 * behind for the collector. Shares nothing with `source`.
 */
export function copyInto<T>(target: unknown, source: T): T {
  if (!isObject(source)) return source;
  const copy = Array.isArray(source)
    ? copyArray(target, source)
    : ArrayBuffer.isView(source)
      ? copyTyped(target, source as unknown as Typed)
      : copyObject(target, source as unknown as Plain);
  return copy as T;
}
