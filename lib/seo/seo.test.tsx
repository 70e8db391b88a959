import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { nowOf } from '@/tests/harness/price-now';
import type { Product, Variant } from '../catalog/contract';
import { productPath } from '../pages/catalog-paths';
import { JsonLd } from './json-ld';
import { pageMetadata, shorten } from './metadata';
import { breadcrumbList, itemList } from './list-data';
import { productThing, store, webSite } from './structured-data';

const HOST = 'https://shop.example';
const medicine = { class: 'dangerous', policy: 'approval', reg_no: '1A 1/60' } as const;

const product: Product = {
  id: 7,
  item_code: '100007',
  product_name: 'เซรั่มน้ำข้าว',
  product_name_en: 'Rice Serum',
  product_name_th: 'เซรั่มน้ำข้าว',
  price: 590,
  deal_price: 472.5,
  member_price: 0,
  now: nowOf('deal', 590, 472.5),
  flash: null,
  promotions: [],
  price_source: 'deal',
  image: { thumbnail_url: '/media/7.webp', large_url: '/media/7-large.webp' },
  images: [{ thumbnail_url: '/media/7.webp', large_url: '/media/7-large.webp', alt: 'Rice' }],
  brand_id: 2,
  brand_desc: 'ลูนารา',
  category_name: 'ดูแลผิวหน้า',
  i_dept_desc: '',
  i_group_desc: '',
  i_sub_grp_desc: '',
  rating: { average: 4.56, count: 12 },
  stock: 'low',
  drug: null,
  description: 'บางเบา',
  how_to: '',
  ingredients: '',
  warnings: '',
  reg_no: null,
  size: '30 ml',
  variants: null,
  gtin: null,
  seo: { title: '', description: '' },
  limit: null,
  max_qty: 40,
  branch_count: 3,
  category_id: 1,
  dept_id: 103,
  delivery: { from: '2026-11-23', until: '2026-11-24', fee: 40, free_from: 699 },
  earned_coins: 4,
  breadcrumb: [],
};

beforeAll(() => {
  process.env.PUBLIC_URL = HOST;
});

describe('JsonLd', () => {
  it('cannot be closed by a name', () => {
    const name = '</script><script>alert(1)</script>\u2028&';
    const html = renderToStaticMarkup(<JsonLd data={breadcrumbList(HOST, [{ name }])} />);
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    const json = html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'));
    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(json)).toMatchObject({ itemListElement: [{ name }] });
  });
});

