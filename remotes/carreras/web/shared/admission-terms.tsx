import { Term } from '@travesia/kit-ui';

/** Words of the admission that explain themselves where they stand; `children` is the form the sentence needs. */
interface TermProps {
  readonly children: string;
}

export function LastSelected({ children }: TermProps) {
  return (
    <Term definition="La última persona que quedó seleccionada por la vía regular en la primera ronda. Después corre la lista de espera: la última persona matriculada puede tener menos.">
      {children}
    </Term>
  );
}

export function Weighted({ children }: TermProps) {
  return (
    <Term definition="La suma de tus puntajes (NEM, Ranking y pruebas), cada uno multiplicado por el porcentaje que vale en esa carrera. Va de 100 a 1.000.">
      {children}
    </Term>
  );
}

export function WithoutCutoff({ children }: TermProps) {
  return (
    <Term definition="El programa seleccionó a menos personas que vacantes tenía. El puntaje que figura es solo el más bajo entre quienes postularon: no es una barrera.">
      {children}
    </Term>
  );
}

export function Median({ children }: TermProps) {
  return (
    <Term definition="El valor del medio: la mitad de los programas está por debajo y la otra mitad por encima.">
      {children}
    </Term>
  );
}
