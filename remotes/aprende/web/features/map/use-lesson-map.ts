import type { LessonMap, MappedContent } from '@travesia/content-lesson-model';
import { loadCarriedIndex } from '@travesia/kit-remote/carried';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';

let loading: Promise<LessonMap> | undefined;

/** Of this release: once for all pages. */
function loadMap(): Promise<LessonMap> {
  loading ??= loadCarriedIndex<LessonMap>('lessons', 'map').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

export interface LoadedMap {
  /** `null` until it has come. */
  readonly map: LessonMap | null;
  readonly failed: boolean;
  retry(): void;
  /** Of a content; `null` where there is none of that id, and until the map has come. */
  nameOf(content: string): string | null;
}

export const contentsOf = (map: LessonMap): readonly MappedContent[] =>
  map.flatMap(({ axes }) => axes.flatMap(({ units }) => units.flatMap(({ contents }) => contents)));

/** All contents with their lessons, once they are wanted. */
export function useLessonMap(isWanted = true): LoadedMap {
  const [map, setMap] = useState<LessonMap | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadMap().then(
      // Names come into a page that stands: it is drawn anew in slices, between which the browser answers.
      (loaded) => startTransition(() => setMap(loaded)),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  const names = useMemo(
    () => new Map<string, string>(map ? contentsOf(map).map(({ id, name }) => [id, name]) : []),
    [map],
  );
  const nameOf = useCallback((content: string) => names.get(content) ?? null, [names]);
  return { map, failed, retry: load, nameOf };
}
