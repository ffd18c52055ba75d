/**
 * What a browser brings back from the bank. Anybody may have made it up: it names a payment, and decides nothing.
 * - `paid`: the form was filled in. - `aborted`: the payer went back. - `form-timeout`: the form expired.
 * - `invalid`: an error, and then back: nothing is asked to be charged.
 */
export type BankReturn =
  | { readonly kind: 'paid' | 'aborted' | 'invalid'; readonly token: string }
  | { readonly kind: 'form-timeout'; readonly buyOrder: string };

const TOKEN = /^[\da-z]{1,64}$/i;
const BUY_ORDER = /^[\dA-Z]{26}$/;

/**
 * The four shapes of Webpay Plus: `token_ws`; `TBK_TOKEN` with session and order; session and order alone; all of them.
 * `undefined` for anything else: a parameter twice, one that is no text, none.
 */
export function readReturn(parameters: Readonly<Record<string, unknown>>): BankReturn | undefined {
  const own = (name: string): unknown => (Object.hasOwn(parameters, name) ? parameters[name] : undefined);
  const [paid, left, order, session] = [
    own('token_ws'),
    own('TBK_TOKEN'),
    own('TBK_ORDEN_COMPRA'),
    own('TBK_ID_SESION'),
  ];
  const isToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value);
  const isOrder = (value: unknown): value is string => typeof value === 'string' && BUY_ORDER.test(value);
  const hasBoth = isOrder(order) && typeof session === 'string';
  if (paid === undefined) {
    if (!hasBoth) return;
    if (left === undefined) return { kind: 'form-timeout', buyOrder: order };
    return isToken(left) ? { kind: 'aborted', token: left } : undefined;
  }
  if (!isToken(paid)) return;
  if (left === undefined && order === undefined && session === undefined) return { kind: 'paid', token: paid };
  return hasBoth && isToken(left) ? { kind: 'invalid', token: left } : undefined;
}
