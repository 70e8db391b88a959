import { cssVars } from '@/components/ui/css-vars';
import type { DispensingLabel } from '@/lib/dispensing/contract';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { scaleOf, scaleOfPart } from './label-fit';
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

/** The label of one medicine, of the size in which it is printed; two where its words need more room. */
export function MedicineLabel({ label, locale }: MedicineLabelProps) {
  const lines = linesOf(label, locale);
  const scale = scaleOf(sizesOf(lines));
  if (scale !== undefined) return <Paper lines={lines} scale={scale} locale={locale} />;
  return [
    { ...lines, warnings: '', fine: '', part: '1/2' },
    { ...lines, shop: '', drug: '', directions: '', part: '2/2' },
  ].map((part) => (
    <Paper key={part.part} lines={part} scale={scaleOfPart(sizesOf(part))} locale={locale} />
  ));
}

type Lines = ReturnType<typeof linesOf>;

/** Text and size of each line, for the question of what fits. */
const sizesOf = (lines: Lines) => [
  { text: lines.shop, pt: 7 },
  { text: `${lines.patient} ${lines.day} ${lines.part}`, pt: 8 },
  { text: lines.name, pt: 10 },
  { text: lines.drug, pt: 8 },
  { text: lines.directions, pt: 10 },
  { text: lines.warnings, pt: 8 },
  { text: lines.fine, pt: 6.5 },
];

interface PaperProps {
  readonly lines: Lines;
  readonly scale: number;
  readonly locale: Locale;
}

function Paper({ lines, scale, locale }: PaperProps) {
  return (
    <article className={styles.label} style={cssVars({ '--scale': String(scale) })} lang={locale}>
      {lines.shop !== '' && <p className={styles.shop}>{lines.shop}</p>}
      <p>
        <strong>{lines.patient}</strong> {lines.day} {lines.part}
      </p>
      <p className={styles.name}>{lines.name}</p>
      {lines.drug !== '' && <p>{lines.drug}</p>}
      {lines.directions !== '' && <p className={styles.use}>{lines.directions}</p>}
      {lines.warnings !== '' && <p>{lines.warnings}</p>}
      {lines.fine !== '' && <p className={styles.fine}>{lines.fine}</p>}
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
    name: drug.name[locale],
    directions: label.directions,
    /** Which paper of a divided label it is; empty otherwise. */
    part: '',
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
