import type { ChooseDefault } from './rules/choose-default.ts';
import type { CreateAddress } from './rules/create-address.ts';
import type { ListAddresses } from './rules/list-addresses.ts';
import type { RemoveAddress } from './rules/remove-address.ts';
import type { UpdateAddress } from './rules/update-address.ts';
import type { VatFields } from './vat-ports.ts';

/** What routes call. */
export interface AddressUseCases {
  readonly list: ListAddresses;
  readonly create: CreateAddress;
  readonly update: UpdateAddress;
  readonly remove: RemoveAddress;
  readonly chooseDefault: ChooseDefault;
}

export interface VatAddressUseCases {
  readonly list: ListAddresses<VatFields>;
  readonly create: CreateAddress<VatFields>;
  readonly update: UpdateAddress<VatFields>;
  readonly remove: RemoveAddress<VatFields>;
  readonly chooseDefault: ChooseDefault<VatFields>;
}
