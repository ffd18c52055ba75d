import { openBrowserPorts } from '@travesia/kit-offline';
import { useHost, useSession } from '@travesia/kit-remote';
import { useEffect, useMemo } from 'react';
import type { GameId } from '../../../models/simulation.ts';
import { createProgress, type Progress } from './progress.ts';

/** Which challenges of `game` whoever is there did; a visitor's until one knows who is. */
export function useProgress(game: GameId): Progress {
  const { http } = useHost();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const progress = useMemo(
    () => createProgress({ game, uid, http, ports: openBrowserPorts(), loadCode: () => import('./progress-code.ts') }),
    [game, uid, http],
  );
  useEffect(() => progress.follow(), [progress]);
  return progress;
}
