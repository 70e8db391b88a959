import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** "prune(" and the like have the letters too. */
const NAME = /(?<![pP])[aA]run(?!s\b)|ARUN|อรุณ/;

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
}

describe('the name of the shop', () => {
  const SOURCES = [
    ...['app', 'build', 'components', 'demo', 'lib', 'messages', 'public', 'scripts'],
    ...['server', 'stores', 'styles'],
  ];
  const isSource = (path: string) =>
    /\.(?:tsx?|js|json|scss|webmanifest)$/.test(path) &&
    !/\.(?:test|fixture)\.|\/tests\//.test(path);
  /** The truth itself; places of that name; content of the demo, which has a product brand and codes of that name. */
  const MAY_NAME = /^lib\/brand\.ts$|^server\/modules\/regions\/directory\/|^demo\/seed\//;

  test('stands in lib/brand.ts alone', () => {
    const naming = SOURCES.flatMap(filesIn)
      .filter((path) => isSource(path) && !MAY_NAME.test(path))
      .filter((path) => NAME.test(readFileSync(join(ROOT, path), 'utf8')));
    expect(naming).toEqual([]);
  });
});

describe('under another brand', () => {
  function renamed<Part>(part: Part): Part {
    const text = JSON.stringify(part);
    return JSON.parse(
      text.replaceAll('Arun', 'Tara').replaceAll('arun', 'tara').replaceAll('อรุณ', 'ธารา'),
    ) as Part;
  }

  beforeAll(() => {
    vi.resetModules();
    vi.doMock(import('./brand.ts'), async (load) => renamed({ ...(await load()) }));
  });
  afterAll(() => {
    vi.doUnmock('./brand.ts');
    vi.resetModules();
  });

  test('messages have its name', async () => {
    const { compileJson } = await import('./i18n/compile-texts.ts');
    const texts = filesIn('messages').map((path) =>
      compileJson(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(texts.filter((text) => NAME.test(text))).toEqual([]);
    expect(texts.join('')).toContain('Welcome to Tara');
    expect(texts.join('')).toContain('ยินดีต้อนรับสู่ธารา');
  });

  test('menus, footer and the table of pages lead to its addresses', async () => {
    const lists = JSON.stringify([
      await import('../components/layout/footer/footer-ways.ts'),
      await import('../components/layout/footer/footer-names.ts'),
      await import('../components/layout/shop-ways.ts'),
      (await import('./pages/table.ts')).KNOWN_RECORDS,
    ]);
    expect(lists).not.toMatch(NAME);
    for (const path of ['/AboutTara', '/TaraCard', '/term-tara-card']) {
      expect(lists).toContain(`"${path}"`);
    }
  });

  test('the demo has its pages at these addresses, with its name', async () => {
    const { aboutPages } = await import('../demo/seed/pages/about.ts');
    const { cardPage } = await import('../demo/seed/pages/card.ts');
    const { helpPages } = await import('../demo/seed/pages/help.ts');
    const { legalPages } = await import('../demo/seed/pages/legal.ts');
    const pages = [...aboutPages, cardPage, ...helpPages, ...legalPages];
    expect(JSON.stringify(pages)).not.toMatch(NAME);
    const { KNOWN_RECORDS } = await import('./pages/table.ts');
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(KNOWN_RECORDS.filter((path) => /tara/i.test(path))),
    );
  });

  test.each(['en', 'th'])('the installed shop has its name: %s', async (locale) => {
    const { fillNames } = await import('./i18n/fill-brand.ts');
    const file = readFileSync(join(ROOT, `public/manifest.${locale}.webmanifest`), 'utf8');
    const { short_name: name } = JSON.parse(fillNames(file)) as { readonly short_name: string };
    expect(name).toBe({ en: 'Tara', th: 'ธารา' }[locale]);
  });
});

test('an apostrophe of a name begins no quotation', async () => {
  vi.resetModules();
  vi.doMock(import('./brand.ts'), async (load) => {
    const actual = await load();
    return { ...actual, brand: { ...actual.brand, name: "Mali's {'best'}" } } as never;
  });
  const { fillBrand } = await import('./i18n/fill-brand.ts');
  expect(fillBrand('At {shopName}')).toBe("At Mali''s {''best''}");
  vi.doUnmock('./brand.ts');
  vi.resetModules();
});
