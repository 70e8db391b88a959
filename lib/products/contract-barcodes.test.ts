import { describe, expect, it } from 'vitest';
import { barcodeFault, gtinOf, isWorldwide } from './contract-barcodes.ts';

describe('a barcode', () => {
  it.each([
    ['96385074', undefined],
    ['036000291452', undefined],
    ['8851234567898', undefined],
    ['0036000291452', undefined],
    ['18851234567895', undefined],
    ['8851234567890', 'barcode_check'],
    ['00000001', 'barcode_check'],
    ['885123456789', 'barcode_check'],
    ['88512345678', 'barcode_digits'],
    ['8851234567893X', 'barcode_digits'],
    ['๘๘๕๑๒๓๔๕๖๗๘๙๓', 'barcode_digits'],
    ['', 'barcode_digits'],
    ['8.85E+12', 'barcode_excel'],
    ['8,85123E+12', 'barcode_excel'],
    ['8.85e12', 'barcode_excel'],
  ])('%s: %s', (barcode, fault) => {
    expect(barcodeFault(barcode)).toBe(fault);
  });

  it('is the same with and without the zero of another length', () => {
    expect(gtinOf('036000291452')).toBe('00036000291452');
    expect(gtinOf('0036000291452')).toBe('00036000291452');
    expect(gtinOf('8851234567890')).toBeUndefined();
  });

  it.each([
    ['8851234567898', true],
    ['2000000000008', false],
    ['0200000000006', false],
    ['0400000000002', false],
    ['036000291452', true],
    ['200000000004', false],
    ['96385074', true],
    ['20000004', false],
  ])('%s is known outside the shop: %s', (barcode, known) => {
    expect(isWorldwide(barcode)).toBe(known);
  });
});
