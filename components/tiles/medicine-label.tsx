import type { DispensingLabel } from '@/lib/dispensing/contract';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import styles from './medicine-label.module.scss';

/** Words of a label. Labels are printed in Thai in every language of the page. */
const WORDS = {
  th: {
    licence: 'ใบอนุญาตร้านยาเลขที่',
    patient: 'ชื่อผู้ป่วย',
    months: 'เดือน',
    years: 'ปี',
    qty: 'จำนวน',
    warnings: 'คำเตือน',
    no: 'ใบอนุญาตเภสัชกร ภ.',
    order: 'คำสั่งซื้อ',
    approval: 'อนุมัติ',
    prescription: 'ใบสั่งยา',
  },
  en: {
    licence: 'Pharmacy licence',
    patient: 'Patient',
    months: 'months',
    years: 'years',
    qty: 'Quantity',
    warnings: 'Warnings',
    no: 'pharmacist licence ',
    order: 'Order',
    approval: 'approval',
    prescription: 'prescription',
  },
} as const;

interface MedicineLabelProps {
  readonly label: DispensingLabel;
  readonly locale: Locale;
}

/** The label of one medicine, of the size in which it is printed. */
export function MedicineLabel({ label, locale }: MedicineLabelProps) {
  const lines = linesOf(label, locale);
  return (
    <article className={styles.label} lang={locale}>
      <p className={styles.shop}>{lines.shop}</p>
      <p>
        <strong>{lines.patient}</strong> {lines.day}
      </p>
      <p className={styles.name}>{label.drug.name[locale]}</p>
      <p>{lines.drug}</p>
      <p className={styles.use}>{label.directions}</p>
      <p>{lines.warnings}</p>
      <p className={styles.fine}>{lines.fine}</p>
    </article>
  );
}

function linesOf(label: DispensingLabel, locale: Locale) {
  const { branch, patient, drug, dispensed } = label;
  const words = WORDS[locale];
  const pharmacist = dispensed?.by ?? label.approved_by;
  const age = patient.age ? `${String(patient.age.n)} ${words[patient.age.unit]}` : '';
  const licence = branch.licence_no === '' ? '' : `${words.licence} ${branch.licence_no}`;
  const number = pharmacist.licence_no === '' ? '' : ` (${words.no}${pharmacist.licence_no})`;
  return {
    shop: joined([branch.name[locale], branch.address[locale], branch.phone, licence]),
    patient: `${words.patient}: ${joined([patient.name, age]) || '-'}`,
    day: formatDay(dispensed?.at ?? label.approved_at, locale),
    drug: joined([
      ...[drug.generic[locale], drug.strength, drug.form[locale]],
      `${words.qty} ${String(label.qty)} × ${drug.size}`,
    ]),
    warnings: `${words.warnings}: ${label.warnings[locale]}`,
    fine: joined([
      `${pharmacist.name[locale]}${number}`,
      `${words.order} ${label.order_id}`,
      `${words.approval} ${String(label.approval_id)}`,
      label.prescription_no === null ? '' : `${words.prescription} ${label.prescription_no}`,
    ]),
  };
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}
