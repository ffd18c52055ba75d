import { createHash } from 'node:crypto';
import type { BankForm } from './payments.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Sends the form by itself; where no script runs the button does. */
const SCRIPT = 'document.forms[0].submit()';

const SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** A document that takes the payer to the bank. Its policy allows its one script, and its form that one address. */
export function bankFormDocument({ url, token }: BankForm): { readonly html: string; readonly policy: string } {
  const target = new URL(url);
  return {
    html: `<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Vas a Webpay</title></head><body><h1>Vas a Webpay</h1><form method="post" action="${escaped(target.href)}"><input type="hidden" name="token_ws" value="${escaped(token)}"><p>Si no te lleva de inmediato, presiona el botón.</p><button>Ir a Webpay</button></form><script>${SCRIPT}</script></body></html>`,
    policy: `default-src 'none';script-src ${SCRIPT_HASH};form-action ${target.origin};base-uri 'none';frame-ancestors 'none'`,
  };
}
