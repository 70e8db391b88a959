import { ok, refuse, type Result } from '../../../core/result.ts';
import type { GiftCardTender } from '../../pricing/rules/rules.ts';
import type { GiftCardPasses, GiftCardRepo } from '../ports.ts';

/** The cards behind the passes, each once; refused when one of them is not good any more. */
export async function findTenders(
  { giftCards, passes }: { giftCards: Pick<GiftCardRepo, 'tenders'>; passes: GiftCardPasses },
  memberId: number,
  tokens: readonly string[],
  now: Date,
): Promise<Result<readonly GiftCardTender[]>> {
  const ids = tokens.map((token) => passes.read(token, memberId, now));
  const known = [...new Set(ids.filter((id) => id !== undefined))];
  const tenders = known.length > 0 ? await giftCards.tenders(known, now) : [];
  const lost = ids.includes(undefined) || tenders.length < known.length;
  if (lost) {
    return refuse('GIFT_CARD_INVALID', {
      fields: { gift_card_codes: 'errors.GIFT_CARD_INVALID' },
    });
  }
  return ok(tenders);
}
