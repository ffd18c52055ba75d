import { Stack } from '@travesia/kit-ui';
import type { HomeAnswer } from '../../../api/home.ts';
import css from './home.module.css';
import { lastDaysAdvice } from './last-days.ts';

/** In place of what does not fit. What only DEMRE knows is left to its page. */
export function LastDays({ sitting }: { readonly sitting: NonNullable<HomeAnswer['sitting']> }) {
  const { days, official } = sitting;
  return (
    <Stack as="section">
      <h2>{days > 0 ? 'Lo que ayuda en estos días' : 'Para estos días'}</h2>
      <ul className={css.tasks}>
        {lastDaysAdvice(sitting).map((text) => (
          <li key={text} className={css.task}>
            <span>{text}</span>
          </li>
        ))}
        <li className={css.task}>
          <span>Tu local, la hora y qué llevar: míralo donde lo publica el DEMRE, y confirma ahí la fecha.</span>{' '}
          {official !== undefined && (
            <a href={official} rel="noopener">
              Ver la página oficial
            </a>
          )}
        </li>
      </ul>
    </Stack>
  );
}
