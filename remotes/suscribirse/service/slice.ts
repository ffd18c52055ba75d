import { join } from 'node:path';
import { mailRefusals, openMail } from '@travesia/kit-mail';
import { defineSlice } from '@travesia/kit-service/slice';
import { paymentRefusals, paymentSettings } from './payment-settings.ts';
import { startStandIn } from './start-stand-in.ts';
import { suscribirseService } from './suscribirse-service.ts';

/** Passes, their payments, and what they let a student use. */
export const slice = defineSlice({
  name: 'suscribirse',
  migrations: join(import.meta.dirname, 'migrations'),
  needs: ['mail', 'bank'],
  refusals: (env) => [...mailRefusals(env), ...paymentRefusals(env)],
  async open(env) {
    const settings = paymentSettings(env);
    const standIn = settings.bank === 'stand-in' ? await startStandIn() : undefined;
    const webpay = standIn?.webpay ?? ('webpay' in settings ? settings.webpay : null);
    const mail = await openMail(env);
    return { now: () => new Date(), mail, prices: settings.prices, webpay, isTest: standIn !== undefined, standIn };
  },
  service: suscribirseService,
});
