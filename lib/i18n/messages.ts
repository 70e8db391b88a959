import type account from '../../messages/account/en.json';
import type articles from '../../messages/articles/en.json';
import type auth from '../../messages/auth/en.json';
import type branches from '../../messages/branches/en.json';
import type campaigns from '../../messages/campaigns/en.json';
import type cart from '../../messages/cart/en.json';
import type catalog from '../../messages/catalog/en.json';
import type checkout from '../../messages/checkout/en.json';
import type common from '../../messages/common/en.json';
import type consent from '../../messages/consent/en.json';
import type consultation from '../../messages/consultation/en.json';
import type contact from '../../messages/contact/en.json';
import type content from '../../messages/content/en.json';
import type coupons from '../../messages/coupons/en.json';
import type devices from '../../messages/devices/en.json';
import type errors from '../../messages/errors/en.json';
import type followup from '../../messages/followup/en.json';
import type fortune from '../../messages/fortune/en.json';
import type gifts from '../../messages/gifts/en.json';
import type health from '../../messages/health/en.json';
import type home from '../../messages/home/en.json';
import type joining from '../../messages/joining/en.json';
import type layout from '../../messages/layout/en.json';
import type notifications from '../../messages/notifications/en.json';
import type offers from '../../messages/offers/en.json';
import type orders from '../../messages/orders/en.json';
import type payments from '../../messages/payments/en.json';
import type pharmacy from '../../messages/pharmacy/en.json';
import type prescription from '../../messages/prescription/en.json';
import type privacy from '../../messages/privacy/en.json';
import type product from '../../messages/product/en.json';
import type push from '../../messages/push/en.json';
import type questionnaires from '../../messages/questionnaires/en.json';
import type referral from '../../messages/referral/en.json';
import type reviews from '../../messages/reviews/en.json';
import type search from '../../messages/search/en.json';
import type staff from '../../messages/staff/en.json';
import type stories from '../../messages/stories/en.json';
import type subscriptions from '../../messages/subscriptions/en.json';
import type surveys from '../../messages/surveys/en.json';
import type video from '../../messages/video/en.json';
import type wishes from '../../messages/wishes/en.json';
import type { Locale } from './locale';

/** One folder of `messages/` per key. */
interface DomainTexts {
  readonly account: typeof account;
  readonly articles: typeof articles;
  readonly auth: typeof auth;
  readonly branches: typeof branches;
  readonly campaigns: typeof campaigns;
  readonly cart: typeof cart;
  readonly catalog: typeof catalog;
  readonly checkout: typeof checkout;
  readonly common: typeof common;
  readonly consent: typeof consent;
  readonly consultation: typeof consultation;
  readonly contact: typeof contact;
  readonly content: typeof content;
  readonly coupons: typeof coupons;
  readonly devices: typeof devices;
  readonly errors: typeof errors;
  readonly followup: typeof followup;
  readonly fortune: typeof fortune;
  readonly gifts: typeof gifts;
  readonly health: typeof health;
  readonly home: typeof home;
  readonly joining: typeof joining;
  readonly layout: typeof layout;
  readonly notifications: typeof notifications;
  readonly offers: typeof offers;
  readonly orders: typeof orders;
  readonly payments: typeof payments;
  readonly pharmacy: typeof pharmacy;
  readonly prescription: typeof prescription;
  readonly privacy: typeof privacy;
  readonly product: typeof product;
  readonly push: typeof push;
  readonly questionnaires: typeof questionnaires;
  readonly referral: typeof referral;
  readonly reviews: typeof reviews;
  readonly search: typeof search;
  readonly staff: typeof staff;
  readonly stories: typeof stories;
  readonly subscriptions: typeof subscriptions;
  readonly surveys: typeof surveys;
  readonly video: typeof video;
  readonly wishes: typeof wishes;
}

export type Domain = keyof DomainTexts;

export type MessageId<Of extends Domain> = { [One in Of]: keyof DomainTexts[One] }[Of] & string;

export type Messages = Readonly<Record<string, string>>;

/** Texts of some domains in one language. Each file is a separate browser chunk. */
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
