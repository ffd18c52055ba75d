import { Notice } from '@travesia/kit-ui';
import { useEffect, useRef } from 'react';
import type { AuthMessage } from '../../session/auth-messages.ts';
import css from './acceder.module.css';

interface AuthFailureProps {
  readonly failure: AuthMessage | null;
}

/** What went wrong, said at once and brought into sight; nothing while nothing did. */
export function AuthFailure({ failure }: AuthFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={place}>
      <Notice tone="danger" live>
        <p>{failure.text}</p>
        {failure.code !== undefined && (
          <p className={css['failure-code']}>
            Código: <code>{failure.code}</code>
          </p>
        )}
      </Notice>
    </div>
  );
}
