import type { Conflict } from '../../../../lib/health/contract.ts';
import type { Member } from '../../../core/member.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { CartItem, CartRepo } from '../../cart/ports.ts';
import type { MedicineCheck } from '../../health/rules/check-medicine.ts';
import type { PatientRepo } from '../../health/rules/patient-file.ts';
import type { DeskRepo } from '../desk-ports.ts';
import type { ConversationRepo } from '../ports.ts';
import { deskSide } from './sides.ts';

interface DeskCartLine extends Pick<CartItem, 'product' | 'qty'> {
  readonly conflicts: readonly Conflict[];
}

/** Lines of the member's cart; only while the conversation is theirs, and the member reads who looked. */
export type ReadDeskCart = (
  pharmacist: Member,
  id: number,
) => Promise<Result<readonly DeskCartLine[]>>;

export function createReadDeskCart(world: {
  readonly conversations: Pick<ConversationRepo, 'find'>;
  readonly desks: Pick<DeskRepo, 'record'>;
  readonly carts: Pick<CartRepo, 'read'>;
  readonly medicineCheck: Pick<MedicineCheck, 'conflicts'>;
  readonly patients: Pick<PatientRepo, 'recordLook'>;
  readonly clock: Clock;
}): ReadDeskCart {
  const { carts, medicineCheck, patients, clock } = world;
  const side = deskSide(world);
  return async (pharmacist, id) => {
    const found = await side.find(pharmacist, id);
    if (!found.ok) return found;
    if (found.value.closedAt !== null) return refuse('NOT_YOURS');
    const now = clock.now();
    await patients.recordLook(id, pharmacist.id, now, 'saw_cart');
    const { items } = await carts.read(found.value.memberId, now);
    const ids = items.map(({ product }) => product.id);
    const conflicts = await medicineCheck.conflicts(found.value, ids);
    return ok(
      items.map(({ product, qty }) => ({
        ...{ product, qty, conflicts: conflicts.get(product.id) ?? [] },
      })),
    );
  };
}
