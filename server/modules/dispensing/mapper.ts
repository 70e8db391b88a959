import type { DispensingLabel } from '../../../lib/dispensing/contract.ts';
import type { Label, LicensedPharmacist } from './ports.ts';

export function toLabel(label: Label): DispensingLabel {
  const { approvalId, orderId, patient, drug, qty, directions, warnings, dispensed } = label;
  const { registrationNo, ...named } = drug;
  const { licenceNo, ...place } = label.branch;
  return {
    ...{ approval_id: approvalId, order_id: orderId, patient, qty, directions, warnings },
    drug: { ...named, registration_no: registrationNo },
    prescription_no: label.prescriptionNo ?? null,
    ...{ approved_by: toPharmacist(label.approvedBy), approved_at: label.approvedAt },
    branch: { ...place, licence_no: licenceNo },
    dispensed: dispensed && { by: toPharmacist(dispensed.by), at: dispensed.at },
  };
}

function toPharmacist({ name, licenceNo }: LicensedPharmacist) {
  return { name, licence_no: licenceNo };
}
