import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import { prescriptions } from '../../db/schema/prescriptions.ts';
import type { PrescriptionDetail } from '../../core/prescription.ts';

/** Purpose under which day, doctor and refusal of a prescription are sealed. */
export const prescriptionPurpose = (conversationId: number) =>
  `prescription of conversation ${String(conversationId)}`;

/** In the transaction that begins its conversation. */
export async function keepPrescription(
  tx: Database,
  sealer: Sealer,
  {
    id,
    memberId,
    prescription,
    at,
  }: { id: number; memberId: number; prescription: PrescriptionDetail; at: Date },
): Promise<void> {
  await tx.insert(prescriptions).values({
    ...{ conversationId: id, memberId, createdAt: at },
    detailSealed: sealer.seal(JSON.stringify(prescription), prescriptionPurpose(id)),
  });
}
