import { seller } from '../../../lib/brand.ts';
import type { CampaignTopic } from '../../../lib/api/contract-values.ts';
import type { PageTemplate } from '../../../lib/pages/contract.ts';
import type { ContentBlock } from '../../../lib/blocks/blocks.ts';
import type { Text } from '../types.ts';

export interface PageSeed {
  readonly path: string;
  readonly template: PageTemplate;
  readonly title: Text;
  readonly description: Text;
  readonly picture: string;
  readonly topic?: CampaignTopic;
  readonly indexed?: boolean;
  /** Start and end in days relative to the seeding; negative days are past. */
  readonly days?: readonly [from: number, until: number];
  readonly blocks: readonly ContentBlock[];
}

type Pair = readonly [en: string, th: string];
type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>;
type Feature = BlockOf<'features'>['items'][number];

export const t = (en: string, th: string): Text => ({ en, th });
const { name, address } = seller;
/** Name and address of the seller in one line. */
export const SELLER = t(`${name.en}, ${address.en}`, `${name.th} ${address.th}`);
const texts = (pairs: readonly Pair[]) => pairs.map(([en, th]) => t(en, th));

export const p = (en: string, th: string): ContentBlock => ({ type: 'paragraph', text: t(en, th) });
export const h = (en: string, th: string): ContentBlock => ({ type: 'heading', text: t(en, th) });
export const note = (en: string, th: string): ContentBlock => ({ type: 'note', text: t(en, th) });
export const ul = (...items: readonly Pair[]): ContentBlock => ({
  type: 'list',
  ordered: false,
  items: texts(items),
});

export const feature = (icon: Feature['icon'], title: Text, text: Text): Feature => ({
  icon,
  title,
  text,
});

export const step = (title: Text, text: Text) => ({ title, text });

export const qa = (question: Text, answer: Text) => ({ question, answer });

export const faq = (title: Text, ...items: BlockOf<'faq'>['items']): BlockOf<'faq'> => ({
  type: 'faq',
  title,
  items,
});

export const terms = (...items: readonly Pair[]): BlockOf<'terms'> => ({
  type: 'terms',
  title: t('Terms and conditions', 'เงื่อนไขและข้อกำหนด'),
  items: texts(items),
});

export const action = (en: string, th: string, path: string) => ({ label: t(en, th), path });
