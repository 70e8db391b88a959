import type { ChargeRequest } from '../ports.ts';

/** URL of our page with the gateway's fields (`hosted-form.ts`); carries the return path. */
export function hostedFormUrl({ paymentId, returnUrl }: ChargeRequest): string {
  const { origin, pathname, search } = new URL(returnUrl);
  const url = new URL(`/api/v1/payments/${encodeURIComponent(paymentId)}/form`, origin);
  url.searchParams.set('return', pathname + search);
  return url.href;
}
