declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly severity: 'ERROR' | 'WARNING';
    readonly issueMessage: string;
    readonly path: readonly unknown[];
  }

  export default class Validator {
    /** Blocks of JSON-LD by their type. */
    validate(data: {
      readonly jsonld: Readonly<Record<string, readonly unknown[] | undefined>>;
    }): Promise<readonly Issue[]>;
  }
}
