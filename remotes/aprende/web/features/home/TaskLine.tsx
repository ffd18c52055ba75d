import type { HomeTask } from '../../../api/home.ts';
import { minutesText } from './dates-text.ts';
import css from './home.module.css';
import type { Levels } from './level-counts.ts';
import { reasonText } from './reason-text.ts';
import { areaOf, type NameOf, taskAddress, taskGainText, taskTitle } from './task-text.ts';

export interface TaskLineProps {
  readonly task: HomeTask;
  readonly nameOf: NameOf;
  readonly levels: Levels;
  /** Tests of which a score is known. */
  readonly scored: ReadonlySet<string>;
}

export function TaskLine({ task, nameOf, levels, scored }: TaskLineProps) {
  const gain = taskGainText(task, scored);
  return (
    <li className={css.task} data-area={areaOf(task)}>
      <a href={taskAddress(task)}>{taskTitle(task, nameOf)}</a>
      <span className={css.facts}>
        {minutesText(task.minutes)}
        {gain !== null && ` · ${gain}`} · {reasonText(task, nameOf, levels)}
      </span>
    </li>
  );
}
