/** Days for which a prescription is taken after it was written. */
export const PRESCRIPTION_DAYS = 90;

/** `docs/product/consultation.md`, "Prescriptions". */
export const PRESCRIPTION_STATES = ['waiting', 'accepted', 'refused', 'lapsed'] as const;
export type PrescriptionState = (typeof PRESCRIPTION_STATES)[number];
