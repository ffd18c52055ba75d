import type { PageHead, PageProps } from '@travesia/kit-remote';
import { TutorView } from '../../features/tutor/TutorView.tsx';

export const head: PageHead = () => ({ title: 'Tutor', noIndex: true });

export default function Tutor({ location }: PageProps) {
  return <TutorView location={location} />;
}
