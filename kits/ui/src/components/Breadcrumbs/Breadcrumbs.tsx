import css from './Breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  /** Absent on the last one, which is the page itself. */
  readonly href?: string;
}

export interface BreadcrumbsProps {
  readonly items: readonly Crumb[];
  readonly label?: string;
}

export function Breadcrumbs({ items, label = 'Ruta de navegación' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.breadcrumbs}>
        {items.map((item, index) => (
          <li key={item.label} className={css.crumb}>
            {item.href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <a href={item.href} className={css['crumb-link']}>
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
