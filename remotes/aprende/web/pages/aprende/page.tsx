import { LESSON_PARAM } from '@travesia/contracts/page';
import type { PageHead, PageProps } from '@travesia/kit-remote';
import { Skeleton } from '@travesia/kit-ui';
import { lazy, Suspense } from 'react';
import { LessonScreen } from '../../features/first-screen/LessonScreen.tsx';
import { loadLesson } from '../../features/lesson/lesson-files.ts';
import { fetchStudyCode } from '../../features/study/use-study.ts';
import css from './page.module.css';

const lessonOf = (search: string) => new URLSearchParams(search).get(LESSON_PARAM);

/** A lesson is part of the page, so that it comes beside the shell and not after it; the map is as light as its file. */
const loadMap = () => import('../../features/map/LessonMapView.tsx');
const LessonMapView = lazy(async () => ({ default: (await loadMap()).LessonMapView }));
if (typeof location !== 'undefined') {
  const content = lessonOf(location.search);
  // What comes with the address is asked for before anything is shown.
  const first = content === null ? loadMap() : loadLesson(content);
  void first.catch(() => undefined);
  if (content !== null) void fetchStudyCode().catch(() => undefined);
}

export const head: PageHead = ({ location }) => ({ title: lessonOf(location.search) === null ? 'Aprende' : 'Lección' });

/** The map of all contents, or the lesson that the address names. */
export default function Aprende({ location, data }: PageProps) {
  const content = lessonOf(location.search);
  if (content === null) {
    return (
      <Suspense fallback={<Skeleton label="Cargando los contenidos" lines={8} />}>
        <LessonMapView />
      </Suspense>
    );
  }
  return (
    <div className={css['full-screen']}>
      <LessonScreen
        key={content}
        content={content}
        location={location}
        html={typeof data === 'string' ? data : undefined}
      />
    </div>
  );
}
