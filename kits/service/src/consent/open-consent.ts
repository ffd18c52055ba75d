import type { FastifyInstance } from 'fastify';
import type { ServiceCall } from '../calls/service-calls.ts';
import type { Consent } from './consent.ts';
import { createConsentCheck } from './consent-check.ts';
import { consentNews } from './consent-news.ts';

/** What a process knows of consents: one for all of its slices. */
export function openConsent(app: FastifyInstance, call: ServiceCall, redisUrl: string | undefined): Consent {
  const check = createConsentCheck(call);
  return { ...check, changed: consentNews(app, check, redisUrl) };
}
