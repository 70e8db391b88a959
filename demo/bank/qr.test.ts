import fc from 'fast-check';
import { parse } from 'promptparse';
import { anyId } from 'promptparse/generate';
import { describe, expect, it } from 'vitest';
import { qrPayload } from './qr.ts';

/** CRC-16/CCITT, bit by bit (`docs/contract.md`, "Thai data"). */
function crc(text: string): string {
  let value = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    value ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      value = value & 0x8000 ? ((value << 1) ^ 0x1021) & 0xffff : (value << 1) & 0xffff;
    }
  }
  return value.toString(16).toUpperCase().padStart(4, '0');
}

describe('PromptPay codes', () => {
  it('agree with the vector of the specification', () => {
    const vector = '00020101021129370016A000000677010111011300668012345675802TH530376463046197';
    const made = anyId({ type: 'MSISDN', target: '0801234567' });
    const fields = (payload: string) =>
      parse(payload)
        ?.getTags()
        .map(({ id, value }) => [id, value]);
    const others = (payload: string) =>
      fields(payload)
        ?.filter(([id]) => id !== '63')
        .sort();
    expect(others(made)).toEqual(others(vector));
    for (const payload of [made, vector]) {
      expect(crc(payload.slice(0, -4))).toBe(payload.slice(-4));
    }
  });

  it('are dynamic bills with order, payment and amount', () => {
    const payload = qrPayload({
      orderId: 'AR261122-ABC234',
      paymentId: '3f2b8c1e-9d4a-4c6b-8e7f-0123456789ab',
      amount: 70_550,
    });
    expect(payload).toMatch(/^000201010212/);
    const code = parse(payload, true);
    expect(code?.getTagValue('30', '00')).toBe('A000000677010112');
    expect(code?.getTagValue('30', '02')).toBe('AR261122ABC234');
    expect(code?.getTagValue('30', '03')).toBe('3F2B8C1E9D4A4C6B8E7F');
    expect(code?.getTagValue('53')).toBe('764');
    expect(code?.getTagValue('54')).toBe('705.50');
    expect(code?.getTagValue('58')).toBe('TH');
    expect(payload).toContain('6304');
    expect(crc(payload.slice(0, -4))).toBe(payload.slice(-4));
  });

  it('carry any amount to the satang', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
        const payload = qrPayload({ orderId: 'AR1', paymentId: 'P1', amount });
        const shown = parse(payload)?.getTagValue('54') ?? '';
        expect(shown).toMatch(/^\d+\.\d\d$/);
        expect(Number(shown.replace('.', ''))).toBe(amount);
      }),
    );
  });
});
