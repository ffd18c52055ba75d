export type ReleaseErrorCode =
  | 'types'
  | 'build-failed'
  | 'build-missing'
  | 'build-invalid'
  | 'file-missing'
  | 'file-altered'
  | 'altered'
  | 'contract'
  | 'leak'
  | 'styles'
  | 'student-data'
  | 'search'
  | 'budget'
  | 'browser'
  | 'pages'
  | 'unopened'
  | 'route-outside'
  | 'route-collision'
  | 'navigation'
  | 'teams'
  | 'unknown-name'
  | 'unknown-release'
  | 'nothing-to-roll-back'
  | 'canary'
  | 'keys'
  | 'untrusted-registry'
  | 'lost'
  | 'no-space'
  | 'unwritable'
  | 'unavailable'
  | 'usage';

/** A refusal that a person can act on: `message` is Spanish sentences with the way out. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly code: ReleaseErrorCode;

  constructor(code: ReleaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
