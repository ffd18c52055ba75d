const API = '/api/suscribirse';

/** `GET`, of anybody: {@link OfferAnswer}. */
export const OFFER_PATH = `${API}/offer` as const;

/** `GET`: {@link PaymentsAnswer}. `POST` with {@link PaymentBody}: {@link PaymentForm}. */
export const PAYMENTS_PATH = `${API}/payments` as const;

/** Document that takes the payer to the bank, for whoever has the id. */
export const bankFormPath = (id: string) => `${PAYMENTS_PATH}/${id}/form`;

/** `GET`, of whoever has the id, from whatever browser: {@link OutcomeAnswer}. */
export const outcomePath = (id: string) => `${PAYMENTS_PATH}/${id}/outcome`;

/** `POST` with {@link RefundBody}: {@link PaymentsAnswer}. */
export const refundPath = (id: string) => `${PAYMENTS_PATH}/${id}/refund`;

/** To which the bank sends the payer back, with `GET` or `POST`. */
export const RETURN_PATH = `${API}/webpay/return` as const;

export const OWN_DATA_PATH = `${API}/data` as const;

/** Page that tells what became of a payment, and its parameter. */
export const OUTCOME_PAGE = '/suscribirse/exito';
export const PAYMENT_PARAM = 'pago';
