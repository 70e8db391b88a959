import type { Locale } from '../i18n/locale';
import type { ContentBlock } from '../blocks/blocks';

export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
}

/** Anchor of a block by position, since Thai headings make unreadable URLs. */
export function blockId(index: number): string {
  return `part-${String(index + 1)}`;
}

/** Headings of a text, in order. */
export function outline(blocks: readonly ContentBlock[], locale: Locale): readonly OutlineEntry[] {
  return blocks.flatMap((block, index) =>
    block.type === 'heading' ? [{ id: blockId(index), text: block.text[locale] }] : [],
  );
}
