import { ADMISSION_CALENDAR } from '@travesia/contracts/admission-calendar';
import { useEffect, useState } from 'react';
import css from './inicio.module.css';
import { describeNextMilestone } from './milestones.ts';

/** Comes after mounting, since prerendered HTML knows no today; its line is reserved so that nothing moves. */
export function NextMilestone() {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => setText(describeNextMilestone(ADMISSION_CALENDAR.processes, new Date())), []);
  return <p className={css.next}>{text}</p>;
}
