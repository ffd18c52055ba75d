import type { PageHead, PageProps } from '@travesia/kit-remote';
import { InternalErrorView } from './InternalErrorView.tsx';
import { NotFoundView } from './NotFoundView.tsx';

/** `status` and `path` come as parameters: the page has no address of its own. */
export const head: PageHead = ({ params }) => ({
  title: params['status'] === '404' ? 'No encontramos esta página' : 'Algo falló de nuestro lado',
  noIndex: true,
});

export default function ErrorPage({ params: { status, path } }: PageProps) {
  return status === '404' ? <NotFoundView path={path} /> : <InternalErrorView status={status} />;
}
