import type { Locale } from '../i18n/locale.ts';
import { pagePath, pathTo } from './path-to.ts';
import { withQuery } from '../format/query.ts';
import { decodeSegments } from './segments.ts';

/** A brand's products in a department, under the department's own slug. */
export function storyDepartmentPath(brand: number, department: { readonly url: string }): string {
  const story = pagePath('/brandstory/:brand', { brand });
  return story + department.url.slice(department.url.lastIndexOf('/'));
}

interface Addressed {
  readonly id: number;
  readonly type: 'article' | 'news';
}

/** URL of an article or news item, by id only, so title changes keep it. */
export function contentPath(locale: Locale, { id, type }: Addressed): string {
  return type === 'article'
    ? pathTo(locale, '/brandstory/HealthHub/ArticleList/:article', { article: id })
    : pathTo(locale, '/news/:news', { news: id });
}

/** List page of a content type. */
export function contentsPath(locale: Locale, type: Addressed['type']): string {
  return pathTo(locale, type === 'article' ? '/brandstory/HealthHub/ArticleList' : '/news');
}

/** Page of a content list; `path` includes the language, defaults are omitted. */
export function contentListHref(path: string, page: number, topic?: string): string {
  const query = new URLSearchParams({
    ...(topic === undefined ? {} : { topic }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return withQuery(path, query);
}

/** Page of a banner, without the language; pages of product lists and the pharmacy are nested below theirs. */
export function bannerPage(banner: { readonly id: number; readonly placement: string }): string {
  return pagePath(BANNER_PAGES[banner.placement] ?? '/banners/:banner', { banner: banner.id });
}

const BANNER_PAGES: Readonly<
  Record<string, '/ecommerce/banner/:banner' | '/pharmacy/banner/:banner'>
> = {
  ecommerce: '/ecommerce/banner/:banner',
  pharmacy: '/pharmacy/banner/:banner',
};

const ABOUT = '#about=';

/** Consultation about a medicine. The name goes into the hash, which reaches no server and no log. */
export function consultPath(locale: Locale, medicine: string): string {
  return pathTo(locale, '/pharmacy/consult') + ABOUT + encodeURIComponent(medicine);
}

/** Medicine named in the hash; undefined if none. */
export function medicineAsked(hash: string): string | undefined {
  if (!hash.startsWith(ABOUT)) return undefined;
  const [name] = decodeSegments([hash.slice(ABOUT.length)]) ?? [];
  return name?.slice(0, 200);
}
