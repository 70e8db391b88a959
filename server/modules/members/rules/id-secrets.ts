import type { Hasher } from '../../../core/ports.ts';
import type { IdDocumentNumber } from './id-document.ts';

/** Tells the same document again without its number being readable; cards of branches keep citizen ids like this too. */
export function hashIdDocument(
  hasher: Hasher,
  { kind, number }: Pick<IdDocumentNumber, 'kind' | 'number'>,
): string {
  return hasher.hash(`id-document:${kind}:${number}`);
}

/** What the number of a member's citizen id or passport is sealed for; never change it: nothing sealed would open. */
export const idPurpose = (memberId: number): string => `member ${String(memberId)}: id`;
