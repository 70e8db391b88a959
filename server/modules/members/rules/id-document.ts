import type { Hasher } from '../../../core/ports.ts';
import type { IdKind } from '../../../../lib/identity/contract-values.ts';
import { hasThaiCheckDigit } from '../../../../lib/format/thai-id.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';

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
 * Validates a citizen id by its check digit, or else an unexpired passport (`docs/product/account.md`, "Registration").
 * Refuses ID_CHECKSUM, PASSPORT_EXPIRED, or VALIDATION for a missing field.
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

/** Digits for display, enough to recognise one's own document. */
export function lastDigitsOf({ kind, number }: IdDocumentNumber): string {
  return number.slice(kind === 'citizen_id' ? -4 : -3);
}

/** Identifies the same document without revealing its number; branch cards store citizen ids in the same form. */
export function hashIdDocument(
  hasher: Hasher,
  { kind, number }: Pick<IdDocumentNumber, 'kind' | 'number'>,
): string {
  return hasher.hash(`id-document:${kind}:${number}`);
}

/** Sealing purpose of a member's citizen id or passport number. Never change it: existing values would not open. */
export const idPurpose = (memberId: number): string => `member ${String(memberId)}: id`;
