import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSealer, sealingKeysOf } from './sealed.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const first = createSealer(sealingKeysOf('a secret'));
const second = createSealer(sealingKeysOf('a secret', `1:${KEY}`));

describe('createSealer', () => {
  it('opens sealed texts, which reveal nothing and never repeat', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, purpose) => {
        const sealed = first.seal(text, purpose);
        expect(first.open(sealed, purpose)).toBe(text);
        expect(first.seal(text, purpose)).not.toBe(sealed);
      }),
    );
    expect(first.seal('3100600445635', 'id')).not.toContain('3100600445635');
  });

  it('seals with the newest key and opens with the old ones', () => {
    const old = first.seal('text', 'id');
    const fresh = second.seal('text', 'id');
    expect([old.slice(0, 3), fresh.slice(0, 3)]).toEqual(['v0.', 'v1.']);
    expect(second.open(old, 'id')).toBe('text');
    expect(() => first.open(fresh, 'id')).toThrow('no key of version 1');
  });

  it('refuses another purpose, another secret and changed texts', () => {
    const sealed = first.seal('text', 'member 1: id');
    expect(() => first.open(sealed, 'member 2: id')).toThrow();
    expect(() => createSealer(sealingKeysOf('another')).open(sealed, 'member 1: id')).toThrow();
    const [version, nonce, tag = '', secret] = sealed.split('.');
    const forged = tag.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'));
    expect(() => first.open([version, nonce, forged, secret].join('.'), 'member 1: id')).toThrow();
    expect(() =>
      first.open([version, nonce, tag.slice(0, 6), secret].join('.'), 'member 1: id'),
    ).toThrow();
    expect(() => first.open('plain', 'id')).toThrow('not a sealed text');
  });
});

it.each(['1:short', `0:${KEY}`, `1:${KEY},1:${KEY}`, KEY])('refuses the keys %s', (keys) => {
  expect(() => sealingKeysOf('a secret', keys)).toThrow('DATA_KEYS');
});
