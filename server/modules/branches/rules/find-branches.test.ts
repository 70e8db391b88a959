import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceM } from './find-branches.ts';

const coordinates = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distanceM', () => {
  it('knows how far Chiang Mai is from Bangkok', () => {
    const km = distanceM({ lat: 13.7563, lng: 100.5018 }, { lat: 18.7883, lng: 98.9853 }) / 1_000;
    expect(km).toBeGreaterThan(575);
    expect(km).toBeLessThan(590);
  });

  it('is symmetric, zero to itself, and at most half the circumference', () => {
    fc.assert(
      fc.property(coordinates, coordinates, (a, b) => {
        expect(distanceM(a, b)).toBe(distanceM(b, a));
        expect(distanceM(a, a)).toBe(0);
        expect(distanceM(a, b)).toBeLessThanOrEqual(20_015_087);
      }),
    );
  });
});
