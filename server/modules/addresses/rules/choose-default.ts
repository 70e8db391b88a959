import type { GeoDirectory } from '../../regions/ports.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { AddressFields, AddressRepo, Viewed } from '../ports.ts';
import { viewAddress } from './check-regions.ts';

/** Undefined if not found. */
export type ChooseDefault<Fields extends AddressFields = AddressFields> = (
  memberId: number,
  id: number,
) => Promise<Result<Viewed<Fields> | undefined>>;

export function createChooseDefault<Fields extends AddressFields = AddressFields>(world: {
  transact: Transact<{ addresses: AddressRepo<Fields> }>;
  geo: Pick<GeoDirectory, 'resolve'>;
}): ChooseDefault<Fields> {
  return (memberId, id) =>
    world.transact(async ({ addresses }) => {
      await addresses.lock(memberId);
      if (!(await addresses.find(memberId, id))) return ok(undefined);
      const address = await addresses.setDefault(memberId, id);
      return ok(address && (await viewAddress<Fields>(world.geo, address)));
    });
}
