import type { PaymentFailure } from '../../../../lib/orders/contract-values.ts';
import type { Refused } from '../ports.ts';
import { wordsOf, type JsonAnswer } from './ask-json.ts';

const REASONS: readonly (readonly [RegExp, PaymentFailure])[] = [
  [/amount/i, 'amount_out_of_range'],
  [/not (been )?(supported|enabled|available|activated)|not_supported/i, 'method_unavailable'],
  [/insufficient/i, 'insufficient_funds'],
];

/**
 * Reason of a gateway's refusal, derived from its message.
 *
 * @param otherwise reason for unrecognised messages
 */
export function refusedBy(answer: JsonAnswer, otherwise: PaymentFailure): Refused {
  const words = wordsOf(answer);
  const reason = REASONS.find(([pattern]) => pattern.test(words));
  return { refused: reason?.[1] ?? otherwise, words };
}
