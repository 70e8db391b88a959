import type { ReactNode } from 'react';
import type { ContentBlock, ContentBlockType } from '@/lib/content/blocks';
import type { Locale } from '@/lib/i18n/locale';

export type BlockOf<Type extends ContentBlockType> = Extract<ContentBlock, { type: Type }>;

/** What blocks show of other domains; the page hands it in. */
export interface BlockSlots {
  /** Coupons to collect, as they are now. */
  readonly coupons: (block: BlockOf<'coupons'>) => ReactNode;
  readonly stores: (block: BlockOf<'stores'>) => ReactNode;
  /** The cards of a row of products, in this order; null where none of them is sold any more. */
  readonly products: (ids: readonly number[]) => ReactNode;
  /** The section of a rail; null where nothing of it is sold. */
  readonly rail: (block: BlockOf<'rail'>) => ReactNode;
  /** How long the page still runs; null where it has no end. */
  readonly countdown: (title: string) => ReactNode;
  /** What is filled in and sent; null where the block stands on no page of the shop. */
  readonly form: (name: BlockOf<'form'>['form']) => ReactNode;
  /** The button of a campaign; null where the block stands on no campaign that runs. */
  readonly action: (block: BlockOf<'campaignAction'>) => ReactNode;
  /** All campaigns by where they stand in their time. */
  readonly campaigns: ReactNode;
}

export interface BlockProps<Type extends ContentBlockType> {
  readonly block: BlockOf<Type>;
  readonly locale: Locale;
  /** What the page links to this block by. */
  readonly id: string;
  readonly slots: BlockSlots;
}
