import { LESSON_PARAM } from '@travesia/contracts/page';
import type { PageHead, PageProps } from '@travesia/kit-remote';
import { Skeleton } from '@travesia/kit-ui';
import { lazy, Suspense } from 'react';
import { loadLesson } from '../../features/lesson/lesson-files.ts';
import css from './page.module.css';

const lessonOf = (search: string) => new URLSearchParams(search).get(LESSON_PARAM);

/** Each without the other's code; that of the address comes beside the page's own, and its lesson too. */
const loadView = () => import('../../features/lesson/LessonView.tsx');
const loadMap = () => import('../../features/map/LessonMapView.tsx');
const LessonView = lazy(async () => ({ default: (await loadView()).LessonView }));
const LessonMapView = lazy(async () => ({ default: (await loadMap()).LessonMapView }));
if (typeof location !== 'undefined') {
  const content = lessonOf(location.search);
  if (content !== null) void loadLesson(content).catch(() => undefined);
  void (content === null ? loadMap() : loadView()).catch(() => undefined);
}

export const head: PageHead = ({ location }) => ({ title: lessonOf(location.search) === null ? 'Aprende' : 'Lección' });

/** The map of all contents, or the lesson that the address names. */
export default function Aprende({ location }: PageProps) {
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
      <Suspense fallback={null}>
        <LessonView key={content} content={content} location={location} />
      </Suspense>
    </div>
  );
}
