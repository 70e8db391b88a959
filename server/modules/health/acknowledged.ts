import type { Acknowledged } from '../../../lib/api/contract/health.ts';
import type { Sealer } from '../../core/sealed.ts';

const purpose = (conversationId: number) => `conflicts of conversation ${String(conversationId)}`;

/** What was known against an approved medicine, and why it was approved all the same. */
export function sealAcknowledged(sealer: Sealer, conversationId: number, what: Acknowledged) {
  return sealer.seal(JSON.stringify(what), purpose(conversationId));
}

export function openAcknowledged(
  sealer: Sealer,
  conversationId: number,
  sealed: string | null,
): Acknowledged | null {
  if (sealed === null) return null;
  return JSON.parse(sealer.open(sealed, purpose(conversationId))) as Acknowledged;
}
