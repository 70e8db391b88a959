import { render, screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { sayer } from '@/components/common/say';
import type { PriceRead } from '@/lib/catalog/contract';
import en from '@/messages/catalog/en.json';
import th from '@/messages/catalog/th.json';
import { SearchPrice } from './search-price';

const read: PriceRead = { keyword: 'serum', min: null, max: 300, instead: null };

function show(price: PriceRead, locale: 'en' | 'th' = 'en', without: string | undefined = '/all') {
  const say = sayer(createIntl({ locale, messages: locale === 'en' ? en : th }));
  return render(<SearchPrice {...{ price, say, without }} />).container.textContent;
}

test.each<[PriceRead, en: string, th: string]>([
  [read, 'Only products up to ฿300, as you searched.', 'แสดงเฉพาะสินค้าราคาไม่เกิน ฿300 ตามที่ค้นหา'],
  [
    { ...read, min: 500, max: null },
    'Only products from ฿500, as you searched.',
    'แสดงเฉพาะสินค้าราคาตั้งแต่ ฿500 ขึ้นไป ตามที่ค้นหา',
  ],
  [
    { ...read, min: 100.5 },
    'Only products between ฿100.50 and ฿300, as you searched.',
    'แสดงเฉพาะสินค้าราคา ฿100.50 ถึง ฿300 ตามที่ค้นหา',
  ],
  [
    { ...read, instead: { min: 350, max: null } },
    'No “serum” up to ฿300. Here is “serum” from ฿350.',
    'ไม่มี “serum” ราคาไม่เกิน ฿300 แต่มี “serum” ราคาตั้งแต่ ฿350',
  ],
  [
    { keyword: '', min: 9000, max: null, instead: { min: null, max: 8000 } },
    'No products from ฿9,000. Here are products up to ฿8,000.',
    'ไม่มีสินค้าราคาตั้งแต่ ฿9,000 ขึ้นไป แต่มีสินค้าราคาไม่เกิน ฿8,000',
  ],
])('%j', (price, inEnglish, inThai) => {
  expect(show(price)).toBe(`${inEnglish}Show all prices`);
  expect(show(price, 'th')).toBe(`${inThai}ดูทุกราคา`);
});

test('a link leads to the same search at any price', () => {
  show(read);
  expect(screen.getByRole('link', { name: 'Show all prices' })).toHaveAttribute('href', '/all');
});
