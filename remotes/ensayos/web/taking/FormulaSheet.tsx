import { Button } from '@travesia/kit-ui';
import { useEffect, useRef } from 'react';
import css from './taking.module.css';

/** The PAES gives none: in a practice it saves looking them up, and the simulacro goes without it. */
const FORMULAS: readonly (readonly [name: string, formula: string])[] = [
  ['Área del triángulo', 'base · altura : 2'],
  ['Área y perímetro del círculo', 'π · r² y 2 · π · r'],
  ['Teorema de Pitágoras', 'a² + b² = c², con c la hipotenusa'],
  ['Volumen del paralelepípedo y del cilindro', 'a · b · c y π · r² · h'],
  ['Volumen y área de la esfera', '4 · π · r³ : 3 y 4 · π · r²'],
  ['Soluciones de ax² + bx + c = 0', 'x = (−b ± √(b² − 4ac)) : (2a)'],
  ['Vértice de la parábola', 'x = −b : (2a)'],
  ['Pendiente entre dos puntos', 'm = (y₂ − y₁) : (x₂ − x₁)'],
  ['Productos notables', '(a ± b)² = a² ± 2ab + b²; (a + b)(a − b) = a² − b²'],
  ['Logaritmos', 'log(a · b) = log a + log b; log(aⁿ) = n · log a'],
  ['Interés compuesto', 'C · (1 + i)ⁿ'],
  ['Razones trigonométricas', 'sen = opuesto : hipotenusa; cos = adyacente : hipotenusa; tan = opuesto : adyacente'],
  ['Unión de sucesos', 'P(A o B) = P(A) + P(B) − P(A y B)'],
  ['Probabilidad condicional', 'P(A dado B) = P(A y B) : P(B)'],
];

export function FormulaSheet({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby="hoja-de-formulas" onClose={onClose}>
      <h2 id="hoja-de-formulas">Hoja de fórmulas</h2>
      <p>El día de la prueba no habrá una: úsala mientras practicas, y trata de necesitarla cada vez menos.</p>
      <dl className={css.formulas}>
        {FORMULAS.map(([name, formula]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formula}</dd>
          </div>
        ))}
      </dl>
      <div className={css['dialog-actions']}>
        <Button onClick={() => dialog.current?.close()}>Cerrar</Button>
      </div>
    </dialog>
  );
}
