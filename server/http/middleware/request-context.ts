import { createMiddleware } from 'hono/factory';
import { LOCALES, type Locale } from '../../../lib/api/contract.ts';
import type { HttpEnv } from '../context.ts';

/** Adds the request id, set by the front server, and the language to every answer and log line. */
export const requestContext = createMiddleware<HttpEnv>(async (c, next) => {
  const locale = c.req.query('locale');
  c.set('locale', isLocale(locale) ? locale : 'en');
  c.set('requestId', c.req.header('x-request-id') ?? crypto.randomUUID());
  await next();
});

function isLocale(value: string | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
