import type { Notice } from '@travesia/contracts';
import { StateSubject } from './state-subject.ts';

export interface ShownNotice extends Notice {
  readonly id: number;
}

/** Long enough to read two lines aloud; errors stay until they are closed. */
export const NOTICE_DURATION_MS = 8_000;

/** At most this many at a time: the oldest leaves first. */
export const NOTICES_LIMIT = 3;

/** What pages tell the student through the shell. */
export class Notices {
  readonly shown$ = new StateSubject<readonly ShownNotice[]>([]);
  #lastId = 0;

  notify(notice: Notice): void {
    const id = ++this.#lastId;
    this.shown$.set([...this.shown$.get(), { ...notice, id }].slice(-NOTICES_LIMIT));
    if (notice.tone !== 'error') setTimeout(() => this.dismiss(id), NOTICE_DURATION_MS);
  }

  dismiss(id: number): void {
    this.shown$.set(this.shown$.get().filter((notice) => notice.id !== id));
  }
}
