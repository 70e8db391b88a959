import type { ComponentType } from 'react';
import type { PageRecord, PageSummary } from '@/lib/api/contract/pages';
import type { ContentBlock, ContentBlockType } from '@/lib/content/blocks';
import type { Locale } from '@/lib/i18n/locale';

export type BlockOf<Type extends ContentBlockType> = Extract<ContentBlock, { type: Type }>;

/** The page record that blocks are of, and all campaigns. */
export interface BlockRecord {
  readonly page: PageRecord;
  readonly campaigns: readonly PageSummary[];
}

export interface BlockProps<Type extends ContentBlockType> {
  readonly block: BlockOf<Type>;
  readonly locale: Locale;
  /** What the page links to this block by. */
  readonly id: string;
  /** Articles, news and banners have none. */
  readonly record?: BlockRecord | undefined;
}

export type BlockTable<Types extends ContentBlockType> = {
  readonly [Type in Types]: ComponentType<BlockProps<Type>>;
};

/** What shows parts of other domains: a screen gives the components, in the frames of this folder. */
export type ShopBlocks = BlockTable<
  'campaignAction' | 'campaigns' | 'countdown' | 'coupons' | 'form' | 'products' | 'rail' | 'stores'
>;
