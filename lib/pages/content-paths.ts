import type { Locale } from '../i18n/locale.ts';
import { pagePath, pathTo, withQuery } from './path-to.ts';
import { decodeSegments } from './segments.ts';

/** What a brand has in a department, under the name that the department has in its own address. */
export function storyDepartmentPath(brand: number, department: { readonly url: string }): string {
  const story = pagePath('/brandstory/:brand', { brand });
  return story + department.url.slice(department.url.lastIndexOf('/'));
}

interface Addressed {
  readonly id: number;
  readonly type: 'article' | 'news';
}

/** Where an article or a piece of news stands; by its id alone, which no new title changes. */
export function contentPath(locale: Locale, { id, type }: Addressed): string {
  return type === 'article'
    ? pathTo(locale, '/brandstory/HealthHub/ArticleList/:article', { article: id })
    : pathTo(locale, '/news/:news', { news: id });
}

/** Where all of a type stand. */
export function contentsPath(locale: Locale, type: Addressed['type']): string {
  return pathTo(locale, type === 'article' ? '/brandstory/HealthHub/ArticleList' : '/news');
}

/** A page of a list, language included in `path`; what is at its default is left out. */
export function contentListHref(path: string, page: number, topic?: string): string {
  const query = new URLSearchParams({
    ...(topic === undefined ? {} : { topic }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return withQuery(path, query);
}

/** A banner's own page, without language; those of the product lists and of the pharmacy stand below these. */
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

/** Asking a pharmacist about a medicine. What stands after the hash reaches no server and no log. */
export function consultPath(locale: Locale, medicine: string): string {
  return pathTo(locale, '/pharmacy/consult') + ABOUT + encodeURIComponent(medicine);
}

/** The medicine that an address asks about; undefined where it names none. */
export function medicineAsked(hash: string): string | undefined {
  if (!hash.startsWith(ABOUT)) return undefined;
  const [name] = decodeSegments([hash.slice(ABOUT.length)]) ?? [];
  return name?.slice(0, 200);
}
