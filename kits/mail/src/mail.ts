/** What a mail says, made by a typed function of whoever sends it. Texts are plain: nothing in them is markup. */
export interface MailContent {
  /** One line. */
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
  /** Address that takes whoever opens it, or whose program posts to it, off the list (RFC 8058). */
  readonly unsubscribe?: string;
}

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A button, and in plain text its address. */
  | { readonly kind: 'link'; readonly label: string; readonly href: string };

/** A mail on its way to one person. */
export interface Mail {
  /** The same each time it is tried: programs of mail show one that came twice once. */
  readonly id: string;
  readonly to: string;
  readonly content: MailContent;
}

/** What became of one try. `cause` is a code: never an address, and no text of the other server, which repeats it. */
export type SendOutcome =
  | { readonly status: 'sent' }
  /** Not now: it is worth trying again. */
  | { readonly status: 'deferred'; readonly cause: string }
  /** The other side will never take it: a bounce. */
  | { readonly status: 'refused'; readonly cause: string };

export interface MailTransport {
  /** Never rejects. */
  send(mail: Mail): Promise<SendOutcome>;
  close(): void;
}
