import { type ReactNode, useEffect, useRef } from 'react';

/** Title of what takes the place of the questions: reading goes on here. */
export function EndHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
