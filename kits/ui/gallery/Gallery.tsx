import { ICONS } from '../src/index.ts';
import { SECTIONS } from './entries/index.ts';
import css from './gallery.module.css';

const TITLES: Readonly<Record<keyof typeof SECTIONS, string>> = {
  layout: 'Layout',
  pages: 'Pages',
  controls: 'Actions and fields',
  shown: 'What is shown',
  art: 'Illustrations',
};

/** Every component in every state, for whoever writes pages. */
export function Gallery() {
  return (
    <main className={css.gallery}>
      {Object.entries(SECTIONS).map(([section, entries]) => (
        <section key={section} className={css.section} data-section={section}>
          <p className={css.heading}>{TITLES[section as keyof typeof SECTIONS]}</p>
          <div className={section === 'art' ? css.pictures : css.entries}>
            {Object.entries(entries).map(([name, shownAs]) => (
              <div key={name} className={css.entry} data-entry={name}>
                <p className={css.name}>{name}</p>
                {shownAs}
              </div>
            ))}
          </div>
        </section>
      ))}
      <section className={css.section} data-section="icons">
        <p className={css.heading}>Icons</p>
        <ul className={css.icons}>
          {Object.entries(ICONS).map(([name, shape]) => (
            <li key={name}>
              <svg viewBox="0 0 24 24" className={css.icon} aria-hidden="true">
                <path d={shape} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
