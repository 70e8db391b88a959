import { toCsv } from '../../../core/csv.ts';
import type { Locale } from '../../../../lib/i18n/locale.ts';
import type { AuditRow } from '../ports.ts';

type Column = readonly [en: string, th: string, of: (row: AuditRow) => string];

const COLUMNS: readonly Column[] = [
  ['Entry', 'เลขที่', ({ id }) => String(id)],
  ['Time (UTC)', 'เวลา (UTC)', ({ at }) => at.toISOString()],
  ['Person', 'ผู้ทำรายการ', ({ name }) => name],
  ['Member id', 'รหัสผู้ทำรายการ', ({ memberId }) => String(memberId)],
  ['Action', 'รายการ', ({ action }) => action],
  ['Subject', 'สิ่งที่แก้ไข', ({ subject }) => subject],
  ['Cause', 'ที่มา', ({ cause }) => cause],
  ['Address', 'ที่อยู่เครือข่าย', ({ address }) => address],
  ['Changes', 'การเปลี่ยนแปลง', ({ changes }) => JSON.stringify(changes)],
  ['Detail', 'รายละเอียด', ({ detail }) => JSON.stringify(detail)],
];

export function auditCsv(rows: readonly AuditRow[], locale: Locale): string {
  const heads = COLUMNS.map(([en, th]) => (locale === 'th' ? th : en));
  return toCsv(
    heads,
    rows.map((row) => COLUMNS.map(([, , of]) => of(row))),
  );
}
