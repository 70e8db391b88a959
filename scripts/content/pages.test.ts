import { describe, expect, it } from 'vitest';
import { pageSeeds } from '../../demo/seed/pages/seed.ts';
import { filesOf, readPages, type Page } from './pages.ts';
import { findDead, type Known } from './references.ts';
import { fromShopTime, toShopTime } from './shop-time.ts';

const now = new Date('2026-11-24T03:00:00Z');
const seeds: readonly Page[] = pageSeeds(now).map(
  ({ days, topic = null, indexed = true, ...page }) => ({
    ...page,
    ...{ topic, indexed, state: 'published', activeFrom: now },
    activeUntil: days ? new Date(now.getTime() + 86_400_000) : null,
  }),
);

const everything: Known = {
  has: () => true,
  pages: new Set(seeds.map(({ path }) => path.toLowerCase())),
};

const HEAD = {
  en: 'template: page\nstate: draft\ntitle: Gifts\ndescription: For somebody\npicture: topic-members\nactive_from: 2026-12-01 09:00',
  th: 'template: page\nstate: draft\ntitle: ของขวัญ\ndescription: เพื่อคนพิเศษ\npicture: topic-members\nactive_from: 2026-12-01 09:00',
};
const BODY = {
  en: '- type: paragraph\n  text: Words\n- type: link\n  label: Skin care\n  path: /categories/1',
  th: '- type: paragraph\n  text: คำ\n- type: link\n  label: ดูแลผิว\n  path: /categories/1',
};

function files(change: (text: string, locale: 'en' | 'th') => string = (text) => text) {
  return new Map(
    (['en', 'th'] as const).map((locale) => [
      `gifts.${locale}.yaml`,
      change(`---\n${HEAD[locale]}\n---\n${BODY[locale]}\n`, locale),
    ]),
  );
}

describe('pages as files', () => {
  it('round-trip all pages of the demo', () => {
    const written = new Map(seeds.flatMap((page) => [...filesOf(page)]));
    expect(written.size).toBe(seeds.length * 2);
    const { pages, problems } = readPages(written);
    expect(problems).toEqual([]);
    const byPath = (a: Page, b: Page) => a.path.localeCompare(b.path);
    expect(pages.map(({ page }) => page).toSorted(byPath)).toEqual(seeds.toSorted(byPath));
    expect(findDead(pages, everything)).toEqual([]);
  });

  it('contain one language each', () => {
    const { pages } = readPages(files());
    expect(pages[0]?.page).toMatchObject({
      path: '/gifts',
      title: { en: 'Gifts', th: 'ของขวัญ' },
      activeFrom: new Date('2026-12-01T02:00:00Z'),
      activeUntil: null,
      blocks: [
        { type: 'paragraph', text: { en: 'Words', th: 'คำ' } },
        { type: 'link', label: { en: 'Skin care', th: 'ดูแลผิว' }, path: '/categories/1' },
      ],
    });
  });

  const inThai = (from: string, to: string) => (text: string, locale: string) =>
    locale === 'th' ? text.replace(from, to) : text;
  const inBoth = (from: string, to: string) => (text: string) => text.replace(from, to);

  it.each([
    ['broken YAML', inThai('คำ', 'คำ: คำ'), 'gifts.th.yaml', 10],
    ['a block of no type', inBoth('type: paragraph', 'type: poem'), 'gifts.en.yaml', 9],
    ['a field that is misspelt', inBoth('label:', 'lable:'), 'gifts.en.yaml', 12],
    ['a text that is missing', inThai('  text: คำ\n', ''), 'gifts.th.yaml', 9],
    ['a link that differs', inThai('/categories/1', '/categories/2'), 'gifts.th.yaml', 13],
    [
      'a block more',
      inThai('- type: link', '- type: heading\n  text: ห\n- type: link'),
      'gifts.th.yaml',
      9,
    ],
    ['no time of the shop', inBoth('2026-12-01 09:00', 'tomorrow'), 'gifts.en.yaml', 7],
    [
      'an end before its start',
      inBoth('---\n- type', 'active_until: 2026-11-01 09:00\n---\n- type'),
      'gifts.en.yaml',
      8,
    ],
    ['a head alone', (text: string) => text.slice(0, text.lastIndexOf('---')), 'gifts.en.yaml', 1],
  ])('%s is told with file and line', (_, change, file, line) => {
    const { problems, pages } = readPages(files(change));
    expect(problems.map((one) => [one.file, one.line])).toContainEqual([file, line]);
    expect(pages).toEqual([]);
  });

  it.each([
    ['gifts.en.yaml', 'has no file in the other language'],
    ['notes.txt', 'is no page: names end in .en.yaml or .th.yaml'],
    ['gift cards.en.yaml', 'is no address of a page: letters, digits and hyphens'],
    ['products/mine.en.yaml', 'is the address of another page'],
  ])('%s alone is refused', (name, message) => {
    const text = files().get('gifts.en.yaml') ?? '';
    expect(readPages(new Map([[name, text]])).problems).toEqual([{ file: name, line: 1, message }]);
  });

  it('with paths that differ only in case are rejected', () => {
    const both = new Map(
      [...files()].flatMap(([name, text]) => [
        [name, text],
        [name.replace('gifts', 'Gifts'), text],
      ]),
    );
    expect(readPages(both).problems).toEqual([
      { file: 'Gifts.en.yaml', line: 1, message: 'is the same address as /gifts' },
    ]);
  });

  it.each([
    ['/categories/1', '/no-such-page', 'references a missing page: /no-such-page'],
    ['/categories/1', '/categories/7', 'references a missing page: /categories/7'],
  ])('a dead link is told where it stands', (from, to, message) => {
    const { pages } = readPages(files(inBoth(from, to)));
    const known: Known = { has: (_, id) => id !== 7, pages: new Set() };
    expect(findDead(pages, known)).toEqual([
      { file: 'gifts.en.yaml', line: 13, message: `1.path ${message}` },
    ]);
  });

  it('a film without subtitles is reported with its location', () => {
    const film = (text: string, locale: string) =>
      `${text}- type: video\n  layout: wide\n  title: ${locale}\n  text: ${locale}\n  poster: topic-flu\n  file: /films/washing-hands.webm\n  subtitles: /films/none.${locale}.vtt\n`;
    const { pages } = readPages(files(film));
    expect(findDead(pages, everything).map(({ line, message }) => [line, message])).toEqual([
      [20, '2.subtitles references a missing file: /films/none.en.vtt'],
      [20, '2.subtitles references a missing file: /films/none.th.vtt'],
    ]);
  });

  it('a missing picture is reported with its location', () => {
    const { pages } = readPages(files(inBoth('topic-members', 'topic-unicorns')));
    expect(findDead(pages, everything)).toEqual([
      {
        file: 'gifts.en.yaml',
        line: 6,
        message: 'picture references a missing picture: topic-unicorns',
      },
    ]);
  });
});

it.each([
  ['2026-11-30T17:00:00.000Z', '2026-12-01 00:00'],
  ['2026-12-31T16:59:59.000Z', '2026-12-31 23:59:59'],
  ['2026-01-01T00:00:00.123Z', '2026-01-01 07:00:00.123'],
])('%s is %s on the clock of the shop', (iso, text) => {
  expect(toShopTime(new Date(iso))).toBe(text);
  expect(fromShopTime(text)).toEqual(new Date(iso));
});
