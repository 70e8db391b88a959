import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../../../../lib/orders/contract-values.ts';
import { ARRIVED, authorName, canReview, languageOf } from './can-review.ts';

describe('canReview', () => {
  it.each(ORDER_STATUSES)('of an order that is %s', (status) => {
    const answer = canReview({ status, productId: 1, isMedicine: false });
    expect(answer.ok).toBe(ARRIVED.includes(status));
    if (!answer.ok) expect(answer.refusal.code).toBe('NOT_DELIVERED');
    const medicine = canReview({ status, productId: 1, isMedicine: true });
    expect(medicine).toMatchObject({ ok: false, refusal: { code: 'MEDICINE_REVIEW_BLOCKED' } });
  });
});

it.each([
  ['Mali', 'Jaidee', 'Mali J.'],
  ['มาลี', 'ใจดี', 'มาลี จ.'],
  ['มาลี', 'ก้องเกียรติ', 'มาลี ก.'],
  ['Mali', '', 'Mali'],
  ['', 'Jaidee', 'Arun member'],
])('signs %s %s as %s', (firstName, lastName, author) => {
  expect(authorName({ firstName, lastName }, 'Arun member')).toBe(author);
});

it('detects Thai by its letters', () => {
  expect([languageOf('ดี good'), languageOf('good ฿')]).toEqual(['th', 'en']);
});
