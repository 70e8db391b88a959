import type { GeoDirectory } from '../geo/ports.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import type { AddressRepo, AddressView } from './ports.ts';
import { viewAddress } from './view-address.ts';

/** Undefined: there is none such. */
export type ChooseDefault = (
  memberId: number,
  id: number,
) => Promise<Result<AddressView | undefined>>;

export function createChooseDefault(world: {
  transact: Transact<{ addresses: AddressRepo }>;
  geo: Pick<GeoDirectory, 'resolve'>;
}): ChooseDefault {
  return (memberId, id) =>
    world.transact(async ({ addresses }) => {
      await addresses.lock(memberId);
      if (!(await addresses.find(memberId, id))) return ok(undefined);
      const address = await addresses.setDefault(memberId, id);
      return ok(address && (await viewAddress(world.geo, address)));
    });
}
