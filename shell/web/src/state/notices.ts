import type { Notice } from '@travesia/contracts/page';
import { isNoticeList } from '../boundary/documents.ts';
import { StateSubject } from './state-subject.ts';

/** What the student may do about it. */
export interface NoticeAction {
  readonly label: string;
  run(): void;
}

/** Only the shell itself offers actions. */
export interface ShellNotice extends Notice {
  readonly action?: NoticeAction;
}

export interface ShownNotice extends ShellNotice {
  readonly id: number;
}

/** Long enough to read two lines aloud; errors, and what can be acted on, stay until they are closed. */
export const NOTICE_DURATION_MS = 8_000;

/** At most this many at a time: the oldest leaves first, what can be acted on last. */
export const NOTICES_LIMIT = 3;

const STORAGE_KEY = 'travesia:avisos';

/** What of the window the notices need. */
type NoticesWindow = Pick<Window, 'addEventListener' | 'sessionStorage'>;

/** What pages tell the student through the shell. */
export class Notices {
  readonly shown$ = new StateSubject<readonly ShownNotice[]>([]);
  readonly #window: NoticesWindow;
  #lastId = 0;

  constructor(window: NoticesWindow) {
    this.#window = window;
  }

  /** @returns its id. */
  notify(notice: ShellNotice): number {
    const id = ++this.#lastId;
    const all = [...this.shown$.get(), { ...notice, id }];
    const leaves = all.length > NOTICES_LIMIT ? (all.find(({ action }) => !action) ?? all[0]) : undefined;
    this.shown$.set(all.filter((one) => one !== leaves));
    if (notice.tone !== 'error' && !notice.action) setTimeout(() => this.dismiss(id), NOTICE_DURATION_MS);
    return id;
  }

  dismiss(id: number): void {
    this.shown$.set(this.shown$.get().filter((notice) => notice.id !== id));
  }

  /** Our own reload follows: what is shown when this document ends is shown again in the next. */
  carryOver(): void {
    this.#window.addEventListener('pagehide', () => this.#store(), { once: true });
  }

  /** Shows what was carried over. */
  resume(): void {
    for (const notice of this.#takeStored()) this.notify(notice);
  }

  #store(): void {
    try {
      // What an action would do belongs to this document.
      const passive = this.shown$.get().filter(({ action }) => !action);
      const notices = passive.map(({ tone, text }) => ({ tone, text }));
      this.#window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(notices));
    } catch {
      // Storage may be full or forbidden; the notices then end here.
    }
  }

  #takeStored(): readonly Notice[] {
    try {
      const stored = this.#window.sessionStorage.getItem(STORAGE_KEY);
      this.#window.sessionStorage.removeItem(STORAGE_KEY);
      const notices: unknown = JSON.parse(stored ?? '[]');
      return isNoticeList(notices) ? notices : [];
    } catch {
      return [];
    }
  }
}
