import {
  CARD_DAYS_AHEAD,
  CARD_MESSAGE_MAX,
  GIFT_DAILY,
} from '../../../../lib/gift-cards/contract-values.ts';
import { lettersOf } from '../../../../lib/format/graphemes.ts';
import { fromBaht, type Satang } from '../../../core/money.ts';
import { refuse, type Refusal } from '../../../core/result.ts';

const DAY_MS = 86_400_000;
/** Tolerance for clock skew and the time that paying takes, for cards sent now. */
const LATE_MS = 3_600_000;

/** Checks message and send time; shared by gift cards and e-cards. Refuses MESSAGE_TOO_LONG or VALIDATION. */
export function refuseCard(
  card: { readonly message: string; readonly sendAt: Date | null },
  now: Date,
): Refusal | undefined {
  const length = lettersOf(card.message).length;
  if (length > CARD_MESSAGE_MAX) {
    const data = { max: CARD_MESSAGE_MAX, length };
    return refuse('MESSAGE_TOO_LONG', { data, fields: { message: 'errors.MESSAGE_TOO_LONG' } })
      .refusal;
  }
  const ahead = card.sendAt === null ? 0 : card.sendAt.getTime() - now.getTime();
  if (ahead >= -LATE_MS && ahead <= CARD_DAYS_AHEAD * DAY_MS) return undefined;
  return refuse('VALIDATION', { fields: { send_at: 'errors.field.send_at' } }).refusal;
}

/** Refuses DAILY_LIMIT. @param bought satang of the member's gift cards on this day, without this one */
export function refuseAmount(amount: Satang, bought: Satang): Refusal | undefined {
  const max = fromBaht(GIFT_DAILY);
  if (bought + amount <= max) return undefined;
  return refuse('DAILY_LIMIT', { data: { max: GIFT_DAILY } }).refusal;
}
