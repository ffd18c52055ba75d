import { startTransition, useEffect, useState } from 'react';

/**
 * `value`, from the frame on that follows the one which its change is painted in. For what may come after the student's
 * answer: a deferred value of React does not wait for the browser, and what it leads to may come before the frame.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState<{ readonly value: Value }>({ value });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() =>
        startTransition(() => setPainted((before) => (before.value === value ? before : { value }))),
      );
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted.value;
}
