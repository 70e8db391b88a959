import { calendarDay } from '../../lib/format/bangkok.ts';

/** Details of a prescription as its member told them; photos are attachments. */
export interface PrescriptionDetail {
  /** `yyyy-mm-dd`; null where it was not told. */
  readonly issuedOn: string | null;
  readonly from: string;
}

/** Number of a prescription, with year and month by Bangkok's calendar: `RX2611-000123`. */
export function prescriptionNumber({ id, at }: { readonly id: number; readonly at: Date }): string {
  const [year = '', month = ''] = calendarDay(at).split('-');
  return `RX${year.slice(2)}${month}-${String(id).padStart(6, '0')}`;
}
