import { prerender } from 'react-dom/static';
import { beforeEach, expect, it, vi } from 'vitest';
import { shopSamples } from '@/components/kit/blocks/shop-samples';
import type { BlockRecord } from '@/components/blocks/block-props';
import { readCoupons } from '@/lib/wallet/reads';
import { readProducts } from '@/lib/catalog/reads';
import type { ContentBlock } from '@/lib/blocks/blocks';
import { PageBlocks } from './page-blocks';

vi.mock('@/lib/branches/reads');
vi.mock('@/lib/catalog/reads');
vi.mock('@/lib/wallet/reads');

const { products, page, campaigns } = shopSamples('en');
const text = (word: string) => ({ en: word, th: `${word} ไทย` });

beforeEach(() => {
  sell([]);
});

function sell(entities: typeof products) {
  const page = { entities: [...entities] } as Awaited<ReturnType<typeof readProducts>>;
  vi.mocked(readProducts).mockResolvedValue(page);
}

async function shown(block: ContentBlock, record?: BlockRecord) {
  const lead: ContentBlock = { type: 'paragraph', text: text('Lead') };
  const { prelude } = await prerender(
    <PageBlocks blocks={[lead, block]} locale="en" record={record} />,
  );
  const html = document.createElement('div');
  html.innerHTML = await new Response(prelude).text();
  expect(html).toHaveTextContent(/^Lead/);
  return html;
}

it('leaves a row out whose products are all gone, heading and all', async () => {
  const row: ContentBlock = { type: 'products', title: text('Fitting'), ids: [9, 8] };
  expect(await shown(row)).toHaveTextContent(/^Lead$/);
});

it('shows the products of a row in the order of the block', async () => {
  sell(products);
  const html = await shown({ type: 'products', title: text('Fitting'), ids: [3, 9, 1] });
  const paths = [...html.querySelectorAll('h3 a')].map((link) => link.getAttribute('href'));
  expect(paths).toEqual([expect.stringMatching(/\/3$/), expect.stringMatching(/\/1$/)]);
});

it('leaves coupons out that cannot be read', async () => {
  vi.mocked(readCoupons).mockRejectedValue(new Error('away'));
  const strip: ContentBlock = { type: 'coupons', layout: 'strip', title: text('Save') };
  expect(await shown(strip)).toHaveTextContent(/^Lead$/);
});

it('counts down to the end of a campaign alone', async () => {
  const clock: ContentBlock = { type: 'countdown', title: text('Left') };
  expect(await shown(clock, { page, campaigns })).toHaveTextContent('Left');
  for (const change of [{ active_until: null }, { phase: 'ended' as const }]) {
    const record = { page: { ...page, ...change }, campaigns };
    expect(await shown(clock, record)).toHaveTextContent(/^Lead$/);
  }
  expect(await shown(clock)).toHaveTextContent(/^Lead$/);
});

it('has a button on a campaign that runs', async () => {
  const action: ContentBlock = {
    ...{ type: 'campaignAction', id: 'join', who: 'members' },
    ...{ title: text('Join'), text: text('Once'), label: text('Join now'), done: text('Done') },
  };
  expect(await shown(action, { page, campaigns })).toHaveTextContent('Join');
  const ended = { page: { ...page, phase: 'ended' as const }, campaigns };
  expect(await shown(action, ended)).toHaveTextContent(/^Lead$/);
});
