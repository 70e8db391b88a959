import type { ContentType } from '../../../lib/contents/contract.ts';
import type { ContentBlock } from '../../../lib/blocks/blocks.ts';
import type { Text } from '../types.ts';
import type { SourceKey } from './sources.ts';

/** A row of products to be chosen: the best of these departments, by slug. */
interface Shelf {
  readonly type: 'shelf';
  readonly title: Text;
  readonly departments: readonly string[];
}

export type SeedBlock = Exclude<ContentBlock, { type: 'products' }> | Shelf;

export interface ContentSeed {
  readonly id: number;
  readonly type: ContentType;
  readonly slug: string;
  readonly topic: string;
  readonly picture: string;
  /** Age of the publication in days. */
  readonly daysAgo: number;
  /** Age of the last review in days. */
  readonly checkedDaysAgo?: number;
  /** The reviewing pharmacist; required for articles. */
  readonly checkedBy?: number;
  /** Cited sources; at least two for an article. */
  readonly sources?: readonly SourceKey[];
  readonly title: Text;
  readonly excerpt: Text;
  readonly body: readonly SeedBlock[];
}

export const t = (en: string, th: string): Text => ({ en, th });

export const p = (en: string, th: string): SeedBlock => ({ type: 'paragraph', text: t(en, th) });

export const h = (en: string, th: string): SeedBlock => ({ type: 'heading', text: t(en, th) });

/** Advice on when to see a doctor or a pharmacist. */
export const note = (en: string, th: string): SeedBlock => ({ type: 'note', text: t(en, th) });

export const ul = (...items: readonly (readonly [en: string, th: string])[]): SeedBlock => ({
  type: 'list',
  ordered: false,
  items: items.map(([en, th]) => t(en, th)),
});

export const ol = (...items: readonly (readonly [en: string, th: string])[]): SeedBlock => ({
  type: 'list',
  ordered: true,
  items: items.map(([en, th]) => t(en, th)),
});

export const shelf = (en: string, th: string, ...departments: readonly string[]): SeedBlock => ({
  type: 'shelf',
  title: t(en, th),
  departments,
});

/** A film of `public/films`, with its subtitles. */
export const film = (
  name: string,
  title: readonly [en: string, th: string],
  text: readonly [en: string, th: string],
): SeedBlock => ({
  ...{ type: 'video', layout: 'wide', title: t(...title), text: t(...text) },
  ...{ poster: 'topic-clean-hands', file: `/films/${name}.webm` },
  subtitles: t(`/films/${name}.en.vtt`, `/films/${name}.th.vtt`),
});

/** `path` is a path of the shop without language. */
export const link = (en: string, th: string, path: string): SeedBlock => ({
  type: 'link',
  label: t(en, th),
  path,
});
