import type { Hasher } from '../../../core/ports.ts';
import type { IdDocumentNumber } from './id-document.ts';

/** Identifies the same document without revealing its number; branch cards store citizen ids in the same form. */
export function hashIdDocument(
  hasher: Hasher,
  { kind, number }: Pick<IdDocumentNumber, 'kind' | 'number'>,
): string {
  return hasher.hash(`id-document:${kind}:${number}`);
}

/** Sealing purpose of a member's citizen id or passport number. Never change it: existing values would not open. */
export const idPurpose = (memberId: number): string => `member ${String(memberId)}: id`;
