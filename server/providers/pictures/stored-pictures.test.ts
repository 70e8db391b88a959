import { expect, it } from 'vitest';
import { createStoredPictures } from './stored-pictures.ts';

const files = new Map<string, Uint8Array<ArrayBuffer>>();
const pictures = createStoredPictures({ get: (key) => Promise.resolve(files.get(key)) });

it('finds each picture by its name', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const asked = [
    ['products/17-2.webp', () => pictures.product('products/17-2'), 'image/webp'],
    ['brands/4.webp', () => pictures.brand(4), 'image/webp'],
    ['scenes/topic-skin.webp', () => pictures.scene('topic-skin'), 'image/webp'],
    ['share/products-17-th.jpg', () => pictures.share('products', 17, 'th'), 'image/jpeg'],
    ['share/home-en.jpg', () => pictures.sharePage('home', 'en'), 'image/jpeg'],
  ] as const;
  for (const [key, ask, type] of asked) {
    expect(await ask()).toBeUndefined();
    files.set(key, bytes);
    const picture = await ask();
    expect(picture?.type).toBe(type);
    expect(await picture?.bytes()).toEqual(bytes);
  }
});

it('changes its version with the file', async () => {
  const versionOf = async (byte: number) => {
    files.set('brands/9.webp', new Uint8Array([byte]));
    return (await pictures.brand(9))?.etag;
  };
  expect(await versionOf(1)).toMatch(/^"[0-9a-f]{16}"$/);
  expect(await versionOf(1)).toBe(await versionOf(1));
  expect(await versionOf(1)).not.toBe(await versionOf(2));
});
