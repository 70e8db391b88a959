import type { ComponentType } from 'react';
import type { ContentBlock, ContentBlockType } from '@/lib/blocks/blocks';
import { blockId } from '@/lib/contents/outline';
import type { Locale } from '@/lib/i18n/locale';
import type { BlockProps, BlockRecord, BlockTable, ShopBlocks } from './block-props';
import styles from './blocks.module.scss';
import { CallToActionBlock } from './call-to-action';
import { DownloadsBlock } from './downloads';
import { FaqBlock } from './faq';
import { FeaturesBlock } from './features';
import { GalleryBlock } from './gallery';
import { HeroBlock } from './hero';
import { HeadingBlock, LinkBlock, ListBlock, NoteBlock, ParagraphBlock } from './text-blocks';
import { ImageMapBlock } from './image-map';
import { PictureBlock } from './picture';
import { QuizBlock } from './quiz';
import { StepsBlock } from './steps';
import { TableBlock } from './table';
import { TermsBlock } from './terms';
import { VideoBlock } from './video';

/** Component per block type that needs no other domain. A new type does not compile without an entry. */
const BLOCKS: BlockTable<Exclude<ContentBlockType, keyof ShopBlocks>> = {
  heading: HeadingBlock,
  paragraph: ParagraphBlock,
  list: ListBlock,
  note: NoteBlock,
  picture: PictureBlock,
  link: LinkBlock,
  hero: HeroBlock,
  features: FeaturesBlock,
  steps: StepsBlock,
  faq: FaqBlock,
  table: TableBlock,
  terms: TermsBlock,
  callToAction: CallToActionBlock,
  downloads: DownloadsBlock,
  imageMap: ImageMapBlock,
  video: VideoBlock,
  gallery: GalleryBlock,
  quiz: QuizBlock,
};

interface ContentBlocksProps {
  readonly blocks: readonly ContentBlock[];
  readonly locale: Locale;
  readonly shop: ShopBlocks;
  readonly record?: BlockRecord | undefined;
}

/** Body of articles, news, banner pages and page records. Text keeps a readable line length. */
export function ContentBlocks({ blocks, locale, shop, record }: ContentBlocksProps) {
  const table = { ...BLOCKS, ...shop };
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => {
        // The table ties each type to its component; TypeScript cannot follow that through a lookup.
        const Block = table[block.type] as ComponentType<BlockProps<ContentBlockType>>;
        const id = blockId(index);
        return <Block key={id} {...{ block, locale, id, record }} />;
      })}
    </div>
  );
}
