import { chevronLeftIcon, chevronRightIcon, formatDecimal, Icon } from '@travesia/kit-ui';
import css from './Pager.module.css';

interface PagerProps {
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

/** The way through a list that comes in pages: each has an address. Nothing where there is one page. */
export function Pager({ label, page, pages, hrefOf }: PagerProps) {
  if (pages < 2) return null;
  const shown = Math.min(page, pages);
  return (
    <nav aria-label={label} className={css.pager}>
      {shown > 1 ? (
        <a href={hrefOf(shown - 1)} rel="prev" className={css.step}>
          <Icon shape={chevronLeftIcon} size="s" /> Anterior
        </a>
      ) : (
        <span />
      )}
      <span className={css.place}>
        Página {formatDecimal(shown)} de {formatDecimal(pages)}
      </span>
      {shown < pages ? (
        <a href={hrefOf(shown + 1)} rel="next" className={css.step}>
          Siguiente <Icon shape={chevronRightIcon} size="s" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
