import type { Repos } from '../repos/all.ts';
import type { Transact } from '../repos/unit-of-work.ts';
import { createChooseDefault } from '../domain/addresses/choose-default.ts';
import { createCreateAddress } from '../domain/addresses/create-address.ts';
import { createListAddresses } from '../domain/addresses/list-addresses.ts';
import { createRemoveAddress } from '../domain/addresses/remove-address.ts';
import { createUpdateAddress } from '../domain/addresses/update-address.ts';
import type { GeoDirectory } from '../domain/geo/ports.ts';
import type { Clock, Hasher } from '../core/ports.ts';
import type { Result } from '../core/result.ts';
import { checkTax } from '../domain/vat-addresses/check-tax.ts';
import type { VatAddressRepo, VatFields } from '../domain/vat-addresses/ports.ts';
import { createCheckGiftCard } from '../domain/wallet/check-gift-card.ts';
import { createCollectCoupon } from '../domain/wallet/collect-coupon.ts';
import { createExpiringSoon } from '../domain/wallet/coin-life.ts';
import { createGiftCardPasses } from '../domain/wallet/gift-card-passes.ts';
import { createRedeemCoins } from '../domain/wallet/redeem-coins.ts';
import type { UseCases } from '../http/use-cases.ts';

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
