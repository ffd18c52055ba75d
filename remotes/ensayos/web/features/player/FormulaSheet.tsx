import { Button } from '@travesia/kit-ui';
import { useEffect, useRef } from 'react';
import css from './player.module.css';

/** The PAES gives none: in a practice it saves looking them up, and the simulacro goes without it. */
const FORMULAS: readonly (readonly [name: string, formula: string, spoken: string])[] = [
  ['Área del triángulo', 'base · altura : 2', 'base por altura, dividido por 2'],
  ['Área y perímetro del círculo', 'π · r² y 2 · π · r', 'pi por r al cuadrado, y 2 por pi por r'],
  [
    'Teorema de Pitágoras',
    'a² + b² = c², con c la hipotenusa',
    'a al cuadrado más b al cuadrado igual a c al cuadrado, con c la hipotenusa',
  ],
  [
    'Volumen del paralelepípedo y del cilindro',
    'a · b · c y π · r² · h',
    'a por b por c, y pi por r al cuadrado por h',
  ],
  [
    'Volumen y área de la esfera',
    '4 · π · r³ : 3 y 4 · π · r²',
    '4 por pi por r al cubo, dividido por 3, y 4 por pi por r al cuadrado',
  ],
  [
    'Soluciones de la ecuación de segundo grado',
    'x = (−b ± √(b² − 4ac)) : (2a), si ax² + bx + c = 0',
    'x igual a menos b más menos raíz de b al cuadrado menos 4 a c, fin de la raíz, todo dividido por 2 a, si a x al cuadrado más b x más c es igual a 0',
  ],
  ['Vértice de la parábola', 'x = −b : (2a)', 'x igual a menos b, dividido por 2 a'],
  [
    'Pendiente entre dos puntos',
    'm = (y₂ − y₁) : (x₂ − x₁)',
    'm igual a: y sub 2 menos y sub 1, todo dividido por x sub 2 menos x sub 1',
  ],
  [
    'Productos notables',
    '(a ± b)² = a² ± 2ab + b²; (a + b)(a − b) = a² − b²',
    'abre paréntesis a más menos b cierra paréntesis al cuadrado igual a: a al cuadrado más menos 2 a b más b al cuadrado; abre paréntesis a más b cierra paréntesis por abre paréntesis a menos b cierra paréntesis igual a: a al cuadrado menos b al cuadrado',
  ],
  [
    'Logaritmos',
    'log(a · b) = log a + log b; log(aⁿ) = n · log a',
    'logaritmo de a por b igual a logaritmo de a más logaritmo de b; logaritmo de a elevado a n igual a n por logaritmo de a',
  ],
  ['Interés compuesto', 'C · (1 + i)ⁿ', 'C por abre paréntesis 1 más i cierra paréntesis elevado a n'],
  [
    'Razones trigonométricas',
    'sen = opuesto : hipotenusa; cos = adyacente : hipotenusa; tan = opuesto : adyacente',
    'seno igual a opuesto dividido por hipotenusa; coseno igual a adyacente dividido por hipotenusa; tangente igual a opuesto dividido por adyacente',
  ],
  ['Unión de sucesos', 'P(A o B) = P(A) + P(B) − P(A y B)', 'P de A o B igual a P de A más P de B menos P de A y B'],
  [
    'Probabilidad condicional',
    'P(A dado B) = P(A y B) : P(B)',
    'P de A dado B igual a P de A y B, dividido por P de B',
  ],
];

export function FormulaSheet({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby="hoja-de-formulas" onClose={onClose}>
      <h2 id="hoja-de-formulas">Hoja de fórmulas</h2>
      <p>El día de la prueba no habrá una: úsala mientras practicas, y trata de necesitarla cada vez menos.</p>
      <dl className={css.formulas}>
        {FORMULAS.map(([name, formula, spoken]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span role="img" aria-label={spoken}>
                {formula}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={css['dialog-actions']}>
        <Button onClick={() => dialog.current?.close()}>Cerrar</Button>
      </div>
    </dialog>
  );
}
