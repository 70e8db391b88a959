import type { Repos } from '../repos/all.ts';
import type { Transact } from '../repos/unit-of-work.ts';
import { createChooseDefault } from '../modules/addresses/rules/choose-default.ts';
import { createCreateAddress } from '../modules/addresses/rules/create-address.ts';
import { createListAddresses } from '../modules/addresses/rules/list-addresses.ts';
import { createRemoveAddress } from '../modules/addresses/rules/remove-address.ts';
import { createUpdateAddress } from '../modules/addresses/rules/update-address.ts';
import type { GeoDirectory } from '../modules/geo/ports.ts';
import type { Clock, Hasher } from '../core/ports.ts';
import type { Result } from '../core/result.ts';
import { checkTax } from '../modules/addresses/rules/check-tax.ts';
import type { VatAddressRepo, VatFields } from '../modules/addresses/vat-ports.ts';
import { createCheckGiftCard } from '../modules/wallet/rules/check-gift-card.ts';
import { createCollectCoupon } from '../modules/wallet/rules/collect-coupon.ts';
import { createExpiringSoon } from '../modules/wallet/rules/coin-life.ts';
import { createGiftCardPasses } from '../modules/wallet/rules/gift-card-passes.ts';
import { createRedeemCoins } from '../modules/wallet/rules/redeem-coins.ts';
import type { UseCases } from './use-cases.ts';

interface WalletWorld {
  readonly clock: Clock;
  readonly hasher: Hasher;
  readonly geo: GeoDirectory;
}

/** Coupons, coins, gift cards, and whom tax invoices are made out to. */
export function composeWallet(
  world: WalletWorld,
  repos: Repos,
  transact: Transact,
): Pick<UseCases, 'wallet' | 'vatAddresses'> {
  const passes = createGiftCardPasses(world.hasher);
  const parts = { ...world, ...repos, transact, passes };
  return {
    wallet: {
      coupons: repos.coupons,
      coins: repos.coins,
      expiringSoon: createExpiringSoon(parts),
      collect: createCollectCoupon(parts),
      redeem: createRedeemCoins(parts),
      checkGiftCard: createCheckGiftCard(parts),
    },
    vatAddresses: composeVatAddresses(world, repos.vatAddresses, transact),
  };
}

/** The rules of delivery addresses over another book, and those of the tax office. */
function composeVatAddresses(
  { geo }: WalletWorld,
  addresses: VatAddressRepo,
  transact: Transact,
): UseCases['vatAddresses'] {
  const book = {
    geo,
    addresses,
    check: checkTax,
    transact: <Value>(work: Work<Value>) =>
      transact((repos) => work({ addresses: repos.vatAddresses })),
  };
  return {
    list: createListAddresses<VatFields>(book),
    create: createCreateAddress<VatFields>(book),
    update: createUpdateAddress<VatFields>(book),
    remove: createRemoveAddress<VatFields>(book),
    chooseDefault: createChooseDefault<VatFields>(book),
  };
}

type Work<Value> = (repos: { readonly addresses: VatAddressRepo }) => Promise<Result<Value>>;
