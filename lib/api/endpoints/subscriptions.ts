import type { Locale } from '../contract/common.ts';
import type { Subscription } from '../contract/subscriptions.ts';
import type { Http } from '../http';

/** The answer is the same for an address that has subscribed before. */
export async function subscribe(
  http: Http,
  subscription: Subscription,
  locale: Locale,
): Promise<void> {
  await http.post('/subscriptions', subscription, { params: { locale } });
}

/** Refused with LINK_EXPIRED where the link is too old, or the address was taken off meanwhile. */
export async function confirmSubscription(http: Http, pass: string, locale: Locale): Promise<void> {
  await http.post('/subscriptions/confirm', { pass }, { params: { locale } });
}

/** Done once or more often, the address is off the list. */
export async function endSubscription(http: Http, pass: string, locale: Locale): Promise<void> {
  await http.post('/subscriptions/end', { pass }, { params: { locale } });
}
