/** How far an edge is with the registry, for whoever operates it. */
export interface RegistryStanding {
  /** The revision that is served; `null` while there is none that may be. */
  readonly accepted: number | null;
  /** The highest number that anything in the store gave itself, trusted or not. */
  readonly newestSeen: number | null;
  /** The highest that this edge ever served, before its last start too. */
  readonly highestServed: number | null;
  /** Why something newer than what is served is not taken, or something older; `null` where there is nothing of it. */
  readonly refusal: { readonly where: string; readonly reason: string } | null;
}

/**
 * What readiness says, for anybody who may ask it: `failed` where visitors are to go elsewhere, `degraded` where what
 * they get is old, but good. The cause of a refusal is in the standing, and in the log.
 */
export function judgeStanding({ accepted, newestSeen, highestServed, refusal }: RegistryStanding): {
  readonly state: 'ok' | 'degraded' | 'failed';
  readonly detail: string;
} {
  if (accepted === null) return { state: 'failed', detail: 'no revision is served' };
  if (highestServed !== null && accepted < highestServed) {
    return { state: 'failed', detail: `revision ${accepted} is older than ${highestServed}, which was served` };
  }
  if (!refusal) return { state: 'ok', detail: `revision ${accepted}` };
  const seen = newestSeen !== null && newestSeen > accepted ? `, ${newestSeen} was refused` : ', the store was refused';
  return { state: 'degraded', detail: `degraded: revision ${accepted} is served${seen}` };
}
