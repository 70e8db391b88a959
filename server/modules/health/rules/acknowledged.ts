import type { Acknowledged } from '../../../../lib/api/contract/health.ts';
import type { Sealer } from '../../../core/sealed.ts';

/** What the conflicts that a pharmacist approved with are sealed for. */
export const acknowledgedPurpose = (conversationId: number) =>
  `conflicts of conversation ${String(conversationId)}`;

/** Purpose under which the intake of a conversation is sealed. */
export const intakePurpose = (memberId: number) => `intake of member ${String(memberId)}`;

/** Purpose under which texts of a conversation are sealed. */
export const conversationPurpose = (id: number, what: 'message' | 'summary' | 'note' | 'photo') =>
  `${what} of conversation ${String(id)}`;

/** What was known against an approved medicine, and why it was approved all the same. */
export function sealAcknowledged(sealer: Sealer, conversationId: number, what: Acknowledged) {
  return sealer.seal(JSON.stringify(what), acknowledgedPurpose(conversationId));
}

export function openAcknowledged(
  sealer: Sealer,
  conversationId: number,
  sealed: string | null,
): Acknowledged | null {
  if (sealed === null) return null;
  return JSON.parse(sealer.open(sealed, acknowledgedPurpose(conversationId))) as Acknowledged;
}
