import type { ContentBlock } from '@/lib/blocks/blocks';
import { playSamples } from './play-samples';
import { textSamples } from './text-samples';

/** Every kind of block in each of its layouts, with fixed data. */
export const SAMPLES: readonly ContentBlock[] = [...playSamples, ...textSamples];

/** Each sample below a heading with the fields that a page record sets to get it. */
export const NAMED_SAMPLES: readonly ContentBlock[] = SAMPLES.flatMap((block) => {
  const name = nameOf(block);
  return [{ type: 'heading', text: { en: name, th: name } }, block];
});

function nameOf(block: ContentBlock): string {
  const { type, layout, tone, form } = { layout: '', tone: '', form: '', ...block };
  return [type, layout, tone, form].filter(Boolean).join(' · ');
}
