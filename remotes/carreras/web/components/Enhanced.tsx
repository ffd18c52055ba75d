import type { ReactNode } from 'react';

/** Controls that only work with the page's code. What is done with them before it runs is made up for. */
export function Enhanced({ children }: { readonly children: ReactNode }) {
  return <div className="needs-scripts">{children}</div>;
}
