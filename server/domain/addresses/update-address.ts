import type { GeoDirectory } from '../geo/ports.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import { checkPlaces } from './check-places.ts';
import type { AddressFields, AddressRepo, AddressView } from './ports.ts';

/** Changes the given fields; the whole address must fit together afterwards. Undefined: there is none such. */
export type UpdateAddress = (
  memberId: number,
  id: number,
  changes: Partial<AddressFields>,
) => Promise<Result<AddressView | undefined>>;

export function createUpdateAddress(world: {
  transact: Transact<{ addresses: AddressRepo }>;
  geo: Pick<GeoDirectory, 'districts' | 'resolve'>;
}): UpdateAddress {
  return (memberId, id, changes) =>
    world.transact(async ({ addresses }) => {
      await addresses.lock(memberId);
      const before = await addresses.find(memberId, id);
      if (!before) return ok(undefined);
      const fields = merge(before, changes);
      const places = await checkPlaces(world.geo, fields);
      if (!places.ok) return places;
      const address = await addresses.update(memberId, id, fields);
      return ok(address && { ...address, places: places.value });
    });
}

function merge(before: AddressFields, changes: Partial<AddressFields>): AddressFields {
  const all: Readonly<Record<string, string | undefined>> = { ...changes };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  return { ...before, ...(Object.fromEntries(given) as Partial<AddressFields>) };
}
