import type { Locale } from '../i18n/locale';
import type { ContentBlock } from './blocks';

export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
}

/** The anchor of a block, by its place: headings in Thai letters make no readable address. */
export function blockId(index: number): string {
  return `part-${String(index + 1)}`;
}

/** The headings of a text, in order. */
export function outline(blocks: readonly ContentBlock[], locale: Locale): readonly OutlineEntry[] {
  return blocks.flatMap((block, index) =>
    block.type === 'heading' ? [{ id: blockId(index), text: block.text[locale] }] : [],
  );
}
