import { expect, it } from 'vitest';
import type { SoldGiftCard } from '../orders/ports.ts';
import { giftCardMail } from './mail.ts';

const SALE: SoldGiftCard = {
  ...{ design: 'birthday', amount: 50_000, toName: 'Nok', toEmail: 'nok@example.com' },
  ...{ fromName: 'Ann', message: '', sendAt: new Date(0), giftCardId: null, sentAt: null },
};

it.each([
  ['2027-02-26T17:00:00.000Z', '26 February 2027', '26 กุมภาพันธ์ 2570'],
  ['2027-02-26T17:00:01.000Z', '27 February 2027', '27 กุมภาพันธ์ 2570'],
])('a card that ends at %s is described as valid through its last day', (end, en, th) => {
  const card = { code: 'ARUN2026GIFT1000', pin: '135790', expiresAt: new Date(end) };
  const mail = giftCardMail(SALE, card, 'https://shop.example');
  expect(mail).toContain(`Valid until ${en}`);
  expect(mail).toContain(th);
});
