import type { Sealer } from '../../../core/sealed.ts';
import type { DispensingRepo, Label } from '../ports.ts';
import { writeLabel } from './write-label.ts';

/** Writes the records of an order whose medicines a pharmacist hands over; in the transaction that does. */
export async function recordDispensing(
  repo: Pick<DispensingRepo, 'toDispense' | 'pharmacist' | 'add'>,
  sealer: Sealer,
  { orderId, by, at }: { readonly orderId: string; readonly by: number; readonly at: Date },
): Promise<void> {
  const medicines = await repo.toDispense(orderId, sealer);
  if (medicines.length === 0) return;
  const pharmacist = await repo.pharmacist(by);
  if (!pharmacist) throw new Error(`member ${String(by)} has no licence`);
  const records = medicines.map((of) => ({ of, by, at, label: writeLabel(of, at, pharmacist) }));
  await repo.add(records, sealer);
}

/** Labels of an order: dispensed medicines, else those awaiting hand-over. */
export async function labelsOf(
  repo: Pick<DispensingRepo, 'toDispense' | 'ofOrder'>,
  sealer: Sealer,
  { orderId, at }: { readonly orderId: string; readonly at: Date },
): Promise<readonly Label[]> {
  const kept = await repo.ofOrder(orderId, sealer);
  if (kept.length > 0) return kept.map(({ label }) => label);
  const waiting = await repo.toDispense(orderId, sealer);
  return waiting.map((medicine) => writeLabel(medicine, at, null));
}
