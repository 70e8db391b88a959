import { brandPaths } from '../../../lib/brand.ts';
import type { CampaignTopic } from '../../../lib/api/contract-values.ts';
import type { ContentBlock, RailProducts } from '../../../lib/blocks/blocks.ts';
import type { Text } from '../types.ts';
import { action, faq, qa, step, t, terms, type PageSeed } from './kit.ts';

type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>;

interface Campaign {
  /** Below `brandPaths.card`. */
  readonly slug: string;
  readonly topic: CampaignTopic;
  readonly title: Text;
  readonly text: Text;
  readonly picture: string;
  readonly days?: PageSeed['days'];
  readonly body: readonly ContentBlock[];
}

/** A campaign's page: wide drawings are placed behind the text, others beside it. */
export function campaign({ slug, title, text, picture, body, ...rest }: Campaign): PageSeed {
  const isWide = /^(?:hero|promo|ecommerce)-/.test(picture);
  return {
    ...rest,
    path: `${brandPaths.card}/${slug}`,
    template: 'campaign',
    title,
    description: text,
    picture,
    blocks: [{ type: 'hero', layout: isWide ? 'over' : 'beside', title, text, picture }, ...body],
  };
}

export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Alternating layouts, since campaigns of one kind are neighbours in the index. */
const LOOKS = [
  {
    ...({ action: 'card', countdown: 'line', rail: 'grid' } as const),
    ...({ steps: 'row', faq: 'folded', terms: 'folded' } as const),
  },
  {
    ...({ action: 'ticket', countdown: 'banner', rail: 'rail' } as const),
    ...({ steps: 'timeline', faq: 'columns', terms: 'open' } as const),
  },
] as const;
export type Look = (typeof LOOKS)[number];

export const lookOf = (index: number): Look => LOOKS[index % 2 === 0 ? 0 : 1];

/**
 * Unique copy of a campaign; `campaigns-differ.test.ts` compares them. A row is `English|Thai`;
 * steps and questions are `English|Thai|English|Thai`, title and text.
 */
export interface Story {
  readonly reason: string;
  readonly steps: readonly string[];
  readonly questions: readonly string[];
  readonly terms: readonly string[];
}

function pairsOf(row: string, size: 1 | 2): readonly Text[] {
  const cells = row.split('|');
  if (cells.length !== size * 2 || cells.includes(''))
    throw new Error(`expected pairs of texts: ${row}`);
  return cells.flatMap((en, at) => (at % 2 === 0 ? [t(en, cells[at + 1] ?? '')] : []));
}

export function pairOf(row: string): Text {
  const [text = t('', '')] = pairsOf(row, 1);
  return text;
}

function twoOf(row: string): readonly [Text, Text] {
  const [title = t('', ''), text = t('', '')] = pairsOf(row, 2);
  return [title, text];
}

export function tell(stories: Readonly<Record<string, Story>>, slug: string, look: Look) {
  const story = stories[slug];
  if (!story) throw new Error(`the campaign ${slug} has no story`);
  const [title = '', ...steps] = story.steps;
  return {
    reason: { type: 'paragraph', text: pairOf(story.reason) },
    steps: {
      type: 'steps',
      layout: look.steps,
      title: pairOf(title),
      items: steps.map((row) => step(...twoOf(row))),
    },
    questions: {
      ...faq(
        t('Questions and answers', 'คำถามที่พบบ่อย'),
        ...story.questions.map((row) => qa(...twoOf(row))),
      ),
      layout: look.faq,
    },
    terms: { ...terms(), layout: look.terms, items: story.terms.map(pairOf) },
  } as const satisfies Record<string, ContentBlock>;
}

export const rail = (
  en: string,
  th: string,
  products: Omit<RailProducts, 'count'>,
  path: string,
  layout: 'rail' | 'grid' = 'grid',
): ContentBlock => ({
  type: 'rail',
  title: t(en, th),
  layout,
  // A grid has five columns on a wide screen, two on a phone.
  products: { ...products, count: layout === 'grid' ? 10 : 8 },
  path,
});

export const countdown = (look: Look): ContentBlock => ({
  type: 'countdown',
  layout: look.countdown,
  title: t('Time left:', 'เหลือเวลา'),
});

export const collect = (
  code: string,
  who: BlockOf<'campaignAction'>['who'],
  look: Look,
): ContentBlock => ({
  type: 'campaignAction',
  layout: look.action,
  id: 'collect',
  who,
  coupon: code,
  title: t('Into your wallet', 'เก็บคูปองไว้ใช้'),
  text: WHO[who],
  label: t('Collect the coupon', 'เก็บคูปอง'),
  done: t('The coupon is in your wallet: choose it in the cart.', 'เก็บคูปองแล้ว เลือกใช้ได้ในหน้าตะกร้า'),
});

const WHO: Readonly<Record<BlockOf<'campaignAction'>['who'], Text>> = {
  members: t('For every member, once.', 'สมาชิกทุกคน รับได้คนละ 1 ครั้ง'),
  birthday: t(
    '฿200 off from ฿800, in the month of your birthday, once.',
    'ลด ฿200 เมื่อช้อปครบ ฿800 เฉพาะเดือนเกิดของคุณ รับได้ 1 ครั้ง',
  ),
  vip: t('For Gold and Platinum members, once.', 'สำหรับสมาชิก Gold และ Platinum รับได้คนละ 1 ครั้ง'),
  lapsed: t(
    'For members whose last order is 90 days ago or longer, once.',
    'สำหรับสมาชิกที่สั่งซื้อครั้งล่าสุดเกิน 90 วัน รับได้คนละ 1 ครั้ง',
  ),
};

/** Participation or interest; stores only the member. */
export const takePart = (
  texts: Pick<
    BlockOf<'campaignAction'>,
    'id' | 'layout' | 'coupon' | 'title' | 'text' | 'label' | 'done'
  >,
): ContentBlock => ({ type: 'campaignAction', who: 'members', ...texts });

export const joinIn = (en: string, th: string, path: string): ContentBlock => ({
  type: 'callToAction',
  tone: 'calm',
  title: t('Not a member yet?', 'ยังไม่เป็นสมาชิก'),
  text: t('Free: all you need is a phone number.', 'สมัครฟรี ใช้แค่เบอร์โทรศัพท์'),
  action: action(en, th, path),
});
