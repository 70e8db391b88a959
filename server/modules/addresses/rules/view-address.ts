import type { GeoDirectory } from '../../geo/ports.ts';
import type { AddressFields, Kept, Viewed } from '../ports.ts';

export async function viewAddress<Fields extends AddressFields>(
  geo: Pick<GeoDirectory, 'resolve'>,
  address: Kept<Fields>,
): Promise<Viewed<Fields>> {
  return { ...address, places: await geo.resolve(address) };
}
