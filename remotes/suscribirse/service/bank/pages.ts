import type { StandInTransaction } from './transactions.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const page = (title: string, body: string) => `<!doctype html>
<html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>
body{font:1rem/1.5 system-ui,sans-serif;max-width:26rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f;background:#fff}
button{display:block;width:100%;min-height:3rem;margin:.5rem 0;font:inherit;border:1px solid #555;border-radius:.5rem;background:#fff;color:inherit}
button.main{background:#14532d;color:#fff}dt{font-weight:600}dd{margin:0 0 .5rem}
</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const pesos = (amount: number) => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;

const ACTS = [
  ['pay', 'Pagar'],
  ['reject', 'Pagar con una tarjeta que el banco rechaza'],
  ['abort', 'Anular y volver al comercio'],
  ['expire', 'Dejar que el formulario venza'],
  ['error', 'Fallar y volver al comercio'],
] as const;

/** The form of the bank; of nothing that is open a page that says so. */
export function formPage(own: StandInTransaction | undefined): string {
  if (!own) return page('Esta transacción no está abierta', '<p>Vuelve al comercio y comienza de nuevo.</p>');
  const buttons = ACTS.map(
    ([act, text], place) => `<button name="act" value="${act}"${place === 0 ? ' class="main"' : ''}>${text}</button>`,
  ).join('');
  return page(
    'Banco de prueba',
    `<p>Esto no es Webpay: aquí no se mueve dinero y no se pide ninguna tarjeta.</p>
<dl><dt>Comercio</dt><dd>Travesía</dd><dt>Monto</dt><dd>${pesos(own.amount)}</dd><dt>Orden</dt><dd>${escaped(own.buyOrder)}</dd></dl>
<form method="post" action="/webpayserver/act"><input type="hidden" name="token_ws" value="${escaped(own.token)}">${buttons}</form>`,
  );
}

/** The payer goes back by a form that is posted, as after an abort. */
export function returnPage(address: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');
  return page(
    'Anulaste el pago',
    `<form method="post" action="${escaped(address)}">${inputs}<button class="main">Volver al comercio</button></form>`,
  );
}
