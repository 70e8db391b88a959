import type { Locale } from '../api/contract.ts';
import type { Subscription } from './contract.ts';
import type { Http } from '../api/http';

/** The response does not reveal whether the address was already subscribed. */
export async function subscribe(
  http: Http,
  subscription: Subscription,
  locale: Locale,
): Promise<void> {
  await http.post('/subscriptions', subscription, { params: { locale } });
}

/** LINK_EXPIRED when the link is too old, or the address has unsubscribed since. */
export async function confirmSubscription(http: Http, pass: string, locale: Locale): Promise<void> {
  await http.post('/subscriptions/confirm', { pass }, { params: { locale } });
}

/** Idempotent. */
export async function endSubscription(http: Http, pass: string, locale: Locale): Promise<void> {
  await http.post('/subscriptions/end', { pass }, { params: { locale } });
}
