import type { SitemapAnswer } from '../catalog/contract';
import { LOCALES } from '../i18n/locale';
import { productPath } from '../pages/catalog-paths';
import { absoluteUrl, alternates, perLocale, type LocalePaths } from './urls';

/**
 * File n holds the products with ids in ((n - 1) * this, n * this], so products never move between files. Two URLs
 * each, with long Thai names, make about 10 MB; the limits are 50,000 URLs and 50 MB.
 */
export const PRODUCTS_PER_FILE = 2_500;

export interface SitemapPage {
  readonly paths: LocalePaths;
  /** ISO 8601. */
  readonly changed?: string;
}

type IndexEntry = SitemapAnswer['entities'][number];
type ReadIndex = (input: { after: number; limit: number }) => Promise<SitemapAnswer>;

/** One entry per page and language, with alternates. */
export function urlSet(pages: readonly SitemapPage[]): string {
  return document(
    'urlset',
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    pages.flatMap((page) => {
      const links = Object.entries(alternates(page.paths))
        .map(
          ([hreflang, href]) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
        )
        .join('');
      const changed = page.changed === undefined ? '' : `<lastmod>${page.changed}</lastmod>`;
      return LOCALES.map(
        (locale) => `<url>${loc(absoluteUrl(page.paths[locale]))}${changed}${links}</url>`,
      );
    }),
  );
}

export function sitemapIndex(paths: readonly string[]): string {
  return document(
    'sitemapindex',
    '',
    paths.map((path) => `<sitemap>${loc(absoluteUrl(path))}</sitemap>`),
  );
}

function document(root: string, attributes: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${attributes}>`,
    ...entries,
    `</${root}>`,
  ].join('\n');
}

function loc(url: string): string {
  return `<loc>${escapeXml(url)}</loc>`;
}

const XML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => XML[sign] ?? '');
}

/** Numbers of non-empty files; reads one product per file, whatever the gaps in ids. */
export async function productFiles(read: ReadIndex): Promise<number[]> {
  const files: number[] = [];
  for (;;) {
    const after = (files.at(-1) ?? 0) * PRODUCTS_PER_FILE;
    const { entities } = await read({ after, limit: 1 });
    const [first] = entities;
    if (!first) return files;
    files.push(Math.ceil(first.id / PRODUCTS_PER_FILE));
  }
}

/** Products of a file; empty if there is no such file. */
export async function productsOfFile(read: ReadIndex, file: number): Promise<SitemapPage[]> {
  const after = (file - 1) * PRODUCTS_PER_FILE;
  const { entities } = await read({ after, limit: PRODUCTS_PER_FILE });
  return entities.filter(({ id }) => id <= after + PRODUCTS_PER_FILE).map(productEntry);
}

function productEntry({ id, name_en, name_th, updated_at }: IndexEntry): SitemapPage {
  const names = { en: name_en, th: name_th };
  return {
    paths: perLocale((locale) => productPath(locale, { id, product_name: names[locale] })),
    changed: updated_at,
  };
}
