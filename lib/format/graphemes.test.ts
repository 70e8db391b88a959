import { afterEach, expect, test, vi } from 'vitest';

const TEXTS = ['', 'abc', 'กี่บาท', 'น้ำผึ้ง', 'ทำ', 'cafe\u0301', 'ไทย 🇹🇭🇯🇵', '👩‍⚕️ 👍🏽', 'a\r\nb'];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** As if the browser were older than Firefox 125. */
async function withoutSegmenter() {
  vi.resetModules();
  vi.stubGlobal('Intl', Object.defineProperty(Object.create(Intl), 'Segmenter', {}));
  return import('./graphemes');
}

test.each(TEXTS)('an old browser counts the letters of %j as a new one does', async (text) => {
  const { lettersOf } = await import('./graphemes');
  const expected = lettersOf(text);
  const old = await withoutSegmenter();
  expect(old.lettersOf(text)).toEqual(expected);
  expect(expected.join('')).toBe(text);
});
