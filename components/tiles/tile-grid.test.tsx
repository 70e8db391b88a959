import { render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { usePrivacy } from '@/stores/privacy';
import { eventually } from '@/tests/harness/eventually';
import { visit } from '@/tests/harness/page';
import { TileGrid } from './tile-grid';
import { tileOf, tileTexts } from './tile';
import { card, tileIntl } from './tiles.fixture';

const server = setupServer(
  http.get('*/api/v1/products/web', () => HttpResponse.json({ entities: [card] })),
);
beforeAll(async () => {
  server.listen();
  await import('@/lib/analytics/queries');
});
afterAll(() => {
  server.close();
});
afterEach(() => {
  usePrivacy.setState({ counted: false });
  delete window.dataLayer;
});

test.each([
  ['by the page that is open', undefined, '/promotions/4'],
  ['by the page that has all of it', '/ecommerce/new-arrival', '/ecommerce/new-arrival'],
])('analytics know a list %s', async (_, list, name) => {
  visit('/th/promotions/4');
  window.dataLayer = [];
  usePrivacy.setState({ counted: true });
  const intl = tileIntl('th');
  const tiles = [tileOf(card, intl)];
  render(<TileGrid tiles={tiles} texts={tileTexts(intl)} level={3} list={list} />);
  await eventually(() => {
    expect(window.dataLayer).toContainEqual({
      event: 'view_item_list',
      ecommerce: expect.objectContaining({ item_list_name: name }) as unknown,
    });
  });
});
