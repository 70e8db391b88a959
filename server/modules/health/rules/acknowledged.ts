import type { Acknowledged } from '../../../../lib/health/contract.ts';
import type { Sealer } from '../../../core/sealed.ts';

/** Purpose under which acknowledged conflicts are sealed. */
export const acknowledgedPurpose = (conversationId: number) =>
  `conflicts of conversation ${String(conversationId)}`;

/** Purpose under which the intake of a conversation is sealed. */
export const intakePurpose = (memberId: number) => `intake of member ${String(memberId)}`;

/** Purpose under which the topic of a conversation is sealed. */
export const topicPurpose = (memberId: number) => `topic of member ${String(memberId)}`;

/** Purpose under which texts of a conversation are sealed. */
export const conversationPurpose = (id: number, what: 'message' | 'summary' | 'note' | 'photo') =>
  `${what} of conversation ${String(id)}`;

/** Conflicts known at the approval, and the reason for it. */
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
