import { toCsv } from '../../../core/csv.ts';
import { calendarDay, clockTime } from '../../../../lib/format/bangkok.ts';
import type { Locale } from '../../../../lib/i18n/locale.ts';
import type { DispensingRecord, Label, LicensedPharmacist } from '../ports.ts';

type Column = readonly [en: string, th: string, of: (one: DispensingRecord, l: Locale) => string];

const age = ({ patient }: Label, locale: Locale) => {
  if (!patient.age) return '';
  const { n, unit } = patient.age;
  const th = unit === 'months' ? 'เดือน' : 'ปี';
  return locale === 'th' ? `${String(n)} ${th}` : `${String(n)} ${unit}`;
};
const nameOf = (one: LicensedPharmacist | undefined, locale: Locale) => one?.name[locale] ?? '';
const dayOf = (at: string | undefined) => (at === undefined ? '' : calendarDay(at));

const COLUMNS: readonly Column[] = [
  ['Record', 'เลขที่บันทึก', ({ id }) => String(id)],
  ['Date', 'วันที่จ่าย', ({ label }) => dayOf(label.dispensed?.at)],
  ['Time', 'เวลา', ({ label }) => (label.dispensed ? clockTime(label.dispensed.at) : '')],
  ['Branch', 'สาขา', ({ label }, l) => label.branch.name[l]],
  ['Pharmacy licence', 'ใบอนุญาตร้านยา', ({ label }) => label.branch.licenceNo],
  ['Order', 'คำสั่งซื้อ', ({ label }) => label.orderId],
  ['Approval', 'เลขที่อนุมัติ', ({ label }) => String(label.approvalId)],
  ['Prescription', 'เลขที่ใบสั่งยา', ({ label }) => label.prescriptionNo ?? ''],
  ['Patient', 'ผู้ป่วย', ({ label }) => label.patient.name],
  ['Age', 'อายุ', ({ label }, l) => age(label, l)],
  ['Generic name', 'ชื่อสามัญทางยา', ({ label }, l) => label.drug.generic[l]],
  ['Trade name', 'ชื่อการค้า', ({ label }, l) => label.drug.name[l]],
  ['Strength', 'ความแรง', ({ label }) => label.drug.strength],
  ['Form', 'รูปแบบยา', ({ label }, l) => label.drug.form[l]],
  ['Registration', 'เลขทะเบียนตำรับยา', ({ label }) => label.drug.registrationNo ?? ''],
  ['Packs', 'จำนวน', ({ label }) => String(label.qty)],
  ['Pack size', 'ขนาดบรรจุ', ({ label }) => label.drug.size],
  ['Directions', 'วิธีใช้', ({ label }) => label.directions],
  ['Approved by', 'เภสัชกรผู้อนุมัติ', ({ label }, l) => nameOf(label.approvedBy, l)],
  ['Licence', 'ใบอนุญาตเภสัชกรผู้อนุมัติ', ({ label }) => label.approvedBy.licenceNo],
  ['Dispensed by', 'เภสัชกรผู้จ่าย', ({ label }, l) => nameOf(label.dispensed?.by, l)],
  ['Licence', 'ใบอนุญาตเภสัชกรผู้จ่าย', ({ label }) => label.dispensed?.by.licenceNo ?? ''],
];

/** Records as a spreadsheet opens them, with one line of headings. */
export function recordsCsv(records: readonly DispensingRecord[], locale: Locale): string {
  const heads = COLUMNS.map(([en, th]) => (locale === 'th' ? th : en));
  return toCsv(
    heads,
    records.map((one) => COLUMNS.map(([, , of]) => of(one, locale))),
  );
}
