import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCompanyName, isName, withoutLinks } from './links.ts';

describe('a name', () => {
  it.each([
    'มาลี',
    'น.ส.มาลี ใจดี',
    'พล.ต.อ.สมชาย',
    'Mr.Somchai',
    'J.R.R.Tolkien',
    'St. John',
    'O’Brien-Smith Jr.',
    'Nguyễn Đặng',
    '山田 太郎',
    'Henry VIII',
    '👩‍👧 Mali',
    'C-3PO',
  ])('can be %s', (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each([
    'Your Bank https://evil.example/verify',
    'https://1',
    'HTTP://EVIL',
    'evil.example',
    'EVIL.COM',
    'evil．example',
    'evil。example',
    'ｅｖｉｌ．ｃｏｍ',
    'bit.ly/x',
    'x.co',
    'www.evil.example',
    'อีวิล.ไทย',
    'пример.рф',
    'evil.xn--o3cw4h',
    'X.Com',
    't.example',
    'mali@evil.example',
    '@yourbank',
    'mailto:mali',
    'tel:1234',
    '10.0.0.1',
    'Call 081-234-5678',
    'โทร ๐๘๑๒๓๔๕๖๗๘',
  ])('is not %s', (name) => {
    expect(isName(name)).toBe(false);
  });
});

it.each([
  ['Booking.com (Thailand) Co.,Ltd.', true],
  ['A.B.C.Co.Ltd', true],
  ['บจก. 2499 เอ็นเตอร์ไพรส์', true],
  ['https://evil.example', false],
  ['www.evil.example', false],
  ['a@evil.example', false],
])('%s is a company name: %s', (name, known) => {
  expect(isCompanyName(name)).toBe(known);
});

it.each([
  ['see https://evil.example/a?b=1', 'see https: //evil. example/a?b=1'],
  ['www.evil.co.th', 'www. evil. co. th'],
  ['http://10.0.0.1/x', 'http: //10. 0. 0. 1/x'],
  ['write to mali@evil.example', 'write to mali@evil. example'],
  ['ราคา 1.50 บาท น.ส.มาลี', 'ราคา 1.50 บาท น.ส.มาลี'],
  ['Good. Thanks!', 'Good. Thanks!'],
])('%s is shown as %s', (text, shown) => {
  expect(withoutLinks(text)).toBe(shown);
});

it('removes links from any text, and changes white space only', () => {
  const unit = fc.constantFrom(
    'a',
    'Z',
    '1',
    '.',
    ':',
    '/',
    '@',
    ' ',
    'ก',
    'www.',
    'https://',
    '-',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
      const shown = withoutLinks(text);
      expect(shown).not.toMatch(/[a-z\d]:\/\/|[a-z\d]\.[a-z]{2}/i);
      expect(shown.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      expect(withoutLinks(shown)).toBe(shown);
    }),
  );
});
