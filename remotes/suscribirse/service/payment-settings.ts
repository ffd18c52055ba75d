import { IntegrationApiKeys, IntegrationCommerceCodes } from 'transbank-sdk';
import { z } from 'zod';
import { PRICES_DEFAULT, type Prices } from '../offer/offer.ts';
import type { WebpaySettings } from './webpay-bank.ts';

/** Of Webpay: where its service is, with contract and without. */
const PRODUCTION_ORIGIN = 'https://webpay3g.transbank.cl';
const INTEGRATION_ORIGIN = 'https://webpay3gint.transbank.cl';

/** What is sold, and by which bank. */
export type PaymentSettings =
  | { readonly bank: 'off'; readonly prices: Prices }
  /** A process of our own, which is begun with the service. */
  | { readonly bank: 'stand-in'; readonly prices: Prices }
  | { readonly bank: 'integration' | 'production'; readonly prices: Prices; readonly webpay: WebpaySettings };

const price = (name: string, otherwise: number) =>
  z
    .string()
    .regex(/^[1-9]\d{2,6}$/, `${name} no es un precio: escribe pesos, sin puntos, como ${otherwise}.`)
    .transform(Number)
    .default(otherwise);

const variables = z.object({
  PAYMENTS: z
    .enum(['off', 'stand-in', 'integration', 'production'], {
      error: 'PAYMENTS debe ser off, stand-in, integration o production.',
    })
    .default('off'),
  PRICE_SEASON: price('PRICE_SEASON', PRICES_DEFAULT.season),
  PRICE_MONTH: price('PRICE_MONTH', PRICES_DEFAULT.month),
  WEBPAY_COMMERCE_CODE: z
    .string()
    .regex(/^\d{12}$/, 'WEBPAY_COMMERCE_CODE debe tener doce cifras.')
    .optional(),
  WEBPAY_API_KEY: z
    .string()
    .regex(/^[\da-f]{64}$/i, 'WEBPAY_API_KEY debe tener 64 caracteres hexadecimales.')
    .optional(),
});

const read = (env: NodeJS.ProcessEnv) =>
  variables.safeParse(
    Object.fromEntries(
      Object.keys(variables.shape).flatMap((name) => (env[name]?.trim() ? [[name, env[name]?.trim()]] : [])),
    ),
  );

/** What is missing or wrong, a sentence each; never a value. */
export function paymentRefusals(env: NodeJS.ProcessEnv): readonly string[] {
  const { data, error } = read(env);
  if (!data) return error.issues.map(({ message }) => message);
  if (data.PAYMENTS === 'stand-in' && env['NODE_ENV'] === 'production')
    return ['PAYMENTS=stand-in es un banco de mentira: en producción usa production, o off si no se vende nada.'];
  if (data.PAYMENTS !== 'production') return [];
  return [
    ...(data.WEBPAY_COMMERCE_CODE ? [] : ['Falta WEBPAY_COMMERCE_CODE (el código de comercio de Webpay Plus).']),
    ...(data.WEBPAY_API_KEY ? [] : ['Falta WEBPAY_API_KEY (la llave secreta del comercio).']),
  ];
}

/** Call it after {@link paymentRefusals} found nothing. */
export function paymentSettings(env: NodeJS.ProcessEnv): PaymentSettings {
  const { data } = read(env);
  if (!data) throw new RangeError('The settings of payments were refused.');
  const { PAYMENTS: bank, WEBPAY_COMMERCE_CODE: commerceCode = '', WEBPAY_API_KEY: apiKey = '' } = data;
  const prices = { season: data.PRICE_SEASON, month: data.PRICE_MONTH };
  if (bank === 'off' || bank === 'stand-in') return { bank, prices };
  return {
    bank,
    prices,
    webpay:
      bank === 'production'
        ? { origin: PRODUCTION_ORIGIN, commerceCode, apiKey }
        : {
            origin: INTEGRATION_ORIGIN,
            commerceCode: IntegrationCommerceCodes.WEBPAY_PLUS,
            apiKey: IntegrationApiKeys.WEBPAY,
          },
  };
}
