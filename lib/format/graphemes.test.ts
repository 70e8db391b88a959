import { afterEach, expect, test, vi } from 'vitest';

const TEXTS = ['', 'abc', 'กี่บาท', 'น้ำผึ้ง', 'ทำ', 'cafe\u0301', 'ไทย 🇹🇭🇯🇵', '👩‍⚕️ 👍🏽', 'a\r\nb'];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Simulates a browser older than Firefox 125. */
async function withoutSegmenter() {
  vi.resetModules();
  vi.stubGlobal('Intl', Object.defineProperty(Object.create(Intl), 'Segmenter', {}));
  const [{ lettersOf }, { unprintableLetter }] = await Promise.all([
    import('./graphemes'),
    import('./paper-letters'),
  ]);
  return { lettersOf, unprintableLetter };
}

test.each(TEXTS)('an old browser counts the graphemes of %j as a new one does', async (text) => {
  const { lettersOf } = await import('./graphemes');
  const expected = lettersOf(text);
  const old = await withoutSegmenter();
  expect(old.lettersOf(text)).toEqual(expected);
  expect(expected.join('')).toBe(text);
});

test.each([
  ['บริษัท น้ำผึ้งชื่นใจ (ประเทศไทย) จำกัด', undefined],
  ['บริษัท 日本商事 จำกัด', '日'],
  ['n\u0308', 'n\u0308'],
])(
  'an old browser finds the character of %s that tax invoices cannot print',
  async (text, letter) => {
    const old = await withoutSegmenter();
    expect(old.unprintableLetter(text)).toBe(letter);
  },
);
