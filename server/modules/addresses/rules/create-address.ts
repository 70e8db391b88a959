import { MAX_ADDRESSES } from '../../../../lib/addresses/contract.ts';
import type { GeoDirectory } from '../../regions/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkRegions } from './check-regions.ts';
import type { AddressFields, AddressRepo, CheckFields, Viewed } from '../ports.ts';

export type CreateAddress<Fields extends AddressFields = AddressFields> = (
  memberId: number,
  fields: Fields,
) => Promise<Result<Viewed<Fields>>>;

/** A member's first address becomes the default. Refuses like `checkRegions` and `check`, and ADDRESS_LIMIT. */
export function createCreateAddress<Fields extends AddressFields = AddressFields>(world: {
  transact: Transact<{ addresses: AddressRepo<Fields> }>;
  geo: Pick<GeoDirectory, 'districts' | 'resolve'>;
  check?: CheckFields<Fields>;
}): CreateAddress<Fields> {
  return async (memberId, given) => {
    const checked = world.check ? world.check(given) : ok(given);
    if (!checked.ok) return checked;
    const fields = checked.value;
    const regions = await checkRegions(world.geo, fields);
    if (!regions.ok) return regions;
    return world.transact(async ({ addresses }) => {
      await addresses.lock(memberId);
      const count = await addresses.count(memberId);
      if (count >= MAX_ADDRESSES) return refuse('ADDRESS_LIMIT', { data: { max: MAX_ADDRESSES } });
      const address = await addresses.insert(memberId, fields, count === 0);
      return ok({ ...address, regions: regions.value });
    });
  };
}
