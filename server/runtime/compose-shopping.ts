import type { Repos } from '../repos/all.ts';
import type { Transact } from '../repos/unit-of-work.ts';
import { createChooseDefault } from '../domain/addresses/choose-default.ts';
import { createCreateAddress } from '../domain/addresses/create-address.ts';
import { createListAddresses } from '../domain/addresses/list-addresses.ts';
import { createRemoveAddress } from '../domain/addresses/remove-address.ts';
import { createUpdateAddress } from '../domain/addresses/update-address.ts';
import { createAcceptConsent } from '../domain/consents/accept-consent.ts';
import { createAvailableConsent } from '../domain/consents/available-consent.ts';
import { createDeclineConsent } from '../domain/consents/decline-consent.ts';
import type { GeoDirectory } from '../domain/geo/ports.ts';
import type { Clock, Ids } from '../core/ports.ts';
import { createNoticePreferences } from '../domain/notifications/choose-notices.ts';
import { createAddWish } from '../domain/wishes/add-wish.ts';
import { createAskForAlert } from '../domain/wishes/ask-for-alert.ts';
import type { UseCases } from '../http/use-cases.ts';

interface ShoppingWorld {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly geo: GeoDirectory;
}

/** Addresses and what else belongs to a member. */
export function composeShopping(
  world: ShoppingWorld,
  repos: Repos,
  transact: Transact,
): Pick<
  UseCases,
  'addresses' | 'notifications' | 'noticePreferences' | 'consents' | 'wishes' | 'stockAlerts'
> {
  const parts = { ...world, ...repos, transact };
  return {
    addresses: {
      list: createListAddresses(parts),
      create: createCreateAddress(parts),
      update: createUpdateAddress(parts),
      remove: createRemoveAddress(parts),
      chooseDefault: createChooseDefault(parts),
    },
    notifications: repos.notifications,
    noticePreferences: createNoticePreferences(parts),
    consents: {
      text: () => repos.consents.text(),
      list: (memberId) => repos.consents.list(memberId),
      history: (memberId) => repos.consents.history(memberId),
      available: createAvailableConsent(parts),
      accept: createAcceptConsent(parts),
      decline: createDeclineConsent(parts),
    },
    wishes: { ...repos.wishes, add: createAddWish(parts) },
    stockAlerts: { ...repos.stockAlerts, ask: createAskForAlert(parts) },
  };
}
