import { expect, it } from 'vitest';
import { campaignActionSchema } from '../campaigns/contract.ts';
import { callCodeRequestSchema, otpCodeSchema } from '../identity/contract.ts';
import { cardLinkSchema, registrationSchema } from '../members/contract.ts';
import { staffMoveSchemas } from '../staff/contract.ts';
import { vatAddressInputSchema } from '../addresses/contract-vat.ts';
import { couponCodeSchema, giftCardBalanceRequestSchema } from '../wallet/contract.ts';

const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
const thai = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0e50 + Number(digit)));

/** Codes as pasted, dictated and typed. */
const WAYS: Readonly<Record<string, (code: string) => string>> = {
  'as it is': (code) => code,
  'in small letters': (code) => code.toLowerCase(),
  'with blanks around it': (code) => `\u00A0 ${code}\n`,
  'with a zero-width space': (code) => `${code.slice(0, 2)}\u200B${code.slice(2)}`,
  'in quotes': (code) => `“${code}”`,
  'in groups': (code) => `${code.slice(0, 3)} - ${code.slice(3)}`,
  'in full-width letters': wide,
  'with Thai digits': thai,
};

const FIELDS = [
  ['coupon', couponCodeSchema.shape.code, 'ARUN50'],
  ['gift card', giftCardBalanceRequestSchema.shape.code, 'ARUN2026GIFT1000'],
  ['PIN', giftCardBalanceRequestSchema.shape.pin, '135790'],
  ['invitation', campaignActionSchema.shape.code, 'ARUN2026SEAT'],
  ['one-time password', otpCodeSchema, '123456'],
  ['reference of a call', callCodeRequestSchema.shape.ref_code, 'AB12'],
  ['loyalty card', cardLinkSchema.shape.member_code, '100000000017'],
  ['citizen id', cardLinkSchema.shape.citizen_id, '1101700230708'],
  ['passport', registrationSchema.shape.passport_no, 'AA1234567'],
  ['tax id', vatAddressInputSchema.shape.tax_id, '0105561123458'],
  ['pick-up code', staffMoveSchemas.hand_over.shape.pickup_code, 'K7M2Q9'],
] as const;

it.each(
  FIELDS.flatMap(([name, schema, code]) =>
    Object.entries(WAYS).map(
      ([way, write]) => [`${name} ${way}`, schema, write(code), code] as const,
    ),
  ),
)('a %s is read', (_, schema, typed, code) => {
  expect(schema.parse(typed)).toBe(code);
});
