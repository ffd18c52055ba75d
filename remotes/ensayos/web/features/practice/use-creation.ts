import { useHost } from '@travesia/kit-remote';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { useRef, useState } from 'react';
import type { AttemptRequest } from '../../../api/attempts.ts';
import { attemptAddress } from '../../../structure/addresses.ts';
import { practiceService } from './practice-service.ts';

export type Creation =
  | { readonly state: 'idle' | 'making' | 'opening' }
  | { readonly state: 'failed'; readonly error: unknown };

/** Makes an attempt and opens it. `replace`: going back from it does not come here again. */
export function useCreation({ replace = false }: { readonly replace?: boolean } = {}) {
  const { http, navigate } = useHost();
  const [creation, setCreation] = useState<Creation>({ state: 'idle' });
  // Kept until it is made: pressing again after a lost answer finds the same one.
  const asked = useRef<{ readonly id: string; readonly request: AttemptRequest }>(null);

  async function create(request: AttemptRequest): Promise<void> {
    if (asked.current?.request !== request) asked.current = { id: uuidV7(), request };
    setCreation({ state: 'making' });
    try {
      const { id } = await practiceService(http).create(asked.current.id, request);
      asked.current = null;
      setCreation({ state: 'opening' });
      navigate(attemptAddress(id), { replace });
    } catch (error) {
      setCreation({ state: 'failed', error });
    }
  }

  return { creation, create, isBusy: creation.state === 'making' || creation.state === 'opening' };
}
