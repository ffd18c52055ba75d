/** Status of a transaction, as Webpay Plus REST 1.2 calls it. */
export const BANK_STATUSES = [
  ...(['INITIALIZED', 'AUTHORIZED', 'REVERSED', 'FAILED'] as const),
  ...(['NULLIFIED', 'PARTIALLY_NULLIFIED', 'CAPTURED'] as const),
] as const;

export type BankStatus = (typeof BANK_STATUSES)[number];

/** What the bank says of one transaction. Nothing of a card but its last four digits, which are on receipts. */
export interface BankTransaction {
  readonly status: BankStatus;
  /** 0: approved. */
  readonly responseCode: number | null;
  /** Pesos. */
  readonly amount: number;
  readonly buyOrder: string;
  readonly sessionId: string;
  readonly authorizationCode: string | null;
  /** `VD` debit, `VN` credit at once, `VC` and others in instalments. */
  readonly paymentType: string | null;
  readonly installments: number;
  readonly lastFour: string | null;
  /** Pesos that were not given back; `null` where it says nothing. */
  readonly balance: number | null;
}

/**
 * An answer of the bank. `refused`: it understood and does not do it (4xx), which proves nothing of what became of the
 * transaction. `silent`: no answer in time, or none that can be read.
 */
export type BankAnswer<Said> =
  | { readonly kind: 'said'; readonly said: Said }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'silent' };

export interface CreatedTransaction {
  readonly token: string;
  /** Of the form, to which the page sends the token. */
  readonly url: string;
}

export interface BankRefund {
  /** `REVERSED`: the charge never was. `NULLIFIED`: it is given back, on the payer's statement some days later. */
  readonly type: 'REVERSED' | 'NULLIFIED';
  readonly responseCode: number | null;
  /** Pesos left of the charge. */
  readonly balance: number | null;
}

/** Webpay Plus. Never rejects. */
export interface Bank {
  create(order: {
    readonly buyOrder: string;
    readonly sessionId: string;
    readonly amount: number;
    readonly returnUrl: string;
  }): Promise<BankAnswer<CreatedTransaction>>;
  commit(token: string): Promise<BankAnswer<BankTransaction>>;
  status(token: string): Promise<BankAnswer<BankTransaction>>;
  refund(token: string, amount: number): Promise<BankAnswer<BankRefund>>;
}
