import type { IdKind } from '../../../../lib/api/contract/member-values.ts';
import { hasThaiCheckDigit } from '../../../../lib/format/thai-id.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';

/** What somebody registers with, as it is typed. */
export interface TypedId {
  readonly citizenId?: string | undefined;
  readonly passportNo?: string | undefined;
  /** ISO 8601 calendar date. */
  readonly passportExpiry?: string | undefined;
}

export interface IdDocumentNumber {
  readonly kind: IdKind;
  readonly number: string;
  readonly expiresOn: string | null;
}

/**
 * A citizen id with its check digit, or else a passport that is still good (`docs/product/account.md`,
 * "Registration").
 *
 * @param today ISO 8601 calendar date in Bangkok
 */
export function checkIdDocument(typed: TypedId, today: string): Result<IdDocumentNumber> {
  const { citizenId, passportNo, passportExpiry } = typed;
  if (citizenId !== undefined) {
    return hasThaiCheckDigit(citizenId)
      ? ok({ kind: 'citizen_id', number: citizenId, expiresOn: null })
      : refuse('ID_CHECKSUM', { fields: { citizen_id: 'errors.ID_CHECKSUM' } });
  }
  if (passportNo === undefined) return missing('citizen_id');
  if (passportExpiry === undefined) return missing('passport_expiry');
  if (passportExpiry < today) {
    return refuse('PASSPORT_EXPIRED', { fields: { passport_expiry: 'errors.PASSPORT_EXPIRED' } });
  }
  return ok({ kind: 'passport', number: passportNo, expiresOn: passportExpiry });
}

function missing(field: string) {
  return refuse('VALIDATION', { fields: { [field]: 'errors.field.required' } });
}

/** What screens show: enough to tell one's own from another. */
export function lastDigitsOf({ kind, number }: IdDocumentNumber): string {
  return number.slice(kind === 'citizen_id' ? -4 : -3);
}
