import type { Locale } from '../../../../lib/api/contract.ts';
import type { Clock } from '../../../core/ports.ts';
import type { ContentRepo, ContentSummary } from '../../contents/ports.ts';
import type { ProductSearch } from '../../search/ports.ts';
import type { Guide } from '../guides/guide.ts';
import { guidesFor, type NamedGuide } from './find-guides.ts';

export interface ReadGuide extends NamedGuide {
  /** Null where the shop lacks or does not show it. */
  readonly article: ContentSummary | null;
  /** Keywords of its helps that find a product. */
  readonly sold: ReadonlySet<string>;
}

export type ReadCareGuides = (query: string, locale: Locale) => Promise<readonly ReadGuide[]>;

/** Care guides for a search, with links only to products and articles that the shop shows. */
export function createReadCareGuides({
  contents,
  search,
  clock,
}: {
  readonly contents: Pick<ContentRepo, 'bySlug'>;
  readonly search: Pick<ProductSearch, 'find'>;
  readonly clock: Clock;
}): ReadCareGuides {
  return (query, locale) =>
    Promise.all(
      guidesFor(query).map(async (named) => ({
        ...named,
        article: await articleOf(named.guide),
        sold: await soldOf(named.guide, locale),
      })),
    );

  async function articleOf({ article }: Guide): Promise<ContentSummary | null> {
    if (article === null) return null;
    return (await contents.bySlug('article', article, clock.now())) ?? null;
  }

  async function soldOf({ helps }: Guide, locale: Locale): Promise<ReadonlySet<string>> {
    const keywords = helps.flatMap(({ keyword }) => keyword?.[locale] ?? []);
    const found = await Promise.all(keywords.map(isSold));
    return new Set(keywords.filter((_, at) => found[at]));
  }

  async function isSold(text: string): Promise<boolean> {
    const query = { text, begun: false };
    return (await search.find({ query }, ONE)).total > 0;
  }
}

const ONE = { sort: 'recommended', limit: 1, offset: 0 } as const;
