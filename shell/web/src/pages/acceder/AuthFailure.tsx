import { Notice } from '@travesia/kit-ui';
import type { AuthMessage } from '../../session/auth-messages.ts';
import css from './acceder.module.css';

interface AuthFailureProps {
  readonly failure: AuthMessage | null;
}

/** What went wrong, said at once; nothing while nothing did. */
export function AuthFailure({ failure }: AuthFailureProps) {
  if (!failure) return null;
  return (
    <Notice tone="danger" live>
      <p>{failure.text}</p>
      {failure.code !== undefined && (
        <p className={css['failure-code']}>
          Código: <code>{failure.code}</code>
        </p>
      )}
    </Notice>
  );
}
