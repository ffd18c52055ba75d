import css from './JumpLinks.module.css';

interface JumpLinksProps {
  readonly label: string;
  readonly links: readonly { readonly id: string; readonly text: string; readonly count: number }[];
}

/** Plain links to the parts of a page, with how much each holds: they need no script. */
export function JumpLinks({ label, links }: JumpLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.jumps}>
        {links.map(({ id, text, count }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {text} <span className={css['jump-count']}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
