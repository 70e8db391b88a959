import type { Satang } from '../../../core/money.ts';

const DIGITS = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'] as const;
const PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'] as const;
const MILLION = 1_000_000;

/** A sum in Thai words, as documents require: 705.50 baht are `เจ็ดร้อยห้าบาทห้าสิบสตางค์`. */
export function bahtText(amount: Satang): string {
  const baht = Math.trunc(amount / 100);
  const satang = amount % 100;
  if (amount === 0) return 'ศูนย์บาทถ้วน';
  const whole = baht === 0 ? '' : `${words(baht)}บาท`;
  return satang === 0 ? `${whole}ถ้วน` : `${whole}${words(satang)}สตางค์`;
}

/** Thai counts in millions: the part above is spelled recursively before `ล้าน`. */
function words(number: number): string {
  const millions = Math.trunc(number / MILLION);
  const rest = number % MILLION;
  const head = millions === 0 ? '' : `${words(millions)}ล้าน`;
  const digits = Array.from(String(rest), Number);
  return head + digits.map((digit, i) => word(digit, digits.length - 1 - i, number)).join('');
}

/** A one in the tens is silent, a two there `ยี่`; a final one after other digits is `เอ็ด`. */
function word(digit: number, place: number, number: number): string {
  if (digit === 0) return '';
  if (place === 1 && digit === 1) return 'สิบ';
  if (place === 1 && digit === 2) return 'ยี่สิบ';
  if (place === 0 && digit === 1 && number > 10) return 'เอ็ด';
  return `${DIGITS[digit] ?? ''}${PLACES[place] ?? ''}`;
}
