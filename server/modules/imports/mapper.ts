import type { Locale } from '../../../lib/api/contract.ts';
import type {
  Import as WireImport,
  ImportRows as WireRows,
} from '../../../lib/imports/contract.ts';
import { PRODUCT_COLUMNS } from '../../../lib/imports/contract-values.ts';
import type { Person } from '../../core/person.ts';
import { errorText } from '../../http/messages.ts';
import type { Import, ImportRow } from './ports.ts';
import { mayApply, mayUndo } from './rules/manage-imports.ts';

const NONE = {
  ...{ bytes: 0, added: 0, changed: 0, same: 0, refused: 0 },
  ...{ done: 0, stale: 0, undone: 0, kept: 0 },
};

export function toWireImport(one: Import, person: Person): WireImport {
  const { id, kind, state, counts, dialect, mapping, createdAt, appliedAt } = one;
  return {
    ...{ id, kind, state, person: { member_id: one.memberId, name: one.name } },
    ...{ file_name: one.fileName, size: one.size, created_at: createdAt.toISOString() },
    applied_at: appliedAt?.toISOString() ?? null,
    ...{ encoding: one.encoding, delimiter: dialect?.delimiter ?? null },
    ...{ headings: [...one.headings], mapping: [...mapping] },
    counts: { ...NONE, ...counts },
    ...{ fault: one.fault, fault_row: one.faultRow },
    ...{ can_apply: mayApply(one, person), can_undo: mayUndo(one, person) },
  };
}

export function toWireRows(rows: readonly ImportRow[], limit: number, locale: Locale): WireRows {
  const shown = rows.slice(0, limit);
  return {
    entities: shown.map((row) => ({
      ...{ row: row.row, item_code: row.key, verdict: row.verdict, outcome: row.outcome },
      changes: PRODUCT_COLUMNS.flatMap((column) => {
        const [before, after] = row.changes[column] ?? [];
        return before === undefined || after === undefined ? [] : [{ column, before, after }];
      }),
      reasons: row.reasons.map(({ column, id, values }) => ({
        column,
        message: errorText(locale, id, values),
      })),
    })),
    next: rows.length > limit ? (shown.at(-1)?.row ?? null) : null,
  };
}

/** All reasons of a row, for its file. */
export function reasonsIn(locale: Locale) {
  return ({ reasons }: ImportRow): string =>
    reasons
      .map(({ column, id, values }) => {
        const text = errorText(locale, id, values);
        return column === null ? text : `${column}: ${text}`;
      })
      .join(' ');
}
