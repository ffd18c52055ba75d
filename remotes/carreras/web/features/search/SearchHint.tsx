import { Notice } from '@travesia/kit-ui';
import type { Answer } from '../../../admission/search.ts';
import { careerPath, universityPath } from '../../../routes.ts';
import { countText } from '../catalogue/words.ts';
import css from './SearchHint.module.css';

const programsText = (count: number) => countText(count, 'programa', 'programas');

/** What a search means beside its list: the career or university that stands first, or that the offer has no such thing. */
export function SearchHint({ answer: { best, absence, isWhole, programs } }: { readonly answer: Answer }) {
  if (absence) {
    const { why, careers, universities } = absence;
    const near = [
      ...careers.map(({ id, name }) => ({ href: careerPath(id), name })),
      ...universities.map(({ id, name }) => ({ href: universityPath(id), name })),
    ];
    return (
      <Notice title="No está en la oferta">
        <p>{why}</p>
        {near.length > 0 ? (
          <p>
            Lo más cercano:{' '}
            {near.map(({ href, name }, place) => (
              <span key={href}>
                {place > 0 ? ' · ' : ''}
                <a href={href}>{name}</a>
              </span>
            ))}
          </p>
        ) : null}
      </Notice>
    );
  }
  return (
    <>
      {isWhole || programs.length === 0 ? null : (
        <p className={css.hint}>Nada tiene todo lo que escribiste: esto es lo que más se parece.</p>
      )}
      {best?.kind === 'career' ? (
        <p className={css.hint}>
          ¿Buscas la carrera? <a href={careerPath(best.career.id)}>{best.career.name}</a>:{' '}
          {programsText(best.career.programs.length)}.
        </p>
      ) : null}
      {best?.kind === 'university' ? (
        <p className={css.hint}>
          ¿Buscas la universidad? <a href={universityPath(best.university.id)}>{best.university.name}</a>.
        </p>
      ) : null}
    </>
  );
}
