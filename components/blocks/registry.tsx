import type { ComponentType } from 'react';
import type { ContentBlock, ContentBlockType } from '@/lib/content/blocks';
import { blockId } from '@/lib/content/outline';
import type { Locale } from '@/lib/i18n/locale';
import type { BlockProps, BlockSlots } from './block-props';
import styles from './blocks.module.scss';
import { CampaignActionBlock } from './campaign-action';
import { CallToActionBlock } from './call-to-action';
import { DownloadsBlock } from './downloads';
import { FaqBlock } from './faq';
import { FeaturesBlock } from './features';
import { FormBlock } from './form';
import { GalleryBlock } from './gallery';
import { HeroBlock } from './hero';
import { HeadingBlock } from './heading';
import { ImageMapBlock } from './image-map';
import { LinkBlock } from './link';
import { ListBlock } from './list';
import { NoteBlock } from './note';
import { ParagraphBlock } from './paragraph';
import { PictureBlock } from './picture';
import { ProductsBlock } from './products';
import { QuizBlock } from './quiz';
import { CampaignsBlock, CountdownBlock, CouponsBlock, RailBlock, StoresBlock } from './slotted';
import { StepsBlock } from './steps';
import { TableBlock } from './table';
import { TermsBlock } from './terms';
import { VideoBlock } from './video';

/** One component for each type of block; a new type does not compile without its own. */
const BLOCKS: { readonly [Type in ContentBlockType]: ComponentType<BlockProps<Type>> } = {
  heading: HeadingBlock,
  paragraph: ParagraphBlock,
  list: ListBlock,
  note: NoteBlock,
  picture: PictureBlock,
  products: ProductsBlock,
  link: LinkBlock,
  hero: HeroBlock,
  features: FeaturesBlock,
  steps: StepsBlock,
  faq: FaqBlock,
  table: TableBlock,
  terms: TermsBlock,
  rail: RailBlock,
  countdown: CountdownBlock,
  callToAction: CallToActionBlock,
  downloads: DownloadsBlock,
  form: FormBlock,
  campaignAction: CampaignActionBlock,
  campaigns: CampaignsBlock,
  imageMap: ImageMapBlock,
  coupons: CouponsBlock,
  stores: StoresBlock,
  video: VideoBlock,
  gallery: GalleryBlock,
  quiz: QuizBlock,
};

interface ContentBlocksProps {
  readonly blocks: readonly ContentBlock[];
  readonly locale: Locale;
  readonly slots: BlockSlots;
}

/** The body of articles, news, banners' pages and page records: what is text keeps to a measure one can read. */
export function ContentBlocks({ blocks, locale, slots }: ContentBlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => {
        // The table above ties each type to its component; the compiler cannot follow it through a lookup.
        const Block = BLOCKS[block.type] as ComponentType<BlockProps<ContentBlockType>>;
        const id = blockId(index);
        return <Block key={id} block={block} locale={locale} id={id} slots={slots} />;
      })}
    </div>
  );
}
