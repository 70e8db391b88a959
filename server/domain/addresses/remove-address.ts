import { ok, type Result } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import type { Address, AddressRepo } from './ports.ts';

/** What was deleted, or undefined. When it was the default one, the newest of the others becomes it. */
export type RemoveAddress = (memberId: number, id: number) => Promise<Result<Address | undefined>>;

export function createRemoveAddress(world: {
  transact: Transact<{ addresses: AddressRepo }>;
}): RemoveAddress {
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
