import type { Content, TestId } from '@travesia/contracts/temario';
import type { GameId } from './game-link.ts';
import type { Manipulable } from './manipulable.ts';

/** HTML made of checked text: paragraphs, tables, MathML with its Spanish reading, SVG with its words. */
export type Html = string;

/** A lesson as its page reads it: one file of a release. What is not said here is as `Lesson` of the authors says. */
export interface CompiledLesson {
  /** Raised by one when the fields change for readers: what a browser kept of another format is fetched anew. */
  readonly format: 2;
  readonly content: Content['id'];
  /** Of the content, its unit and its test. */
  readonly name: string;
  readonly unit: string;
  readonly test: TestId;
  readonly version: number;
  readonly minutes: number;
  readonly opening: {
    readonly question: Html;
    /** Inline. */
    readonly guesses: readonly Html[];
    readonly reveal: Html;
  };
  readonly points: readonly CompiledPoint[];
  /** Names, inline, of the mistakes that its warnings treat or its wrong options stand for, by id. */
  readonly mistakes: Readonly<Record<string, Html>>;
  /** Inline. */
  readonly summary: readonly Html[];
  readonly sources: readonly { readonly name: string; readonly year: number; readonly detail?: string }[];
  /** What it stands on, those without which it can't be understood first. */
  readonly prerequisites: readonly ContentLink[];
  /** The content after it in its unit or, at the end of one, in its axis. */
  readonly next?: ContentLink;
}

/** Another content to go to. */
export interface ContentLink {
  readonly content: Content['id'];
  readonly name: string;
  /** False where it has no lesson yet. */
  readonly hasLesson: boolean;
}

export interface CompiledPoint {
  readonly id: string;
  /** Inline. */
  readonly title: Html;
  readonly idea: Html;
  readonly figure?: Html;
  readonly manipulable?: Manipulable;
  readonly game?: CompiledGameLink;
  /** Titles and authors are inline. */
  readonly readings: readonly { readonly title: Html; readonly by: Html; readonly text: Html }[];
  readonly example: {
    readonly problem: Html;
    readonly figure?: Html;
    /** Titles are inline. */
    readonly steps: readonly { readonly title: Html; readonly text: Html }[];
  };
  readonly warnings: readonly { readonly mistake: string; readonly text: Html }[];
  readonly checks: readonly CompiledCheck[];
}

export interface CompiledGameLink {
  /** Of its page, with the state in which it opens. */
  readonly href: `/juegos/${GameId}` | `/juegos/${GameId}#${string}`;
  /** Inline. */
  readonly words: Html;
}

export interface CompiledCheck {
  readonly id: string;
  readonly question: Html;
  readonly figure?: Html;
  /** Inline. The first is right; who shows them puts them in an order of their own. */
  readonly options: readonly CompiledOption[];
  readonly explanation: Html;
}

export interface CompiledOption {
  readonly text: Html;
  /** To who chose it; the right one has none. */
  readonly feedback?: Html;
  /** Id of a named mistake of the bank. */
  readonly mistake?: string;
}
