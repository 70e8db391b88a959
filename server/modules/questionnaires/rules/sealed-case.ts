import type { Intake } from '../../../../lib/conversations/contract.ts';
import type { Sealer } from '../../../core/sealed.ts';
import { intakePurpose } from '../../health/rules/acknowledged.ts';
import type { CaseRow, KeptAnswers, KeptDecision } from '../ports.ts';

/** Purposes under which texts of a case are sealed. */
export const answersPurpose = (conversationId: number) =>
  `answers of conversation ${String(conversationId)}`;
export const decisionPurpose = (conversationId: number) =>
  `decision of conversation ${String(conversationId)}`;

export function sealAnswers(sealer: Sealer, conversationId: number, kept: KeptAnswers): string {
  return sealer.seal(JSON.stringify(kept), answersPurpose(conversationId));
}

export function sealDecision(sealer: Sealer, conversationId: number, kept: KeptDecision): string {
  return sealer.seal(JSON.stringify(kept), decisionPurpose(conversationId));
}

/** Undefined once they are deleted. */
export function openAnswers(
  sealer: Sealer,
  { conversationId, answersSealed }: Pick<CaseRow, 'conversationId' | 'answersSealed'>,
): KeptAnswers | undefined {
  if (answersSealed === null) return undefined;
  return JSON.parse(sealer.open(answersSealed, answersPurpose(conversationId))) as KeptAnswers;
}

export function openDecision(
  sealer: Sealer,
  { conversationId, decisionSealed }: Pick<CaseRow, 'conversationId' | 'decisionSealed'>,
): KeptDecision | undefined {
  if (decisionSealed === null) return undefined;
  return JSON.parse(sealer.open(decisionSealed, decisionPurpose(conversationId))) as KeptDecision;
}

/** Intake made of the answers, for the check of medicines; null once erased. */
export function openIntake(
  sealer: Sealer,
  { memberId, intakeSealed }: Pick<CaseRow, 'memberId' | 'intakeSealed'>,
): Intake | null {
  if (intakeSealed === null) return null;
  return JSON.parse(sealer.open(intakeSealed, intakePurpose(memberId))) as Intake;
}
