import { Term } from '@travesia/kit-ui';
import { LAST_SELECTED, UNFILLED, WEIGHTED_SCORE } from './definitions.ts';

/** Words of the admission that explain themselves where they stand; `children` is the form the sentence needs. */
interface TermProps {
  readonly children: string;
}

export function LastSelected({ children }: TermProps) {
  return <Term definition={LAST_SELECTED}>{children}</Term>;
}

export function Weighted({ children }: TermProps) {
  return <Term definition={WEIGHTED_SCORE}>{children}</Term>;
}

export function WithoutCutoff({ children }: TermProps) {
  return <Term definition={UNFILLED}>{children}</Term>;
}

export function Median({ children }: TermProps) {
  return (
    <Term definition="El valor del medio: la mitad de los programas está por debajo y la otra mitad por encima.">
      {children}
    </Term>
  );
}
