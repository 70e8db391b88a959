import { describe, expect, it } from 'vitest';
import { createHasher } from './world.ts';
import { createPasses } from './passes.ts';

const now = new Date('2026-11-24T03:00:00Z');
const later = new Date(now.getTime() + 3_600_000);
const passes = createPasses(createHasher('a secret of tests'));
const pass = passes.issue('preview', 7, later);

describe('passes', () => {
  it('carry subject and expiry', () => {
    expect(passes.read('preview', pass, now)).toEqual({ subject: 7, until: later });
  });

  it('never expire without an end', () => {
    const endless = passes.issue('leave', 7);
    expect(passes.read('leave', endless, new Date('2099-01-01'))).toEqual({
      subject: 7,
      until: undefined,
    });
  });

  it.each([
    ['after its time', 'preview', pass, later],
    ['for another purpose', 'leave', pass, now],
    ['with another subject', 'preview', pass.replace(/^7/, '8'), now],
    [
      'with a later end',
      'preview',
      pass.replace(/\.\d+\./, `.${String(later.getTime() + 1)}.`),
      now,
    ],
    ['made good for ever', 'preview', pass.replace(/\.\d+\./, '.0.'), now],
    ['with another signature', 'preview', `${pass}x`, now],
    ['without a signature', 'preview', pass.replace(/[^.]+$/, ''), now],
    ['that is empty', 'preview', '', now],
  ])('a pass %s is invalid', (_, purpose, given, at) => {
    expect(passes.read(purpose, given, at)).toBeUndefined();
  });

  it('of another shop are invalid', () => {
    const other = createPasses(createHasher('another secret'));
    expect(passes.read('preview', other.issue('preview', 7, later), now)).toBeUndefined();
  });
});
