import { useEffect, useState } from 'react';
import { describeNextMilestone } from './admission-calendar.ts';
import css from './inicio.module.css';

/** Comes after mounting, since prerendered HTML knows no today; its line is reserved so that nothing moves. */
export function NextMilestone() {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => setText(describeNextMilestone(new Date())), []);
  return <p className={css.next}>{text}</p>;
}
