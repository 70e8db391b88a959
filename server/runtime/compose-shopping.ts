import type { Repos } from '../repos/all.ts';
import type { Transact } from '../repos/unit-of-work.ts';
import { createChooseDefault } from '../modules/addresses/rules/choose-default.ts';
import { createCreateAddress } from '../modules/addresses/rules/create-address.ts';
import { createListAddresses } from '../modules/addresses/rules/list-addresses.ts';
import { createRemoveAddress } from '../modules/addresses/rules/remove-address.ts';
import { createUpdateAddress } from '../modules/addresses/rules/update-address.ts';
import { createAcceptConsent } from '../modules/consents/rules/accept-consent.ts';
import { createAvailableConsent } from '../modules/consents/rules/available-consent.ts';
import { createDeclineConsent } from '../modules/consents/rules/decline-consent.ts';
import type { GeoDirectory } from '../modules/geo/ports.ts';
import type { Clock, Ids } from '../core/ports.ts';
import { createNoticePreferences } from '../modules/notifications/rules/choose-notices.ts';
import type { UseCases } from './use-cases.ts';

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
): Pick<UseCases, 'addresses' | 'notifications' | 'noticePreferences' | 'consents'> {
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
  };
}
