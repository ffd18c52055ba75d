import { careerPath } from '../../../routes.ts';
import css from './CareerSiblings.module.css';
import type { Sibling } from './career-siblings.ts';

interface CareerSiblingsProps {
  readonly area: string;
  readonly siblings: readonly Sibling[];
}

/** The other careers of an area. */
export function CareerSiblings({ area, siblings }: CareerSiblingsProps) {
  if (siblings.length === 0) return null;
  return (
    <nav aria-labelledby="area">
      <h2 id="area">Otras carreras de {area}</h2>
      <ul className={css.siblings}>
        {siblings.map(({ id, name }) => (
          <li key={id}>
            <a href={careerPath(id)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
