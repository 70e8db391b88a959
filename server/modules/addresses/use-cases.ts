import type { Result } from '../../core/result.ts';
import type { Needs, Transact } from '../../core/transact.ts';
import type { GeoDirectory } from '../regions/ports.ts';
import { checkTax } from './rules/check-tax.ts';
import { createChooseDefault } from './rules/choose-default.ts';
import { createCreateAddress } from './rules/create-address.ts';
import { createListAddresses } from './rules/list-addresses.ts';
import { createRemoveAddress } from './rules/remove-address.ts';
import { createUpdateAddress } from './rules/update-address.ts';
import type { VatAddressRepo, VatFields } from './vat-ports.ts';

export type AddressUseCases = ReturnType<typeof createAddressUseCases>;

export function createAddressUseCases(
  world: Needs<typeof createListAddresses | typeof createCreateAddress>,
) {
  return {
    list: createListAddresses(world),
    create: createCreateAddress(world),
    update: createUpdateAddress(world),
    remove: createRemoveAddress(world),
    chooseDefault: createChooseDefault(world),
  };
}

interface VatWorld {
  readonly geo: GeoDirectory;
  readonly vatAddresses: VatAddressRepo;
  readonly transact: Transact<{ readonly vatAddresses: VatAddressRepo }>;
}

type Work<Value> = (repos: { readonly addresses: VatAddressRepo }) => Promise<Result<Value>>;

export type VatAddressUseCases = ReturnType<typeof createVatAddressUseCases>;

/** Tax addresses: the rules of delivery addresses plus those of the tax office. */
export function createVatAddressUseCases({ geo, vatAddresses, transact }: VatWorld) {
  const book = {
    geo,
    addresses: vatAddresses,
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
