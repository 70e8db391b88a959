import { checkOtp, type OtpCheckWorld, type OtpProof } from '../../identity/rules/check-otp.ts';
import type { ChallengeRepo } from '../../identity/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { hashIdDocument } from './id-secrets.ts';
import type { CardLink, CardRepo } from '../ports.ts';

interface LinkCardWorld extends OtpCheckWorld {
  readonly transact: Transact<{
    readonly challenges: Pick<ChallengeRepo, 'use'>;
    readonly cards: CardRepo;
  }>;
}

/**
 * Links the card that a branch gave out with the account (`docs/product/account.md`, "Loyalty card"). The password
 * proves the phone that was written down with the card; a card of another phone looks like none.
 *
 * @returns the code of the card, which is the member's from now on
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
    // A refusal leaves the password as it was, so that a number that was typed wrong can be mended.
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
