import type { OrderStatus } from '../../../../lib/orders/contract-values.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { BoughtLine } from '../ports.ts';

/** The member has received the goods. */
export const ARRIVED: readonly OrderStatus[] = ['delivered', 'collected', 'completed'];

/**
 * Whether an item can be reviewed (`docs/product/account.md`, "Reviews"). Refuses MEDICINE_REVIEW_BLOCKED and
 * NOT_DELIVERED.
 */
export function canReview({ status, isMedicine }: BoughtLine): Result<void> {
  if (isMedicine) return refuse('MEDICINE_REVIEW_BLOCKED');
  return ARRIVED.includes(status) ? ok(undefined) : refuse('NOT_DELIVERED');
}

/** First name and initial; of a Thai name the first consonant, without a preceding vowel. */
export function authorName(
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  nameless: string,
): string {
  if (firstName === '') return nameless;
  const [initial] = new Intl.Segmenter().segment(lastName.replace(/^[เแโใไ]/, ''));
  // Combining marks are not part of the initial.
  const letter = initial?.segment.replaceAll(/\p{M}/gu, '') ?? '';
  return letter === '' ? firstName : `${firstName} ${letter}.`;
}

/** Language of a review: Thai if it contains any Thai letter. */
export function languageOf(text: string): 'en' | 'th' {
  return /\p{Script=Thai}/u.test(text) ? 'th' : 'en';
}
