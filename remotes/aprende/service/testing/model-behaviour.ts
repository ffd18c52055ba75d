/** How the stand-in of a model answers the next request, whatever is asked. */
export type ModelBehaviour =
  /** Streams it, `size` characters a piece, with a pause before and between. */
  | {
      readonly kind: 'say';
      readonly text: string;
      readonly size?: number;
      readonly beforeMs?: number;
      readonly betweenMs?: number;
      /** `cut`: of length; `silent`: the stream ends without a word of it; `dropped`: the connection breaks. */
      readonly end?: 'stop' | 'cut' | 'silent' | 'dropped';
    }
  /** Nothing but headers, or not even these. */
  | { readonly kind: 'stall'; readonly headers: boolean }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string }
  /** Bytes that are no stream of a completion. */
  | { readonly kind: 'garbage'; readonly body: string; readonly type?: string }
  /** Words for ever, as fast as they are taken: `sentence` again and again, or a line that does not end. */
  | { readonly kind: 'endless'; readonly sentence: string }
  /** As the worst model: does what the student says, with the key that the test told it. See `worstReply`. */
  | { readonly kind: 'worst' };

/** To the process. Its key comes this way alone: our service never has it to send. */
export type ModelCommand =
  | { readonly do: 'behave'; readonly behaviours: readonly ModelBehaviour[] }
  | {
      readonly do: 'key';
      readonly key: string;
      readonly letter: string;
      readonly options: readonly string[];
      readonly known: string;
    };

/** From the process. */
export type ModelNews =
  | { readonly is: 'listening'; readonly port: number }
  /** All that a request brought: its line, headers and body. */
  | { readonly is: 'asked'; readonly request: string }
  /** Whoever asked went away before the answer was over. */
  | { readonly is: 'left' }
  | { readonly is: 'ready' };
