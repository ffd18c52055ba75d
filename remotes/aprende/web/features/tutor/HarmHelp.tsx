import { type HarmAbout, HELP_TEXTS } from '../../../tutor/words/help-lines.ts';
import css from './tutor.module.css';

/** As a telephone dials it. */
const dialled = (number: string) => `tel:${number.replaceAll(' ', '')}`;

/** Whom to call, for who speaks of hurting themselves or of being hurt. */
export function HarmHelp({ about }: { readonly about: HarmAbout }) {
  const { paragraphs, lines } = HELP_TEXTS[about];
  return (
    <div className={css.hint}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className={css.lines}>
        {lines.map(({ number, name, when }) => (
          <li key={number}>
            <a href={dialled(number)}>
              {name}: <strong>{number}</strong>
            </a>
            <span className={css.soft}>{when}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
