import type { GeoDirectory } from '../../regions/ports.ts';
import type { AddressFields, AddressRepo, Viewed } from '../ports.ts';
import { viewAddress } from './check-regions.ts';

export type ListAddresses<Fields extends AddressFields = AddressFields> = (
  memberId: number,
) => Promise<readonly Viewed<Fields>[]>;

export function createListAddresses<Fields extends AddressFields = AddressFields>(world: {
  addresses: Pick<AddressRepo<Fields>, 'list'>;
  geo: Pick<GeoDirectory, 'resolve'>;
}): ListAddresses<Fields> {
  return async (memberId) => {
    const rows = await world.addresses.list(memberId);
    return Promise.all(rows.map((address) => viewAddress<Fields>(world.geo, address)));
  };
}
