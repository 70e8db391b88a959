import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProductCard } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import { visit } from '@/tests/harness/page';
import { nowOf } from '@/tests/harness/price-now';
import { card, dangerous, household, tileIntl } from './tiles.fixture';
import { ProductTile } from './product-tile';
import { tileOf, tileTexts } from './tile';

const deal = nowOf('deal', 590, 472);
const flash = { price: 399, ends_at: '2026-11-21T11:00:00Z', left: 7, quota: 20 };

function show(product: Partial<ProductCard> = {}, locale: Locale = 'en') {
  visit(pathTo(locale, '/'));
  const intl = tileIntl(locale);
  const tile = tileOf({ ...card, ...product }, intl);
  render(<ProductTile tile={tile} texts={tileTexts(intl)} level={2} eager={false} />);
}

describe('ProductTile', () => {
  it('leads to the product under its name', () => {
    show({ product_name: card.product_name_th }, 'th');
    const heading = screen.getByRole('heading', { level: 2, name: card.product_name_th });
    expect(heading.querySelector('a')).toHaveAttribute(
      'href',
      `/th/products/${encodeURIComponent('ลูนารา-เซรั่มน้ำข้าว-30-มล.')}/7`,
    );
  });

  it('strikes the list price of a deal and names the saving', () => {
    show({ now: deal });
    expect(screen.getByText('−20%')).toBeInTheDocument();
    expect(screen.getByText('฿590.00')).toHaveAttribute('data-label', 'Old price');
    expect(document.querySelector('s')).toHaveTextContent('฿590.00');
  });

  it('has no saving without a deal', () => {
    show();
    expect(document.querySelector('s')).toBeNull();
    expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  });

  it('reads the stars as a sentence, and shows none without ratings', () => {
    show();
    expect(
      screen.getByRole('img', { name: '4.6 out of 5 stars, 128 reviews' }),
    ).toBeInTheDocument();
    cleanup();
    show({ rating: { average: 0, count: 0 } });
    expect(screen.queryByRole('img', { name: /stars/ })).not.toBeInTheDocument();
  });

  it('shows that it is sold out rather than its saving', () => {
    show({ stock: 'none', now: deal });
    expect(screen.getByText('Sold out')).toBeInTheDocument();
    expect(screen.queryByText('−20%')).not.toBeInTheDocument();
  });

  it('says until when a flash price holds and how many are left', () => {
    show({ flash, now: nowOf('flash', 590, 399) });
    expect(screen.getByText('Flash until 18:00')).toBeInTheDocument();
    expect(screen.getByText('7 left at this price')).toBeInTheDocument();
    expect(document.querySelector('li')).toHaveTextContent('฿399.00฿590.00');
    expect(screen.queryByText('−20%')).not.toBeInTheDocument();
  });

  it('shows a deal that is lower than the flash price, and nothing of the sale', () => {
    show({ flash, deal_price: 295, now: nowOf('deal', 590, 295) });
    expect(document.querySelector('li')).toHaveTextContent('฿295.00฿590.00');
    expect(screen.getByText('−50%')).toBeInTheDocument();
    expect(screen.queryByText(/Flash|left at this price/)).not.toBeInTheDocument();
  });

  it('shows one promotion, the best', () => {
    const tag = { id: 1, percent: 0, name: 'x', ends_at: '2026-12-01T00:00:00Z' };
    show({
      now: deal,
      promotions: [
        { ...tag, kind: 'buy_2_get_1' },
        { ...tag, id: 2, kind: 'member_percent', percent: 10 },
      ],
    });
    expect(screen.getByText('Buy 2 get 1 free')).toBeInTheDocument();
    expect(screen.queryByText('Members −10%')).not.toBeInTheDocument();
    expect(screen.queryByText('−20%')).not.toBeInTheDocument();
  });

  it('names the price of members only where it is better', () => {
    show({ now: deal, member_price: 450 });
    expect(screen.getByText('Member ฿450.00')).toBeInTheDocument();
    cleanup();
    show({ now: nowOf('deal', 590, 440), member_price: 450 });
    expect(screen.queryByText(/Member/)).not.toBeInTheDocument();
  });

  it('names the class of a medicine', () => {
    show({ drug: household }, 'th');
    expect(screen.getByText('ยาสามัญประจำบ้าน')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^เพิ่มลงตะกร้า/ })).toBeInTheDocument();
  });

  it('offers neither a button nor a promotion for a medicine that needs an approval', () => {
    show({ drug: dangerous, deal_price: 472, member_price: 100 });
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument();
    expect(screen.getByText('Ask a pharmacist')).toBeInTheDocument();
    expect(screen.queryByText(/Member/)).not.toBeInTheDocument();
    expect(document.querySelector('s')).toBeNull();
    expect(screen.queryByText('−20%')).not.toBeInTheDocument();
  });
});
