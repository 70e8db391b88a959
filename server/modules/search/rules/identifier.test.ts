import { describe, expect, it } from 'vitest';
import { identifierOf } from './identifier.ts';

describe('identifierOf', () => {
  it.each([
    ['470564', '470564'],
    [' ๔๗๐๕๖๔ ', '470564'],
    ['４７０ 564', '470564'],
    ['1A 680/68', '1a68068'],
    ['1a680-68', '1a68068'],
    ['G 12/55', 'g1255'],
    ['10-1-6500012345', '1016500012345'],
    ['serum 30 ml', undefined],
    ['spf50', undefined],
    ['50', undefined],
    ['', undefined],
  ])('of %j is %j', (text, expected) => {
    expect(identifierOf(text)?.code).toBe(expected);
  });

  it.each([
    ['9520000000059', '09520000000059'],
    ['952-0000-00005-9', '09520000000059'],
    ['012345678905', '00012345678905'],
    ['๙๕๒๐๐๐๐๐๐๐๐๕๙', '09520000000059'],
    ['9520000000057', undefined],
    ['470564', undefined],
  ])('of %j has the barcode %j', (text, expected) => {
    expect(identifierOf(text)?.gtin).toBe(expected);
  });
});
