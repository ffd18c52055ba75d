import type { HomeTask } from '../../../api/home.ts';
import { minutesText } from './dates-text.ts';
import css from './home.module.css';
import type { Levels } from './level-counts.ts';
import { reasonText } from './reason-text.ts';
import { areaOf, gainText, type NameOf, taskAddress, taskTitle } from './task-text.ts';

export interface TaskLineProps {
  readonly task: HomeTask;
  readonly nameOf: NameOf;
  readonly levels: Levels;
}

export function TaskLine({ task, nameOf, levels }: TaskLineProps) {
  const gain = gainText(task.gain);
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