describe('productThing', () => {
  it('offers at the price that the shop charges', () => {
    expect(productThing('th', product, true)).toMatchObject({
      offers: {
        price: '472.50',
        priceCurrency: 'THB',
        availability: 'https://schema.org/InStock',
        url: `${HOST}/th/products/${encodeURIComponent('เซรั่มน้ำข้าว')}/7`,
      },
      aggregateRating: { ratingValue: '4.6', reviewCount: 12 },
      image: [`${HOST}/media/7-large.webp`],
    });
  });

  it('has the barcode of a product that has one', () => {
    expect(productThing('th', product, true)).not.toHaveProperty('gtin');
    expect(productThing('th', { ...product, gtin: '036000291452' }, true)).toMatchObject({
      gtin: '036000291452',
    });
  });

  it('offers at the list price without a deal', () => {
    expect(productThing('th', { ...product, now: nowOf('list', 590) }, true)).toMatchObject({
      offers: { price: '590.00' },
    });
  });

  it('states the end of a flash price', () => {
    const flash = { price: 399, ends_at: '2026-11-21T13:00:00.000Z', left: 3, quota: 20 };
    const now = nowOf('flash', 590, 399);
    expect(productThing('th', { ...product, flash, now }, true)).toMatchObject({
      offers: { price: '399.00', priceValidUntil: '2026-11-21T12:59:59.999Z' },
    });
    const { offers } = productThing('th', { ...product, flash }, true);
    expect(offers).toMatchObject({ price: '472.50' });
    expect(offers).not.toHaveProperty('priceValidUntil');
  });

  it('omits ratings that the page does not show', () => {
    expect(productThing('th', product, false)).not.toHaveProperty('aggregateRating');
  });

  it('reports sold-out products', () => {
    expect(productThing('th', { ...product, stock: 'none' }, true)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('has no offer for a medicine that needs an approval, and no rating without reviews', () => {
    const unrated = { ...product, drug: medicine, rating: { average: 0, count: 0 } };
    const thing = productThing('th', unrated, true);
    expect(thing).not.toHaveProperty('offers');
    expect(thing).not.toHaveProperty('aggregateRating');
  });
});

describe('variants', () => {
  const sibling = (id: number, name: string, values: string[]): Variant => ({
    ...{ id, item_code: String(100_000 + id), product_name: name, values },
    ...{ now: nowOf('list', 590), stock: 'low' as const },
  });
  const ofTwo = {
    ...product,
    variants: {
      options: ['ขนาด', 'เฉดสี'],
      siblings: [
        sibling(9, 'รองพื้นโกลว์ เบอร์ 10 โกโก้ 15 มล.', ['15 มล.', '10 โกโก้']),
        sibling(7, 'รองพื้นโกลว์ เบอร์ 10 โกโก้ 30 มล.', ['30 มล.', '10 โกโก้']),
      ],
    },
  };

  it('name the group, how its products differ, and the values of each', () => {
    expect(productThing('th', ofTwo, true)).toMatchObject({
      ...{ size: '30 มล.', color: '10 โกโก้' },
      isVariantOf: {
        ...{ '@type': 'ProductGroup', productGroupID: '100007' },
        name: 'รองพื้นโกลว์ เบอร์ 10 โกโก้',
        variesBy: ['https://schema.org/size', 'https://schema.org/color'],
        hasVariant: [
          { sku: '100009', size: '15 มล.', color: '10 โกโก้' },
          {
            sku: '100007',
            url: `${HOST}${productPath('th', sibling(7, 'รองพื้นโกลว์ เบอร์ 10 โกโก้ 30 มล.', []))}`,
          },
        ],
      },
    });
  });

  it('have the name of an option that schema.org does not know', () => {
    const siblings = [sibling(7, 'Gum mint', ['Mint']), sibling(8, 'Gum lime', ['Lime'])];
    const thing = productThing(
      'en',
      { ...product, variants: { options: ['Flavour'], siblings } },
      true,
    );
    const own = [{ '@type': 'PropertyValue', name: 'Flavour', value: 'Mint' }];
    expect(thing).toMatchObject({
      additionalProperty: own,
      isVariantOf: { name: 'Gum', variesBy: ['Flavour'] },
    });
    expect(thing).not.toHaveProperty('size');
  });

  it('are left out where there is nothing to choose between', () => {
    expect(productThing('th', product, true)).not.toHaveProperty('isVariantOf');
  });
});

const listed = { id: product.id, name: product.product_name };

it('continues the numbering of a list across pages', () => {
  expect(itemList('en', { origin: HOST, first: 25 }, [listed, listed])).toMatchObject({
    itemListElement: [{ position: 25 }, { position: 26 }],
  });
});

it("lists a branch's holidays as special hours, closed days with zero length", () => {
  const branch = {
    id: 3,
    name: 'Sala',
    name_en: 'Sala',
    name_th: 'ศาลา',
    address: '1 Road',
    province_code: '10',
    lat: 13.7,
    lng: 100.5,
    phone: '02-123-4567',
    hours: [['09:00', '20:00'], null] as [string, string][],
    services: [],
    open_now: true,
    holidays: [
      { date: '2026-12-05', name: 'Father’s Day', hours: null },
      {
        date: '2026-12-10',
        name: 'Constitution Day',
        hours: ['12:00', '15:00'] as [string, string],
      },
    ],
    pharmacist_hours: null,
    pharmacist_on_duty: false,
    pharmacy_licence_no: null,
    distance_m: null,
    stock: null,
    lacking: [],
    ready_at: null,
  };
  const day = { '@type': 'OpeningHoursSpecification' };
  expect(store('en', branch)).toMatchObject({
    '@type': 'Pharmacy',
    specialOpeningHoursSpecification: [
      {
        ...day,
        validFrom: '2026-12-05',
        validThrough: '2026-12-05',
        opens: '00:00',
        closes: '00:00',
      },
      {
        ...day,
        validFrom: '2026-12-10',
        validThrough: '2026-12-10',
        opens: '12:00',
        closes: '15:00',
      },
    ],
  });
  expect(store('en', { ...branch, holidays: [] })).not.toHaveProperty(
    'specialOpeningHoursSpecification',
  );
});

it('offers a search in the page language', () => {
  expect(webSite('th')).toMatchObject({
    potentialAction: {
      target: { urlTemplate: `${HOST}/th/products/search?keyword={search_term_string}` },
    },
  });
});

describe('pageMetadata', () => {
  const seo = {
    locale: 'th',
    page: 'brands',
    title: 'แบรนด์',
    description: 'ทั้งหมด',
  } as const;

  it('names itself and its languages on the configured host', () => {
    expect(pageMetadata({ ...seo, locale: 'th' })).toMatchObject({
      alternates: {
        canonical: `${HOST}/th/brands`,
        languages: {
          en: `${HOST}/brands`,
          th: `${HOST}/th/brands`,
          'x-default': `${HOST}/brands`,
        },
      },
      openGraph: { images: [{ width: 1200, height: 630, url: `${HOST}/og/th/pages/brands.jpg` }] },
      twitter: { card: 'summary_large_image' },
    });
  });

  it('keeps variants out of search engines', () => {
    expect(pageMetadata({ ...seo, locale: 'th' })).not.toHaveProperty('robots');
    expect(pageMetadata({ ...seo, locale: 'th', index: false })).toMatchObject({
      robots: { index: false },
    });
  });
});

describe('shorten', () => {
  it('keeps short texts, and cuts between words', () => {
    expect(shorten('  Two \n words ', 'en')).toBe('Two words');
    expect(shorten('alpha beta gamma', 'en', 12)).toBe('alpha beta…');
  });

  it('cuts Thai without breaking a word', () => {
    const text = 'เซรั่มน้ำข้าวบำรุงผิวหน้าสูตรอ่อนโยน';
    const cut = shorten(text, 'th', 20);
    expect(cut.length).toBeLessThanOrEqual(20);
    expect(text.startsWith(cut.slice(0, -1))).toBe(true);
  });
});
