import type { ComponentType } from 'react';
import type { PageRecord, PageSummary } from '@/lib/pages/contract';
import type { ContentBlock, ContentBlockType } from '@/lib/blocks/blocks';
import type { Locale } from '@/lib/i18n/locale';

export type BlockOf<Type extends ContentBlockType> = Extract<ContentBlock, { type: Type }>;

export interface BlockRecord {
  readonly page: PageRecord;
  readonly campaigns: readonly PageSummary[];
}

export interface BlockProps<Type extends ContentBlockType> {
  readonly block: BlockOf<Type>;
  readonly locale: Locale;
  readonly id: string;
  /** Undefined for articles, news and banners. */
  readonly record?: BlockRecord | undefined;
}

export type BlockTable<Types extends ContentBlockType> = {
  readonly [Type in Types]: ComponentType<BlockProps<Type>>;
};

/** Blocks of other domains: a screen provides the components, in the frames of this folder. */
export type ShopBlocks = BlockTable<
  'campaignAction' | 'campaigns' | 'countdown' | 'coupons' | 'form' | 'products' | 'rail' | 'stores'
>;
