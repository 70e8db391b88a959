import { localePath, type Locale } from '../i18n/locale';
import { decodeSegments } from '../routes';

/** `docs/product/pages.md`, "Addresses", without the language. */
export const STORIES_PATH = '/brandstory';
export const HEALTH_HUB_PATH = '/brandstory/HealthHub';
export const ARTICLES_PATH = '/brandstory/HealthHub/ArticleList';
export const NEWS_PATH = '/news';
export const PHARMACY_PATH = '/pharmacy';
export const CONSULT_PATH = '/pharmacy/consult';
export const PHARMACY_BANNERS_PATH = '/pharmacy/banner';
export const PHARMACY_ARTICLES_PATH = '/pharmacy/content';
export const MOBILE_ARTICLES_PATH = '/mobile-article';
export const MOBILE_CONSENT_PATH = '/consent-mobile';

/** The story of a brand. */
export function storyPath(brand: number): string {
  return `${STORIES_PATH}/${String(brand)}`;
}

export function storyArticlesPath(brand: number): string {
  return `${storyPath(brand)}/ArticleList`;
}

/** What a brand has in a department, under the name that the department has in its own address. */
export function storyDepartmentPath(brand: number, department: { readonly url: string }): string {
  return storyPath(brand) + department.url.slice(department.url.lastIndexOf('/'));
}

/** An article in the pharmacy, or without the shop's frame in the mobile app: below these, by its id. */
export function articleBelow(folder: string, locale: Locale, { id }: { readonly id: number }) {
  return localePath(locale, `${folder}/${String(id)}`);
}

interface Addressed {
  readonly id: number;
  readonly type: 'article' | 'news';
}

/** Where an article or a piece of news stands; by its id alone, which no new title changes. */
export function contentPath(locale: Locale, { id, type }: Addressed): string {
  return localePath(locale, `${contentsPath(type)}/${String(id)}`);
}

/** Where all of a type stand, without the language. */
export function contentsPath(type: Addressed['type']): string {
  return type === 'article' ? ARTICLES_PATH : NEWS_PATH;
}

/** A page of a list, language included in `path`; what is at its default is left out. */
export function contentListHref(path: string, page: number, topic?: string): string {
  const query = new URLSearchParams({
    ...(topic === undefined ? {} : { topic }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

const ABOUT = '#about=';

/** Asking a pharmacist about a medicine. What stands after the hash reaches no server and no log. */
export function consultPath(locale: Locale, medicine: string): string {
  return localePath(locale, CONSULT_PATH) + ABOUT + encodeURIComponent(medicine);
}

/** The medicine that an address asks about; undefined where it names none. */
export function medicineAsked(hash: string): string | undefined {
  if (!hash.startsWith(ABOUT)) return undefined;
  const [name] = decodeSegments([hash.slice(ABOUT.length)]) ?? [];
  return name?.slice(0, 200);
}
