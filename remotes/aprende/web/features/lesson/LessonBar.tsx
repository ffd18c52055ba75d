import type { CompiledLesson } from '@travesia/content-lesson-model';
import { Icon, RichContent, xIcon } from '@travesia/kit-ui';
import { useRef } from 'react';
import type { LessonRun, Place } from '../../../lesson/lesson-run.ts';
import css from './lesson.module.css';

export interface LessonBarProps {
  readonly lesson: CompiledLesson;
  readonly run: LessonRun;
  readonly mapAddress: string;
  /** What of this device the service has not heard, in words; empty where it has everything. */
  readonly saving: string;
  onGo(place: Exclude<Place, { readonly at: 'check' | 'halted' }>): void;
}

/** What lesson this is, how far one is in it, its parts to go to, and the way out. */
export function LessonBar({ lesson, run, mapAddress, saving, onGo }: LessonBarProps) {
  const { name, points } = lesson;
  const { place, passed } = run;
  const parts = useRef<HTMLDetailsElement>(null);
  const current = 'point' in place ? place.point : -1;
  function go(to: Parameters<typeof onGo>[0]): void {
    if (parts.current) parts.current.open = false;
    onGo(to);
  }
  return (
    <header className={css.bar}>
      <div className={css['bar-line']}>
        <a href={mapAddress} className={css.leave} aria-label="Salir de la lección">
          <Icon shape={xIcon} size="m" />
        </a>
        <h1 className={css.name}>{name}</h1>
      </div>
      <details ref={parts} className={css.parts}>
        <summary>
          <span className={css.segments} aria-hidden="true">
            {points.map(({ id }, index) => (
              <span key={id} data-passed={passed.includes(id)} data-current={index === current} />
            ))}
          </span>
          <span className={css.where}>{whereOf(place, points.length)}</span>
        </summary>
        <ol className={css.list}>
          <li>
            <button type="button" onClick={() => go({ at: 'opening' })}>
              Para empezar
            </button>
          </li>
          {points.map(({ id, title }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-current={index === current ? 'step' : undefined}
                onClick={() => go({ at: 'idea', point: index })}
              >
                <RichContent html={title} inline />
                {passed.includes(id) ? <span className={css.passed}>Pasado</span> : null}
              </button>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => go({ at: 'summary' })}>
              Resumen
            </button>
          </li>
        </ol>
      </details>
      <p className={css.saving} role="status">
        {saving}
      </p>
    </header>
  );
}

function whereOf(place: Place, points: number): string {
  switch (place.at) {
    case 'opening':
      return 'Para empezar';
    case 'exit':
      return 'Una de antes';
    case 'summary':
      return 'Resumen';
    default:
      return `Punto ${place.point + 1} de ${points}`;
  }
}
