import type { Locale } from './locale';

/** One folder of `messages/` each. */
export type Domain =
  | 'account'
  | 'articles'
  | 'auth'
  | 'branches'
  | 'campaigns'
  | 'cart'
  | 'catalog'
  | 'checkout'
  | 'common'
  | 'consent'
  | 'consultation'
  | 'contact'
  | 'content'
  | 'coupons'
  | 'devices'
  | 'errors'
  | 'fortune'
  | 'gifts'
  | 'health'
  | 'home'
  | 'joining'
  | 'layout'
  | 'notifications'
  | 'offers'
  | 'orders'
  | 'payments'
  | 'pharmacy'
  | 'privacy'
  | 'product'
  | 'push'
  | 'reviews'
  | 'search'
  | 'staff'
  | 'stories'
  | 'subscriptions'
  | 'surveys'
  | 'wishes';

export type Messages = Readonly<Record<string, string>>;

/** Texts of some domains in one language. Each file is a chunk of its own in the browser. */
export async function loadMessages(locale: Locale, domains: readonly Domain[]): Promise<Messages> {
  const parts = await Promise.all(
    domains.map(async (domain) => {
      const file = (await import(`../../messages/${domain}/${locale}.json`)) as {
        default: Messages;
      };
      return file.default;
    }),
  );
  return Object.assign({}, ...parts) as Messages;
}
