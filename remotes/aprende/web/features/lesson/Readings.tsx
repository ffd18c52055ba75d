import type { CompiledPoint } from '@travesia/content-lesson-model';
import { RichContent } from '@travesia/kit-ui';
import css from './lesson.module.css';

/** Texts on which a point works; two sources stand side by side where there is room. */
export function Readings({ readings }: Pick<CompiledPoint, 'readings'>) {
  if (readings.length === 0) return null;
  return (
    <div className={css.readings} data-many={readings.length > 1}>
      {readings.map(({ title, by, text }) => (
        <section key={title} className={css.reading}>
          <h3 className={css['reading-title']}>
            <RichContent html={title} inline />
          </h3>
          <RichContent html={text} />
          <p className={css.by}>
            <RichContent html={by} inline />
          </p>
        </section>
      ))}
    </div>
  );
}
