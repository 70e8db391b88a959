import { ok, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { AddressFields, AddressRepo, Kept } from '../ports.ts';

/** Returns the deleted address, or undefined. If it was the default, the newest remaining one becomes the default. */
export type RemoveAddress<Fields extends AddressFields = AddressFields> = (
  memberId: number,
  id: number,
) => Promise<Result<Kept<Fields> | undefined>>;

export function createRemoveAddress<Fields extends AddressFields = AddressFields>(world: {
  transact: Transact<{ addresses: AddressRepo<Fields> }>;
}): RemoveAddress<Fields> {
  return (memberId, id) =>
    world.transact(async ({ addresses }) => {
      await addresses.lock(memberId);
      const removed = await addresses.remove(memberId, id);
      if (removed?.isDefault) {
        const [newest] = await addresses.list(memberId);
        if (newest) await addresses.setDefault(memberId, newest.id);
      }
      return ok(removed);
    });
}
