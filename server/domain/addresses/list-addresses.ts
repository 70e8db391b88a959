import type { GeoDirectory } from '../geo/ports.ts';
import type { AddressRepo, AddressView } from './ports.ts';
import { viewAddress } from './view-address.ts';

export type ListAddresses = (memberId: number) => Promise<readonly AddressView[]>;

export function createListAddresses(world: {
  addresses: Pick<AddressRepo, 'list'>;
  geo: Pick<GeoDirectory, 'resolve'>;
}): ListAddresses {
  return async (memberId) => {
    const rows = await world.addresses.list(memberId);
    return Promise.all(rows.map((address) => viewAddress(world.geo, address)));
  };
}
