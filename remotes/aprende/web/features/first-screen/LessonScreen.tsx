import type { PageLocation } from '@travesia/contracts/page';
import { type MouseEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LessonView } from '../lesson/LessonView.tsx';
import { type Control, controlAt, type EarlyUse, earlyUseOf, repeatUse } from './early-use.ts';
import css from './first-screen.module.css';

const never = () => () => undefined;

/** Whether the component began with what was written into the document. */
function useIsPrerendered(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}

export interface LessonScreenProps {
  readonly content: string;
  readonly location: PageLocation;
  /** First screen, while it is rendered for documents; in a browser it is there or not. */
  readonly html: string | undefined;
}

/** A lesson, with the first screen that came with the document in its place until it can be used. */
export function LessonScreen({ content, location, html = '' }: LessonScreenProps) {
  const isPrerendered = useIsPrerendered();
  const [isCovered, setCovered] = useState(isPrerendered);
  const lesson = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLDivElement>(null);
  const presses = useRef<readonly Control[]>([]);
  const use = useRef<EarlyUse | null>(null);

  function press({ target }: MouseEvent<HTMLDivElement>): void {
    // What a link leads to and what a list opens, the browser does by itself.
    const button = target instanceof Element ? target.closest('button') : null;
    const control = first.current && controlAt(first.current, button);
    if (control) presses.current = [...presses.current, control];
  }
  const uncover = useCallback(() => {
    const screen = first.current;
    if (!screen) return;
    use.current = earlyUseOf(screen, presses.current);
    setCovered(false);
  }, []);
  useEffect(() => {
    if (isCovered || !use.current || !lesson.current) return;
    const { current } = use;
    use.current = null;
    void repeatUse(lesson.current, current);
  }, [isCovered]);

  return (
    <>
      {isCovered ? (
        // What is in it stays as the document has it: React looks into no such HTML.
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears what its buttons are pressed for
        <div
          ref={first}
          className={css.first}
          onClick={press}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by this release
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ) : null}
      <div ref={lesson}>
        <LessonView content={content} location={location} isCovered={isCovered} onShown={uncover} />
      </div>
    </>
  );
}
