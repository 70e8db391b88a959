import type { GeoDirectory } from '../../regions/ports.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkRegions } from './check-regions.ts';
import type { AddressFields, AddressRepo, CheckFields, Viewed } from '../ports.ts';

/** Changes the given fields; the resulting address must be consistent. Undefined if not found. */
export type UpdateAddress<Fields extends AddressFields = AddressFields> = (
  memberId: number,
  id: number,
  changes: Partial<Fields>,
) => Promise<Result<Viewed<Fields> | undefined>>;

export function createUpdateAddress<Fields extends AddressFields = AddressFields>(world: {
  transact: Transact<{ addresses: AddressRepo<Fields> }>;
  geo: Pick<GeoDirectory, 'districts' | 'resolve'>;
  check?: CheckFields<Fields>;
}): UpdateAddress<Fields> {
  return (memberId, id, changes) =>
    world.transact(async ({ addresses }) => {
      await addresses.lock(memberId);
      const before = await addresses.find(memberId, id);
      if (!before) return ok(undefined);
      const merged = merge<Fields>(before, changes);
      const checked = world.check ? world.check(merged) : ok(merged);
      if (!checked.ok) return checked;
      const fields = checked.value;
      const regions = await checkRegions(world.geo, fields);
      if (!regions.ok) return regions;
      const address = await addresses.update(memberId, id, fields);
      return ok(address && { ...address, regions: regions.value });
    });
}

function merge<Fields>(before: Fields, changes: Partial<Fields>): Fields {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...before, ...(Object.fromEntries(given) as Partial<Fields>) };
}
