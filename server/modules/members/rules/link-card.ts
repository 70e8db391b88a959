import { checkOtp, type OtpCheckWorld, type OtpProof } from '../../identity/rules/check-otp.ts';
import type { ChallengeRepo } from '../../identity/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { hashIdDocument } from './id-document.ts';
import type { CardLink, CardRepo } from '../ports.ts';

interface LinkCardWorld extends OtpCheckWorld {
  readonly transact: Transact<{
    readonly challenges: Pick<ChallengeRepo, 'use'>;
    readonly cards: CardRepo;
  }>;
}

/**
 * Links a card given out by a branch with the account (`docs/product/account.md`, "Loyalty card"). The one-time
 * password proves the phone recorded with the card; a card of another phone counts as missing. Refuses like `checkOtp`,
 * and CARD_NOT_FOUND or CARD_LINKED.
 *
 * @returns the card's code, now the member's
 */
export function createLinkCard(world: LinkCardWorld) {
  const { transact, hasher, clock } = world;
  return async (memberId: number, card: CardLink, proof: OtpProof): Promise<Result<string>> => {
    const refusal = await checkOtp(world, { ...proof, purpose: 'link' });
    if (refusal) return { ok: false, refusal };
    const now = clock.now();
    const wanted =
      'code' in card
        ? card
        : { idHash: hashIdDocument(hasher, { kind: 'citizen_id', number: card.citizenId }) };
    // A refusal rolls back the use of the password, so a mistyped number can be corrected.
    return transact(async ({ challenges, cards }) => {
      if (!(await challenges.use(proof.challengeId, now))) return refuse('OTP_EXPIRED');
      const found = await cards.find(proof.phone, wanted);
      if (!found) return refuse('CARD_NOT_FOUND', { fields: notFound(card) });
      if (found.linked || !(await cards.link(memberId, found.code, now))) {
        return refuse('CARD_LINKED');
      }
      return ok(found.code);
    });
  };
}

function notFound(card: CardLink): Readonly<Record<string, string>> {
  return { ['code' in card ? 'member_code' : 'citizen_id']: 'errors.CARD_NOT_FOUND' };
}
