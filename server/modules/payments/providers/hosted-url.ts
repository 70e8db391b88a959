import type { ChargeRequest } from '../ports.ts';

/** Our page with a gateway's fields (`hosted-form.ts`); it remembers where the shopper goes afterwards. */
export function hostedFormUrl({ paymentId, returnUrl }: ChargeRequest): string {
  const { origin, pathname, search } = new URL(returnUrl);
  const url = new URL(`/api/v1/payments/${encodeURIComponent(paymentId)}/form`, origin);
  url.searchParams.set('return', pathname + search);
  return url.href;
}
