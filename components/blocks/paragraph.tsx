import type { BlockProps } from './block-props';

export function ParagraphBlock({ block, locale }: BlockProps<'paragraph'>) {
  return <p>{block.text[locale]}</p>;
}
