import { splitLocale, type Locale } from '../../lib/i18n/locale.ts';
import { matchPage, type PageMatch } from '../../lib/pages/match.ts';
import { loadIds } from './message-ids.ts';

/** Page facts, extracted from the text without building a DOM, for speed. */
export interface CrawledPage {
  readonly path: string;
  readonly locale: Locale;
  readonly match: PageMatch | undefined;
  readonly faults: readonly string[];
  readonly things: readonly string[];
  readonly links: readonly string[];
  readonly shown: readonly string[];
}

export interface Crawl {
  readonly pages: readonly CrawledPage[];
  /** Every path within the depth limit, with the first page that links to it. */
  readonly linked: ReadonlyMap<string, string>;
}

/**
 * Kinds with many similar pages: some of each are opened per language, the others are looked up. All page records are
 * opened, since each has other blocks.
 */
const SOME = 2;
const ALIKE: ReadonlySet<string> = new Set([
  ...['product', 'brand', 'category', 'list', 'story', 'storyArticles', 'storyDepartment'],
  ...['promotionProducts', 'coupon', 'banner', 'storeBanner', 'pharmacyBanner'],
  ...['article', 'mobileArticle', 'pharmacyArticle', 'news', 'branch'],
]);
const AT_ONCE = 4;

export type Judge = (html: string) => Promise<readonly string[]>;

/**
 * Follows links from both home pages, without JavaScript. Skips member pages and sorted or filtered lists, but follows
 * further pages of a list.
 */
export async function crawl(origin: string, links: number, judge: Judge): Promise<Crawl> {
  const linked = new Map<string, string>(['/', '/th'].map((path) => [path, 'the address bar']));
  const opened = new Map<string, number>();
  const pages: CrawledPage[] = [];
  let level = [...linked.keys()];
  for (let depth = 0; depth <= links && level.length > 0; depth += 1) {
    const found: string[] = [];
    const queue = level.filter((path) => isOpened(path, opened));
    const follow = async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
        const page = await open(origin, path, judge);
        pages.push(page);
        if (depth === links) continue;
        for (const link of page.links) {
          if (linked.has(link)) continue;
          linked.set(link, path);
          found.push(link);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, follow));
    level = found;
  }
  return { pages, linked };
}

export function pageAt(path: string): PageMatch | undefined {
  return matchPage(belowLanguage(path).split('/').filter(Boolean));
}

function belowLanguage(path: string): string {
  return splitLocale(new URL(path, 'http://shop').pathname).path;
}

function localeOf(path: string): Locale {
  return splitLocale(new URL(path, 'http://shop').pathname).locale;
}

function isOpened(path: string, opened: Map<string, number>): boolean {
  const match = pageAt(path);
  if (!match || match.page.members) return false;
  if (belowLanguage(path) === '/404') return false;
  // Follows further pages and topics of a list; filters and orders are for shoppers.
  if (path.includes('?') && !/\?(?:topic=[a-z-]+)?&?(?:page=\d+)?$/.test(path)) return false;
  if (!ALIKE.has(match.name)) return true;
  const kind = [localeOf(path), match.name, path.includes('?')].join(' ');
  const count = opened.get(kind) ?? 0;
  opened.set(kind, count + 1);
  return count < SOME;
}

async function open(origin: string, path: string, judge: Judge): Promise<CrawledPage> {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  const html = await answer.text();
  const [head = '', body = ''] = html.split('</head>');
  const visible = body.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ');
  const links = [...visible.matchAll(/<a\s[^>]*?\bhref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const data = [
    ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
  return {
    path,
    locale: localeOf(path),
    match: pageAt(path),
    faults: [...faultsOf(answer, head, visible), ...(await judge(html))],
    things: data.map((thing) => String(thing['@type'])),
    links: [...new Set(links.flatMap((link) => ownPath(link, origin + path) ?? []))],
    shown: shownOn(visible).flatMap((address) => ownPath(address, origin + path) ?? []),
  };
}

/** Addresses of a page's media; for resized pictures that of the original. */
function shownOn(html: string): string[] {
  const tags = html.match(/<(?:img|source|video|track)\s[^>]*>/g) ?? [];
  const addresses = tags.flatMap((tag) =>
    [...tag.matchAll(/\s(?:src|poster)="([^"]+)"/g)].map(([, address = '']) => address),
  );
  const whole = addresses.map((address) => {
    const [, url] = /^\/_next\/image\?url=([^&]+)/.exec(address) ?? [];
    return url === undefined ? address : decodeURIComponent(url);
  });
  return [...new Set(whole)];
}

function faultsOf(answer: Response, head: string, visible: string): string[] {
  const has = (pattern: RegExp) => pattern.test(head);
  const words = visible.replaceAll(/<[^>]*>/g, ' ').match(/\b[a-z]+(?:\.[A-Za-z]+)+\b/g) ?? [];
  const ids = loadIds();
  const checks: readonly (readonly [isRight: boolean, fault: string])[] = [
    [answer.status === 200, `answers ${String(answer.status)}`],
    [(visible.match(/<h1[\s>]/g) ?? []).length === 1, 'has not one h1'],
    [has(/<title>[^<]+<\/title>/), 'has no title'],
    [has(/<meta name="description" content="[^"]+"/), 'has no description'],
    [has(/<link rel="canonical" href="http/), 'has no canonical'],
    ...['en', 'th', 'x-default'].map(
      (one) => [has(new RegExp(`hreflang="${one}"`, 'i')), `has no hreflang ${one}`] as const,
    ),
    ...words.filter((word) => ids.has(word)).map((word) => [false, `shows ${word}`] as const),
  ];
  return checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
}

function ownPath(link: string, page: string): string | undefined {
  const url = new URL(link, page);
  return url.origin === new URL(page).origin ? url.pathname + url.search : undefined;
}
