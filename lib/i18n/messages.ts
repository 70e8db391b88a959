import type members from '../../messages/members/en.json';
import type contents from '../../messages/contents/en.json';
import type identity from '../../messages/identity/en.json';
import type branches from '../../messages/branches/en.json';
import type campaigns from '../../messages/campaigns/en.json';
import type cart from '../../messages/cart/en.json';
import type catalog from '../../messages/catalog/en.json';
import type checkout from '../../messages/checkout/en.json';
import type common from '../../messages/common/en.json';
import type consents from '../../messages/consents/en.json';
import type conversations from '../../messages/conversations/en.json';
import type contact from '../../messages/contact/en.json';
import type pages from '../../messages/pages/en.json';
import type wallet from '../../messages/wallet/en.json';
import type devices from '../../messages/devices/en.json';
import type errors from '../../messages/errors/en.json';
import type followUps from '../../messages/follow-ups/en.json';
import type contentsFortune from '../../messages/contents-fortune/en.json';
import type giftCards from '../../messages/gift-cards/en.json';
import type health from '../../messages/health/en.json';
import type home from '../../messages/home/en.json';
import type identityJoining from '../../messages/identity-joining/en.json';
import type layout from '../../messages/layout/en.json';
import type notifications from '../../messages/notifications/en.json';
import type offers from '../../messages/offers/en.json';
import type orders from '../../messages/orders/en.json';
import type payments from '../../messages/payments/en.json';
import type conversationsPharmacy from '../../messages/conversations-pharmacy/en.json';
import type people from '../../messages/people/en.json';
import type prescriptions from '../../messages/prescriptions/en.json';
import type privacy from '../../messages/privacy/en.json';
import type catalogProduct from '../../messages/catalog-product/en.json';
import type notificationsPush from '../../messages/notifications-push/en.json';
import type questionnaires from '../../messages/questionnaires/en.json';
import type referrals from '../../messages/referrals/en.json';
import type refills from '../../messages/refills/en.json';
import type reviews from '../../messages/reviews/en.json';
import type search from '../../messages/search/en.json';
import type staff from '../../messages/staff/en.json';
import type contentsStories from '../../messages/contents-stories/en.json';
import type subscriptions from '../../messages/subscriptions/en.json';
import type surveys from '../../messages/surveys/en.json';
import type videoCalls from '../../messages/video-calls/en.json';
import type wishes from '../../messages/wishes/en.json';
import type { Locale } from './locale';

/** One folder of `messages/` per key. */
interface DomainTexts {
  readonly members: typeof members;
  readonly contents: typeof contents;
  readonly identity: typeof identity;
  readonly branches: typeof branches;
  readonly campaigns: typeof campaigns;
  readonly cart: typeof cart;
  readonly catalog: typeof catalog;
  readonly checkout: typeof checkout;
  readonly common: typeof common;
  readonly consents: typeof consents;
  readonly conversations: typeof conversations;
  readonly contact: typeof contact;
  readonly pages: typeof pages;
  readonly wallet: typeof wallet;
  readonly devices: typeof devices;
  readonly errors: typeof errors;
  readonly 'follow-ups': typeof followUps;
  readonly 'contents-fortune': typeof contentsFortune;
  readonly 'gift-cards': typeof giftCards;
  readonly health: typeof health;
  readonly home: typeof home;
  readonly 'identity-joining': typeof identityJoining;
  readonly layout: typeof layout;
  readonly notifications: typeof notifications;
  readonly offers: typeof offers;
  readonly orders: typeof orders;
  readonly payments: typeof payments;
  readonly people: typeof people;
  readonly 'conversations-pharmacy': typeof conversationsPharmacy;
  readonly prescriptions: typeof prescriptions;
  readonly privacy: typeof privacy;
  readonly 'catalog-product': typeof catalogProduct;
  readonly 'notifications-push': typeof notificationsPush;
  readonly questionnaires: typeof questionnaires;
  readonly referrals: typeof referrals;
  readonly refills: typeof refills;
  readonly reviews: typeof reviews;
  readonly search: typeof search;
  readonly staff: typeof staff;
  readonly 'contents-stories': typeof contentsStories;
  readonly subscriptions: typeof subscriptions;
  readonly surveys: typeof surveys;
  readonly 'video-calls': typeof videoCalls;
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
