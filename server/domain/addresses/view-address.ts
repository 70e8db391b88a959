import type { GeoDirectory } from '../geo/ports.ts';
import type { Address, AddressView } from './ports.ts';

export async function viewAddress(
  geo: Pick<GeoDirectory, 'resolve'>,
  address: Address,
): Promise<AddressView> {
  return { ...address, places: await geo.resolve(address) };
}
