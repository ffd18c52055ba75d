import { LESSON_PARAM } from '@travesia/contracts/page';
import type { PageHead, PageProps } from '@travesia/kit-remote';
import { Skeleton } from '@travesia/kit-ui';
import { lazy, Suspense } from 'react';

/** Each without the other's code; that of the address comes beside the page's own, not after it. */
const loadLesson = () => import('../../features/lesson/LessonView.tsx');
const loadMap = () => import('../../features/map/LessonMapView.tsx');
const LessonView = lazy(async () => ({ default: (await loadLesson()).LessonView }));
const LessonMapView = lazy(async () => ({ default: (await loadMap()).LessonMapView }));
if (typeof location !== 'undefined') {
  const isLesson = location.search.includes(`${LESSON_PARAM}=`);
  void (isLesson ? loadLesson() : loadMap()).catch(() => undefined);
}

const lessonOf = (search: string) => new URLSearchParams(search).get(LESSON_PARAM);

export const head: PageHead = ({ location }) => ({ title: lessonOf(location.search) === null ? 'Aprende' : 'Lección' });

/** The map of all contents, or the lesson that the address names. */
export default function Aprende({ location }: PageProps) {
  const content = lessonOf(location.search);
  const label = content === null ? 'Cargando los contenidos' : 'Abriendo la lección';
  return (
    <Suspense fallback={<Skeleton label={label} lines={8} />}>
      {content === null ? <LessonMapView /> : <LessonView key={content} content={content} location={location} />}
    </Suspense>
  );
}
